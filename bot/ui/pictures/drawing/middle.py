"""The middle of a table's picture: the game, the stage of the hand, and the pot."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.cards import BOARD_MOST, card, paint_slot, places
from bot.ui.pictures.drawing.chips import pile, pile_width
from bot.ui.pictures.drawing.colours import BLACK, FELT_DARK, FELT_INK, GOLD, INK, Box, Colour
from bot.ui.pictures.drawing.layout import CARD, SMALL, Sizes
from bot.ui.pictures.table_picture import TablePicture

Piece = tuple[int, Callable[[Box], object]]
"""A part of the middle: (its height, a function that paints it into the given box)."""
_GAP: Final = 6
_BETWEEN: Final = " · "
_SCALES: Final = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
_LARGE: Final = 4
"""The number of scales at which a phone shows a board's ranks at least 10 pixels high."""
_SEEN: Final = 77
"""The part of a board's card that its neighbour leaves free, in percent of its width."""
_APART: Final = 4
"""The space between empty places where the board's cards overlap, in pixels."""
_TIGHT: Final = 2
"""The gap if the parts barely fit."""
_CHIP: Final = 24


@dataclass(frozen=True, slots=True)
class _Way:
    """A choice of what is shown, and how large."""

    scale: float
    """The scale of the cards."""
    shown: TablePicture
    texts: float
    """The scale of the texts and chips."""
    gap: int = _GAP


