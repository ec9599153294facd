"""The picture of a player's own cards: large, what they make below them."""

from typing import Final

from PIL import Image

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.cards import card
from bot.ui.pictures.drawing.colours import (
    BLACK,
    FELT,
    FELT_DARK,
    FELT_INK,
    FELT_LIGHT,
    GOLD,
    GREEN,
    GROUND,
    INK,
    INK_DIM,
    PILL,
    png,
)
from bot.ui.pictures.hand_picture import HandPicture

WIDTH: Final = 1000
HEIGHT: Final = 380
_CARD: Final = (148, 214)
_LIFT: Final = 18
_TOP: Final = 84
_EDGE: Final = 34


def draw_hand(picture: HandPicture) -> bytes:
    """A PNG of ``WIDTH`` x ``HEIGHT``. Takes some milliseconds: not for the event loop."""
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), GROUND))
    canvas.plate((0, 0, WIDTH, HEIGHT), 28, FELT, FELT_DARK, 6)
    head = (_EDGE, 14, WIDTH - _EDGE, 58)
    said = " · ".join(filter(None, (picture.game, picture.hand, picture.stage)))
    begins = WIDTH * (3 if picture.game else 5) // 10
    right = canvas.text(said, (begins, *head[1:]), 28, FELT_INK, align="right", least=20)[0]
    table = fonts.drawable(picture.table, "")
    if table:
        canvas.text(table, (head[0], head[1], right - 24, head[3]), 32, INK, align="left", least=20)
    _cards(canvas, picture)
    _foot(canvas, picture)
    return png(canvas.image)


def _cards(canvas: Canvas, picture: HandPicture) -> None:
    """Down, up and everybody's cards in groups, as far apart as there is room; those that play stand out."""
    community = () if picture.community is None else (picture.community,)
    groups = [
        (picture.down_label, picture.down),
        (picture.up_label, picture.upcards),
        (picture.community_label, community),
    ]
    groups = [group for group in groups if group[1]]
    count, gap = sum(len(cards) for _, cards in groups), 28
    room = WIDTH - 2 * _EDGE - _CARD[0] - gap * (len(groups) - 1)
    step = min(_CARD[0] + 14, room // max(count - 1, 1))
    left = (WIDTH - step * (count - 1) - gap * (len(groups) - 1) - _CARD[0]) // 2
    for label, cards in groups:
        start = left
        for face in cards:
            _card(canvas, picture, face, left)
            left += step
        if label:
            width = step * (len(cards) - 1) + _CARD[0]
            canvas.pill(label, (start, _TOP + _CARD[1] - 22, start + width, _TOP + _CARD[1] + 14), 24, BLACK, INK_DIM)
        left += gap


def _card(canvas: Canvas, picture: HandPicture, face: int, left: int) -> None:
    plays = bool(picture.playing) and face in picture.playing
    idle = picture.folded or (bool(picture.playing) and not plays)
    top = _TOP - _LIFT if plays and len(picture.playing) < _known(picture) else _TOP
    canvas.stamp(card(face, *_CARD, dim=idle), left, top)
    if face in picture.fresh:
        canvas.plate((left + _CARD[0] - 36, top + 10, left + _CARD[0] - 12, top + 34), 12, GREEN)


def _known(picture: HandPicture) -> int:
    return len(picture.down) + len(picture.upcards) + (picture.community is not None)


def _foot(canvas: Canvas, picture: HandPicture) -> None:
    box = (_EDGE, HEIGHT - 66, WIDTH - _EDGE, HEIGHT - 16)
    if picture.folded:
        canvas.pill(picture.folded_text, box, 32, PILL, INK)
    elif picture.holding:
        canvas.pill(picture.holding, box, 36, FELT_LIGHT, GOLD, least=22)
