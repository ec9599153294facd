"""Deuce-to-seven low: ranking and names (R-2.5), and boards for stud games with it (R-4.5)."""

import random
from collections.abc import Sequence
from itertools import combinations, pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import StandardLowHand

from bot.poker.cards import DECK, JOKER, UNKNOWN, cards_text, parse_cards, rank_of, suit_of
from bot.poker.holdings import DEUCE_TO_SEVEN, HoldingName, Ranking
from tests.harness.poker.holdings.classes import five_card_classes, offsuit, pokerkit_cards, suited

RANKING: Ranking = DEUCE_TO_SEVEN
fives = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)


def strength(ranks: str) -> int:
    return RANKING.strength(offsuit(ranks))


def name(cards: Sequence[int], against: Sequence[int] | None = None) -> str:
    return str(RANKING.describe(cards, against))


# Comparisons


def test_R2_5_the_example_hands_are_ranked_from_the_best_to_the_worst() -> None:
    order = ["75432", "76432", "76532", "76542", "85432", "A6432", "AKQJ9", "22543"]
    strengths = [strength(ranks) for ranks in order]
    assert strengths == sorted(set(strengths), reverse=True)


def test_R2_5_the_best_hand_is_seven_five_four_three_deuce_in_more_than_one_suit() -> None:
    assert RANKING.strength(parse_cards("7s5s4s3s2h")) == 7462


def test_R2_5_five_four_three_deuce_ace_is_ace_high_and_no_straight() -> None:
    assert strength("KQJT8") > strength("A5432") > strength("A6432") > strength("22543")
    assert RANKING.strength(suited("A5432")) > RANKING.strength(suited("A6432"))


@pytest.mark.parametrize("better", ["AKQJ9", "22543", "AAKKQ", "AAAKQ"])
def test_R2_5_straights_count_against_the_hand(better: str) -> None:
    assert strength(better) > strength("65432")


def test_R2_5_flushes_count_against_the_hand() -> None:
    assert strength("AKQJT") > RANKING.strength(suited("75432")) > strength("22233")
    assert strength("AAAAK") > RANKING.strength(suited("65432")) > RANKING.strength(suited("AKQJT")) == 1


@given(st.lists(st.sampled_from(DECK), min_size=6, max_size=7, unique=True))
def test_R2_5_the_best_five_of_six_or_seven_cards_count(cards: list[int]) -> None:
    assert RANKING.strength(cards) == max(RANKING.strength(five) for five in combinations(cards, 5))


# Against an independent oracle


def test_R2_5_the_order_of_all_five_card_hands_agrees_with_pokerkit() -> None:
    hands = sorted(five_card_classes(), key=RANKING.strength)
    assert [RANKING.strength(hand) for hand in hands] == list(range(1, 7463))
    assert all(worse < better for worse, better in pairwise(StandardLowHand(pokerkit_cards(hand)) for hand in hands))


def test_R2_5_random_hands_of_five_and_seven_cards_agree_with_pokerkit() -> None:
    by_strength = {RANKING.strength(hand): StandardLowHand(pokerkit_cards(hand)) for hand in five_card_classes()}
    luck = random.Random(4)
    holdings = [luck.sample(DECK, 5) for _ in range(20_000)] + [luck.sample(DECK, 7) for _ in range(1_000)]
    for cards in holdings:
        assert StandardLowHand.from_game(pokerkit_cards(cards)) == by_strength[RANKING.strength(cards)]


@given(fives, st.permutations(range(4)), st.randoms())
def test_R1_3_the_suits_and_the_order_of_the_cards_do_not_matter(
    cards: list[int], suits: list[int], luck: random.Random
) -> None:
    recoloured = [4 * rank_of(card) + suits[suit_of(card)] for card in luck.sample(cards, 5)]
    assert RANKING.strength(recoloured) == RANKING.strength(cards)
    assert RANKING.describe(recoloured) == RANKING.describe(cards)


# Names


@pytest.mark.parametrize(
    "case",
    [
        ("75432", "seven-five low"),
        ("A5432", "ace-five low"),
        ("AKQJ9", "ace-king low"),
        ("22543", "pair of deuces"),
        ("AAKK2", "two pair, aces and kings"),
        ("555A2", "three fives"),
        ("87654", "eight-high straight"),
        ("33355", "full house, threes full of fives"),
        ("KKKK2", "four kings"),
    ],
)
def test_R2_4_a_hand_that_is_uncontested_or_tied_has_its_short_name(case: tuple[str, str]) -> None:
    ranks, expected = case
    assert name(offsuit(ranks)) == name(offsuit(ranks), offsuit(ranks)) == expected


