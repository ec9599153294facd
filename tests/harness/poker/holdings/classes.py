"""Holdings for the tests of rankings, and pokerkit's cards."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from pokerkit import Card

from bot.poker.cards import DECK, RANKS, SUITS, cards_text, parse_cards, rank_of, suit_of

POKERKIT_CARDS = [next(iter(Card.parse(cards_text([card])))) for card in DECK]


def offsuit(ranks: str) -> tuple[int, ...]:
    """Ranks alone as cards, each in a suit of its own among its like."""
    seen: Counter[str] = Counter()
    cards = []
    for at, rank in enumerate(ranks):
        suit = seen[rank] if ranks.count(rank) > 1 else at % 4
        seen[rank] += 1
        cards.append(rank + SUITS[suit])
    return parse_cards("".join(cards))


def suited(ranks: str) -> tuple[int, ...]:
    return parse_cards("".join(rank + "h" for rank in ranks))


def pokerkit_cards(cards: Sequence[int]) -> tuple[Card, ...]:
    return tuple(POKERKIT_CARDS[card] for card in cards)


@cache
def five_card_classes() -> tuple[tuple[int, ...], ...]:
    """A hand of each set of five ranks that a deck allows, and one in a single suit where all ranks differ: 7,462."""
    sets = ["".join(ranks) for ranks in combinations_with_replacement(RANKS, 5) if ranks[0] != ranks[4]]
    flushes = ["".join(ranks) for ranks in combinations(RANKS, 5)]
    return (*map(offsuit, sets), *map(suited, flushes))


@cache
def four_card_classes() -> tuple[tuple[int, ...], ...]:
    """Every four cards of a deck but for renamed suits: 16,432."""
    return tuple(cards for cards in combinations(DECK, 4) if _suits_in_order(cards))


def _suits_in_order(cards: Sequence[int]) -> bool:
    """Of the hands that differ by the names of suits alone, exactly one has this."""
    ranks = [0, 0, 0, 0]
    for card in cards:
        ranks[suit_of(card)] |= 1 << rank_of(card)
    return ranks[0] >= ranks[1] >= ranks[2] >= ranks[3]