def paint_middle(canvas: Canvas, middle: Box, picture: TablePicture) -> None:
    """Paint the parts one below the other, centred, and as large as the box allows.

    If they do not fit, the title is left out, and at last the stage; the alternative text has both anyway. They and
    the total of several pots also give way to a board, because it tells more the larger it is.
    """
    left, top, right, bottom = middle
    for way in _ways(picture):
        pieces = _pieces(canvas, way, right - left)
        height = sum(high + way.gap for high, _ in pieces) - way.gap
        if height <= bottom - top and _width(way) <= right - left:
            break
    line = max(top, (top + bottom - height) // 2)
    for high, paint in pieces:
        paint((left, line, right, line + high))
        line += high + way.gap


def _ways(picture: TablePicture) -> Iterator[_Way]:
    """Yield the ways to show the picture, the best first."""
    if _in_row(picture):
        yield from _ways_with_board(picture)
    else:
        untitled = replace(picture, title="")
        yield from (_Way(scale, shown, scale) for shown in (picture, untitled) for scale in _SCALES)
        yield _Way(1.0, untitled, 1.0, _TIGHT)
        yield _Way(1.0, replace(untitled, stage=""), 1.0, _TIGHT)


def _ways_with_board(picture: TablePicture) -> Iterator[_Way]:
    """Yield the ways to show a board, the largest first; the total gives way only if it is told elsewhere."""
    untitled = replace(picture, title="")
    bare = replace(untitled, stage="")
    told = len(picture.pots) > 1 or bool(picture.board_lifted)
    least = replace(bare, pot_text="") if told else bare
    for scales in (_SCALES[:_LARGE], _SCALES[_LARGE:]):
        for scale in scales:
            yield _Way(scale, picture, scale)
            yield from (_Way(scale, shown, texts) for shown in (untitled, bare) for texts in (scale, 1.0))
        yield from (_Way(scale, least, 1.0) for scale in scales)
    yield from (_Way(1.0, shown, 1.0, _TIGHT) for shown in (bare, least, replace(least, banner="")))


def _in_row(picture: TablePicture) -> bool:
    """Return True if the board has a row of its own; a community card lies beside the pot."""
    return len(picture.board) > 1


def _pieces(canvas: Canvas, way: _Way, room: int) -> list[Piece]:
    picture, cards, texts = way.shown, Sizes(way.scale), Sizes(way.texts)
    of, pieces = texts.of, list[Piece]()
    if picture.title:
        pieces += [_line(canvas, line, of(SMALL), FELT_INK) for line in fonts.wrapped(picture.title, SMALL, room)]
    if picture.stage:
        pieces.append(_line(canvas, picture.stage, of(35), INK))
    if picture.banner:
        pieces.append((of(40), lambda box: canvas.pill(picture.banner, box, of(33), GOLD, BLACK, least=SMALL)))
    if _in_row(picture):
        lift = cards.lift if picture.board_lifted else 0
        pieces.append((cards.of(CARD[1]) + lift, lambda box: _board(canvas, cards, box, picture)))
    elif picture.board:
        pieces.append((cards.of(CARD[1]), lambda box: _pot_and_board(canvas, cards, box, picture)))
    if picture.pot_text and (_in_row(picture) or not picture.board):
        pieces.append((of(45), lambda box: _pot(canvas, texts, box, picture)))
    if len(picture.pots) > 1:
        pots = _BETWEEN.join(pot.label for pot in picture.pots)
        pieces += [_line(canvas, line, SMALL, FELT_INK) for line in fonts.wrapped(pots, SMALL, room, _BETWEEN)]
    return pieces


def _line(canvas: Canvas, text: str, size: int, colour: Colour) -> Piece:
    return size + 6, lambda box: canvas.text(text, box, size, colour, least=SMALL)


def _width(way: _Way) -> int:
    """Return the least width of the board in its row, or of the pot's background and the board beside it.

    The pot's text may be cut, but only at its smallest.
    """
    sizes, texts, picture = Sizes(way.scale), Sizes(way.texts), way.shown
    if not _in_row(picture):
        return _width_beside(sizes, picture) if way.gap > _TIGHT else 0
    width = sizes.of(CARD[0])
    row = width + (BOARD_MOST - 1) * (width * _SEEN // 100)
    return max(row, _pot_width(texts, picture)) if way.texts > 1 else row


def _width_beside(sizes: Sizes, picture: TablePicture) -> int:
    return _pot_width(sizes, picture) + len(picture.board) * (sizes.of(6) + sizes.of(CARD[0]))


def _pot_width(sizes: Sizes, picture: TablePicture) -> int:
    of = sizes.of
    chips = pile_width(sum(pot.amount for pot in picture.pots), of(_CHIP))
    return chips + of(39) + fonts.width(picture.pot_text, of(35)) if picture.pot_text else 0


def _pot(canvas: Canvas, sizes: Sizes, box: Box, picture: TablePicture) -> None:
    of = sizes.of
    left, top, right, bottom = box
    chips = pile(sum(pot.amount for pot in picture.pots), of(_CHIP))
    text, size = fonts.fitted(picture.pot_text, of(35), right - left - chips.size[0] - of(39), SMALL)
    whole = chips.size[0] + of(9) + fonts.width(text, size)
    start = (left + right - whole) // 2
    canvas.plate((start - of(15), top, start + whole + of(15), bottom), of(21), FELT_DARK)
    canvas.stamp((chips, start, bottom - of(6) - chips.size[1]))
    canvas.text(text, (start + chips.size[0] + of(9), top, start + whole, bottom), size, INK, align="left")


def _board(canvas: Canvas, sizes: Sizes, box: Box, picture: TablePicture) -> None:
    """Paint the board; at the showdown the winners' cards are raised if the box has room for that."""
    width, height = sizes.of(CARD[0]), sizes.of(CARD[1])
    slots = places(box, width, BOARD_MOST if _in_row(picture) else 1, sizes.of(_GAP))
    for left in slots[len(picture.board) :]:
        paint_slot(canvas, (left, box[3] - height, left + min(width, slots[1] - slots[0] - _APART), box[3]))
    row = []
    for face, left in zip(picture.board, slots, strict=False):
        lifted = face in picture.board_lifted
        idle = bool(picture.board_lifted) and not lifted
        row.append((card(face, width, height, dim=idle, gold=lifted), left, box[1] if lifted else box[3] - height))
    canvas.stamp(*row)


def _pot_and_board(canvas: Canvas, sizes: Sizes, box: Box, picture: TablePicture) -> None:
    """Paint the pot with the board at its right, both centred as one."""
    width, height = sizes.of(CARD[0]), sizes.of(CARD[1])
    left, top, right, bottom = box
    spare = max(right - left - _width_beside(sizes, picture), 0) // 2
    left, right = left + spare, right - spare
    beside = right - len(picture.board) * (width + sizes.of(6))
    _board(canvas, sizes, (beside + sizes.of(6), top, right, top + height), picture)
    right = beside
    middle, half = (top + bottom) // 2, sizes.of(23)
    _pot(canvas, sizes, (left, middle - half, right, middle + half), picture)
