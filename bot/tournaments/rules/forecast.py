"""When a tournament will be over, and how long its levels must last to end it on time (T-4.3). Pure.

What is left to be decided is the chance that two of its chips belong to different players: 1 - 1/n with n equal stacks,
0 at the end. Each hand takes off the mean square by which its players' stacks stray, in parts of all chips; that this
adds up to the whole is exact, however people play. How far a stack strays is the game's ``Speed``.

It is the mean of all tournaments that could come of this one, those that are over counted as 0. So the end is where
half of them are over.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.poker.games.speed import Speed
from bot.tournaments.rules.seating import tables_for

HAND_SHARES: Final = (0.5, 0.72, 0.87, 0.95, 1.0)
"""The part of its time that a hand of 2, 3 ... 6 takes, of one of six; about the same in every game."""
LAST_TWO: Final = 4 / math.pi**2
"""So much is left to be decided between two who play on, in the mean, however long they have done so: where a stack
strays as far whatever its size, that size is then distributed as sin(pi x) between nothing and all chips."""
OVER: Final = LAST_TWO / 2
"""With so much left to be decided in the mean half of all tournaments are over."""
OPEN_LEAST: Final = 0.05
"""While somebody plays on, at least so much is left to be decided."""
_STEPS: Final = 8
"""The steps in which a level is worked out."""
_HALVINGS: Final = 24


Mixed = tuple[tuple[Speed, float], ...]
"""How fast the games are, each with its share of the hands."""


@dataclass(frozen=True, slots=True)
class Breaks:
    """The breaks of a tournament, all as long as each other."""

    minutes: float = 0
    every_levels: int = 0
    """One follows each so many levels while there is twice its length to the end; 0 for none."""
    add_on_level: int | None = None
    """One follows this level, in which add-ons are sold."""

    def follows(self, level: int, minutes_left: float) -> bool:
        """True if a break follows the level, with so many minutes left."""
        regular = self.every_levels > 0 and level % self.every_levels == 0
        return level == self.add_on_level or (regular and minutes_left >= 2 * self.minutes)


@dataclass(frozen=True, slots=True)
class Course:
    """A tournament when a level begins, and the plan for the rest of it."""

    bet: Callable[[int], int]
    """Of a level, in chips: the small bet, or the big blind in pot and no limit."""
    level: int
    players: int
    chips: int
    stack: int
    """One that was bought: all were as large once."""
    open_share: float
    """The part that is left to be decided, see above."""
    hand_seconds: float
    """At a full table."""
    seats: int
    final_seats: int
    games: Mixed
    breaks: Breaks = Breaks()

    def minutes(self, each: float, most: float) -> float:
        """Minutes until it is over, breaks included, where every level from here on lasts ``each`` minutes; at most
        ``most``."""
        left, level, step = self.open_share, self.level, each / _STEPS
        at = self.hand_seconds * hand_share(2) / 60  # for the last hand to be played, once it is dealt
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
        """The open share once the level has lasted so long."""
        left, step, bet = self.open_share, minutes / _STEPS, self.bet(self.level)
        for _ in range(_STEPS):
            left = max(OPEN_LEAST, left - step * self._decided_a_minute(left, bet))
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
        """1 at the start, where stacks are equal; 0 where they are as uneven as they become by play."""
        stacks = max(2.0, self.chips / self.stack)
        uneven = (stacks - 1) / (stacks + 1)
        if left <= uneven:
            return 0.0
        equal = 1 - 1 / stacks
        return min(1.0, (left - uneven) / (equal - uneven))


def _players_uneven(left: float) -> float:
    """The number of players of whom so much is left to be decided, where every way to share the chips out is as
    likely."""
    return (1 + left) / (1 - left)


def mixed(games: Sequence[Speed]) -> Mixed:
    """Where all are played equally often: games that are as fast count as one."""
    return tuple((game, count / len(games)) for game, count in Counter(games).items())


def depth_share(games: Mixed, depth: float) -> float:
    """The part of its time that a hand with such stacks takes, in the level's bets, of one with deep ones."""
    whole = 0.0
    for game, share in games:  # a forecast asks it a thousand times: without a generator
        whole += share * game.depth_share(depth)
    return whole


def hand_share(players: float) -> float:
    """The part of its time that a hand of so many players takes, of one at a full table."""
    if players >= 6:
        return HAND_SHARES[-1]
    above = players - 2 if players > 2 else 0.0
    whole = int(above)
    return HAND_SHARES[whole] + (HAND_SHARES[whole + 1] - HAND_SHARES[whole]) * (above - whole)
