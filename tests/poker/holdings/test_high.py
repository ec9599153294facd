"""High hands without a joker: ranking and names (R-2.7)."""

import random
import subprocess
import sys
from collections.abc import Sequence
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import StandardHighHand

from bot.poker.cards import DECK, JOKER, UNKNOWN, cards_text, parse_cards, rank_of, suit_of
from bot.poker.holdings import HIGH, KINDS, HoldingName, Ranking
from tests.harness.poker.holdings.classes import five_card_classes, offsuit, pokerkit_cards, suited

RANKING: Ranking = HIGH
fives = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)


def name(cards: Sequence[int], against: Sequence[int] | None = None) -> str:
    return str(RANKING.describe(cards, against))


# Comparisons


def test_R2_7_hands_rank_in_the_standard_order_from_royal_flush_to_high_card() -> None:
    hands = [
        *(suited("AKQJT"), suited("KQJT9"), suited("5432A"), offsuit("AAAAK"), offsuit("22223"), offsuit("AAAKK")),
        *(offsuit("22233"), suited("AKQJ9"), suited("75432"), offsuit("AKQJT"), offsuit("65432"), offsuit("5432A")),
        *(offsuit("AAAKQ"), offsuit("22234"), offsuit("AAKKQ"), offsuit("33224"), offsuit("AAKQJ"), offsuit("22345")),
        *(offsuit("AKQJ9"), offsuit("75432")),
    ]
    strengths = [RANKING.strength(hand) for hand in hands]
    assert strengths == sorted(set(strengths), reverse=True)
    assert (strengths[0], strengths[-1]) == (7462, 1)


def test_R2_7_a_straight_does_not_wrap_around_the_ace() -> None:
    assert RANKING.strength(offsuit("32AKQ")) < RANKING.strength(offsuit("22345"))


def test_R1_3_equal_hands_tie_whatever_their_suits() -> None:
    assert RANKING.strength(parse_cards("AsKsQs9s4s")) == RANKING.strength(parse_cards("AhKhQh9h4h"))
    assert RANKING.strength(parse_cards("AsKsQs9s4h")) == RANKING.strength(parse_cards("AcKdQh9s4h"))


# Against an independent oracle


def test_R2_7_the_order_of_all_five_card_hands_agrees_with_pokerkit() -> None:
    hands = sorted(five_card_classes(), key=RANKING.strength)
    assert [RANKING.strength(hand) for hand in hands] == list(range(1, 7463))
    assert all(worse < better for worse, better in pairwise(StandardHighHand(pokerkit_cards(hand)) for hand in hands))


def test_R2_7_random_hands_agree_with_pokerkit() -> None:
    by_strength = {RANKING.strength(hand): StandardHighHand(pokerkit_cards(hand)) for hand in five_card_classes()}
    luck = random.Random(5)
    for _ in range(20_000):
        cards = luck.sample(DECK, 5)
        assert StandardHighHand(pokerkit_cards(cards)) == by_strength[RANKING.strength(cards)]


@given(fives, st.permutations(range(4)), st.randoms())
def test_R1_3_the_suits_and_the_order_of_the_cards_do_not_matter(
    cards: list[int], suits: list[int], luck: random.Random
) -> None:
    recoloured = [4 * rank_of(card) + suits[suit_of(card)] for card in luck.sample(cards, 5)]
    assert RANKING.strength(recoloured) == RANKING.strength(cards)
    assert RANKING.describe(recoloured) == RANKING.describe(cards)


@given(st.lists(st.sampled_from(DECK), min_size=6, max_size=7, unique=True))
def test_R2_7_the_best_five_of_six_or_seven_cards_count(cards: list[int]) -> None:
    assert RANKING.strength(cards) == max(RANKING.strength(five) for five in combinations(cards, 5))
    assert RANKING.strength(RANKING.playing(cards, "cdhs")) == RANKING.strength(cards)


