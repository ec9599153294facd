"""The picture of a game's example hands: two numbered columns, the best first.

Cards that do not count are dimmed and placed apart.
"""

from itertools import accumulate
from typing import Final

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.cards import card
from bot.ui.pictures.drawing.colours import FELT_INK, GOLD, INK, PLATE
from bot.ui.pictures.drawing.png import png
from bot.ui.pictures.drawing.sheet import LEGIBLE, WIDTH, felt_sheet
from bot.ui.pictures.guide_picture import Example, GuidePicture

_EDGE: Final = 30
_HEAD: Final = 100
_FOOT: Final = 68
_CARD: Final = (88, 127)
_STEP: Final = 74
_BADGE: Final = 44
_CARDS_FROM: Final = 58
"""The distance from the left edge of a column to its cards, in pixels."""
_LINE: Final = 42
"""The height of the line with a hand's name, below its cards, in pixels."""
_BELOW: Final = 22
"""The space below an example, in pixels."""
_APART: Final = 20
"""The space between the cards that count and those that do not, in pixels."""
_COLUMN: Final = (WIDTH - _EDGE) // 2


def height(picture: GuidePicture) -> int:
    """Return the height of the whole picture, in pixels."""
    return _HEAD + sum(_row_heights(picture)) + (_FOOT if picture.place else 0)


def draw_guide(picture: GuidePicture) -> bytes:
    """Draw the guide and return a PNG of ``WIDTH`` x ``height``.

    It takes some milliseconds, so do not call it on the event loop.
    """
    high = height(picture)
    canvas = felt_sheet(WIDTH, high)
    head = (WIDTH // 2, 20, WIDTH - _EDGE, 76)
    left = canvas.text(picture.heading, head, 36, FELT_INK, align="right", least=LEGIBLE)[0]
    canvas.text(picture.game, (_EDGE, 20, left - 24, 76), 44, INK, align="left", least=LEGIBLE)
    tops = list(accumulate(_row_heights(picture), initial=_HEAD))
    for at, example in enumerate(picture.examples):
        column, row = divmod(at, len(tops) - 1)
        _example(canvas, _EDGE + column * _COLUMN, tops[row], at + 1, example)
    if picture.place:
        canvas.text(picture.place, (_EDGE, high - _FOOT, WIDTH - _EDGE, high - 18), 36, FELT_INK, least=LEGIBLE)
    return png(canvas.image)


def _row_heights(picture: GuidePicture) -> list[int]:
    """Return the height of each row; a row has two examples."""
    rows = -(-len(picture.examples) // 2)
    lines = [max(len(_names(example)) for example in picture.examples[row::rows]) for row in range(rows)]
    return [_CARD[1] + _LINE * count + _BELOW for count in lines]


def _names(example: Example) -> tuple[str, ...]:
    """Return the hand's name as one or two lines; in a split-pot game, one line for each half of the pot."""
    room = _COLUMN - _CARDS_FROM - _EDGE
    names = example.halves or (example.name,)
    return tuple(line for name in names for line in fonts.wrapped(name, LEGIBLE, room))


def _example(canvas: Canvas, left: int, top: int, place: int, example: Example) -> None:
    middle, start = top + _CARD[1] // 2, left + _CARDS_FROM
    badge = (left, middle - _BADGE // 2, left + _BADGE, middle + _BADGE // 2)
    canvas.plate(badge, _BADGE // 3, PLATE)
    canvas.text(str(place), badge, LEGIBLE, INK, least=LEGIBLE)
    at = start
    for number, face in enumerate(example.cards):
        idle = number >= example.counting
        at += _APART if idle and number == example.counting else 0
        canvas.stamp((card(face, *_CARD, dim=idle), at, top))
        at += _STEP
    for line, name in enumerate(_names(example)):
        upper = top + _CARD[1] + line * _LINE
        within = (start, upper, left + _COLUMN - _EDGE, upper + _LINE)
        canvas.text(name, within, LEGIBLE, GOLD if place == 1 else INK, align="left", least=LEGIBLE)
