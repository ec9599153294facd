"""The positions of everything in a hand panel's picture by number of other seats, in pixels.

The other players sit in one row at the top and, if they are many, in two columns at the sides; the player's own cards
and plate are at the bottom.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from bot.ui.pictures.drawing.colours import Box
from bot.ui.pictures.drawing.layout import LEGIBLE, LINE, MARGIN, PAD, WIDTH, SeatArea, Sizes

OWN_CARD: Final = (158, 228)
LABEL: Final = 33
OWN_LINE: Final = LEGIBLE + 6
"""The height of a line that names the player's own hand."""
_BET: Final = 44
_MIDDLE: Final = 170
"""The minimum height of the middle, which shows the game, the stage and the pot."""
_CENTRE: Final = WIDTH // 2

_SIDES_FREE: Final = 2
"""The maximum number of seats in a side column whose bets lie above and below the middle."""

Column = Literal["left", "right"]
_HALVES: Final = (227, WIDTH - 227)
_THIRDS: Final = (150, _CENTRE, WIDTH - 150)
_QUARTERS: Final = (116, 338, WIDTH - 338, WIDTH - 116)
_SCALES: Final = {0: 1.4, 1: 1.4, 2: 1.3}
_ROWS: Final[dict[int, tuple[int, tuple[int, ...]]]] = {
    0: (0, ()),
    1: (0, (_CENTRE,)),
    2: (0, _HALVES),
    3: (0, _THIRDS),
    4: (1, _HALVES),
    5: (1, _THIRDS),
    6: (2, _HALVES),
    7: (2, _THIRDS),
    8: (2, _QUARTERS),
    9: (3, _THIRDS),
}
"""number of other seats -> (seats in each side column, centres of the seats at the top)."""


@dataclass(frozen=True, slots=True)
class PanelGeometry:
    sizes: Sizes
    areas: tuple[SeatArea, ...]
    """The other seats' areas, clockwise from the player's left."""
    middle: Box
    bet: Box
    """The box of the player's own bet, above their cards."""
    cards: Box
    plate: Box
    height: int


@cache
def panel_layout(others: int, lines: int, own_lines: int, own_high: int) -> PanelGeometry:
    """Return the layout for 0 to 9 other seats. Raises KeyError for more.

    ``lines`` is the number of small lines on the other seats' plates, ``own_lines`` the number of large lines about
    the player's own hand, and ``own_high`` the height of the player's cards with the board below them.
    """
    sides, centres = _ROWS[others]
    sizes = Sizes(_SCALES.get(others, 1.0), lines, narrow=centres == _QUARTERS)
    high = sizes.plate[1] + sizes.gap + sizes.card[1] + sizes.lift
    bets = _BET if lines == 1 else 0
    top = [_top(sizes, centre, bets) for centre in centres]
    below_top = MARGIN + (high + sizes.gap if centres else 0) + (bets + sizes.gap if centres else 0)
    starts = [below_top + number * (high + MARGIN) for number in range(sides)]
    left = [_side(sizes, "left", start, bets, upper=not at) for at, start in enumerate(starts)]
    right = [_side(sizes, "right", start, bets, upper=not at) for at, start in enumerate(starts)]
    middle_top = below_top + (bets + MARGIN if sides else 0)
    floor = max([middle_top + _MIDDLE + _BET + 2 * MARGIN, *(start + high for start in starts)])
    lower_bets = (bets + MARGIN) * (sides > 1)
    middle_end = floor - _BET - 2 * MARGIN - lower_bets
    if sides > _SIDES_FREE:
        # The bets of the seats between the first and the last lie in the way.
        middle_end = starts[1] + high - 2 * (bets + MARGIN) - MARGIN
    middle = (_inner(sizes, sides), middle_top, WIDTH - _inner(sizes, sides), middle_end)
    bet = (middle[0], floor - _BET - MARGIN, middle[2], floor - MARGIN)
    cards = (2 * MARGIN, floor, WIDTH - 2 * MARGIN, floor + own_high)
    plate_high = 2 * PAD + LINE + own_lines * OWN_LINE
    plate = (MARGIN, cards[3] + 2 * MARGIN, WIDTH - MARGIN, cards[3] + 2 * MARGIN + plate_high)
    areas = (*reversed(left), *top, *right)
    return PanelGeometry(sizes, areas, middle, bet, cards, plate, plate[3] + MARGIN)


def _inner(sizes: Sizes, sides: int) -> int:
    """Return the left edge of the middle, which depends on whether there are seats at the sides."""
    return 2 * MARGIN + sizes.plate[0] if sides else WIDTH // 6


def _top(sizes: Sizes, centre: int, bets: int) -> SeatArea:
    area = _block(sizes, centre - sizes.plate[0] // 2, MARGIN)
    line = area[1][3] + sizes.gap
    return SeatArea("top", *area, (area[0][0], line, area[0][2], line + bets), "middle")


def _side(sizes: Sizes, side: Column, top: int, bets: int, *, upper: bool) -> SeatArea:
    """Return the area of a seat at the side; the bet is nearer to the middle, at the top or the bottom."""
    width = sizes.plate[0]
    left = MARGIN if side == "left" else WIDTH - MARGIN - width
    area = _block(sizes, left, top)
    line = top if upper else area[1][3] - 2 * bets - MARGIN - MARGIN
    across = (left + width + MARGIN, _CENTRE) if side == "left" else (_CENTRE, left - MARGIN)
    return SeatArea(side, *area, (across[0], line, across[1], line + bets), side)


def _block(sizes: Sizes, left: int, top: int) -> tuple[Box, Box]:
    """Return the boxes of a plate and of the cards below it."""
    width, high = sizes.plate
    upper = top + high + sizes.gap
    return (left, top, left + width, top + high), (left, upper, left + width, upper + sizes.card[1] + sizes.lift)
