"""High hands with a joker, wild or bug (R-8.1), against every card it may stand for."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.poker.cards import DECK, JOKER, UNKNOWN, cards_text, parse_cards, rank_of, suit_of
from bot.poker.holdings import HIGH, HIGH_BUG, HIGH_WILD, Ranking
from tests.harness.poker.holdings.classes import four_card_classes

ROYAL_FLUSH = 7462
ACE = 12
WILD: Ranking = HIGH_WILD
BUG: Ranking = HIGH_BUG


def ties(ranking: Ranking, text: str, natural: str) -> bool:
    return ranking.strength(parse_cards(text)) == ranking.strength(parse_cards(natural))


def name(ranking: Ranking, text: str) -> str:
    return str(ranking.describe(parse_cards(text)))


# Worked cases


@pytest.mark.parametrize("ranking", [WILD, BUG])
def test_R8_1_in_a_flush_the_joker_is_the_highest_missing_rank(ranking: Ranking) -> None:
    assert ties(ranking, "JoAhKh9h4h", "AsKsQs9s4s")


def test_R8_1_a_wild_joker_turns_queens_and_fives_into_a_full_house() -> None:
    assert ties(WILD, "QcQd5c5dJo", "QcQdQh5c5d")


def test_R8_1_a_bug_with_queens_and_fives_is_only_an_ace() -> None:
    assert ties(BUG, "QcQd5c5dJo", "QcQd5c5dAh")
    assert name(BUG, "QcQd5c5dJo") == "queens up"


@pytest.mark.parametrize(
    "case",
    [
        ("5c6d7h8sJo", "5c6d7h8s9c"),
        ("Ac2d3h4sJo", "Ac2d3h4s5c"),
        ("2c3d4h5sJo", "2c3d4h5s6c"),
        ("7c7d7hKsJo", "7c7d7hAcKs"),
        ("KcKdKhKsJo", "KcKdKhKsAc"),
        ("AcAdKhKsJo", "AcAdAhKhKs"),
        ("9h8h7h6hJo", "Th9h8h7h6h"),
        ("AhKhQhJhJo", "AsKsQsJsTs"),
        ("Ah2h4h5hJo", "Ah2h3h4h5h"),
        ("Ac9h6d3sJo", "AcAd9h6d3s"),
    ],
)
def test_R8_1_the_bug_is_an_ace_or_completes_a_straight_or_a_flush(case: tuple[str, str]) -> None:
    text, natural = case
    assert ties(BUG, text, natural)


def test_R8_1_the_bug_with_a_jack_high_hand_is_only_ace_high_and_below_a_pair_of_jacks() -> None:
    assert ties(BUG, "Jc9h6d3sJo", "AcJc9h6d3s")
    assert name(BUG, "Jc9h6d3sJo") == "ace high"
    assert BUG.strength(parse_cards("Jc9h6d3sJo")) < BUG.strength(parse_cards("JcJd4h3s2c"))


def test_R8_1_the_bug_with_an_ace_makes_a_pair_of_aces_which_beats_a_pair_of_jacks() -> None:
    assert name(BUG, "Ac9h6d3sJo") == "pair of aces"
    assert BUG.strength(parse_cards("Ac9h6d3sJo")) > BUG.strength(parse_cards("JcJd4h3s2c"))


@pytest.mark.parametrize("ranking", [WILD, BUG])
def test_R8_1_five_aces_beat_a_royal_flush(ranking: Ranking) -> None:
    assert ranking.strength(parse_cards("AcAdAhAsJo")) > ranking.strength(parse_cards("AhKhQhJhTh"))
    assert name(ranking, "AcAdAhAsJo") == "five aces"


def test_R8_1_the_bug_makes_five_of_a_kind_only_with_aces() -> None:
    assert name(BUG, "KcKdKhKsJo") == "four kings"
    assert name(WILD, "KcKdKhKsJo") == "five kings"


def test_R8_1_a_wild_joker_without_a_better_hand_pairs_the_highest_card() -> None:
    assert ties(WILD, "Jc9h6d3sJo", "JcJd9h6d3s")
    assert name(WILD, "Jc9h6d3sJo") == "pair of jacks"


@pytest.mark.parametrize("ranking", [WILD, BUG])
def test_R2_7_hands_without_a_joker_keep_their_strength_in_the_rankings_with_one(ranking: Ranking) -> None:
    assert all(ranking.strength(hand) == HIGH.strength(hand) for hand in (DECK[:5], DECK[7:12], DECK[::4][:5]))
    assert ranking.strength(parse_cards("AhKhQhJhTh")) == ROYAL_FLUSH


# Against every card that the joker may stand for


def hands_with_each_card(cards: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
    """Return the strength and cards of each hand that a card not yet held would make, the best first.

    A card of a rank already held pairs in any suit that is left; when none is left, the joker makes five of a kind.
    """
    fives = ((*cards, card) for card in DECK if card not in cards)
    return sorted(((HIGH.strength(five), five) for five in fives), reverse=True)


def may_be_bug(cards: Sequence[int]) -> bool:
    """Return whether the last of the five cards is an ace or completes a straight or a flush."""
    ranks = {rank_of(card) for card in cards}
    straight = len(ranks) == 5 and (max(ranks) - min(ranks) == 4 or ranks == {0, 1, 2, 3, ACE})
    return rank_of(cards[-1]) == ACE or straight or len({suit_of(card) for card in cards}) == 1


def test_R8_1_the_joker_matches_a_brute_force_search_on_every_class_of_four_cards() -> None:
    assert len(four_card_classes()) == 16_432
    for cards in four_card_classes():
        worths = hands_with_each_card(cards)
        quads = len({rank_of(card) for card in cards}) == 1
        wild = ROYAL_FLUSH + 1 + rank_of(cards[0]) if quads else worths[0][0]
        assert WILD.strength((*cards, JOKER)) == wild, cards_text(cards)
        five_aces = quads and rank_of(cards[0]) == ACE
        bug = wild if five_aces else next(worth for worth, five in worths if may_be_bug(five))
        assert BUG.strength((*cards, JOKER)) == bug, cards_text(cards)


# Properties, names of contested hands, and what can't be ranked


@given(st.lists(st.sampled_from(DECK), min_size=4, max_size=4, unique=True), st.permutations(range(4)), st.randoms())
def test_R1_3_the_suits_and_the_order_of_the_cards_do_not_matter(
    cards: list[int], suits: list[int], luck: random.Random
) -> None:
    recoloured = [4 * rank_of(card) + suits[suit_of(card)] for card in cards]
    for ranking in (WILD, BUG):
        strength = ranking.strength([*cards, JOKER])
        assert ranking.strength(luck.sample([*recoloured, JOKER], 5)) == strength


@given(st.lists(st.sampled_from(DECK), min_size=4, max_size=4, unique=True))
def test_R8_1_a_wild_joker_is_never_worse_than_the_bug(cards: list[int]) -> None:
    assert WILD.strength([*cards, JOKER]) >= BUG.strength([*cards, JOKER])


def test_R2_4_names_use_the_rank_that_the_joker_stands_for() -> None:
    jokers, natural = parse_cards("AcKdQh3sJo"), parse_cards("AdAhKcJs2c")
    assert str(BUG.describe(jokers, natural)) == "pair of aces, king-queen kicker"
    assert str(BUG.describe(natural, jokers)) == "pair of aces, king-jack kicker"


def test_the_joker_is_listed_first_among_the_playing_cards_when_it_is_an_ace() -> None:
    assert cards_text(BUG.playing(parse_cards("Ac9h6dJo3s"), "cdhs")) == "JoAc9h6d3s"


@pytest.mark.parametrize("ranking", [WILD, BUG])
def test_an_unknown_card_or_a_second_joker_raises_an_error(ranking: Ranking) -> None:
    for cards, why in (([JOKER, UNKNOWN, 0, 1, 2], "without a rank"), ([JOKER, JOKER, 0, 1, 2], "twice")):
        with pytest.raises(ValueError, match=why):
            ranking.strength(cards)
