"""The picture of a player's own cards, large, with the hand's name below."""

from functools import cache
from typing import Final

from PIL import Image

from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.cards import card
from bot.ui.pictures.drawing.colours import BLACK, FELT, FELT_DARK, GOLD, GREEN, GROUND, INK, png
from bot.ui.pictures.hand_picture import HandPicture

WIDTH: Final = 720
HEIGHT: Final = 352
LEGIBLE: Final = 35
"""The size of text in pixels; a phone 390 pixels wide shows the picture at 293, and the text at 14."""
_CARD: Final = (148, 214)
_LIFT: Final = 18
_TOP: Final = 36
_EDGE: Final = 16
_LINE: Final = 54
_GAP: Final = 20
"""The gap between down cards, upcards and the community card."""


def draw_hand(picture: HandPicture) -> bytes:
    """Return a PNG of ``WIDTH`` x ``height``; the text beside it names the hand.

    It takes some milliseconds, so do not call it on the event loop.
    """
    canvas = Canvas(_felt(height(picture)).copy())
    _cards(canvas, picture)
    if picture.folded:
        canvas.text(picture.folded_text, _line(0), LEGIBLE, INK, least=LEGIBLE)
    else:
        for at, text in enumerate(picture.halves or (picture.holding,)):
            canvas.text(text, _line(at), 44, GOLD, least=LEGIBLE)
    return png(canvas.image)


def height(picture: HandPicture) -> int:
    """Return the height of the whole picture, in pixels. In a split pot the hand has two names, with a line each."""
    return HEIGHT + (_LINE if picture.halves else 0)


def _line(at: int) -> tuple[int, int, int, int]:
    return _EDGE, HEIGHT - 68 + at * _LINE, WIDTH - _EDGE, HEIGHT - 10 + at * _LINE


@cache
def _felt(high: int) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (WIDTH, high), GROUND))
    canvas.plate((0, 0, WIDTH, high), 28, FELT, FELT_DARK, 6)
    return canvas.image


def _cards(canvas: Canvas, picture: HandPicture) -> None:
    """Paint the cards in groups, as far apart as fits; the cards of the named hand stand out."""
    community = () if picture.community is None else (picture.community,)
    groups = [
        (picture.down_label, picture.down),
        (picture.up_label, picture.upcards),
        (picture.community_label, community),
    ]
    groups = [group for group in groups if group[1]]
    count, gaps = sum(len(cards) for _, cards in groups), _GAP * (len(groups) - 1)
    step = min(_CARD[0] + 10, (WIDTH - 2 * _EDGE - _CARD[0] - gaps) // max(count - 1, 1))
    left = (WIDTH - step * (count - 1) - gaps - _CARD[0]) // 2
    for label, cards in groups:
        start = left
        for face in cards:
            _card(canvas, picture, face, left)
            left += step
        if label:
            width = step * (len(cards) - 1) + _CARD[0]
            box = (start, _TOP + _CARD[1] - 34, start + width, _TOP + _CARD[1] + 14)
            canvas.pill(label, box, LEGIBLE, BLACK, INK, least=LEGIBLE)
        left += _GAP


def _card(canvas: Canvas, picture: HandPicture, face: int, left: int) -> None:
    plays = bool(picture.playing) and face in picture.playing
    idle = picture.folded or (bool(picture.playing) and not plays)
    top = _TOP - _LIFT if plays and len(picture.playing) < _card_count(picture) else _TOP
    canvas.stamp(card(face, *_CARD, dim=idle), left, top)
    if face in picture.fresh:
        canvas.plate((left + _CARD[0] - 36, top + 10, left + _CARD[0] - 12, top + 34), 12, GREEN)


def _card_count(picture: HandPicture) -> int:
    return len(picture.down) + len(picture.upcards) + (picture.community is not None)