@pytest.mark.parametrize(
    "case",
    [
        ("75432", "seven-high flush"),
        ("A5432", "ace-high flush"),
        ("87654", "eight-high straight flush"),
        ("AKQJT", "royal flush"),
    ],
)
def test_R2_5_a_hand_of_one_suit_is_named_as_a_flush(case: tuple[str, str]) -> None:
    ranks, expected = case
    assert name(suited(ranks)) == expected


@pytest.mark.parametrize(
    "case",
    [
        ("75432", "85432", "seven low"),
        ("85432", "75432", "eight low"),
        ("76432", "75432", "seven-six low"),
        ("76542", "76532", "seven-six-five-four low"),
        ("86543", "86542", "eight-six-five-four-three low"),
        ("75432", "22543", "seven low"),
        ("22543", "22643", "pair of deuces"),
        ("65432", "76543", "six-high straight"),
    ],
)
def test_R2_4_a_name_has_just_enough_cards_to_differ_from_the_other_hand(case: tuple[str, str, str]) -> None:
    ranks, against, expected = case
    assert name(offsuit(ranks), offsuit(against)) == expected


def test_R2_4_two_flushes_with_the_same_high_card_have_different_names() -> None:
    assert name(suited("K8432"), suited("KJ432")) == "king-eight-high flush"


def test_R2_4_the_description_of_a_hand_has_its_kind_and_the_ranks_that_its_name_needs() -> None:
    assert RANKING.describe(offsuit("75432")) == HoldingName("low", (5, 3))
    assert RANKING.describe(offsuit("65432")) == HoldingName("straight", (4,))


# Boards


@pytest.mark.parametrize(
    "case", [("2", "A"), ("K", "A"), ("32", "A2"), ("AK", "22"), ("432", "A32"), ("5432", "A432"), ("AKQJ", "2234")]
)
def test_R4_5_on_boards_aces_are_high_and_pairs_count_against_the_board(case: tuple[str, str]) -> None:
    lower, higher = case
    assert RANKING.board_strength(offsuit(lower)) > RANKING.board_strength(offsuit(higher))


def test_R4_5_four_cards_on_a_board_are_no_straight_or_flush() -> None:
    assert RANKING.board_strength(suited("5432")) == RANKING.board_strength(offsuit("5432"))


@pytest.mark.parametrize("text", ["", "As2d3c4h5s"])
def test_a_board_must_have_one_to_four_cards(text: str) -> None:
    with pytest.raises(ValueError, match="one to four"):
        RANKING.board_strength(parse_cards(text))


# The cards that play


def test_R3_9_the_playing_cards_are_listed_from_the_highest_down_in_the_better_suits() -> None:
    cards = parse_cards("7c7d5h5s4d3c2h")
    assert cards_text(RANKING.playing(cards, "cdhs")) == "7d5s4d3c2h"
    assert cards_text(RANKING.playing(cards, "shdc")) == "7c5h4d3c2h"


def test_R3_9_a_card_of_a_better_suit_does_not_play_if_it_makes_a_flush() -> None:
    assert cards_text(RANKING.playing(parse_cards("7s7c5s4s3s2s"), "cdhs")) == "7c5s4s3s2s"


# Holdings that can't be ranked


@pytest.mark.parametrize("case", list(product([JOKER, UNKNOWN], ["As2d3c4h", "As2d3c4h5s6d"])))
def test_a_card_without_a_rank_raises_an_error(case: tuple[int, str]) -> None:
    missing, text = case
    with pytest.raises(ValueError, match="without a rank"):
        RANKING.strength([*parse_cards(text), missing])
    with pytest.raises(ValueError, match="without a rank"):
        RANKING.board_strength([missing])


@pytest.mark.parametrize("text", ["", "As", "As2d3c4h"])
def test_a_hand_of_fewer_than_five_cards_raises_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="at least five"):
        RANKING.strength(parse_cards(text))


@pytest.mark.parametrize("text", ["AsAsAsAsAs", "AsAs2d3c4h5s"])
def test_a_card_that_occurs_twice_raises_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="twice"):
        RANKING.strength(parse_cards(text))
