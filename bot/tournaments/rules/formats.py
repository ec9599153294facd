"""The formats of tournaments, as data that the one director reads. Pure.

A format says when the tournament starts, what a bust pays, and what ends it. Nothing outside this module asks which
format a tournament has: the director does the same for all of them, with the figures that it finds here. A plain
freezeout that starts by the clock is the format in which they are all zero.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from bot.tournaments.rules.matches import Tree, bracket, rounds_of, shootout

HOUR_MS: Final = 3_600_000
SLOWEST: Final = 1.2
"""How much longer a round of matches takes than one of them usually does, as measured by ``tests.soak tournament``."""
Matches = Literal["none", "bracket", "shootout"]
"""The trees of matches that an organizer can choose (section 10)."""

BOUNTIES: Final = (25, 50)
"""The percentages of a buy-in that can be the entrant's bounty (T-7.1)."""

SIZES: Final = (2, 3, 4, 6, 8, 9, 12, 16, 18, 24, 27, 32, 36, 45, 48, 64)
"""The numbers of entrants that a sit and go can have (T-6.1)."""
FILL_HOURS: Final = 24
"""The usual time in which a sit and go has to fill, in hours (T-6.1)."""
_LENGTHS: Final = ((2, 15), (6, 30), (9, 45), (27, 60))
"""(maximum number of entrants, minutes) of a sit and go; larger ones take 90 (T-6.2)."""


def minutes_for(entrants: int) -> int:
    """Return the usual target length of a sit and go in minutes (T-6.2)."""
    return next((minutes for most, minutes in _LENGTHS if entrants <= most), 90)


@dataclass(frozen=True, slots=True)
class Start:
    """When a tournament starts: at a known time, or once its last seat is taken (section 6)."""

    fill_ms: int = 0
    """The time in which all seats have to be taken, in ms; 0 for a tournament that starts at a known time."""
    countdown_ms: int = 60_000
    """The time from the last seat taken to the start, in ms (T-6.1)."""
    is_known: bool = True
    """True if the time of the start is known before anybody registers."""

    def ends_ms(self, now_ms: int, planned_ms: int) -> int:
        """Return the time by which the tournament must be full; for a known start, the planned start."""
        return planned_ms if self.is_known else now_ms + self.fill_ms


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
class Rounds:
    """The tree of matches in which the tournament is played (section 10)."""

    seats: int = 0
    """The most players of one match; 0 if there are no matches and everybody plays for the same chips."""
    has_byes: bool = False
    """True if every match is between two, and entrants without an opponent begin in the second round (T-10.1)."""

    def tree(self, drawn: Sequence[int]) -> Tree:
        """Return the matches of these players, who are in random order; empty if there are none."""
        if not self.seats:
            return ()
        return bracket(drawn) if self.has_byes else shootout(drawn, self.seats)

    def minutes(self, each: int, entrants: int) -> int:
        """Return the likely length of all rounds in minutes, if a match lasts about ``each``.

        The next round waits for the slowest match, but where some have byes, others play meanwhile.
        """
        if not self.seats or rounds_of(_sketch(self, entrants)) == 1:
            return each
        return 5 * round(SLOWEST * each * math.log(entrants, self.players(entrants)) / 5)

    def players(self, entrants: int) -> int:
        """Return the most players who play for the same chips: those of the largest match, or all entrants."""
        return max(len(match.slots) for match in _sketch(self, entrants)) if self.seats else entrants


@lru_cache(maxsize=256)
def _sketch(rounds: Rounds, entrants: int) -> Tree:
    """Return a tree for this many entrants, at least two. Cached, because posts read it for each new entrant."""
    return rounds.tree(range(max(2, entrants)))


def rounds_for(matches: Matches, seats: int) -> Rounds:
    """Return the rounds of a tournament with this many seats at a table."""
    if matches == "bracket":
        return Rounds(2, has_byes=True)
    return Rounds(seats) if matches == "shootout" else Rounds()


@dataclass(frozen=True, slots=True)
class Ending:
    """The seats in another tournament that are won: how many, and what each costs (section 8)."""

    seat_chips: int = 0
    """The buy-in that a seat is worth; 0 for a tournament without seats, which one player wins."""
    guaranteed: int = 0
    """The number of seats that there are at least."""

    def seats(self, pool: int, entrants: int) -> int:
        """Return the number of seats that the pool pays for, or the guaranteed number; one a player at most (T-8.1)."""
        return min(max(pool // self.seat_chips, self.guaranteed), entrants) if self.seat_chips else 0

    def prizes(self, pool: int, seats: int) -> tuple[int, ...]:
        """Return what the places get, in chips: a seat each, and the next place what is left (T-8.1)."""
        return (*(self.seat_chips,) * seats, pool - seats * self.seat_chips)


@dataclass(frozen=True, slots=True)
class Format:
    """Everything that sets a tournament apart from a plain freezeout."""

    start: Start = Start()
    bounty: Bounty = Bounty()
    rounds: Rounds = Rounds()
    ending: Ending = Ending()
    deals: bool = True
    """True if the players left may divide the unpaid prizes among themselves (section 9)."""


@lru_cache(maxsize=256)
def format_of(
    bounty: int, *, progressive: bool, fill_hours: int, rounds: Rounds = Rounds(), ending: Ending = Ending()
) -> Format:
    """Return the format that an organiser chose with their options; without ``fill_hours`` it has a known start.

    Cached, because a tournament's format is read many times for each change.
    """
    start = Start(fill_hours * HOUR_MS, is_known=False) if fill_hours else Start()
    return Format(start, Bounty(bounty, 2 if progressive else 0), rounds, ending, deals=not ending.seat_chips)
