"""Holdings for the tests of rankings, and the cards of pokerkit."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from pokerkit import Card

from bot.poker.cards import DECK, RANKS, SUITS, cards_text, parse_cards, rank_of, suit_of

POKERKIT_CARDS = [next(iter(Card.parse(cards_text([card])))) for card in DECK]


def offsuit(ranks: str) -> tuple[int, ...]:
    """Return cards of these ranks, in suits that make no flush and no duplicates."""
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
    """Return a hand for each set of five ranks, and one in a single suit if all ranks differ: 7,462."""
    sets = ["".join(ranks) for ranks in combinations_with_replacement(RANKS, 5) if ranks[0] != ranks[4]]
    flushes = ["".join(ranks) for ranks in combinations(RANKS, 5)]
    return (*map(offsuit, sets), *map(suited, flushes))


@cache
def four_card_classes() -> tuple[tuple[int, ...], ...]:
    """Return every set of four cards of a deck, without those that differ only by renamed suits: 16,432."""
    return tuple(cards for cards in combinations(DECK, 4) if _suits_in_order(cards))


def _suits_in_order(cards: Sequence[int]) -> bool:
    """Return true for exactly one of the hands that differ only by the names of their suits."""
    ranks = [0, 0, 0, 0]
    for card in cards:
        ranks[suit_of(card)] |= 1 << rank_of(card)
    return ranks[0] >= ranks[1] >= ranks[2] >= ranks[3]
