"""The picture of a player's own cards in large, with the name of their hand below."""

from functools import cache
from typing import Final

from PIL import Image

from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.colours import GOLD, INK
from bot.ui.pictures.drawing.own_cards import own_height, paint_own_cards
from bot.ui.pictures.drawing.png import png
from bot.ui.pictures.drawing.sheet import felt_sheet
from bot.ui.pictures.hand_picture import HandPicture

WIDTH: Final = 720
LEGIBLE: Final = 35
"""The size of text, in pixels; a phone 390 pixels wide shows the picture at 293, the text at 14."""
_CARD: Final = (148, 214)
_TOP: Final = 24
_EDGE: Final = 14
_LINE: Final = 58
_FOOT: Final = 12


def draw_hand(picture: HandPicture) -> bytes:
    """Draw the player's cards and return a PNG of ``WIDTH`` x ``height``.

    It takes some milliseconds, so do not call it on the event loop.
    """
    canvas = Canvas(_felt(height(picture)).copy())
    below = _cards_end(picture)
    paint_own_cards(canvas, picture, (_EDGE, _TOP, WIDTH - _EDGE, below), _CARD, LEGIBLE)
    lines = (picture.folded_text,) if picture.folded else picture.halves or (picture.holding,)
    for at, text in enumerate(lines):
        line = (_EDGE, below + _FOOT + at * _LINE, WIDTH - _EDGE, below + _FOOT + (at + 1) * _LINE)
        ink, size = (INK, LEGIBLE) if picture.folded else (GOLD, 46)
        canvas.text(text, line, size, ink, least=LEGIBLE)
    return png(canvas.image)


def height(picture: HandPicture) -> int:
    """Return the height of the whole picture, in pixels; in a split-pot game the hand may have two names."""
    return _cards_end(picture) + 2 * _FOOT + _LINE * max(len(picture.halves), 1)


def _cards_end(picture: HandPicture) -> int:
    return _TOP + own_height(picture, _CARD, LEGIBLE)


@cache
def _felt(high: int) -> Image.Image:
    """Return the empty sheet at this height, one byte for each pixel."""
    return felt_sheet(WIDTH, high).image
