"""Whose hand it is in a game with a board: a pair or four of a kind that lies on the board is nobody's. Pure."""

from collections import Counter
from collections.abc import Sequence

from bot.poker.cards import rank_of
from bot.poker.holdings import Ranking, halves
from bot.poker.holdings.outs import of_board_alone
from bot.poker.house_rules import SuitOrder


def is_of_own_cards(ranking: Ranking, cards: Sequence[int], board: Sequence[int], suit_order: SuitOrder) -> bool:
    """Return True if one of the player's own cards belongs to what their hand is named after.

    Kickers do not count: an ace beside four sevens on the board makes it no better. In a split game this is about the
    first half. ``cards`` are the player's own; without a board, every hand is of own cards. Raises ValueError for cards
    that make no hand.
    """
    if not board:
        return True
    first = halves(ranking)[0]
    playing = first.playing(cards, suit_order, board)
    counts = Counter(map(rank_of, playing))
    named = [card for card in playing if counts[rank_of(card)] > 1] or playing
    return not set(named).isdisjoint(cards) and first.strength(cards, board) > of_board_alone(first, board)
