"""The picture of a hand panel: the table from one player's seat, with their own cards in large."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.colours import FELT, FELT_DARK, FELT_LIGHT, GOLD, GROUND, INK, INK_DIM, Box, indexed
from bot.ui.pictures.drawing.layout import LEGIBLE, LINE, PAD, SMALL, WIDTH, Sizes
from bot.ui.pictures.drawing.own_cards import own_height, paint_own_cards
from bot.ui.pictures.drawing.panel_layout import LABEL, OWN_CARD, OWN_LINE, PanelGeometry, panel_layout
from bot.ui.pictures.drawing.parts import Bet, Middle, Part, assembled, parts_of_seat, place_of
from bot.ui.pictures.drawing.seat import (
    paint_frame,
    paint_marks,
    paint_name,
    small_lines,
)
from bot.ui.pictures.hand_picture import HandPicture
from bot.ui.pictures.panel_picture import PanelPicture
from bot.ui.pictures.seat_picture import SeatPicture

_INSET: Final = 15
_NAME_RIGHT: Final = 420
_FELTS_KEPT: Final = 8
"""The number of heights whose empty table is in the cache; 1 MB each."""


def draw_panel(picture: PanelPicture) -> bytes:
    """Draw the panel and return a PNG, ``WIDTH`` wide and as high as the geometry says.

    Only the parts that have changed since the player's last picture are painted. It takes some milliseconds, so do not
    call it on the event loop.
    """
    placed = panel_geometry(picture)
    place = place_of((placed, picture.table.table, picture.seat.seat))
    return assembled(place, _indexed_felt(placed.height), _parts(picture, placed))


def _parts(picture: PanelPicture, placed: PanelGeometry) -> Iterator[tuple[Box, Part]]:
    """Yield each part of the picture with its box; the boxes do not overlap."""
    board = () if picture.hand.board_game else picture.table.board
    yield placed.middle, Middle(replace(picture.table, seats=(), board=board))
    for seat, area in zip(picture.others, placed.areas, strict=True):
        yield from parts_of_seat(placed.sizes, area, seat)
    if picture.seat.bet:
        yield placed.bet, Bet(Sizes(1.0), "middle", picture.seat.bet, picture.seat.bet_text)
    hand = replace(picture.hand, hand="", stage="", holding="", halves=(), folded_text="")
    yield placed.cards, _OwnCards(hand, picture.seat.lifted)
    yield placed.plate, _OwnPlate(picture.seat, picture.hand.folded, _own_lines(picture))


def panel_geometry(picture: PanelPicture) -> PanelGeometry:
    """Return the positions of everything in the picture."""
    others = picture.others
    lines = small_lines(others, panel_layout(len(others), 1, 1, 0).sizes)
    return panel_layout(len(others), lines, len(_own_lines(picture)) or 1, own_height(picture.hand, OWN_CARD, LABEL))


def _own_lines(picture: PanelPicture) -> tuple[str, ...]:
    """Return the lines that name the player's own hand, or say that they folded."""
    hand = picture.hand
    if hand.folded:
        return (hand.folded_text,)
    if hand.halves:
        return hand.halves
    return fonts.wrapped(hand.holding, LEGIBLE, WIDTH - 3 * _INSET) if hand.holding else ()


# The parts


@dataclass(frozen=True, slots=True)
class _OwnCards:
    hand: HandPicture = field(repr=False)
    won: tuple[int, ...]

    def paint(self, canvas: Canvas, box: Box) -> None:
        paint_own_cards(canvas, self.hand, box, OWN_CARD, LABEL, self.won)


@dataclass(frozen=True, slots=True)
class _OwnPlate:
    seat: SeatPicture
    folded: bool
    lines: tuple[str, ...] = field(repr=False)

    def paint(self, canvas: Canvas, box: Box) -> None:
        seat = self.seat
        paint_frame(canvas, box, seat)
        left, top, right = box[0] + _INSET, box[1] + PAD, box[2] - _INSET
        paint_name(canvas, (left, top, _NAME_RIGHT, top + LINE), seat)
        right = paint_marks(canvas, (_NAME_RIGHT, top, right, top + LINE), seat, noted=True)
        ink = INK_DIM if seat.dimmed else GOLD
        canvas.text(seat.stack, (_NAME_RIGHT + 15, top, right, top + LINE), LEGIBLE, ink, align="left", least=SMALL)
        ink = INK_DIM if self.folded else GOLD if seat.won or not seat.dimmed else INK
        for at, line in enumerate(self.lines):
            upper = top + LINE + at * OWN_LINE
            within = (left, upper, box[2] - _INSET, upper + OWN_LINE)
            canvas.text(line, within, LEGIBLE, ink, align="left", least=LEGIBLE)


# The felt


@lru_cache(_FELTS_KEPT)
def _indexed_felt(high: int) -> Image.Image:
    """Return the empty table at this height, one byte for each pixel."""
    canvas = Canvas(indexed(Image.new("RGB", (WIDTH, high), GROUND)))
    canvas.plate((0, 0, WIDTH, high), 21, FELT, FELT_DARK, 6)
    canvas.plate((16, 16, WIDTH - 16, high - 16), 14, FELT, FELT_LIGHT, 2)
    return canvas.image
