"""Chip dumping: a player loses more to another one than both players' usual results explain.

The z-score is ``ChipFlowVerdict.z`` of all hands that both were dealt into, or of losses by folding alone if that is
higher.
"""

from collections.abc import Sequence
from typing import Final

from bot.moderation.fair_play.chance import z_threshold
from bot.moderation.fair_play.chip_flow import ChipFlow, ChipFlowVerdict, Trade
from bot.moderation.fair_play.flag import Flag, FlagKind
from bot.moderation.fair_play.summary import HandId, HandSummary

HANDS_LEAST: Final = 20
"""The minimum number of hands, with both players dealt in, for a flag."""
BETS_LEAST: Final = 20.0
"""The minimum net loss for a flag, in big bets; it is about a buy-in."""
STEADY_LEAST: Final = 2.6
"""The minimum of ``steady`` for a flag; a pair reaches it only with losses in at least seven hands.

Anybody can lose a few big pots.
"""
ONE_SIDED_LEAST: Final = 0.25
"""The minimum of ``one_sided`` for a flag: at least 5/8 of the chips moved in the same direction."""
HANDS_NAMED: Final = 5


def chip_dumping(hands: Sequence[HandSummary], every: ChipFlow, folding: ChipFlow) -> list[Flag]:
    pairs = [pair for pair, trades in every.trades.items() if len(trades) >= HANDS_LEAST]
    compared = 4 * len(pairs)  # both directions, all hands and folds alone
    least, flags = z_threshold(compared), []
    for first, second in pairs:
        for giver, taker in ((first, second), (second, first)):
            suspicious = [flow for flow in (every, folding) if _is_suspicious(flow.verdict(giver, taker), least)]
            # Chips lost by folding and won back at showdowns were not dumped.
            if suspicious and every.verdict(giver, taker).bets >= BETS_LEAST:
                flags.append(_flag(hands, giver, taker, every, suspicious, compared))
    return flags


def _is_suspicious(verdict: ChipFlowVerdict, least: float) -> bool:
    return (
        verdict.z > least
        and verdict.bets >= BETS_LEAST
        and verdict.steady >= STEADY_LEAST
        and verdict.one_sided >= ONE_SIDED_LEAST
    )


def _flag(
    hands: Sequence[HandSummary], giver: int, taker: int, every: ChipFlow, suspicious: Sequence[ChipFlow], compared: int
) -> Flag:
    whole, strongest = every.verdict(giver, taker), max(suspicious, key=lambda flow: flow.verdict(giver, taker).z)
    verdict, trades = strongest.verdict(giver, taker), strongest.between(giver, taker)
    figures = {
        "there": round((whole.gross + whole.chips) / 2),
        "back": round((whole.gross - whole.chips) / 2),
        "bets": round(verdict.bets),
        "folding": int(strongest is not every),
        "hands": len(trades),
    }
    return Flag(FlagKind.CHIP_DUMPING, (giver, taker), verdict.z, compared, figures, costliest_hands(hands, trades))


def costliest_hands(hands: Sequence[HandSummary], trades: Sequence[Trade]) -> tuple[HandId, ...]:
    """Return the ids of the hands with the largest losses in big bets."""
    lost = sorted((trade for trade in trades if trade.bets > 0), key=lambda trade: (-trade.bets, trade.hand))
    return tuple(hands[trade.hand].hand for trade in lost[:HANDS_NAMED])
