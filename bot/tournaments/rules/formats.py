"""The formats of tournaments, as data that the one director reads. Pure.

A format says what a bust pays. Nothing outside this module asks which format a tournament has: the director does the
same for all of them, with the figures that it finds here. A plain freezeout is the format in which they are all zero.
"""

from dataclasses import dataclass
from typing import Final

BOUNTIES: Final = (25, 50)
"""The percentages of a buy-in that can be the entrant's bounty (T-7.1)."""


@dataclass(frozen=True, slots=True)
class Bounty:
    """The price of a bust: a part of the busted player's buy-in (section 7 of the tournament rules)."""

    percent: int = 0
    """The bounty's percentage of the buy-in; 0 for none."""
    kept_share: int = 0
    """The divisor for the part of a bounty that goes onto its winner's own head: 2 for half (T-7.4).

    0 if the winner is paid the whole bounty.
    """

    def of(self, buy_in: int) -> int:
        """Return the chips of a buy-in that are the entrant's bounty (T-7.1)."""
        return buy_in * self.percent // 100

    def kept(self, won: int) -> int:
        """Return the chips of a bounty that go onto the winner's own head; the others are paid (T-7.4)."""
        return won // self.kept_share if self.kept_share else 0


@dataclass(frozen=True, slots=True)
class Format:
    """Everything that sets a tournament apart from a plain freezeout."""

    bounty: Bounty = Bounty()


def format_of(bounty: int, *, progressive: bool) -> Format:
    """Return the format that an organiser chose with their options."""
    return Format(Bounty(bounty, 2 if progressive else 0))
