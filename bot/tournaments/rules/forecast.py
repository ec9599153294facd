"""When a tournament will be over, and how long its levels must last to end it on time (T-4.3). Pure.

What is left to be decided is the chance that two of its chips belong to different players: 1 - 1/n with n equal stacks,
0 at the end. Each hand takes off the mean square by which its players' stacks stray, in parts of all chips; that this
adds up to the whole is exact, however people play. How far a stack strays follows from how deep it is.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.tournaments.rules.seating import tables_for

HAND_SHARES: Final = (0.5, 0.72, 0.87, 0.95, 1.0)
"""The part that a hand of 2, 3 ... 6 decides, of one of six; about the same in every game."""
STRAY: Final = 1.04
CUSHION: Final = 1.55
"""In a hand a stack strays by ``STRAY`` x swing / (depth + ``CUSHION`` x swing) of itself, depth and swing in big bets.
They are what makes the medians come out, for 4 to 64 players, fast and slow, in half an hour to two hours, in each
game (``python -m tests.soak tournament``)."""
OPEN_LEAST: Final = 0.05
"""While somebody plays on, at least so much is left to be decided."""
UNLIMITED: Final = 2.7
"""Where bets have no fixed limit the swing is so many times as large, in big blinds."""
_STEPS: Final = 8
"""The steps in which a level is worked out."""
_HALVINGS: Final = 24


@dataclass(frozen=True, slots=True)
class Course:
    """A tournament when a level begins, and the plan for the rest of it."""

    bet: Callable[[int], int]
    """Of a level, in chips: the big bet, or the big blind in pot and no limit."""
    level: int
    players: int
    chips: int
    open_share: float
    """The part that is left to be decided, see above."""
    hand_seconds: float
    """At a full table."""
    seats: int
    final_seats: int
    swing: float
    break_after: Callable[[int, float], float]
    """Minutes of a break after a level, with so many minutes left."""

    def minutes(self, each: float, most: float) -> float:
        """Minutes until it is over, breaks included, where every level from here on lasts ``each`` minutes; at most
        ``most``."""
        left, at, level, step = self.open_share, 0.0, self.level, each / _STEPS
        while at < most:
            for _ in range(_STEPS):
                decided = step * self._decided_a_minute(left, level)
                if decided >= left:
                    return min(most, at + step * left / decided)
                left, at = left - decided, at + step
            at, level = at + self.break_after(level, most - at), level + 1
        return most

    def open_after(self, minutes: float) -> float:
        """The open share once the level has lasted so long."""
        left, step = self.open_share, minutes / _STEPS
        for _ in range(_STEPS):
            left = max(OPEN_LEAST, left - step * self._decided_a_minute(left, self.level))
        return left

    def level_minutes(self, minutes_left: float, least: float, most: float) -> float:
        """The length of the levels from here on that ends it in ``minutes_left``; from ``least`` to ``most``."""
        for _ in range(_HALVINGS):
            middle = (least + most) / 2
            if self.minutes(middle, minutes_left) < minutes_left:
                least = middle
            else:
                most = middle
        return most

    def _decided_a_minute(self, left: float, level: int) -> float:
        players = min(self.players, max(2.0, (1 + left) / (1 - left)))
        tables = tables_for(round(players), self.seats, self.final_seats)
        hands = 60 * tables / (self.hand_seconds * hand_share(players / tables))
        depth = self.chips / players / self.bet(level)
        stray = STRAY * self.swing / (depth + CUSHION * self.swing) / players
        return hands * players / tables * stray**2


def hand_share(players: float) -> float:
    """The part that a hand of so many players decides, of one at a full table."""
    above, rest = divmod(min(max(players, 2.0), 6.0) - 2, 1)
    few, more = HAND_SHARES[int(above)], HAND_SHARES[min(int(above) + 1, 4)]
    return few + (more - few) * rest
