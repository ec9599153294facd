"""A player's own cards in large: down cards lower, upcards and a community card a little higher.

In games with a board it is a row of smaller cards below them.
"""

from typing import Final

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.cards import BOARD_MOST, card, paint_slot, places
from bot.ui.pictures.drawing.colours import FELT_INK, GREEN, Box
from bot.ui.pictures.hand_picture import HandPicture

_GAP: Final = 18
"""The space between the groups: down cards, upcards and the board; in pixels."""
_LIFT: Final = 14
"""The number of pixels by which a card is raised that counts in a game with a board."""
_BOARD_PART: Final = 68
"""The size of the board's cards, in percent of the player's own."""
_APART: Final = 10
"""The space between neighbouring cards if they do not overlap, in pixels."""

Group = tuple[str, tuple[int, ...], bool]
"""A group of cards: (label, cards, True if they lie higher than the down cards)."""


def own_height(picture: HandPicture, size: tuple[int, int], label_size: int) -> int:
    """Return the height of all cards, if a down card has this size.

    Where upcards lie higher than down cards, it leaves room for the labels; with a board, for its row.
    """
    if picture.board_game:
        return size[1] + _LIFT + _GAP + _board_size(size)[1] + _LIFT
    return size[1] + (label_size + 14 if picture.down_label or picture.board else 0)


def _board_size(size: tuple[int, int]) -> tuple[int, int]:
    return size[0] * _BOARD_PART // 100, size[1] * _BOARD_PART // 100


def paint_own_cards(
    canvas: Canvas,
    picture: HandPicture,
    box: Box,
    size: tuple[int, int],
    label_size: int,
    won: tuple[int, ...] = (),
) -> None:
    """Paint the groups of cards, as far apart as fits.

    Cards that do not count are dimmed; those in ``won`` have a gold frame. ``box`` must be as high as ``own_height``
    says.
    """
    if picture.board_game:
        _paint_rows(canvas, picture, box, size, won)
        return
    groups, (width, _) = _groups(picture), size
    count, gaps = sum(len(cards) for _, cards, _ in groups), _GAP * (len(groups) - 1)
    step = min(width + _APART, (box[2] - box[0] - width - gaps) // max(count - 1, 1))
    left = (box[0] + box[2] - step * (count - 1) - gaps - width) // 2
    for label, cards, raised in groups:
        top = box[1] if raised else box[3] - size[1]
        right = left + step * (len(cards) - 1) + width
        _paint_cards(canvas, picture, [(face, left + at * step, top) for at, face in enumerate(cards)], size, won)
        if label and fonts.width(label, label_size) <= right - left:
            line = (top + size[1], box[3]) if raised else (box[1], top)
            canvas.text(label, (left, line[0], right, line[1]), label_size, FELT_INK, least=label_size)
        left += step * len(cards) + _GAP


def _paint_rows(canvas: Canvas, picture: HandPicture, box: Box, size: tuple[int, int], won: tuple[int, ...]) -> None:
    """Paint the player's cards above the board, with a slot for each card of the board that is yet to come."""
    smaller, counting = _board_size(size), won or picture.playing
    line = box[3] - smaller[1]
    slots = places(box, smaller[0], BOARD_MOST, _APART)
    for left in slots[len(picture.board) :]:
        paint_slot(canvas, (left, line, left + smaller[0], box[3]))
    lefts = places(box, size[0], len(picture.down), _APART)
    own = [
        (face, left, box[1] + _LIFT * (face not in counting)) for face, left in zip(picture.down, lefts, strict=True)
    ]
    _paint_cards(canvas, picture, own, size, won)
    board = [(face, left, line - _LIFT * (face in counting)) for face, left in zip(picture.board, slots, strict=False)]
    _paint_cards(canvas, picture, board, smaller, won)


def _groups(picture: HandPicture) -> list[Group]:
    groups = [
        (picture.down_label, picture.down, False),
        (picture.up_label, picture.upcards, True),
        (picture.board_label, picture.board, True),
    ]
    return [group for group in groups if group[1]]


def _paint_cards(
    canvas: Canvas,
    picture: HandPicture,
    placed: list[tuple[int, int, int]],
    size: tuple[int, int],
    won: tuple[int, ...],
) -> None:
    """Paint a row of cards, each (card, left edge, top edge), and a dot on those that are new."""
    row = []
    for face, left, top in placed:
        idle = picture.folded or (bool(picture.playing) and face not in picture.playing)
        row.append((card(face, *size, dim=idle and face not in won, gold=face in won), left, top))
    canvas.stamp(*row)
    dot, inset = size[0] // 6, size[0] // 14
    for face, left, top in placed:
        if face in picture.fresh:
            right = left + size[0] - inset
            canvas.plate((right - dot, top + inset, right, top + inset + dot), dot // 2, GREEN)
