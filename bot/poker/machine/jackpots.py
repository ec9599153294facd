"""Jackpots: who may open, how they prove it, and deals that nobody opens (.docs/rules.md, section 7)."""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Final

from bot.poker.cards import JOKER, parse_cards, rank_of
from bot.poker.events import PassedIn, PotReturned
from bot.poker.holdings import Ranking
from bot.poker.machine.pots import split
from bot.poker.machine.state import HandState
from bot.poker.seats import Player, clockwise

_JACK: Final = 9
_ACE: Final = 12
_LEAST: Final = parse_cards("JcJd4c3d2h")
"""The lowest hand with which a player can open."""


def can_open(ranking: Ranking, dealt: Sequence[int]) -> bool:
    """Return True if the five cards hold a pair of jacks or better (R-7.1)."""
    return ranking.strength(dealt) >= ranking.strength(_LEAST)


def may_bet(state: HandState, player: Player) -> bool:
    """Return True if the player's cards allow the bet that the public options list (R-7.1).

    Everybody sees the bet among the options, but in Jackpots a player may need openers for it.
    """
    return state.jackpots is None or not state.needs_openers or can_open(state.ranking, player.down)


def proof(ranking: Ranking, dealt: Sequence[int], *, wild: bool) -> tuple[int, ...]:
    """Return the smallest set of dealt cards that makes jacks or better (R-7.2).

    Of equal sets, it is the lowest by rank, then by suit. With ``wild`` the joker is any card; otherwise it is an ace,
    or completes a straight or flush (R-8.1). Raises ValueError if the cards cannot open.
    """
    ordered = sorted(dealt)
    for size in range(2, 5):
        for cards in combinations(ordered, size):
            if _opens_by_pairs(cards, wild=wild):
                return cards
    if not can_open(ranking, dealt):
        raise ValueError("these cards do not open")
    return tuple(ordered)


def _opens_by_pairs(cards: Sequence[int], *, wild: bool) -> bool:
    """Return True if the cards, fewer than five, contain jacks or better, two pairs, trips or quads."""
    ranks = [rank_of(card) for card in cards if card != JOKER]
    if len(ranks) == len(cards):
        return _pairs_open(ranks)
    return any(_pairs_open([*ranks, rank]) for rank in (range(13) if wild else (_ACE,)))


def _pairs_open(ranks: Sequence[int]) -> bool:
    counts = Counter(ranks)
    pairs = [rank for rank, count in counts.items() if count >= 2]
    return len(pairs) >= 2 or any(rank >= _JACK or counts[rank] >= 3 for rank in pairs)


def pass_in(state: HandState, leaving: Collection[int]) -> PassedIn:
    """Return the event that ends a deal which nobody opened (R-7.3).

    If all players leave, they leave one after the other, those already out first. The last one wins the pot as if the
    other players had folded. The button moves only if the cards are dealt again.
    """
    claimants = sorted(state.claimants, key=lambda player: not state.is_out(player.seat))
    left = [player.seat for player in claimants if player.seat in leaving]
    if len(left) == len(claimants):
        left.pop()
    remaining = len(claimants) - len(left)
    assert state.jackpots is not None
    out = [seat for seat in state.jackpots.away if remaining > 1 and seat not in left]
    present = [player.seat for player in state.live if player.seat not in (*left, *out)]
    button = state.button
    if not _ends(state, remaining, len(present), state.jackpots.passed_in + 1):
        button = min(present, key=lambda seat: clockwise(button, seat))
    return PassedIn(button, tuple(left), tuple(sorted(out)))


def is_dealt_again(state: HandState, leaving: Collection[int]) -> bool:
    """Return True if another deal will follow the current one, which nobody opened (R-7.3)."""
    assert state.jackpots is not None
    passed_in = pass_in(state, leaving)
    gone_seats = (*passed_in.left, *passed_in.out)
    present = [player for player in state.live if player.seat not in gone_seats]
    return not _ends(state, len(state.claimants) - len(passed_in.left), len(present), state.jackpots.passed_in + 1)


def is_over(state: HandState) -> bool:
    """Return True if the last deal was not opened and ended the hand."""
    if state.street >= 0 or state.jackpots is None or not state.jackpots.passed_in:
        return False
    return _ends(state, len(state.claimants), len(state.live), state.jackpots.passed_in)


def _ends(state: HandState, claimants: int, present: int, deals: int) -> bool:
    """Return True if the hand ends after a deal that nobody opened.

    It ends if only one player can claim the pot, fewer than two players are present, or ``pass_in_max`` deals are
    reached.
    """
    return claimants == 1 or present < 2 or deals >= state.rules.pass_in_max


def give_back(state: HandState) -> PotReturned:
    """Return the event that returns the pot of a deal that nobody opened (R-7.3).

    Each player gets their own chips and a part of the chips of players who left. Odd chips go to the first seats left
    of the button.
    """
    claimants = state.claimants
    from_leavers = state.pot - sum(player.put_in for player in claimants)
    parts = dict(split(from_leavers, [player.seat for player in claimants]))
    return PotReturned(tuple((player.seat, player.put_in + parts[player.seat]) for player in claimants))
