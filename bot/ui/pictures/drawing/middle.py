"""The middle of the table: the game, the stage of the hand, and the pot."""

from collections.abc import Callable
from typing import Final

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.cards import card
from bot.ui.pictures.drawing.chips import pile
from bot.ui.pictures.drawing.colours import BLACK, FELT_DARK, FELT_INK, GOLD, INK, Box, Colour
from bot.ui.pictures.drawing.layout import Sizes, TableGeometry
from bot.ui.pictures.table_picture import TablePicture

Piece = tuple[int, Callable[[Box], object]]
"""A part of the middle: its height, and the function that paints it into a box."""
_GAP: Final = 6
_SCALES: Final = (1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6)
_CARD: Final = (76, 110)


def paint_middle(canvas: Canvas, placed: TableGeometry, picture: TablePicture) -> None:
    """Paint the parts one below the other, centred and as large as fits."""
    left, top, right, bottom = placed.middle
    for scale in _SCALES:
        pieces = _pieces(canvas, Sizes(scale), picture)
        height = sum(high + _GAP for high, _ in pieces) - _GAP
        if height <= bottom - top:
            break
    line = max(top, (top + bottom - height) // 2)
    for high, paint in pieces:
        paint((left, line, right, line + high))
        line += high + _GAP


def _pieces(canvas: Canvas, sizes: Sizes, picture: TablePicture) -> list[Piece]:
    of = sizes.of
    pieces = [_line(canvas, picture.title, of(27), FELT_INK)]
    if picture.stage:
        pieces.append(_line(canvas, picture.stage, of(34), INK))
    if picture.banner:
        pieces.append((of(46), lambda box: canvas.pill(picture.banner, box, of(30), GOLD, BLACK, least=of(18))))
    if picture.community is not None:
        pieces.append((of(_CARD[1]), lambda box: _pot_and_card(canvas, sizes, box, picture)))
    elif picture.pot_text:
        pieces.append((of(56), lambda box: _pot(canvas, sizes, box, picture)))
    if len(picture.pots) > 1:
        pieces.append(_line(canvas, " · ".join(pot.label for pot in picture.pots), of(25), FELT_INK))
    return pieces


def _line(canvas: Canvas, text: str, size: int, colour: Colour) -> Piece:
    return size + 8, lambda box: canvas.text(text, box, size, colour, least=size // 2)


def _pot(canvas: Canvas, sizes: Sizes, box: Box, picture: TablePicture) -> None:
    of = sizes.of
    left, top, right, bottom = box
    chips = pile(sum(pot.amount for pot in picture.pots), of(30))
    text, size = fonts.fitted(picture.pot_text, of(38), right - left - chips.size[0] - of(50), of(20))
    whole = chips.size[0] + of(12) + fonts.width(text, size)
    start = (left + right - whole) // 2
    canvas.plate((start - of(20), top, start + whole + of(20), bottom), of(28), FELT_DARK)
    canvas.stamp(chips, start, bottom - of(8) - chips.size[1])
    canvas.text(text, (start + chips.size[0] + of(12), top, start + whole, bottom), size, INK, align="left")


def _pot_and_card(canvas: Canvas, sizes: Sizes, box: Box, picture: TablePicture) -> None:
    """Paint the pot, and the community card to the right of it."""
    assert picture.community is not None
    width, height = sizes.of(_CARD[0]), sizes.of(_CARD[1])
    left, top, right, bottom = box
    canvas.stamp(card(picture.community, width, height, gold=picture.community_lifted), right - width, top)
    middle, half = (top + bottom) // 2, sizes.of(28)
    _pot(canvas, sizes, (left, middle - half, right - width - sizes.of(8), middle + half), picture)
