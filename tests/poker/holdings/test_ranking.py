"""The rule of all rankings but Omaha's: a board counts like own cards (R-2.3, R-4.9)."""

from random import Random

import pytest

from bot.poker.cards import DECK, parse_cards
from bot.poker.holdings import (
    ACE_TO_FIVE,
    ACE_TO_FIVE_JOKER,
    BADUGI,
    BADUGI_ACES_HIGH,
    BADUGI_OF_FIVE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    HIGH_ANY_LOW,
    HIGH_BUG,
    HIGH_LOW,
    HIGH_WILD,
    Ranking,
)

SIZES: list[tuple[Ranking, int]] = [
    *((ranking, 7) for ranking in (ACE_TO_FIVE, ACE_TO_FIVE_JOKER, DEUCE_TO_SEVEN, EIGHT_OR_BETTER, HIGH)),
    *((ranking, 7) for ranking in (HIGH_ANY_LOW, HIGH_LOW)),
    *((ranking, 5) for ranking in (HIGH_BUG, HIGH_WILD, BADUGI_ACES_HIGH, BADUGI_OF_FIVE)),
    (BADUGI, 4),
]


@pytest.mark.parametrize(("ranking", "size"), SIZES, ids=lambda value: type(value).__name__)
def test_R16_1_any_number_of_own_cards_and_of_the_board_may_play(ranking: Ranking, size: int) -> None:
    luck = Random(size)
    for number in range(120):
        cards, rival = luck.sample(DECK, size), luck.sample(DECK, size)
        own = number % (size + 1)
        board = cards[own:]
        against = [card for card in rival if card not in board][:own]
        assert ranking.strength(cards[:own], board) == ranking.strength(cards)
        assert ranking.playing(cards[:own], "cdhs", board) == ranking.playing(cards, "cdhs")
        told = ranking.describe(cards, [*against, *board] if len(against) == own else None)
        assert ranking.describe(cards[:own], against if len(against) == own else None, board) == told


def test_R16_1_the_board_may_be_the_best_hand() -> None:
    board = parse_cards("AhKdQdJsTc")
    assert HIGH.strength(parse_cards("2c3d"), board) == HIGH.strength(board)
    assert HIGH.strength(parse_cards("AsKc"), board) == HIGH.strength(board)


def test_R16_1_the_kicker_in_the_hand_decides() -> None:
    board = parse_cards("As7d7c4h2s")
    assert HIGH.strength(parse_cards("AhKc"), board) > HIGH.strength(parse_cards("AdQs"), board)
