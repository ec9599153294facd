"""Badugi: ranking and names (R-2.6)."""

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import BadugiHand, Hand

from bot.poker.cards import DECK, JOKER, SUITS, UNKNOWN, cards_text, parse_cards, rank_of, suit_of
from bot.poker.holdings import BADUGI, HoldingName, Ranking, SuitOrder
from tests.harness.poker.holdings.classes import four_card_classes, pokerkit_cards

RANKING: Ranking = BADUGI
ORDERS: tuple[SuitOrder, ...] = ("cdhs", "shdc")
fours = st.lists(st.sampled_from(DECK), min_size=4, max_size=4, unique=True)


def strength(text: str) -> int:
    return RANKING.strength(parse_cards(text))


def name(text: str, against: str | None = None) -> str:
    return str(RANKING.describe(parse_cards(text), None if against is None else parse_cards(against)))


def pokerkit_hand(cards: Sequence[int]) -> Hand:
    """Return pokerkit's ``BadugiHand``, which has low aces; ``StandardBadugiHand`` has high ones."""
    return BadugiHand.from_game(pokerkit_cards(cards))


# Comparisons


def test_R2_6_the_best_badugi_is_four_three_deuce_ace_in_four_suits() -> None:
    assert strength("4s3h2dAc") == 1092


@pytest.mark.parametrize(
    "case",
    [
        ("9s7c4d3h", "Jh3d2sAc"),
        ("KdJc9s4h", "8d3cAhAs"),
        ("KhKc7c5d", "KdKs3d2s"),
        ("4s3h2dAc", "5s3h2dAc"),
        ("Ks2s3s4s", "3s4s5s6s"),
        ("AsAdAhAc", "2s2d2h2c"),
    ],
)
def test_R2_6_more_cards_beat_fewer_and_then_the_lower_cards_win(case: tuple[str, str]) -> None:
    better, worse = case
    assert strength(better) > strength(worse)


@pytest.mark.parametrize(
    "case",
    [
        ("KhKc7c5d", "Kh7c5d"),
        ("KdKs3d2s", "3d2s"),
        ("AhKhKs2d", "Ks2dAh"),
        ("As2s2h3h", "2hAs"),
        ("5s4s4hAd", "5s4hAd"),
        ("9s7c4d3h", "9s7c4d3h"),
        ("8d3cAhAs", "8d3cAs"),
        ("As2s3s4s", "As"),
        ("KcKdKhKs", "Ks"),
    ],
)
def test_R2_6_the_largest_set_of_the_lowest_cards_counts(case: tuple[str, str]) -> None:
    text, counting = case
    assert cards_text(RANKING.playing(parse_cards(text), "cdhs")) == counting


def test_R2_6_cards_outside_the_badugi_do_not_matter() -> None:
    assert strength("5s4s4hAd") == strength("5s4hAdKd") == strength("5c4hAdAh")


# Against an independent oracle


def test_R2_6_every_class_of_four_cards_agrees_with_pokerkit() -> None:
    by_strength: dict[int, Hand] = {}
    for cards in four_card_classes():
        theirs = pokerkit_hand(cards)
        assert by_strength.setdefault(RANKING.strength(cards), theirs) == theirs
    assert sorted(by_strength) == list(range(1, 1093))
    assert all(by_strength[place] < by_strength[place + 1] for place in range(1, 1092))


def test_R2_6_random_hands_agree_with_pokerkit() -> None:
    luck = random.Random(6)
    by_strength: dict[int, Hand] = {}
    for _ in range(4_000):
        cards = luck.sample(DECK, 4)
        theirs = pokerkit_hand(cards)
        assert by_strength.setdefault(RANKING.strength(cards), theirs) == theirs
    assert all(by_strength[worse] < by_strength[better] for worse, better in pairwise(sorted(by_strength)))


# Properties


@given(fours, st.permutations(range(4)), st.randoms())
def test_R1_3_the_suits_and_the_order_of_the_cards_do_not_matter(
    cards: list[int], suits: list[int], luck: random.Random
) -> None:
    recoloured = [4 * rank_of(card) + suits[suit_of(card)] for card in luck.sample(cards, 4)]
    assert RANKING.strength(recoloured) == RANKING.strength(cards)
    assert RANKING.describe(recoloured) == RANKING.describe(cards)


