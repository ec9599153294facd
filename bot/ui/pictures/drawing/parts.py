"""Pictures made of parts, of which only those are painted that the place's earlier picture does not show."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Protocol

from PIL import Image

from bot.ui.pictures.drawing.canvas import Align, Canvas
from bot.ui.pictures.drawing.colours import Box, indexed
from bot.ui.pictures.drawing.layout import SeatArea, Sizes
from bot.ui.pictures.drawing.middle import paint_middle
from bot.ui.pictures.drawing.png import paste_png, png
from bot.ui.pictures.drawing.seat import paint_bet, paint_plate_and_cards
from bot.ui.pictures.seat_picture import SeatPicture
from bot.ui.pictures.table_picture import TablePicture

_PLACES_KEPT: Final = 96
"""The number of places whose last picture is kept; 45 KB each."""


class Part(Protocol):
    """A part of a picture; equal parts look the same."""

    def __hash__(self) -> int: ...

    def paint(self, canvas: Canvas, box: Box) -> None: ...


@dataclass(frozen=True, slots=True)
class _Shown:
    """A finished picture and its parts."""

    parts: Mapping[Box, Part] = field(repr=False)
    png: bytes = field(repr=False)


@dataclass(slots=True)
class Place:
    """Where pictures of one layout follow each other: a table, or a player's panel."""

    last: _Shown = _Shown({}, b"")


@lru_cache(_PLACES_KEPT)
def place_of(key: Hashable) -> Place:
    """Return the place with this key.

    The key only tells which picture is probably most like the next one: the parts themselves are compared. It must
    contain the layout, so that boxes of the last picture and of the next do not overlap.
    """
    return Place()


def assembled(place: Place, felt: Image.Image, parts: Iterable[tuple[Box, Part]]) -> bytes:
    """Return a PNG of the parts in their boxes, which do not overlap, on the felt, which is in the palette's colours.

    Parts that the place's last picture shows already are taken from there.
    """
    before, after, image = place.last, dict(parts), felt.copy()
    if any(before.parts.get(box) == part for box, part in after.items()):
        paste_png(image, before.png)
    for box in before.parts.keys() - after.keys():
        image.paste(felt.crop(box), box)
    for box, part in after.items():
        if before.parts.get(box) != part:
            image.paste(painted(felt, box, part), box)
    place.last = _Shown(after, png(image))
    return place.last.png


def painted(felt: Image.Image, box: Box, part: Part) -> Image.Image:
    """Return a part on its piece of the felt."""
    canvas = Canvas(felt.crop(box).convert("RGB"), box[:2])
    part.paint(canvas, box)
    return indexed(canvas.image)


def around(area: SeatArea) -> Box:
    """Return the smallest box that contains a seat's plate and its cards."""
    lows, highs = [*map(min, area.plate[:2], area.cards[:2])], [*map(max, area.plate[2:], area.cards[2:])]
    return lows[0], lows[1], highs[0], highs[1]


@dataclass(frozen=True, slots=True)
class Middle:
    table: TablePicture

    def paint(self, canvas: Canvas, box: Box) -> None:
        paint_middle(canvas, box, self.table)


@dataclass(frozen=True, slots=True)
class Seat:
    sizes: Sizes
    area: SeatArea
    seat: SeatPicture

    def paint(self, canvas: Canvas, box: Box) -> None:
        paint_plate_and_cards(canvas, self.sizes, self.area, self.seat)


@dataclass(frozen=True, slots=True)
class Bet:
    sizes: Sizes
    align: Align
    seat: SeatPicture

    def paint(self, canvas: Canvas, box: Box) -> None:
        paint_bet(canvas, self.sizes, box, self.align, self.seat)
