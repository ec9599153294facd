"""The deals that a player can propose, as they are shown beforehand (section 9 of the tournament rules). Pure."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.tournaments.ports import TournamentView
from bot.tournaments.questions import unpaid_prizes
from bot.tournaments.rules.deal import KINDS, DealKind, deal_shares, play_for_most


@dataclass(frozen=True, slots=True)
class DealOffer:
    """The deals that a player can propose."""

    view: TournamentView
    player_id: int
    stacks: Mapping[int, int]
    """player_id -> tournament chips; during a hand those at its start."""
    shares: Mapping[DealKind, Mapping[int, int]]
    """Kind of deal -> player_id -> the chips that the player would get."""
    play_for: int
    """The chips that are left for the winner."""
    play_for_most: int


def offer_of(view: TournamentView, player_id: int, stacks: Mapping[int, int], play_for: int) -> DealOffer:
    """Return everybody's shares in a deal of each kind."""
    unpaid = unpaid_prizes(view.state, view.pool)
    shares = {kind: deal_shares(kind, stacks, unpaid, play_for) for kind in KINDS}
    return DealOffer(view, player_id, stacks, shares, play_for, play_for_most(unpaid))
