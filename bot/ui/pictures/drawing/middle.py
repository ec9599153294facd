"""The middle of a table's picture: the game, the stage of the hand, and the pot."""

from collections.abc import Callable
from typing import Final

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.cards import card
from bot.ui.pictures.drawing.chips import pile, pile_width
from bot.ui.pictures.drawing.colours import BLACK, FELT_DARK, FELT_INK, GOLD, INK, Box, Colour
from bot.ui.pictures.drawing.layout import SMALL, Sizes
from bot.ui.pictures.table_picture import TablePicture

Piece = tuple[int, Callable[[Box], object]]
"""A part of the middle: (its height, a function that paints it into the given box)."""
_GAP: Final = 6
_BETWEEN: Final = " · "
_SCALES: Final = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
_CARD: Final = (57, 82)
_CHIP: Final = 24


def paint_middle(canvas: Canvas, middle: Box, picture: TablePicture) -> None:
    """Paint the parts one below the other, centred, and as large as the box allows.

    If they do not fit, the title is left out; the message has it anyway.
    """
    left, top, right, bottom = middle
    ways = [*((scale, True) for scale in _SCALES), *((scale, False) for scale in _SCALES)]
    for scale, titled in ways:
        pieces = _pieces(canvas, Sizes(scale), right - left, picture, titled=titled)
        height = sum(high + _GAP for high, _ in pieces) - _GAP
        if height <= bottom - top and _pot_width(Sizes(scale), picture) <= right - left:
            break
    line = max(top, (top + bottom - height) // 2)
    for high, paint in pieces:
        paint((left, line, right, line + high))
        line += high + _GAP


def _pieces(canvas: Canvas, sizes: Sizes, room: int, picture: TablePicture, *, titled: bool) -> list[Piece]:
    of, pieces = sizes.of, list[Piece]()
    if titled:
        pieces += [_line(canvas, line, of(SMALL), FELT_INK) for line in fonts.wrapped(picture.title, SMALL, room)]
    if picture.stage:
        pieces.append(_line(canvas, picture.stage, of(35), INK))
    if picture.banner:
        pieces.append((of(40), lambda box: canvas.pill(picture.banner, box, of(33), GOLD, BLACK, least=SMALL)))
    if picture.board:
        pieces.append((of(_CARD[1]), lambda box: _pot_and_board(canvas, sizes, box, picture)))
    elif picture.pot_text:
        pieces.append((of(45), lambda box: _pot(canvas, sizes, box, picture)))
    if len(picture.pots) > 1:
        pots = _BETWEEN.join(pot.label for pot in picture.pots)
        pieces += [_line(canvas, line, SMALL, FELT_INK) for line in fonts.wrapped(pots, SMALL, room, _BETWEEN)]
    return pieces


def _line(canvas: Canvas, text: str, size: int, colour: Colour) -> Piece:
    return size + 6, lambda box: canvas.text(text, box, size, colour, least=SMALL)


def _pot_width(sizes: Sizes, picture: TablePicture) -> int:
    """Return the width of the pot's background and the board beside it."""
    of = sizes.of
    chips = pile_width(sum(pot.amount for pot in picture.pots), of(_CHIP))
    plate = chips + of(39) + fonts.width(picture.pot_text, of(35)) if picture.pot_text else 0
    return plate + len(picture.board) * (of(6) + of(_CARD[0]))


def _pot(canvas: Canvas, sizes: Sizes, box: Box, picture: TablePicture) -> None:
    of = sizes.of
    left, top, right, bottom = box
    chips = pile(sum(pot.amount for pot in picture.pots), of(_CHIP))
    text, size = fonts.fitted(picture.pot_text, of(35), right - left - chips.size[0] - of(39), SMALL)
    whole = chips.size[0] + of(9) + fonts.width(text, size)
    start = (left + right - whole) // 2
    canvas.plate((start - of(15), top, start + whole + of(15), bottom), of(21), FELT_DARK)
    canvas.stamp(chips, start, bottom - of(6) - chips.size[1])
    canvas.text(text, (start + chips.size[0] + of(9), top, start + whole, bottom), size, INK, align="left")


def _pot_and_board(canvas: Canvas, sizes: Sizes, box: Box, picture: TablePicture) -> None:
    """Paint the pot with the board at its right, both centred as one."""
    width, height = sizes.of(_CARD[0]), sizes.of(_CARD[1])
    left, top, right, bottom = box
    spare = max(right - left - _pot_width(sizes, picture), 0) // 2
    left, right = left + spare, right - spare
    for face in reversed(picture.board):
        canvas.stamp(card(face, width, height, gold=face in picture.board_lifted), right - width, top)
        right -= width + sizes.of(6)
    middle, half = (top + bottom) // 2, sizes.of(23)
    _pot(canvas, sizes, (left, middle - half, right, middle + half), picture)
