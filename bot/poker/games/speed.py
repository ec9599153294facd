"""The speed at which chips change hands in each game: data for estimating a tournament's length.

The figures were measured with the simulated players of ``tests.harness.tournaments.people``: 2, 4 and 6 of them at a
table, 300 to 1,500 hands at each of 6 or 7 depths. Stacks were as uneven as play makes them (uniform over all ways to
share the chips); for ``even`` they were equal. Without a fixed limit these players bet 0.4 to 1 times the pot, so pot
limit and no limit get the same figures. Whole tournaments (``python -m tests.soak tournament --table``) gave different
results without a fixed limit; there the figures are a compromise. Six players who posted antes and had less than one
small bet each gained or lost 0.7 to 1.5 times their stack in a hand. Then a hand of Razz took 10 to 50 % of its usual
time, a hand of Five Card Draw 60 to 80 %.

Games with a board were measured with 150 hands at each of 6 depths, from 1 to 50; ``even`` was assumed for them.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.poker.stakes import Limit

FORCED_BETS: Final = 2.0
"""The mean stack, in small bets, below which antes begin to put everybody all-in."""


@dataclass(frozen=True, slots=True)
class Speed:
    """How much a stack changes in one hand of a game, and how long a hand takes.

    The change is a root mean square, as a share of the stack: ``most`` / (1 + (depth / reach) ** ``fade``). Depth is
    the mean stack at the table. Reach goes from ``heads_up`` to ``several`` with the number of players. Both are in
    small bets, or in big blinds in a game without a fixed limit.
    """

    hand_seconds: int
    """The median time of a hand with six players, in seconds, including the pause after it.

    Once a server has measured its own hands, that time is used instead (T-4.3).
    """
    heads_up: float
    several: float
    """The reach with four or more players; with three it is halfway between ``heads_up`` and this."""
    most: float = 0.64
    """The change of a stack if stacks are almost 0, heads-up or without antes, as a share of the stack."""
    fade: float = 1.0
    """The exponent of depth / reach.

    It is lower for games with larger bets at deep stacks, where deep stacks change nearly as much as short ones.
    """
    even: float = 0.2
    """The share by which the change is larger if all stacks are equal.

    With equal stacks nobody is all-in for less than the other players.
    """
    antes: bool = False
    """True if all players post antes, so that very short stacks are all-in before the first decision.

    The house rules decide whether they do.
    """
    all_in_share: float = 0.5
    """The time of a hand in which everybody is all-in, as a share of the usual time: draws and the pause remain."""
    bets_per_level: int = 1
    """The bet of a tournament's level, in small bets or big blinds of this game; the mix decides (R-17.3)."""

    def stray(self, depth: float, players: float, evenness: float) -> float:
        """Return the change of a stack in one hand, as a share of the stack.

        ``depth`` is in bets of the level. ``evenness`` is 1 if stacks are equal and 0 if they are as uneven as play
        makes them.
        """
        depth *= self.bets_per_level
        several = 1 if players >= 4 else max(players - 2, 0) / 2
        reach = self.heads_up + (self.several - self.heads_up) * several
        stray: float = self.most / (1 + (depth / reach) ** self.fade) * (1 + self.even * evenness)
        forced = self._forced(depth)
        if not forced:
            return stray
        winner_takes_all = math.sqrt(max(players, 2) - 1)
        return stray * (1 + (winner_takes_all - 1) * forced)

    def depth_share(self, depth: float) -> float:
        """Return the time of a hand with stacks of this depth, as a share of its time with deep stacks.

        ``depth`` is in bets of the level. Short stacks are faster, because players who are all-in need no time to
        think.
        """
        depth *= self.bets_per_level
        saved = 1 / (1 + 0.5 * depth)
        if self.antes:
            saved = (saved + self._forced(depth)) / 2
        return 1 - (1 - self.all_in_share) * saved

    def _forced(self, depth: float) -> float:
        """Return the share of hands in which antes put everybody all-in.

        Then one player wins all the chips.
        """
        return (1 - depth / FORCED_BETS) ** 2 if self.antes and depth < FORCED_BETS else 0.0


def _by_limit(fixed: Speed, unlimited: Speed) -> Mapping[Limit, Speed]:
    return {"fixed": fixed, "pot": unlimited, "no": unlimited}


STUD: Final[Mapping[Limit, Speed]] = {"fixed": Speed(75, 4.2, 6.0, all_in_share=0.1)}
"""The speed of the stud games; 75 seconds per hand as in T-4.2, although 67 to 69 were measured.

The change of a stack was measured for Razz; in the other stud games it is 90 to 100 % of that.
"""
LOW_SINGLE_DRAW: Final = _by_limit(Speed(57, 4.3, 6.0), Speed(57, 4.2, 9.5, most=0.62, fade=0.85, even=0.6))
TRIPLE_DRAW: Final = _by_limit(Speed(102, 8.4, 10.8), Speed(102, 6.0, 25.0, most=0.7, fade=0.4, even=0.45))
SPLIT_TRIPLE_DRAW: Final = _by_limit(
    Speed(106, 8.4, 10.8, most=0.53), Speed(106, 6.0, 25.0, most=0.57, fade=0.4, even=0.45)
)
"""The speed of triple draw games with a split pot, in which players often get half a pot back.

In fixed limit, stacks change 80 % as much as in other triple draw games. Without a fixed limit nothing was measured;
the same share is assumed.
"""
HIGH_DRAW: Final = _by_limit(
    Speed(77, 2.8, 5.2, most=0.7, all_in_share=0.55),
    Speed(77, 1.4, 8.0, most=0.65, fade=0.6, even=0.45, all_in_share=0.55),
)
HOLDEM: Final = _by_limit(Speed(55, 5.5, 5.0, most=0.61), Speed(55, 2.5, 2.5, most=0.79, fade=0.5, even=0.45))
OMAHA: Final = _by_limit(Speed(55, 5.5, 5.0, most=0.61), Speed(55, 3.0, 4.0, most=0.76, fade=0.6, even=0.45))
"""The speed of Omaha with four cards. In fixed limit it is that of hold'em, with which tournaments end on time."""
FIVE_CARD_OMAHA: Final = _by_limit(Speed(55, 4.6, 4.1, most=0.61), Speed(55, 3.0, 2.6, most=0.76, fade=0.6, even=0.45))
"""The speed of Omaha with five cards, measured with 120 hands at each of 5 depths.

With the speed of four cards, tournaments in pot limit ended 8 % late.
"""
OMAHA_HI_LO: Final = _by_limit(Speed(55, 5.0, 4.0, most=0.55), Speed(55, 3.0, 2.0, most=0.7, fade=0.6, even=0.45))
"""The speed of Omaha with a split pot, measured in fixed limit with four cards and in pot limit with five."""
JACKPOTS: Final = _by_limit(
    Speed(88, 3.6, 5.0, most=0.9, all_in_share=0.55),
    Speed(88, 5.0, 16.0, most=0.9, fade=0.6, even=0.45, all_in_share=0.55),
)
"""The speed of Jackpots: players ante again after each unopened deal, and few hands end before the draw."""
