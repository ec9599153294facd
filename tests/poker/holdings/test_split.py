"""Split rankings and the rankings of their halves, against the wording of the rules (R-11.2, R-11.4, R-13.2)."""

import random
from itertools import combinations, pairwise

import pytest

from bot.poker.cards import DECK, cards_text, parse_cards
from bot.poker.holdings import (
    ACE_TO_FIVE,
    BADUGI_ACES_HIGH,
    BADUGI_OF_FIVE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Ranking,
    SplitRanking,
    pot_shares,
)
from tests.harness.oracle.worths import ace_to_five, low_rank, rank, suit

HI_LO = SplitRanking(HIGH, EIGHT_OR_BETTER, ("high", "low"))
BADACEY = SplitRanking(ACE_TO_FIVE, BADUGI_OF_FIVE, ("low", "badugi"))


def random_hands(count: int, size: int) -> list[tuple[int, ...]]:
    rng = random.Random(f"split {size}")
    return [tuple(rng.sample(DECK, size)) for _ in range(count)]


def best_badugi(cards: tuple[int, ...], aces: str) -> tuple[int, tuple[int, ...]]:
    """Return the best set of at most four cards with different ranks and suits, as R-13.2 words it."""
    value = low_rank if aces == "low" else rank
    sets = (some for size in range(1, 5) for some in combinations(cards, size))
    return max(
        (len(some), tuple(-each for each in sorted(map(value, some), reverse=True)))
        for some in sets
        if len(set(map(rank, some))) == len(set(map(suit, some))) == len(some)
    )


@pytest.mark.parametrize(("ranking", "aces"), [(BADUGI_OF_FIVE, "low"), (BADUGI_ACES_HIGH, "high")])
def test_R13_2_the_badugi_among_five_cards_matches_a_brute_force_search(ranking: Ranking, aces: str) -> None:
    hands = random_hands(1500, 5)
    worths = {hand: best_badugi(hand, aces) for hand in hands}
    ordered = sorted(hands, key=ranking.strength)
    for one, other in pairwise(ordered):
        assert worths[one] <= worths[other]
        assert (worths[one] == worths[other]) is (ranking.strength(one) == ranking.strength(other))
    for hand in hands[:300]:
        size, negated = worths[hand]
        counting = ranking.playing(hand, "cdhs")
        value = low_rank if aces == "low" else rank
        assert set(counting) <= set(hand)
        assert len(counting) == size
        assert tuple(-value(card) for card in counting) == negated


def test_R13_2_in_badeucey_aces_are_high_so_five_four_three_deuce_is_the_best_badugi() -> None:
    best = BADUGI_ACES_HIGH.strength(parse_cards("5c4d3h2sAc"))
    assert best == max(BADUGI_ACES_HIGH.strength(hand) for hand in [*random_hands(500, 5), parse_cards("5c4d3h2s9c")])
    assert str(BADUGI_ACES_HIGH.describe(parse_cards("5c4d3h2sAc"))) == "five badugi"
    assert str(BADUGI_OF_FIVE.describe(parse_cards("5c4d3h2sAc"))) == "four badugi"
    assert cards_text(BADUGI_OF_FIVE.playing(parse_cards("5c4d3hAsAc"), "cdhs")) == "5c4d3hAs"
    lone = parse_cards("AcKcQcJc9c")
    assert str(BADUGI_ACES_HIGH.describe(lone)) == "one-card nine"
    assert str(BADUGI_OF_FIVE.describe(lone)) == "one-card ace"


def test_R13_2_a_badugi_hand_must_have_five_cards_with_ranks() -> None:
    for wrong in ("5c4d3h2s", "5c4d3h2sAc9c", "Jo4d3h2sAc"):
        with pytest.raises(ValueError, match=r"takes five cards|without a rank"):
            BADUGI_OF_FIVE.strength(parse_cards(wrong))


def test_R11_2_a_low_needs_five_different_ranks_up_to_eight() -> None:
    hands = [*random_hands(1500, 7), *random_hands(500, 6)]
    for hand in hands:
        lows = [
            ace_to_five(five)
            for five in combinations(hand, 5)
            if len(set(map(low_rank, five))) == 5 and max(map(low_rank, five)) <= 7
        ]
        assert bool(EIGHT_OR_BETTER.strength(hand)) is bool(lows)
        if lows:
            assert EIGHT_OR_BETTER.strength(hand) == ACE_TO_FIVE.strength(hand)
            assert ace_to_five(EIGHT_OR_BETTER.playing(hand, "cdhs")) == max(lows)
        else:
            assert EIGHT_OR_BETTER.playing(hand, "cdhs") == ()


@pytest.mark.parametrize(
    "case",
    [
        (HI_LO, "TcTd4h4s8c6d2h", "high: tens up; no low"),
        (HI_LO, "TcTd4h3s8c6d2h", "high: pair of tens; low: eight-six"),
        (HI_LO, "5cAd4h3s2c2d9h", "high: five-high straight; low: wheel"),
        (
            SplitRanking(HIGH, ACE_TO_FIVE, ("high", "low")),
            "KcKd4h4s8c8dKh",
            "high: full house, kings full of eights; low: two pair, eights and fours",
        ),
        (BADACEY, "8c6d4h3s3c", "low: pair of threes; badugi: eight badugi"),
        (
            SplitRanking(DEUCE_TO_SEVEN, BADUGI_ACES_HIGH, ("low", "badugi")),
            "7c5d4c3s2c",
            "low: seven-five; badugi: three-card five",
        ),
    ],
)
def test_R11_4_each_half_is_named_by_its_own_ranking(case: tuple[Ranking, str, str]) -> None:
    ranking, cards, name = case
    assert str(ranking.describe(parse_cards(cards))) == name


def test_the_playing_cards_include_those_of_both_halves() -> None:
    assert cards_text(HI_LO.playing(parse_cards("TcTd4h3s8c6d2h"), "cdhs")) == "TdTc8c6d4h3s2h"


def test_pot_shares_split_a_pot_between_the_halves_and_between_tied_winners() -> None:
    assert pot_shares([(5,), (7,), (7,)]) == [0, 0.5, 0.5]
    assert pot_shares([(5, 0), (7, 0)]) == [0, 1]
    assert pot_shares([(5, 3), (7, 0)]) == [0.5, 0.5]
    assert pot_shares([(9, 3), (7, 3), (7, 1)]) == [0.75, 0.25, 0]
