"""The fair-play report about a room: flags of all kinds, from summaries of its hands."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from bot.moderation.fair_play.bubble import bubble_hands, bubble_soft_play
from bot.moderation.fair_play.chip_flow import ChipFlow
from bot.moderation.fair_play.dumping import chip_dumping
from bot.moderation.fair_play.flag import Flag, FlagKind
from bot.moderation.fair_play.last_chips import last_chips
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
    tournament_hands: int = 0
    """The number of hands of tournaments among ``hands``."""


def fair_play_report(hands: Sequence[HandSummary], joined_ms: Mapping[int, int]) -> Report:
    """Return the report; the same hands always produce the same report.

    ``hands`` may be in any order. ``joined_ms`` maps player_id to the time when the player's wallet was opened. Hands
    of tournaments are judged by themselves, because a player who is about to go out plays differently, and the chips
    have a different worth.
    """
    ordered = sorted(hands, key=lambda hand: (hand.at_ms, hand.hand))
    cash = [hand for hand in ordered if hand.tournament is None]
    played = [hand for hand in ordered if hand.tournament is not None]
    flags = [*_cash_flags(cash, joined_ms), *(replace(flag, tournament=True) for flag in _tournament_flags(played))]
    order = list(FlagKind)
    return Report(
        tuple(sorted(flags, key=lambda flag: (-flag.z, order.index(flag.kind), flag.players))),
        len(ordered),
        sum(hand.knows_cards for hand in ordered),
        len({player for hand in ordered for player in hand.players}),
        len({pair for hand in ordered for pair in combinations(sorted(hand.players), 2)}),
        len(played),
    )


def _cash_flags(hands: Sequence[HandSummary], joined_ms: Mapping[int, int]) -> list[Flag]:
    flow, folding = ChipFlow.of(hands), ChipFlow.of(hands, by_folding=True)
    return [
        *chip_dumping(hands, flow, folding),
        *new_accounts(hands, flow, folding, joined_ms),
        *soft_play(hands),
        *strong_folds(hands),
        *always_together(hands),
    ]


def _tournament_flags(hands: Sequence[HandSummary]) -> list[Flag]:
    """Return the flags from hands of tournaments.

    Sitting at the same table proves nothing here, because seats are drawn, not chosen.
    """
    return [
        *chip_dumping(hands, ChipFlow.of(hands), ChipFlow.of(hands, by_folding=True)),
        *last_chips(hands),
        *soft_play(hands),
        *bubble_soft_play(bubble_hands(hands)),
        *strong_folds(hands),
    ]
