"""A forecast of a tournament's end, and the level length that makes it end on time (T-4.3). Pure.

The forecast uses the open share: the probability that two random chips of the tournament belong to different players.
It is 1 - 1/n with n equal stacks and 0 at the end. Each hand reduces it by the mean square of the change in its
players' stacks, as fractions of all chips. This sum is exact, however people play. How far a stack moves in a hand is
the game's ``Speed``.

The open share is a mean over all possible courses of the tournament; those that have ended count as 0. The forecast
end is the moment at which half of them have ended.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.poker.games.speed import Speed
from bot.tournaments.rules.seating import tables_for

HAND_SHARES: Final = (0.5, 0.72, 0.87, 0.95, 1.0)
"""The length of a hand with 2, 3, 4, 5 and 6 players, as a share of a 6-player hand.

The shares are about the same in every game.
"""
LAST_TWO: Final = 4 / math.pi**2
"""The mean open share when two players are left, regardless of how long they have played.

If the change of a stack in a hand does not depend on its size, then the size, as a fraction of all chips, is
distributed as sin(pi x).
"""
OVER: Final = LAST_TWO / 2
"""The mean open share at which half of all tournaments are over."""
OPEN_LEAST: Final = 0.05
"""The minimum open share in the forecast while the tournament runs."""
_STEPS: Final = 8
"""The number of equal time steps in which the forecast of a level is computed."""
_HALVINGS: Final = 24


Mixed = tuple[tuple[Speed, float], ...]
"""(speed of a game, the game's share of the hands) for each game of a mix."""


@dataclass(frozen=True, slots=True)
class Breaks:
    """The breaks of a tournament; all have the same length."""

    minutes: float = 0
    every_levels: int = 0
    """The number of levels between regular breaks; 0 for no regular breaks.

    A regular break is skipped if less than twice its length is left to play.
    """
    add_on_level: int | None = None
    """The level before the break in which add-ons are sold; None if there is no such break."""

    def follows(self, level: int, minutes_left: float) -> bool:
        """Return True if a break follows the level; ``minutes_left`` is the time left in the tournament."""
        regular = self.every_levels > 0 and level % self.every_levels == 0
        return level == self.add_on_level or (regular and minutes_left >= 2 * self.minutes)


@dataclass(frozen=True, slots=True)
class Course:
    """A tournament at the start of a level, with everything that the forecast of its end needs."""

    bet: Callable[[int], int]
    """A function from level to bet, in chips: the small bet, or the big blind in pot limit and no limit."""
    level: int
    players: int
    chips: int
    stack: int
    """The size of a starting stack, in chips."""
    open_share: float
    """The open share (see the module's docstring) at the start of the level."""
    hand_seconds: float
    """The length of a hand at a full table, in seconds."""
    seats: int
    final_seats: int
    games: Mixed
    breaks: Breaks = Breaks()

    def minutes(self, each: float, most: float) -> float:
        """Return the minutes until the end if every level lasts ``each`` minutes; includes breaks.

        The result is at most ``most``.
        """
        left, level, step = self.open_share, self.level, each / _STEPS
        at = self.hand_seconds * hand_share(2) / 60  # the last hand is still played once it is dealt
        while at < most:
            bet = self.bet(level)
            for _ in range(_STEPS):
                decided = step * self._decided_a_minute(left, bet)
                if left - decided <= OVER:
                    return max(0.0, min(most, at + step * (left - OVER) / decided))
                left, at = left - decided, at + step
            if self.breaks.follows(level, most - at):
                at += self.breaks.minutes
            level += 1
        return most

    def open_after(self, minutes: float) -> float:
        """Return the open share (see the module's docstring) after this level has lasted ``minutes``."""
        left, step, bet = self.open_share, minutes / _STEPS, self.bet(self.level)
        for _ in range(_STEPS):
            left = max(OPEN_LEAST, left - step * self._decided_a_minute(left, bet))
        return left

    def level_minutes(self, minutes_left: float, least: float, most: float) -> float:
        """Return the level length at which the tournament ends after ``minutes_left``.

        The result is between ``least`` and ``most``. All lengths are in minutes.
        """
        for _ in range(_HALVINGS):
            middle = (least + most) / 2
            if self.minutes(middle, minutes_left) < minutes_left:
                least = middle
            else:
                most = middle
        return most

    def _decided_a_minute(self, left: float, bet: int) -> float:
        running = left / LAST_TWO if left < LAST_TWO else 1.0
        of_those = left / running
        players = min(self.players, max(2.0, _players_uneven(of_those)))
        tables = tables_for(round(players), self.seats, self.final_seats)
        at_table = players / tables
        depth, evenness, games = self.chips / players / bet, self._evenness(of_those), self.games
        hands = running * 60 * tables / (self.hand_seconds * hand_share(at_table) * depth_share(games, depth))
        squares = 0.0
        for game, share in games:
            squares += share * game.stray(depth, at_table, evenness) ** 2
        return hands * at_table * squares / players**2

    def _evenness(self, left: float) -> float:
        """Return how even the stacks are: 1 if all are equal, 0 if they are as uneven as after long play."""
        stacks = max(2.0, self.chips / self.stack)
        uneven = (stacks - 1) / (stacks + 1)
        if left <= uneven:
            return 0.0
        equal = 1 - 1 / stacks
        return min(1.0, (left - uneven) / (equal - uneven))


def _players_uneven(left: float) -> float:
    """Return the number of players left at this open share.

    All distributions of the chips count as equally likely.
    """
    return (1 + left) / (1 - left)


def mixed(games: Sequence[Speed]) -> Mixed:
    """Return (speed, share of the hands) for a mix of equally frequent games.

    Games of equal speed are merged.
    """
    return tuple((game, count / len(games)) for game, count in Counter(games).items())


def depth_share(games: Mixed, depth: float) -> float:
    """Return the length of a hand with stacks of ``depth`` bets, relative to a hand with deep stacks."""
    whole = 0.0
    for game, share in games:  # no generator: a forecast calls this a thousand times
        whole += share * game.depth_share(depth)
    return whole


def hand_share(players: float) -> float:
    """Return the length of a hand of this many players, relative to a hand at a full table."""
    if players >= 6:
        return HAND_SHARES[-1]
    above = players - 2 if players > 2 else 0.0
    whole = int(above)
    return HAND_SHARES[whole] + (HAND_SHARES[whole + 1] - HAND_SHARES[whole]) * (above - whole)