def test_R2_7_random_hands_of_seven_cards_agree_with_pokerkit() -> None:
    luck = Random(4)
    hands = sorted((luck.sample(DECK, 7) for _ in range(3_000)), key=RANKING.strength)
    theirs = [StandardHighHand.from_game(pokerkit_cards(cards)) for cards in hands]
    for (worse, low), (better, high) in pairwise(zip(hands, theirs, strict=True)):
        assert (RANKING.strength(worse) < RANKING.strength(better)) is (low < high)


# Names


@pytest.mark.parametrize(
    "case",
    [
        (suited("AKQJT"), "royal flush"),
        (suited("98765"), "nine-high straight flush"),
        (suited("5432A"), "five-high straight flush"),
        (offsuit("KKKK2"), "four kings"),
        (offsuit("33355"), "full house, threes full of fives"),
        (suited("K8432"), "king-high flush"),
        (offsuit("98765"), "nine-high straight"),
        (offsuit("5432A"), "five-high straight"),
        (offsuit("777A2"), "three sevens"),
        (offsuit("JJ552"), "jacks up"),
        (offsuit("AAKQ2"), "pair of aces"),
        (offsuit("66A23"), "pair of sixes"),
        (offsuit("AKQJ9"), "ace high"),
    ],
)
def test_R2_7_each_kind_of_hand_has_its_standard_name(case: tuple[tuple[int, ...], str]) -> None:
    cards, expected = case
    assert name(cards) == name(cards, cards) == expected


@pytest.mark.parametrize(
    "case",
    [
        ("AAK32", "AAQ32", "pair of aces, king kicker"),
        ("AAQ32", "AAK32", "pair of aces, queen kicker"),
        ("AAKQ2", "AAKJ2", "pair of aces, king-queen kicker"),
        ("AAK32", "KKA32", "pair of aces"),
        ("JJ552", "TT552", "jacks up"),
        ("JJ552", "JJ442", "two pair, jacks and fives"),
        ("JJ552", "JJ553", "two pair, jacks and fives, deuce kicker"),
        ("AKQJ9", "KQJT8", "ace high"),
        ("AKQJ9", "AQJT8", "ace-king high"),
        ("AKQJ9", "66A23", "ace high"),
        ("33355", "22255", "full house, threes full of fives"),
        ("98765", "5432A", "nine-high straight"),
    ],
)
def test_R2_4_a_name_has_just_enough_cards_to_differ_from_the_other_hand(case: tuple[str, str, str]) -> None:
    ranks, against, expected = case
    assert name(offsuit(ranks), offsuit(against)) == expected


def test_R2_4_two_flushes_with_the_same_high_card_have_different_names() -> None:
    assert name(suited("K8432"), suited("KJ432")) == "king-eight-high flush"


@given(fives, fives)
def test_R2_4_hands_of_different_strength_have_different_names(ours: list[int], theirs: list[int]) -> None:
    same_worth = RANKING.strength(ours) == RANKING.strength(theirs)
    assert (RANKING.describe(ours, theirs) == RANKING.describe(theirs, ours)) == same_worth


def test_R2_4_the_description_of_a_hand_has_its_kind_and_its_ranks_and_its_kickers() -> None:
    assert RANKING.describe(offsuit("JJ552")) == HoldingName("pairs_up", (9,))
    pair = RANKING.describe(offsuit("AAKQ2"), offsuit("AAKJ2"))
    assert pair == HoldingName("pair", (12, 11, 10))
    assert pair.kickers == (11, 10)
    assert RANKING.describe(offsuit("AKQJ9")).kickers == ()


def test_every_kind_of_holding_has_a_text_of_its_own() -> None:
    assert len({str(HoldingName(kind, (12, 11))) for kind in KINDS}) == len(KINDS)


# The cards that play, and what can't be ranked


def test_the_playing_cards_are_listed_from_the_highest_down() -> None:
    assert cards_text(RANKING.playing(parse_cards("2s9dAcKh9s"), "cdhs")) == "AcKh9s9d2s"


def test_R12_4_the_ace_is_low_only_in_a_five_high_straight() -> None:
    assert cards_text(RANKING.playing(parse_cards("As5d4c3h2cKdKh"), "cdhs")) == "5d4c3h2cAs"
    assert cards_text(RANKING.playing(parse_cards("As5d5c4c3h2c9d"), "cdhs")) == "5d4c3h2cAs"
    assert cards_text(RANKING.playing(parse_cards("As5d4c3h3c3d9s"), "shdc")) == "As9s3c3d3h"


