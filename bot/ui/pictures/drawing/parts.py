"""Pictures made of parts, of which only those are painted that the place's earlier picture does not show."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, Protocol

from PIL import Image

from bot.ui.pictures.drawing.canvas import Align, Canvas
from bot.ui.pictures.drawing.colours import Box
from bot.ui.pictures.drawing.layout import SeatArea, Sizes
from bot.ui.pictures.drawing.middle import paint_middle
from bot.ui.pictures.drawing.png import from_png, png
from bot.ui.pictures.drawing.seat import paint_bet, paint_cards, paint_plate
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
    before, after = place.last, dict(parts)
    gone = before.parts.keys() - after.keys()
    changed = [box for box, part in after.items() if before.parts.get(box) != part]
    if not gone and not changed:
        return before.png
    image = from_png(before.png, felt.size) if len(changed) < len(after) else felt.copy()
    for box in gone:
        image.paste(felt.crop(box), box)
    for box in changed:
        image.paste(painted(felt, box, after[box]), box)
    place.last = _Shown(after, png(image))
    return place.last.png


def painted(felt: Image.Image, box: Box, part: Part) -> Image.Image:
    """Return a part on its piece of the felt."""
    canvas = Canvas(felt.crop(box), box[:2])
    part.paint(canvas, box)
    return canvas.image


def parts_of_seat(sizes: Sizes, area: SeatArea, seat: SeatPicture) -> Iterator[tuple[Box, Part]]:
    """Yield a seat's plate, its cards and its bet, each with its box and only what it shows of the seat."""
    plate = replace(seat, upcards=(), backs=0, shown=(), lifted=(), draws="", bet=0, bet_text="")
    yield area.plate, SeatPart(paint_plate, sizes, plate)
    cards = SeatPicture(
        seat.seat,
        name="",
        label="",
        stack="",
        upcards=seat.upcards,
        backs=seat.backs,
        shown=seat.shown,
        lifted=seat.lifted,
        draws=seat.draws,
        dimmed=seat.dimmed,
    )
    yield area.cards, SeatPart(paint_cards, sizes, cards)
    if seat.bet:
        yield area.bet, Bet(sizes, area.bet_align, seat.bet, seat.bet_text)


@dataclass(frozen=True, slots=True)
class Middle:
    table: TablePicture

    def paint(self, canvas: Canvas, box: Box) -> None:
        paint_middle(canvas, box, self.table)


@dataclass(frozen=True, slots=True)
class SeatPart:
    """A seat's plate or its cards."""

    brush: Callable[[Canvas, Sizes, Box, SeatPicture], None]
    sizes: Sizes
    seat: SeatPicture

    def paint(self, canvas: Canvas, box: Box) -> None:
        self.brush(canvas, self.sizes, box, self.seat)


@dataclass(frozen=True, slots=True)
class Bet:
    sizes: Sizes
    align: Align
    amount: int
    text: str

    def paint(self, canvas: Canvas, box: Box) -> None:
        paint_bet(canvas, self.sizes, box, self.align, self.amount, self.text)
