"""The names of ace-to-five lows (R-2.4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.poker.cards import DECK, parse_cards
from bot.poker.holdings import ACE_TO_FIVE, HoldingName, Ranking
from tests.harness.poker.holdings.classes import offsuit

RANKING: Ranking = ACE_TO_FIVE

holdings = st.lists(st.sampled_from(DECK), min_size=5, max_size=7, unique=True)


def name(ranks: str, against: str | None = None) -> str:
    return str(RANKING.describe(offsuit(ranks), None if against is None else offsuit(against)))


@pytest.mark.parametrize(
    "case",
    [
        ("23456", "A2578", "six low"),
        ("A2578", "23456", "eight low"),
        ("8743A", "8643A", "eight-seven low"),
        ("8643A", "8743A", "eight-six low"),
        ("8753A", "8743A", "eight-seven-five low"),
        ("8743A", "8753A", "eight-seven-four low"),
        ("8754A", "87542", "eight-seven-five-four-ace low"),
        ("7543A", "75432", "seven-five-four-three-ace low"),
        ("7543A", "7542A", "seven-five-four-three low"),
        ("5432A", "6432A", "wheel"),
        ("6432A", "5432A", "six low"),
        ("8743A", "88743", "eight low"),
        ("AAT98", "8743A", "pair of aces"),
        ("AAT98", "AAT97", "pair of aces"),
    ],
)
def test_R2_4_a_name_has_just_enough_cards_to_differ_from_the_other_hand(case: tuple[str, str, str]) -> None:
    ranks, against, expected = case
    assert name(ranks, against) == expected


@pytest.mark.parametrize(
    "case",
    [
        ("75432", "seven-five low"),
        ("98765", "nine-eight low"),
        ("KQJT9", "king-queen low"),
        ("6432A", "six-four low"),
        ("5432A", "wheel"),
        ("AAT98", "pair of aces"),
        ("66A23", "pair of sixes"),
        ("22765", "pair of deuces"),
        ("KKQQ2", "two pair, kings and queens"),
        ("AAKK2", "two pair, kings and aces"),
        ("555A2", "three fives"),
        ("33355", "full house, threes full of fives"),
        ("KKKK2", "four kings"),
    ],
)
def test_R2_4_a_hand_that_is_uncontested_or_tied_has_its_short_name(case: tuple[str, str]) -> None:
    ranks, expected = case
    assert name(ranks) == name(ranks, ranks) == expected


def test_R2_4_the_name_compares_with_the_best_five_cards_of_the_other_hand() -> None:
    seven_low, eight_low = parse_cards("7c5d4h3s2cKdKh"), parse_cards("8c5d4h3s2cQdQh")
    assert str(RANKING.describe(seven_low, eight_low)) == "seven low"
    assert str(RANKING.describe(seven_low, parse_cards("7d5c4c3c3dAhJs"))) == "seven-five-four-three-deuce low"


def test_R2_4_the_description_of_a_hand_has_its_kind_and_the_ranks_that_its_name_needs() -> None:
    assert RANKING.describe(offsuit("8743A")) == HoldingName("low", (6, 5))
    assert RANKING.describe(offsuit("5432A")) == HoldingName("wheel", ())
    assert RANKING.describe(offsuit("AAKK2")) == HoldingName("two_pair", (11, 12))


@given(holdings, holdings)
def test_R2_4_hands_of_different_strength_have_different_names(ours: list[int], theirs: list[int]) -> None:
    mine, yours = RANKING.describe(ours, theirs), RANKING.describe(theirs, ours)
    unpaired = {mine.kind, yours.kind} <= {"low", "wheel"}
    if RANKING.strength(ours) == RANKING.strength(theirs):
        assert mine == yours
    elif unpaired or mine.kind != yours.kind:
        assert mine != yours
