"""The fair-play report about a room: flags of all kinds, from summaries of its hands."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.moderation.fair_play.chip_flow import ChipFlow
from bot.moderation.fair_play.dumping import chip_dumping
from bot.moderation.fair_play.flag import Flag, FlagKind
from bot.moderation.fair_play.newcomers import new_accounts
from bot.moderation.fair_play.soft_play import soft_play
from bot.moderation.fair_play.strong_folds import strong_folds
from bot.moderation.fair_play.summary import HandSummary
from bot.moderation.fair_play.together import always_together


@dataclass(frozen=True, slots=True)
class Report:
    flags: tuple[Flag, ...]
    """The flags, strongest evidence first."""
    hands: int
    hands_with_cards: int
    """The number of hands in which a player with known cards decided whether to fold to a bet."""
    players: int
    pairs: int
    """The number of pairs of players who were dealt into at least one hand together."""


def fair_play_report(hands: Sequence[HandSummary], joined_ms: Mapping[int, int]) -> Report:
    """Return the report; the same hands always produce the same report.

    ``hands`` may be in any order. ``joined_ms`` maps player_id to the time when the player's wallet was opened.
    """
    ordered = sorted(hands, key=lambda hand: (hand.at_ms, hand.hand))
    flow, folding = ChipFlow.of(ordered), ChipFlow.of(ordered, by_folding=True)
    flags = [
        *chip_dumping(ordered, flow, folding),
        *new_accounts(ordered, flow, folding, joined_ms),
        *soft_play(ordered),
        *strong_folds(ordered),
        *always_together(ordered),
    ]
    order = list(FlagKind)
    return Report(
        tuple(sorted(flags, key=lambda flag: (-flag.z, order.index(flag.kind), flag.players))),
        len(ordered),
        sum(hand.knows_cards for hand in ordered),
        len({player for hand in ordered for player in hand.players}),
        len(flow.trades),
    )
