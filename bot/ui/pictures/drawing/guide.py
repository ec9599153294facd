"""The picture of a game's example hands: two numbered columns, the best first.

Cards that do not count are dimmed and stand apart.
"""

from typing import Final

from PIL import Image

from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.cards import card
from bot.ui.pictures.drawing.colours import BLACK, FELT, FELT_DARK, FELT_INK, GOLD, GROUND, INK, PLATE, png
from bot.ui.pictures.guide_picture import Example, GuidePicture

WIDTH: Final = 1000
_EDGE: Final = 30
_HEAD: Final = 92
_FOOT: Final = 60
_ROW: Final = 176
_HALVES_ROW: Final = 200
"""The height of a row with two names."""
_CARD: Final = (88, 127)
_STEP: Final = 74
_BADGE: Final = 40
_CARDS_FROM: Final = 54
"""The distance of the cards from the left edge of a column."""
_STRIP: Final = 38
_HALF_STRIP: Final = 32
"""The height of a name's plate if there are two names."""
_APART: Final = 20
"""The gap between the cards that count and those that do not."""
_COLUMN: Final = (WIDTH - _EDGE) // 2


def height(picture: GuidePicture) -> int:
    """Return the height of the whole picture, in pixels."""
    return _HEAD + _rows(picture) * _row_height(picture) + (_FOOT if picture.place else 0)


def draw_guide(picture: GuidePicture) -> bytes:
    """Return a PNG of ``WIDTH`` x ``height``.

    It takes some milliseconds, so do not call it on the event loop.
    """
    high = height(picture)
    canvas = Canvas(Image.new("RGB", (WIDTH, high), GROUND))
    canvas.plate((0, 0, WIDTH, high), 28, FELT, FELT_DARK, 6)
    left = canvas.text(picture.heading, (WIDTH // 2, 18, WIDTH - _EDGE, 66), 30, FELT_INK, align="right", least=20)[0]
    canvas.text(picture.game, (_EDGE, 18, left - 24, 66), 40, INK, align="left", least=24)
    for at, example in enumerate(picture.examples):
        column, row = divmod(at, _rows(picture))
        _example(canvas, _EDGE + column * _COLUMN, _HEAD + row * _row_height(picture), at + 1, example)
    if picture.place:
        canvas.text(picture.place, (_EDGE, high - _FOOT, WIDTH - _EDGE, high - 18), 28, FELT_INK, least=16)
    return png(canvas.image)


def _rows(picture: GuidePicture) -> int:
    return -(-len(picture.examples) // 2)


def _row_height(picture: GuidePicture) -> int:
    return _HALVES_ROW if any(example.halves for example in picture.examples) else _ROW


def _example(canvas: Canvas, left: int, top: int, place: int, example: Example) -> None:
    middle, start = top + _CARD[1] // 2, left + _CARDS_FROM
    badge = (left, middle - _BADGE // 2, left + _BADGE, middle + _BADGE // 2)
    canvas.plate(badge, _BADGE // 3, PLATE)
    canvas.text(str(place), badge, 26, INK)
    at = start
    for number, face in enumerate(example.cards):
        idle = number >= example.counting
        at += _APART if idle and number == example.counting else 0
        canvas.stamp(card(face, *_CARD, dim=idle), at, top)
        at += _STEP
    high = _HALF_STRIP if example.halves else _STRIP
    for line, name in enumerate(example.halves or (example.name,)):
        # The first name overlaps the cards' lower edge, below the suits.
        upper = top + _CARD[1] - 20 + line * (high + 2)
        strip = (start, upper, left + _COLUMN - _EDGE, upper + high)
        canvas.pill(name, strip, 26, BLACK, GOLD if place == 1 else INK, align="left", least=15)
