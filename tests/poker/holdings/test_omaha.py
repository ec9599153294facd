"""Omaha: two own cards and three of the board, in every case and against brute force and pokerkit."""

from itertools import combinations, product
from random import Random

import pytest
from pokerkit import OmahaEightOrBetterLowHand, OmahaHoldemHand

from bot.poker.cards import DECK, cards_text, parse_cards
from bot.poker.holdings import (
    ACE_TO_FIVE,
    EIGHT_OR_BETTER,
    HIGH,
    OMAHA_ANY_LOW,
    OMAHA_HIGH,
    OMAHA_HIGH_LOW,
    OMAHA_LOW,
    Ranking,
)

CASES = [
    ("AsKhQd2c", "KsJs9s4s3d", "pair of kings", "no low", "one spade is no flush"),
    ("AcAdKhQh", "7s7h7d7c2s", "full house, sevens full of aces", "no low", "four of a kind on the board"),
    ("QsQhQd2c", "QcJd9h5s3s", "three queens", "no low", "three of a kind in the hand"),
    ("5s4s3s2s", "AhKdQdJdTd", "ace high", "no low", "the board can't be played"),
    ("Ts9s2d2h", "JsQsKs8sAd", "king-high straight flush", "no low", ""),
    ("Ad2cKsQs", "2h4s7d8cKd", "kings up", "low: eight-seven", ""),
    ("As3sKdKh", "4c4d8h2sKc", "full house, kings full of fours", "low: eight-four", ""),
    ("8h7hKsQd", "Ac2d3sKcJh", "pair of kings", "low: eight-seven", ""),
    ("As2h8d8c", "3c4d5h8s9s", "five-high straight", "low: wheel", "high and low with the same five"),
    ("AcAd2h9s", "3s5h7dKcKd", "aces up", "low: seven-five", ""),
]
"""(own cards, board, high, low, what is special)."""
LOWS = {
    "Ad2cKsQs": "8d7s4s2hAc",
    "As3sKdKh": "8h4c3s2sAs",
    "8h7hKsQd": "8h7h3s2dAc",
    "As2h8d8c": "5h4d3c2hAs",
    "AcAd2h9s": "7d5h3s2hAc",
}
"""Own cards -> the five cards of the low, in any suits."""


@pytest.mark.parametrize(("own", "board", "high", "low", "why"), CASES, ids=[case[0] for case in CASES])
def test_R16_2_exactly_two_own_cards_and_three_of_the_board_count(
    own: str, board: str, high: str, low: str, why: str
) -> None:
    cards, shared = parse_cards(own), parse_cards(board)
    name = OMAHA_HIGH_LOW.describe(cards, None, shared)
    assert str(name) == f"high: {high}; {low}", why


@pytest.mark.parametrize(("own", "low"), LOWS.items())
def test_R16_3_the_low_is_made_of_the_lowest_two_and_three(own: str, low: str) -> None:
    board = next(board for each, board, *_ in CASES if each == own)
    cards, shared = parse_cards(own), parse_cards(board)
    assert OMAHA_LOW.strength(cards, shared) == EIGHT_OR_BETTER.strength(parse_cards(low))
    playing = OMAHA_LOW.playing(cards, "cdhs", shared)
    assert (len({*playing} & {*cards}), len({*playing} & {*shared})) == (2, 3)


def test_R16_2_a_name_tells_an_omaha_hand_from_the_one_that_it_beat() -> None:
    board = parse_cards("2h4s7d8cKd")
    name = OMAHA_HIGH.describe(parse_cards("Ad2cKsQs"), parse_cards("Ac4hKhQh"), board)
    assert str(name) == "two pair, kings and deuces"


def test_R16_3_without_three_low_ranks_on_the_board_there_is_no_low() -> None:
    board = parse_cards("2c2d3hKsQs")
    assert OMAHA_LOW.strength(parse_cards("As4d5h6c"), board) == 0
    assert OMAHA_LOW.playing(parse_cards("As4d5h6c"), "cdhs", board) == ()
    assert OMAHA_LOW.strength(parse_cards("As4d5h6c"), parse_cards("2c7d3hKsQs")) > 0


def test_R11_2_without_a_qualifier_any_low_counts_with_pairs_too() -> None:
    board = parse_cards("2c2d3hKsQs")
    for own, low in (("As4d5h6c", "Qs4d3h2cAs"), ("AsAdAhAc", "AsAdQs3h2c")):
        assert OMAHA_ANY_LOW.strength(parse_cards(own), board) == ACE_TO_FIVE.strength(parse_cards(low))


def test_fewer_cards_than_two_and_three_make_no_hand() -> None:
    for ranking, board in product((OMAHA_HIGH, OMAHA_LOW, OMAHA_ANY_LOW), ("", "2h4s")):
        with pytest.raises(ValueError, match="two own cards and three of the board"):
            ranking.strength(parse_cards("Ad2cKsQs"), parse_cards(board))
        with pytest.raises(ValueError, match="two own cards and three of the board"):
            ranking.strength(parse_cards("Ad"), parse_cards("2h4s7d8cKd"))


@pytest.mark.parametrize("unknown", ["??", "Jo"])
@pytest.mark.parametrize("ranking", [OMAHA_HIGH, OMAHA_LOW, OMAHA_ANY_LOW])
def test_a_card_without_a_rank_cannot_be_ranked(ranking: Ranking, unknown: str) -> None:
    for own, board in (
        (f"Ad2cKs{unknown}", "2h4s7d8cKd"),
        ("Ad2cKsQs", f"2h4s7d8c{unknown}"),
        (f"Ad{unknown}", "2h4s7d"),
    ):
        with pytest.raises(ValueError, match="without a rank"):
            ranking.strength(parse_cards(own), parse_cards(board))


@pytest.mark.parametrize(("ranking", "five"), [(OMAHA_HIGH, HIGH), (OMAHA_LOW, EIGHT_OR_BETTER)])
@pytest.mark.parametrize("size", [4, 5])
def test_the_strength_is_that_of_the_best_two_and_three(ranking: Ranking, five: Ranking, size: int) -> None:
    """Half of the deals have two suits only, so that flushes are frequent."""
    luck = Random(size)
    for number in range(600):
        deck = DECK if number % 2 else [card for card in DECK if card % 4 < 2]
        cards = luck.sample(deck, size + 5)
        own, board = cards[:size], cards[size : size + luck.choice((3, 4, 5))]
        fives = [two + three for two in combinations(own, 2) for three in combinations(board, 3)]
        assert ranking.strength(own, board) == max(map(five.strength, fives))


def test_better_and_equal_hands_are_those_of_pokerkit() -> None:
    luck = Random(7)
    for _ in range(300):
        cards = luck.sample(DECK, 13)
        board, hands = cards[:5], (cards[5:9], cards[9:])
        ours = [OMAHA_HIGH.strength(own, board) for own in hands]
        high = [OmahaHoldemHand.from_game(cards_text(own), cards_text(board)) for own in hands]
        assert (ours[0] > ours[1], ours[0] == ours[1]) == (high[0] > high[1], high[0] == high[1])
        lows = [OMAHA_LOW.strength(own, board) for own in hands]
        low = [OmahaEightOrBetterLowHand.from_game_or_none(cards_text(own), cards_text(board)) for own in hands]
        assert [not strength for strength in lows] == [hand is None for hand in low]
        if low[0] is not None and low[1] is not None:
            assert (lows[0] > lows[1], lows[0] == lows[1]) == (low[0] > low[1], low[0] == low[1])
