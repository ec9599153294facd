"""Strong holdings that a player folds to one opponent but not to others.

A holding is strong if it is in the best third of those that faced a bet at the same stage, by the game's ranking. The
z-score compares the number of strong holdings folded to the opponent with the usual number for holdings of similar
strength (see ``treatment``). The test needs down cards, which are deleted after some time.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from bot.moderation.fair_play.chance import z_threshold
from bot.moderation.fair_play.flag import Flag, FlagKind
from bot.moderation.fair_play.summary import Facing, HandId, HandSummary, Stage
from bot.moderation.fair_play.treatment import Decision, Pair, Treatment, treatments

STRONG: Final = 2 / 3
"""The minimum percentile of a strong holding."""
_BINS: Final = 4
STAGE_LEAST: Final = 30
"""The minimum number of holdings at a stage; with fewer, no percentile is computed."""
TRIED_LEAST: Final = 6
FOLDED_LEAST: Final = 4
TIMES_EXPECTED: Final = 1.8
HANDS_NAMED: Final = 5

Judged = tuple[float, int, Facing]
"""(percentile of the holding, index of the hand, decision)."""


def strong_folds(hands: Sequence[HandSummary]) -> list[Flag]:
    strong = _strong(hands)
    decisions = [
        Decision(facing.actor, facing.bettor, (*facing.stage, _bin(place)), facing.folded, at)
        for place, at, facing in strong
    ]
    measured = treatments(decisions, TRIED_LEAST)
    least = z_threshold(len(measured))
    return [
        _flag(pair, treatment, len(measured), _examples(hands, strong, pair))
        for pair, treatment in measured.items()
        if treatment.z > least and _is_suspicious(treatment)
    ]


def _is_suspicious(treatment: Treatment) -> bool:
    return treatment.did >= FOLDED_LEAST and treatment.did >= TIMES_EXPECTED * treatment.expected


def _strong(hands: Sequence[HandSummary]) -> list[Judged]:
    stages: defaultdict[Stage, list[int]] = defaultdict(list)
    for hand in hands:
        for facing in hand.facings:
            stages[facing.stage[:-1]].append(facing.strength)
    ranked = {stage: sorted(strengths) for stage, strengths in stages.items() if len(strengths) >= STAGE_LEAST}
    judged = [
        (_percentile(ranked[facing.stage[:-1]], facing.strength), at, facing)
        for at, hand in enumerate(hands)
        for facing in hand.facings
        if facing.stage[:-1] in ranked
    ]
    return [each for each in judged if each[0] >= STRONG]


def _percentile(ranked: Sequence[int], strength: int) -> float:
    """Return the percentile: the share of weaker holdings plus half the share of equal ones."""
    return (bisect_left(ranked, strength) + bisect_right(ranked, strength)) / (2 * len(ranked))


def _bin(place: float) -> int:
    return min(_BINS - 1, int((place - STRONG) / (1 - STRONG) * _BINS))


def _flag(pair: Pair, treatment: Treatment, compared: int, hands: tuple[HandId, ...]) -> Flag:
    figures = {
        "tried": treatment.tried,
        "did": treatment.did,
        "expected": round(treatment.expected),
        "elsewhere": round(100 * treatment.elsewhere.did / max(1, treatment.elsewhere.tried)),
    }
    return Flag(FlagKind.STRONG_FOLDS, pair, treatment.z, compared, figures, hands)


def _examples(hands: Sequence[HandSummary], strong: Sequence[Judged], pair: Pair) -> tuple[HandId, ...]:
    """Return the ids of hands that the first player folded to the second, strongest holdings first."""
    folded = [(place, at) for place, at, facing in strong if (facing.actor, facing.bettor) == pair and facing.folded]
    named = dict.fromkeys(hands[at].hand for _, at in sorted(folded, key=lambda item: (-item[0], item[1])))
    return tuple(named)[:HANDS_NAMED]
