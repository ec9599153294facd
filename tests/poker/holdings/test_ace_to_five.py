"""Ace-to-five low: ranking (R-2.1 to R-2.3), boards (R-4.5) and the cards that decide the odd chip (R-3.9)."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import RegularLowHand

from bot.poker.cards import DECK, JOKER, SUITS, UNKNOWN, cards_text, parse_cards, rank_of, suit_of
from bot.poker.holdings import ACE_TO_FIVE, Ranking, SuitOrder, ace_to_five
from tests.harness.poker.holdings.classes import offsuit, pokerkit_cards

RANKING: Ranking = ACE_TO_FIVE
ORDERS: tuple[SuitOrder, ...] = ("cdhs", "shdc")

holdings = st.lists(st.sampled_from(DECK), min_size=5, max_size=7, unique=True)
few_ranks = st.lists(st.sampled_from(DECK[:16]), min_size=5, max_size=7, unique=True)


def strength(ranks: str) -> int:
    return RANKING.strength(offsuit(ranks))


def pokerkit_hand(cards: Sequence[int]) -> RegularLowHand:
    return RegularLowHand(pokerkit_cards(cards))


@cache
def five_card_hands() -> tuple[tuple[int, ...], ...]:
    """Return one holding for each set of five ranks a deck allows, from the worst to the best."""
    sets = (ranks for ranks in combinations_with_replacement("23456789TJQKA", 5) if ranks[0] != ranks[4])
    return tuple(sorted((offsuit("".join(ranks)) for ranks in sets), key=RANKING.strength))


# Comparisons


def test_R2_1_straights_and_flushes_do_not_count() -> None:
    assert RANKING.strength(parse_cards("5s4s3s2sAs")) == strength("5432A")
    assert strength("5432A") == max(RANKING.strength(hand) for hand in five_card_hands())


@pytest.mark.parametrize("held", ["AhAsKdQcJh9s8d", "6c5d4h3s2cAhKd"])
def test_the_first_hand_of_all_has_the_strength_that_it_has_later(held: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = parse_cards(held)
    later = RANKING.strength(cards)
    monkeypatch.setattr(ace_to_five, "_UNPAIRED", [])
    assert RANKING.strength(cards[:2], cards[2:]) == later
    monkeypatch.setattr(ace_to_five, "_UNPAIRED", [])
    with pytest.raises(ValueError, match="a card without a rank"):
        RANKING.strength((*cards[:4], JOKER))


def test_a_table_that_another_thread_builds_meanwhile_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    class BuiltMeanwhile(list[int]):
        def __getitem__(self, at: Any) -> Any:
            if not self:
                self.extend(ace_to_five._unpaired())
                raise IndexError
            return super().__getitem__(at)

    cards = parse_cards("6c5d4h3s2cAhKd")
    later = RANKING.strength(cards)
    monkeypatch.setattr(ace_to_five, "_UNPAIRED", BuiltMeanwhile())
    assert RANKING.strength(cards) == later


@pytest.mark.parametrize(
    "case",
    [
        ("6432A", "6532A"),
        ("7654A", "76543"),
        ("KQJT9", "AA234"),
        ("KKQJT", "22334"),
        ("QQKKA", "222A3"),
        ("KKKQJ", "AAA22"),
        ("KKKQQ", "AAAA2"),
        ("AAKQJ", "22345"),
        ("2233K", "22443"),
        ("AAA22", "AAA33"),
        ("AAAA3", "22223"),
    ],
)
def test_R2_1_the_lower_hand_beats_the_higher_one_and_pairs_count_against_a_hand(case: tuple[str, str]) -> None:
    better, worse = case
    assert strength(better) > strength(worse)


def test_R2_2_the_example_hands_of_the_rule_are_ranked_in_its_order() -> None:
    order = ["5432A", "6432A", "65432", "9765A", "97653", "98765", "KQJT7", "KQJT9", "AAT98", "22765", "KK432", "33355"]
    strengths = [strength(ranks) for ranks in order]
    assert strengths == sorted(set(strengths), reverse=True)


@pytest.mark.parametrize(
    "case",
    [
        ("As2d3c4h5s6dKc", "5432A"),
        ("As2dKcKhKsQdQc", "2AKQQ"),
        ("AsAdAcAh2s2d2c", "AAA22"),
        ("3s3d3c5h5s5d5c", "33355"),
        ("KsKdQcQhJsJdJc", "JJQQK"),
        ("As2d3c4hAdAcAh", "432AA"),
    ],
)
def test_R2_3_the_best_five_of_seven_cards_count(case: tuple[str, str]) -> None:
    seven, five = case
    assert RANKING.strength(parse_cards(seven)) == strength(five)


def test_R1_3_equal_hands_tie_whatever_their_suits() -> None:
    assert RANKING.strength(parse_cards("7c5d4d3d2d")) == RANKING.strength(parse_cards("7d5s4s3s2s"))


# Against an independent oracle


def test_R2_1_the_order_of_all_five_card_hands_agrees_with_pokerkit() -> None:
    hands = five_card_hands()
    assert [RANKING.strength(hand) for hand in hands] == list(range(1, 6176))
    assert all(worse < better for worse, better in pairwise(map(pokerkit_hand, hands)))


def test_R2_3_random_seven_card_hands_agree_with_pokerkit() -> None:
    by_strength = [None, *map(pokerkit_hand, five_card_hands())]
    luck = random.Random(2)
    for _ in range(2_000):
        cards = luck.sample(DECK, 7)
        best = RegularLowHand.from_game(pokerkit_cards(cards))
        assert best == by_strength[RANKING.strength(cards)]


def test_R2_3_seven_cards_of_only_four_ranks_agree_with_pokerkit() -> None:
    by_strength = [None, *map(pokerkit_hand, five_card_hands())]
    luck = random.Random(3)
    for _ in range(1_000):
        ranks = luck.sample(range(13), 4)
        cards = luck.sample([card for card in DECK if rank_of(card) in ranks], 7)
        best = RegularLowHand.from_game(pokerkit_cards(cards))
        assert best == by_strength[RANKING.strength(cards)]


# Properties


@given(holdings | few_ranks, st.randoms())
def test_R2_1_the_order_of_the_cards_does_not_matter(cards: list[int], luck: random.Random) -> None:
    shuffled = luck.sample(cards, len(cards))
    assert RANKING.strength(shuffled) == RANKING.strength(cards)
    assert [RANKING.playing(shuffled, order) for order in ORDERS] == [RANKING.playing(cards, order) for order in ORDERS]


@given(holdings | few_ranks, st.permutations(range(4)))
def test_R1_3_the_suits_do_not_matter(cards: list[int], suits: list[int]) -> None:
    recoloured = [4 * rank_of(card) + suits[suit_of(card)] for card in cards]
    assert RANKING.strength(recoloured) == RANKING.strength(cards)
    assert RANKING.describe(recoloured) == RANKING.describe(cards)


@given(st.lists(st.sampled_from(DECK), min_size=6, max_size=7, unique=True))
def test_R2_3_another_card_never_makes_a_hand_worse_and_the_best_five_cards_count(cards: list[int]) -> None:
    assert RANKING.strength(cards) >= RANKING.strength(cards[:-1])
    assert RANKING.strength(cards) == max(RANKING.strength(five) for five in combinations(cards, 5))


# Boards


@pytest.mark.parametrize(
    "case",
    [
        ("A", "K"),
        ("32", "KA"),
        ("KQ", "AA"),
        ("AA", "22"),
        ("43A", "432"),
        ("654", "76A"),
        ("KQJ", "A2A"),
        ("AAK", "223"),
        ("KKQ", "AAA"),
        ("8765", "9432"),
        ("KQJT", "AA23"),
        ("KKQJ", "AA22"),
        ("KKQQ", "AAA2"),
        ("KKKQ", "AAAA"),
    ],
)
def test_R4_5_a_board_with_lower_cards_and_fewer_pairs_is_the_lower_board(case: tuple[str, str]) -> None:
    lower, higher = case
    assert RANKING.board_strength(offsuit(lower)) > RANKING.board_strength(offsuit(higher))


def test_R4_5_a_board_of_a_three_and_a_deuce_is_lower_than_a_board_of_a_king_and_an_ace() -> None:
    assert RANKING.board_strength(parse_cards("3h2c")) > RANKING.board_strength(parse_cards("AsKc"))


def test_R4_5_boards_of_equal_ranks_tie() -> None:
    assert RANKING.board_strength(parse_cards("3s2d")) == RANKING.board_strength(parse_cards("2c3h"))
    assert RANKING.board_strength(parse_cards("5h5d")) == RANKING.board_strength(parse_cards("5s5c"))


@given(st.integers(1, 4), st.data())
def test_R4_5_unpaired_boards_are_ordered_like_the_hands_they_make_with_the_same_low_cards(
    size: int, data: st.DataObject
) -> None:
    boards = st.lists(st.sampled_from(range(4, 12)), min_size=size, max_size=size, unique=True)
    ours, theirs = data.draw(boards), data.draw(boards)
    low = parse_cards("Ac2c3c4c5c")[: 5 - size]
    hands = [RANKING.strength([*low, *(4 * rank for rank in board)]) for board in (ours, theirs)]
    scores = [RANKING.board_strength([4 * rank for rank in board]) for board in (ours, theirs)]
    assert (hands[0] > hands[1]) == (scores[0] > scores[1])


# The cards that play


def test_R3_9_the_playing_cards_are_listed_from_the_highest_down_with_the_ace_last() -> None:
    assert cards_text(RANKING.playing(parse_cards("As2dKc4h5sKd3s"), "cdhs")) == "5s4h3s2dAs"


def test_R3_9_the_card_of_the_better_suit_plays_when_two_have_the_same_rank() -> None:
    cards = parse_cards("7c7d5h5s4d3c2h")
    assert cards_text(RANKING.playing(cards, "cdhs")) == "7d5s4d3c2h"
    assert cards_text(RANKING.playing(cards, "shdc")) == "7c5h4d3c2h"


def test_R3_9_a_pair_that_must_play_uses_its_two_best_suits() -> None:
    cards = parse_cards("KcQd9h2c2h2sQs")
    assert cards_text(RANKING.playing(cards, "cdhs")) == "KcQs9h2s2h"
    assert cards_text(RANKING.playing(cards, "shdc")) == "KcQd9h2c2h"


def test_R3_9_the_highest_card_that_plays_keeps_its_suit_as_the_tie_breaker() -> None:
    clubs, diamonds = parse_cards("7c5d4d3d2d"), parse_cards("7d5s4s3s2s")
    first = [RANKING.playing(cards, "cdhs")[0] for cards in (clubs, diamonds)]
    assert [cards_text([card]) for card in first] == ["7c", "7d"]


@given(holdings | few_ranks, st.sampled_from(ORDERS))
def test_R3_9_of_equal_choices_of_five_cards_the_one_with_the_best_suits_plays(
    cards: list[int], order: SuitOrder
) -> None:
    def heights(five: Sequence[int]) -> list[tuple[int, int]]:
        return [((rank_of(card) + 1) % 13, order.index(SUITS[suit_of(card)])) for card in five]

    best = RANKING.strength(cards)
    choices = (sorted(heights(five)) for five in combinations(cards, 5) if RANKING.strength(five) == best)
    assert heights(RANKING.playing(cards, order)) == max(sorted(choice, reverse=True) for choice in choices)


# Holdings that can't be ranked


@pytest.mark.parametrize("missing", [JOKER, UNKNOWN])
def test_a_card_without_a_rank_raises_an_error(missing: int) -> None:
    for cards in ([*parse_cards("As2d3c4h"), missing], [*parse_cards("As2d3c4h5s6d"), missing]):
        with pytest.raises(ValueError, match="without a rank"):
            RANKING.strength(cards)
        with pytest.raises(ValueError, match="without a rank"):
            RANKING.describe(cards)
        with pytest.raises(ValueError, match="without a rank"):
            RANKING.playing(cards, "cdhs")
    with pytest.raises(ValueError, match="without a rank"):
        RANKING.board_strength([missing])


@pytest.mark.parametrize("text", ["", "As", "As2d3c4h", "AsAdAcAh"])
def test_a_hand_of_fewer_than_five_cards_raises_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="at least five"):
        RANKING.strength(parse_cards(text))


@pytest.mark.parametrize("text", ["", "As2d3c4h5s"])
def test_a_board_must_have_one_to_four_cards(text: str) -> None:
    with pytest.raises(ValueError, match="one to four"):
        RANKING.board_strength(parse_cards(text))