@given(fours, st.sampled_from(ORDERS))
def test_R2_6_the_counting_cards_all_differ_in_rank_and_suit(cards: list[int], order: SuitOrder) -> None:
    counting = RANKING.playing(cards, order)
    assert set(counting) <= set(cards)
    assert len({rank_of(card) for card in counting}) == len({suit_of(card) for card in counting}) == len(counting)
    assert RANKING.describe(cards).kind == f"{('one', 'two', 'three', 'four')[len(counting) - 1]}_card_badugi"


def test_R3_9_the_better_suit_counts_when_two_cards_would_do() -> None:
    assert cards_text(RANKING.playing(parse_cards("KcKdKhKs"), "shdc")) == "Kc"
    assert cards_text(RANKING.playing(parse_cards("8d3cAhAs"), "shdc")) == "8d3cAh"


@given(fours)
def test_R3_9_the_order_of_suits_follows_the_house_rule(cards: list[int]) -> None:
    turned = [4 * rank_of(card) + 3 - suit_of(card) for card in cards]
    texts = [cards_text(RANKING.playing(hand, order)) for hand, order in zip((cards, turned), ORDERS, strict=True)]
    assert texts[1] == texts[0].translate(str.maketrans(SUITS, SUITS[::-1]))


# Names


@pytest.mark.parametrize(
    "case",
    [
        ("4s3h2dAc", "four badugi"),
        ("8s3h2dAc", "eight badugi"),
        ("5s4s4hAd", "three-card five"),
        ("KdKs3d2s", "two-card three"),
        ("KcKdKhKs", "one-card king"),
        ("As2s3s4s", "one-card ace"),
    ],
)
def test_R2_6_a_hand_is_named_by_its_number_of_cards_and_its_highest_card(case: tuple[str, str]) -> None:
    text, expected = case
    assert name(text) == name(text, text) == expected


@pytest.mark.parametrize(
    "case",
    [
        ("9s7c4d3h", "Jh3d2sAc", "nine badugi"),
        ("8s7c4d3h", "8h3d2sAc", "eight-seven badugi"),
        ("8h3d2sAc", "8s7c4d3h", "eight-three badugi"),
        ("4s3h2dAc", "5s3h2dAc", "four badugi"),
        ("5s4s4hAd", "5s4s4h2d", "three-card five-four-ace"),
        ("5s4s4hAd", "9s7c4d3h", "three-card five"),
    ],
)
def test_R2_4_a_name_has_just_enough_cards_to_differ_from_the_other_hand(case: tuple[str, str, str]) -> None:
    text, against, expected = case
    assert name(text, against) == expected


@given(fours, fours)
def test_R2_4_hands_of_different_strength_have_different_names(ours: list[int], theirs: list[int]) -> None:
    same_worth = RANKING.strength(ours) == RANKING.strength(theirs)
    assert (RANKING.describe(ours, theirs) == RANKING.describe(theirs, ours)) == same_worth


def test_R2_4_the_description_of_a_hand_has_its_kind_and_the_ranks_that_its_name_needs() -> None:
    assert RANKING.describe(parse_cards("4s3h2dAc")) == HoldingName("four_card_badugi", (2,))
    assert RANKING.describe(parse_cards("As2s3s4s")) == HoldingName("one_card_badugi", (12,))


# Holdings that can't be ranked


@pytest.mark.parametrize("missing", [JOKER, UNKNOWN])
def test_a_card_without_a_rank_raises_an_error(missing: int) -> None:
    with pytest.raises(ValueError, match="without a rank"):
        RANKING.strength([*parse_cards("As2d3c"), missing])


@pytest.mark.parametrize("cards", [(), (0,), (0, 5, 10), (0, 5, 10, 15, 16)])
def test_a_badugi_hand_must_have_four_cards(cards: Sequence[int]) -> None:
    for answer in (RANKING.strength, RANKING.describe):
        with pytest.raises(ValueError, match="four cards"):
            answer(cards)


def test_badugi_refuses_to_compare_boards() -> None:
    with pytest.raises(ValueError, match="boards"):
        RANKING.board_strength(parse_cards("As"))