def test_R3_9_the_five_playing_cards_have_the_better_suits() -> None:
    cards = parse_cards("Ts9h8d7c6s6d2h")
    assert cards_text(RANKING.playing(cards, "cdhs")) == "Ts9h8d7c6s"
    assert cards_text(RANKING.playing(cards, "shdc")) == "Ts9h8d7c6d"


@pytest.mark.parametrize("missing", [JOKER, UNKNOWN])
def test_a_card_without_a_rank_raises_an_error(missing: int) -> None:
    for text in ("AsAdAcAh", "As2d3c4h5s6d"):
        with pytest.raises(ValueError, match="without a rank"):
            RANKING.strength([*parse_cards(text), missing])


def test_a_hand_of_fewer_than_five_cards_raises_an_error() -> None:
    with pytest.raises(ValueError, match="at least five"):
        RANKING.strength(parse_cards("As2d3c4h"))


# Boards


@pytest.mark.parametrize(
    "case",
    [
        *(("Ac", "Kd"), ("3c", "2s"), ("AcKd", "AdQs"), ("2c2d", "AcKd"), ("3c3d2h", "2c2dAh"), ("2c2d2h", "AcAdKh")),
        *(("2c2d2h2s", "AcAdAhKs"), ("2c2d2h3s", "AcAdKhKs"), ("3c3d2h2s", "AcAdKhQs"), ("AcKd9h2s", "6c5d4h3s")),
        *(("AcKdQh9s", "KcQcJcTc"), ("3c3dAh4s", "3h3sKh5s")),
    ],
)
def test_R12_1_boards_compare_by_pairs_first_and_then_by_rank(case: tuple[str, str]) -> None:
    higher, lower = case
    assert RANKING.board_strength(parse_cards(higher)) > RANKING.board_strength(parse_cards(lower))


def test_R12_1_suits_and_straights_do_not_count_on_a_board() -> None:
    assert RANKING.board_strength(parse_cards("6c5c4c3c")) == RANKING.board_strength(parse_cards("6d5h4s3c"))


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_R12_1_random_boards_are_ordered_as_by_simply_counting_their_equal_ranks(size: int) -> None:
    """Brute force: compare how often each rank occurs, then the ranks, the most frequent first."""

    def by_hand(board: Sequence[int]) -> list[tuple[int, int]]:
        ranks = [rank_of(card) for card in board]
        return sorted({(ranks.count(rank), rank) for rank in ranks}, reverse=True)

    def height(board: Sequence[int]) -> tuple[list[int], list[int]]:
        return [count for count, _ in by_hand(board)], [rank for _, rank in by_hand(board)]

    rng = Random(size)
    boards = sorted((rng.sample(DECK, size) for _ in range(2_000)), key=height)
    for lower, higher in pairwise(boards):
        ours, theirs = RANKING.board_strength(higher), RANKING.board_strength(lower)
        assert (ours == theirs) is (height(higher) == height(lower))
        assert ours >= theirs > 0


@pytest.mark.parametrize("text", ["", "As2d3c4h5s"])
def test_a_board_must_have_one_to_four_cards(text: str) -> None:
    with pytest.raises(ValueError, match="one to four"):
        RANKING.board_strength(parse_cards(text))


def test_a_board_with_a_joker_raises_an_error() -> None:
    with pytest.raises(ValueError, match="without a rank"):
        RANKING.board_strength([JOKER])


def test_importing_the_rankings_builds_no_lookup_table() -> None:
    script = (
        "from bot.poker.holdings import BADUGI, HIGH, five_cards, badugi\n"
        "assert not five_cards.tables.cache_info().currsize and not badugi._STRENGTHS\n"
        "HIGH.strength(range(5)), BADUGI.strength(range(4))\n"
        "assert five_cards.tables.cache_info().currsize == 1 and badugi._STRENGTHS\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
