"""How fast chips change hands in a game, as data for those who must know how long a tournament will last.

All was measured with the players of ``tests.tournaments.people``: for two, four and six of them at a table, 300 to
1,500 hands at each of six or seven depths, with stacks as uneven as play makes them (uniform over all ways to share the
chips out) and, for ``even``, with equal ones. Where bets have no fixed limit these players bet 0.4 to 1 times the pot,
so pot limit and no limit are the same. Where whole tournaments (``python -m tests.soak tournament --table``) came to
something else, as without a fixed limit, the figures lie between the two. With less than a small bet each, six players
who post antes strayed by 0.7 to 1.5 of their stacks, and a hand of Razz took a tenth to a half of its time, one of Five
Card Draw six to eight tenths.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.poker.stakes import Limit

FORCED_BETS: Final = 2.0
"""With stacks of fewer small bets antes begin to put everybody all-in."""


@dataclass(frozen=True, slots=True)
class Speed:
    """In a hand a stack strays by ``most`` / (1 + (depth / reach) ** ``fade``) of itself, in the mean square. Depth is
    the mean stack at the table, reach is ``heads_up`` to ``several``; all in small bets, or in big blinds where bets
    have no fixed limit."""

    hand_seconds: int
    """The time of a hand among six, in the median, pause included; a server's own hands tell better (T-4.3)."""
    heads_up: float
    several: float
    """With four and more at the table; with three it lies in the middle."""
    most: float = 0.64
    """With next to no chips to bet, heads-up or without antes."""
    fade: float = 1.0
    """Lower where deep stacks are bet deeper: then they stray nearly as far as short ones do."""
    even: float = 0.2
    """So much farther do equal stacks stray, for nobody is all-in for less than the others."""
    antes: bool = False
    """All post, so that with next to no chips everybody is all-in before the first decision. The house rules decide."""
    all_in_share: float = 0.5
    """The part of its time that a hand takes in which everybody is all-in: draws and the pause are left of it."""

    def stray(self, depth: float, players: float, evenness: float) -> float:
        """``evenness``: 1 where stacks are equal, 0 where they are as uneven as play makes them."""
        several = 1 if players >= 4 else max(players - 2, 0) / 2
        reach = self.heads_up + (self.several - self.heads_up) * several
        stray: float = self.most / (1 + (depth / reach) ** self.fade) * (1 + self.even * evenness)
        forced = self._forced(depth)
        if not forced:
            return stray
        winner_takes_all = math.sqrt(max(players, 2) - 1)
        return stray * (1 + (winner_takes_all - 1) * forced)

    def depth_share(self, depth: float) -> float:
        """The part of its time that a hand with such stacks takes, of one with deep ones: players who are all-in have
        nothing to think about."""
        lost = 1 / (1 + 0.5 * depth)
        if self.antes:
            lost = (lost + self._forced(depth)) / 2
        return 1 - (1 - self.all_in_share) * lost

    def _forced(self, depth: float) -> float:
        """The part of hands in which antes put everybody all-in, and one wins all."""
        return (1 - depth / FORCED_BETS) ** 2 if self.antes and depth < FORCED_BETS else 0.0


def _by_limit(fixed: Speed, unlimited: Speed) -> Mapping[Limit, Speed]:
    return {"fixed": fixed, "pot": unlimited, "no": unlimited}


STUD: Final[Mapping[Limit, Speed]] = {"fixed": Speed(75, 4.2, 6.0, all_in_share=0.1)}
"""At 75 seconds, as T-4.2 has it; measured were 67 to 69, and the other stud games stray by nine tenths of what Razz
does, or as much."""
LOW_SINGLE_DRAW: Final = _by_limit(Speed(57, 4.3, 6.0), Speed(57, 4.2, 9.5, most=0.62, fade=0.85, even=0.6))
TRIPLE_DRAW: Final = _by_limit(Speed(102, 8.4, 10.8), Speed(102, 6.0, 25.0, most=0.7, fade=0.4, even=0.45))
SPLIT_TRIPLE_DRAW: Final = _by_limit(
    Speed(106, 8.4, 10.8, most=0.53), Speed(106, 6.0, 25.0, most=0.57, fade=0.4, even=0.45)
)
"""Half of a pot often comes back: in fixed limit stacks stray by four fifths of what they do in another triple draw.
That the same is so without it was not measured."""
HIGH_DRAW: Final = _by_limit(
    Speed(77, 2.8, 5.2, most=0.7, all_in_share=0.55),
    Speed(77, 1.4, 8.0, most=0.65, fade=0.6, even=0.45, all_in_share=0.55),
)
JACKPOTS: Final = _by_limit(
    Speed(88, 3.6, 5.0, most=0.9, all_in_share=0.55),
    Speed(88, 5.0, 16.0, most=0.9, fade=0.6, even=0.45, all_in_share=0.55),
)
"""Antes are posted again after each deal that nobody opens, and few hands end before the draw."""
