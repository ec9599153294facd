"""The positions of everything in a table's picture, in pixels, for each number of seats."""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from bot.ui.pictures.drawing.canvas import Align
from bot.ui.pictures.drawing.colours import Box

WIDTH: Final = 900
HEIGHT: Final = 825
MARGIN: Final = 8

Side = Literal["top", "bottom", "left", "right"]

Bet = Literal["front", "outer", "beside"]
"""The position of a seat's bet.

"front": between the seat's cards and the pot. "outer": the same, but nearer to the picture's edge, so that the middle
stays free. "beside": to the right of the cards.
"""

LEGIBLE: Final = 44
"""The size of names and stacks, in pixels; it does not depend on the scale of the seat.

A phone 390 pixels wide shows the picture at 293, a third of its size, and the text at 14.
"""
SMALL: Final = 31
"""The minimum size of all other text, in pixels; on a phone 390 pixels wide it is shown at 10."""
LINE: Final = 46
"""The height of a line with a name or a stack, in pixels."""
SMALL_LINE: Final = 36
"""The height of a line of small text, in pixels."""
PAD: Final = 5
"""The space above and below the lines on a plate, in pixels."""
_PLATE_WIDTH: Final = 282
_NARROW_PLATE: Final = 216
"""The width of plates if four stand side by side."""
CARD: Final = (57, 82)
"""The size of a card at scale 1.0; its rank is shown 10 pixels high on a phone."""
_LIFT: Final = 10
_GAP: Final = 6
_BET: Final = 44

_SCALES: Final = {0: 1.5, 1: 1.5, 2: 1.5, 3: 1.3, 4: 1.3, 5: 1.0, 6: 1.0, 7: 1.0, 8: 1.0, 9: 1.0, 10: 1.0}
"""number of seats -> the scale of the seats; fewer players are drawn larger."""
_WIDE_MOST: Final = 8
"""The maximum number of seats whose plates have their full width."""
_TWO_LINES: Final = 0.92
"""The factor for the size of cards at crowded tables if the plates have two small lines."""

_CENTRE: Final = WIDTH // 2
_HALVES: Final = (227, WIDTH - 227)
_INNER: Final = (258, WIDTH - 258)
_THIRDS: Final = (150, _CENTRE, WIDTH - 150)
_QUARTERS: Final = (116, 338, WIDTH - 338, WIDTH - 116)

Place = tuple[Side, int, Bet]
_LEFT: Final[Place] = ("left", 0, "front")
_RIGHT: Final[Place] = ("right", 0, "front")
_PLACES: Final[dict[int, tuple[Place, ...]]] = {
    0: (),
    1: (("bottom", _CENTRE, "beside"),),
    2: (("bottom", _CENTRE, "beside"), ("top", _CENTRE, "beside")),
    3: (("bottom", _CENTRE, "beside"), ("top", _HALVES[0], "outer"), ("top", _HALVES[1], "outer")),
    4: (
        ("bottom", _HALVES[0], "outer"),
        ("top", _HALVES[0], "outer"),
        ("top", _HALVES[1], "outer"),
        ("bottom", _HALVES[1], "outer"),
    ),
    5: (
        ("bottom", _CENTRE, "front"),
        _LEFT,
        ("top", _INNER[0], "front"),
        ("top", _INNER[1], "front"),
        _RIGHT,
    ),
    6: (
        ("bottom", _INNER[0], "front"),
        _LEFT,
        ("top", _INNER[0], "front"),
        ("top", _INNER[1], "front"),
        _RIGHT,
        ("bottom", _INNER[1], "front"),
    ),
    7: (
        ("bottom", _CENTRE, "front"),
        ("bottom", _THIRDS[0], "front"),
        _LEFT,
        ("top", _INNER[0], "front"),
        ("top", _INNER[1], "front"),
        _RIGHT,
        ("bottom", _THIRDS[2], "front"),
    ),
    8: (
        ("bottom", _CENTRE, "front"),
        ("bottom", _THIRDS[0], "front"),
        _LEFT,
        ("top", _THIRDS[0], "front"),
        ("top", _CENTRE, "front"),
        ("top", _THIRDS[2], "front"),
        _RIGHT,
        ("bottom", _THIRDS[2], "front"),
    ),
    9: (
        ("bottom", _CENTRE, "front"),
        ("bottom", _THIRDS[0], "front"),
        _LEFT,
        *(("top", centre, "front") for centre in _QUARTERS),
        _RIGHT,
        ("bottom", _THIRDS[2], "front"),
    ),
    10: (
        ("bottom", _QUARTERS[1], "front"),
        ("bottom", _QUARTERS[0], "front"),
        _LEFT,
        *(("top", centre, "front") for centre in _QUARTERS),
        _RIGHT,
        ("bottom", _QUARTERS[3], "front"),
        ("bottom", _QUARTERS[2], "front"),
    ),
}
"""number of seats -> (side, centre, position of the bet) of each seat, clockwise from the bottom."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of a seat's parts at one scale."""

    scale: float
    lines: int = 1
    """The number of small lines on each plate, below the name and the stack."""
    narrow: bool = False
    """True if the plates are so narrow that four stand side by side."""

    def of(self, pixels: float) -> int:
        return round(pixels * self.scale)

    @property
    def plate(self) -> tuple[int, int]:
        return self.of(_NARROW_PLATE if self.narrow else _PLATE_WIDTH), 2 * PAD + 2 * LINE + self.lines * SMALL_LINE

    @property
    def card(self) -> tuple[int, int]:
        crowded = _TWO_LINES if self.lines > 1 and self.scale == 1.0 else 1.0
        return self.of(CARD[0] * crowded), self.of(CARD[1] * crowded)

    @property
    def lift(self) -> int:
        """The number of pixels by which a winning card is raised."""
        return self.of(_LIFT)

    @property
    def gap(self) -> int:
        """The space between plate, cards and bet, in pixels."""
        return self.of(_GAP)


