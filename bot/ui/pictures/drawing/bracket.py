"""The picture of a bracket: rounds from left to right, or the many matches of one round in two columns."""

from typing import Final

from bot.ui.pictures.bracket_picture import BracketMatch, BracketPicture, BracketRound, BracketSlot
from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.colours import (
    FELT_INK,
    GOLD,
    INK,
    INK_DIM,
    PLATE,
    PLATE_DIM,
    PLATE_TURN,
    Colour,
)
from bot.ui.pictures.drawing.png import png
from bot.ui.pictures.drawing.sheet import LEGIBLE, WIDTH, felt_sheet

_EDGE: Final = 32
_HEAD: Final = 150
_FOOT: Final = 32
_SLOT: Final = 50
_MATCH: Final = 2 * _SLOT
_ROW: Final = _MATCH + 20
_GAP: Final = 36
_NAME: Final = 38
_COLUMNS: Final = 2
"""The number of columns in which the matches of a single round are drawn."""
_INK: Final[dict[str, tuple[Colour, Colour]]] = {
    "open": (PLATE_DIM, INK_DIM),
    "in": (PLATE, INK),
    "through": (PLATE_TURN, GOLD),
    "out": (PLATE_DIM, INK_DIM),
}
"""State of a slot -> colours of the plate and the name."""


def height(picture: BracketPicture) -> int:
    """Return the height of the whole picture, in pixels."""
    return _HEAD + _rows(picture) * _ROW + _FOOT


def _rows(picture: BracketPicture) -> int:
    """Return how many matches stand one above the other."""
    if len(picture.rounds) == 1:
        return -(-len(picture.rounds[0].matches) // _COLUMNS)
    last = len(picture.rounds) - 1
    return sum(_span(picture, last, number) for number in range(len(picture.rounds[last].matches)))


def _span(picture: BracketPicture, column: int, number: int) -> int:
    """Return how many rows a match needs for itself and for the matches drawn before it."""
    feeders = picture.rounds[column].matches[number].feeders
    return max(1, sum(_span(picture, column - 1, feeder) for feeder in feeders))


def nameless_players(picture: BracketPicture) -> tuple[int, ...]:
    """Return the numbers in the draw of the players whose names the font cannot write."""
    slots = [slot for each in picture.rounds for match in each.matches for slot in match.slots if slot.name]
    missing = {slot.label for slot in slots if fonts.drawable(slot.name, slot.label) == slot.label != slot.name}
    return tuple(sorted(int(label.removeprefix("#")) for label in missing))


def draw_bracket(picture: BracketPicture) -> bytes:
    """Draw the bracket and return a PNG of ``WIDTH`` x ``height``.

    It takes some milliseconds, so do not call it on the event loop.
    """
    high = height(picture)
    canvas = felt_sheet(WIDTH, high)
    canvas.text(picture.title, (_EDGE, 22, WIDTH - _EDGE, 78), 46, INK, least=LEGIBLE)
    if len(picture.rounds) == 1:
        _grid(canvas, picture.rounds[0])
        return png(canvas.image)
    for column, each in enumerate(picture.rounds):
        left, right = _sides(column, len(picture.rounds))
        canvas.text(each.title, (left, 88, right, 138), 36, FELT_INK, least=LEGIBLE)
    top = 0
    for number in range(len(picture.rounds[-1].matches)):
        _tree(canvas, picture, len(picture.rounds) - 1, number, top)
        top += _span(picture, len(picture.rounds) - 1, number)
    return png(canvas.image)


def _grid(canvas: Canvas, shown: BracketRound) -> None:
    """Draw the matches of one round, line by line."""
    canvas.text(shown.title, (_EDGE, 88, WIDTH - _EDGE, 138), 36, FELT_INK, least=LEGIBLE)
    columns = min(_COLUMNS, len(shown.matches))
    for number, match in enumerate(shown.matches):
        row, column = divmod(number, columns)
        left, right = _sides(column, columns)
        _match(canvas, match, left, right, _HEAD + row * _ROW)


def _tree(canvas: Canvas, picture: BracketPicture, column: int, number: int, row: int) -> int:
    """Draw a match, and to its left the matches whose winners it gets; return the y coordinate of its middle.

    ``row``: the first of its rows.
    """
    match, columns = picture.rounds[column].matches[number], len(picture.rounds)
    left, right = _sides(column, columns)
    middle = _HEAD + row * _ROW + _span(picture, column, number) * _ROW // 2
    for feeder in match.feeders:
        start = _tree(canvas, picture, column - 1, feeder, row)
        row += _span(picture, column - 1, feeder)
        turn = left - _GAP // 2
        canvas.line([(left - _GAP, start), (turn, start), (turn, middle), (left, middle)], FELT_INK, 3)
    _match(canvas, match, left, right, middle - _MATCH // 2)
    return middle


def _sides(column: int, columns: int) -> tuple[int, int]:
    """Return the left and the right x coordinate of a column."""
    wide = (WIDTH - 2 * _EDGE - (columns - 1) * _GAP) // columns
    left = _EDGE + column * (wide + _GAP)
    return left, left + wide


def _match(canvas: Canvas, match: BracketMatch, left: int, right: int, top: int) -> None:
    for number, slot in enumerate(match.slots):
        _slot(canvas, slot, left, right, top + number * _SLOT)


def _slot(canvas: Canvas, slot: BracketSlot, left: int, right: int, top: int) -> None:
    fill, ink = _INK[slot.state]
    canvas.plate((left, top, right, top + _SLOT - 3), 10, fill)
    if slot.name:
        name = fonts.drawable(slot.name, slot.label)
        canvas.text(name, (left + 14, top, right - 12, top + _SLOT - 3), _NAME, ink, align="left", least=LEGIBLE)
