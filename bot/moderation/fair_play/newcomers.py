"""New accounts that lose almost everything to one player within days of joining.

The z-score is ``ChipFlowVerdict.z`` of the hands of those days, or of the losses by folding in them. Each new account
is compared with every player whom it met in those days.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.moderation.fair_play.chance import z_threshold
from bot.moderation.fair_play.chip_flow import ChipFlow, ChipFlowVerdict, Trade
from bot.moderation.fair_play.dumping import costliest_hands
from bot.moderation.fair_play.flag import Flag, FlagKind
from bot.moderation.fair_play.summary import HandSummary

DAYS: Final = 7
_DAY_MS: Final = 86_400_000
LOST_LEAST: Final = 0.8
"""The minimum share of the chips brought to the tables that the new account has lost."""
TO_ONE_LEAST: Final = 0.8
"""The minimum share of its losses that went to one player."""
BETS_LEAST: Final = 15.0
STEADY_LEAST: Final = 1.7
"""The minimum of ``steady`` for a flag; a pair reaches it only with losses in at least three hands.

Anybody can lose one big pot.
"""


@dataclass(frozen=True, slots=True)
class _Case:
    player: int
    taker: int
    trades: list[Trade]
    verdict: ChipFlowVerdict
    lost: int
    brought: int
    days: int


def new_accounts(
    hands: Sequence[HandSummary], flow: ChipFlow, folding: ChipFlow, joined_ms: Mapping[int, int]
) -> list[Flag]:
    """Return flags for new accounts.

    ``joined_ms`` maps player_id to the time when the player's wallet was opened.
    """
    early: dict[int, list[int]] = {}
    for at, hand in enumerate(hands):
        for player in hand.players:
            if player in joined_ms and hand.at_ms < joined_ms[player] + DAYS * _DAY_MS:
                early.setdefault(player, []).append(at)
    cases = [
        case
        for player, hands_at in early.items()
        if (case := _case(hands, flow, folding, player, hands_at, joined_ms[player])) is not None
    ]
    compared = 2 * sum(_opponents_met(hands, hands_at) for hands_at in early.values())
    least = z_threshold(compared)
    return [_flag(hands, case, compared) for case in cases if case.verdict.z > least and _is_suspicious(case.verdict)]


def _opponents_met(hands: Sequence[HandSummary], early: Sequence[int]) -> int:
    """Return the number of other players in the player's hands of the first days (indexes ``early``)."""
    return len({other for at in early for other in hands[at].players}) - 1


def _is_suspicious(verdict: ChipFlowVerdict) -> bool:
    return verdict.bets >= BETS_LEAST and verdict.steady >= STEADY_LEAST


def _case(
    hands: Sequence[HandSummary], flow: ChipFlow, folding: ChipFlow, player: int, early: Sequence[int], joined_ms: int
) -> _Case | None:
    """Return the evidence against a new player.

    None if they did not lose almost everything, or not to one player.
    """
    last = hands[early[-1]]
    lost = -sum(hands[at].net[player] for at in early)
    chips_brought = lost + last.stacks[player] + last.net[player]
    if lost <= 0 or lost < LOST_LEAST * chips_brought:
        return None
    of_early = frozenset(early)
    others = {other for at in early for other in hands[at].players} - {player}
    trades = {other: _within(flow, player, other, of_early) for other in sorted(others)}
    losses = {other: max(0.0, sum(trade.chips for trade in to_other)) for other, to_other in trades.items()}
    taker = max(losses, key=lambda other: losses[other])
    if losses[taker] < TO_ONE_LEAST * lost:
        return None
    folded = folding.verdict(player, taker, _within(folding, player, taker, of_early))
    verdict = max(flow.verdict(player, taker, trades[taker]), folded, key=lambda each: each.z)
    days = max(0, last.at_ms - joined_ms) // _DAY_MS + 1
    return _Case(player, taker, trades[taker], verdict, lost, chips_brought, days)


def _within(flow: ChipFlow, giver: int, taker: int, hands: frozenset[int]) -> list[Trade]:
    return [trade for trade in flow.between(giver, taker) if trade.hand in hands]


def _flag(hands: Sequence[HandSummary], case: _Case, compared: int) -> Flag:
    figures = {
        "lost": case.lost,
        "brought": case.brought,
        "chips": round(sum(trade.chips for trade in case.trades)),
        "hands": len(case.trades),
        "days": case.days,
    }
    players = case.player, case.taker
    return Flag(FlagKind.NEW_ACCOUNT, players, case.verdict.z, compared, figures, costliest_hands(hands, case.trades))