@dataclass(frozen=True, slots=True)
class SeatArea:
    """The area of one seat in the picture."""

    side: Side
    plate: Box
    cards: Box
    """The box of the player's cards, with room above for raised ones."""
    bet: Box
    """The box of the player's bet; it has no size if large plates leave no room for bets."""
    bet_align: Align


@dataclass(frozen=True, slots=True)
class TableGeometry:
    sizes: Sizes
    areas: tuple[SeatArea, ...]
    """The areas of the seats, in order of the seats."""
    middle: Box
    """The box for the pot and the titles."""


@cache
def layout(seats: int, lines: int = 1) -> TableGeometry:
    """Return the layout for 0 to 10 seats. Raises KeyError for more.

    If the plates have two small ``lines``, there is no room for bets, so use that only at the showdown.
    """
    sizes = Sizes(_SCALES[seats], lines, narrow=seats > _WIDE_MOST)
    areas = tuple(_area(sizes, *place) for place in _PLACES[seats])
    return TableGeometry(sizes, areas, _middle(sizes, areas))


def _area(sizes: Sizes, side: Side, centre: int, bet: Bet) -> SeatArea:
    width, plate_height = sizes.plate
    cards_height, gap = sizes.card[1] + sizes.lift, sizes.gap
    height = plate_height + gap + cards_height
    left = {"left": MARGIN, "right": WIDTH - MARGIN - width}.get(side, centre - width // 2)
    right = left + width
    if side == "top":
        plate = (left, MARGIN, right, MARGIN + plate_height)
        cards = (left, plate[3] + gap, right, plate[3] + gap + cards_height)
    else:
        top = HEIGHT - MARGIN - height if side == "bottom" else (HEIGHT - height) // 2
        cards = (left, top, right, top + cards_height)
        plate = (left, cards[3] + gap, right, cards[3] + gap + plate_height)
    return SeatArea(side, plate, cards, *_bet(sizes, side, cards, bet))


def _bet(sizes: Sizes, side: Side, cards: Box, bet: Bet) -> tuple[Box, Align]:
    left, top, right, bottom = cards
    high, gap = sizes.of(_BET), sizes.gap
    if sizes.lines > 1:
        return (right, top, right, top), "middle"
    if bet == "beside":
        middle = (top + sizes.lift + bottom) // 2
        return (right + MARGIN, middle - high // 2, WIDTH - MARGIN, middle + high // 2), "left"
    if side in ("left", "right"):
        # Below the pot, beside the plate and above the bets of the bottom row.
        low = HEIGHT - MARGIN - sizes.plate[1] - 3 * gap - sizes.card[1] - sizes.lift - high
        within = (right + MARGIN, _CENTRE) if side == "left" else (_CENTRE, left - MARGIN)
        return (within[0], low - high, within[1], low), side
    line = bottom + gap if side == "top" else top - gap - high
    if bet == "front":
        return (left, line, right, line + high), "middle"
    outer = (right - left) * 9 // 20
    across = (left, left + outer) if right < _CENTRE else (right - outer, right)
    return (across[0], line, across[1], line + high), "middle"


def _middle(sizes: Sizes, areas: tuple[SeatArea, ...]) -> Box:
    """Return the free box in the middle of the table.

    A bet that is as wide as its seat moves the box's top or bottom edge, and so does a bet on the left side. A narrower
    bet only moves the box's sides.
    """
    tops, bottoms, lefts = [0], [HEIGHT], [WIDTH // 5]
    for area in areas:
        wide, high = area.bet[2] - area.bet[0], area.bet[3] - area.bet[1]
        whole = high > 0 and area.bet_align == "middle" and wide == area.plate[2] - area.plate[0]
        if area.side == "top":
            tops.append(area.bet[3] if whole else area.cards[3] + sizes.gap)
        elif area.side == "bottom":
            bottoms.append(area.bet[1] if whole else area.cards[1])
        elif area.side == "left":
            lefts.append(area.plate[2] + MARGIN)
            bottoms += [area.bet[1]] if high else []
        if high and not whole and area.bet[2] < _CENTRE and area.side != "left":
            lefts.append(area.bet[2])
    return max(lefts), max(tops) + MARGIN, WIDTH - max(lefts), min(bottoms) - MARGIN
