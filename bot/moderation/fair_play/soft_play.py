"""Soft play: two players check and call against each other, but bet and raise against everybody else.

A decision counts if only two of at least three dealt-in players are left, and the player could bet or raise and did not
fold. The z-score compares the number of bets and raises of the two against each other with the expected number (see
``treatment``); both directions are combined by Stouffer's method.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from bot.moderation.fair_play.chance import z_threshold
from bot.moderation.fair_play.flag import Flag, FlagKind
from bot.moderation.fair_play.summary import HandId, HandSummary
from bot.moderation.fair_play.treatment import Decision, Treatment, treatments

TRIED_LEAST: Final = 12
"""The minimum number of decisions of each player against the other that a flag needs."""
SHARE_MOST: Final = 0.5
"""The maximum share of the expected bets and raises; play with a larger share is not called soft."""
HANDS_NAMED: Final = 5


def soft_play(
    hands: Sequence[HandSummary], kind: FlagKind = FlagKind.SOFT_PLAY, tried_least: int = TRIED_LEAST
) -> list[Flag]:
    decisions = [
        Decision(chance.actor, chance.other, chance.stage, chance.taken, at)
        for at, hand in enumerate(hands)
        for chance in hand.chances
    ]
    measured = treatments(decisions, tried_least)
    pairs = {(a, b): (one, measured[b, a]) for (a, b), one in measured.items() if a < b and (b, a) in measured}
    return [
        _flag(kind, pair, both, z, len(pairs), _examples(hands, pair))
        for pair, both in pairs.items()
        if (z := -(both[0].z + both[1].z) / sqrt(2)) > z_threshold(len(pairs)) and all(map(_is_soft, both))
    ]


def _is_soft(treatment: Treatment) -> bool:
    return treatment.did <= SHARE_MOST * treatment.expected


def _flag(
    kind: FlagKind,
    pair: tuple[int, int],
    both: tuple[Treatment, Treatment],
    z: float,
    compared: int,
    hands: tuple[HandId, ...],
) -> Flag:
    tried, did = sum(each.tried for each in both), sum(each.did for each in both)
    usual = sum(each.elsewhere.did for each in both) / max(1, sum(each.elsewhere.tried for each in both))
    expected = sum(each.expected for each in both)
    figures = {"tried": tried, "did": did, "expected": round(expected), "elsewhere": round(100 * usual)}
    return Flag(kind, pair, z, compared, figures, hands)


def _examples(hands: Sequence[HandSummary], pair: tuple[int, int]) -> tuple[HandId, ...]:
    """Return the hands in which the two had the most chances to bet or raise and did not use them."""
    missed: list[tuple[int, HandId]] = []
    for hand in hands:
        between = [each for each in hand.chances if {each.actor, each.other} == set(pair)]
        if between and not any(each.taken for each in between):
            missed.append((len(between), hand.hand))
    return tuple(hand for _, hand in sorted(missed, key=lambda item: -item[0])[:HANDS_NAMED])
