"""The names of hands that a low holding may still become."""

import pytest

from bot.poker.cards import RANKS, parse_cards
from bot.poker.holdings import ACE_TO_FIVE, BADUGI, DEUCE_TO_SEVEN, HIGH, Ranking, drawing, paired

DRAWN: list[tuple[Ranking, str, str]] = [
    (ACE_TO_FIVE, "As2d3c", "3 to best"),
    (ACE_TO_FIVE, "As2d3c4hKd", "4 to best"),
    (ACE_TO_FIVE, "As2d6c8h", "8-6"),
    (ACE_TO_FIVE, "As2d3c8hKdQs", "8-3, 3 to best"),
    (ACE_TO_FIVE, "As7d8c", "three low"),
    (ACE_TO_FIVE, "As6d7c8h", "8-7"),
    (ACE_TO_FIVE, "AsAd2c2h3d", "3 to best"),
    (ACE_TO_FIVE, "As2d3c6h8d", "nothing"),
    (ACE_TO_FIVE, "As9d2c", "nothing"),
    (DEUCE_TO_SEVEN, "2s3d4c7hKd", "4 to best"),
    (DEUCE_TO_SEVEN, "As2d3c7hKd", "3 to best"),
    (DEUCE_TO_SEVEN, "2d3c6h8hKd", "8-6"),
    (DEUCE_TO_SEVEN, "2d6h8hKdAc", "three low"),
    (DEUCE_TO_SEVEN, "2d3d4h6h8d", "nothing"),
    (BADUGI, "As2d3c3h", "nothing"),
    (HIGH, "As2d3c3h4d", "nothing"),
]


@pytest.mark.parametrize("case", DRAWN)
def test_a_drawing_hand_is_named_by_its_three_or_four_low_cards(case: tuple[Ranking, str, str]) -> None:
    ranking, cards, told = case
    found = drawing(ranking, parse_cards(cards))
    if found is None:
        assert told == "nothing"
        return
    said = ["-".join(RANKS[rank] for rank in found.highest)] if found.highest else []
    said += [f"{found.best} to best"] if found.best else []
    assert (", ".join(said) or "three low") == told
    assert found.to_wheel is (ranking is ACE_TO_FIVE)


def test_a_hand_with_three_low_cards_is_named_by_the_best_high_card_it_can_end_with() -> None:
    """No six-high hand without a straight exists where straights count against it, so the seven is the best there."""
    for ranking, cards, top in (
        (ACE_TO_FIVE, "Ks6dAc7h", "7"),
        (ACE_TO_FIVE, "6dAc2h", "6"),
        (ACE_TO_FIVE, "8dAc2h", "8"),
        (DEUCE_TO_SEVEN, "2d3c6hKd", "7"),
        (DEUCE_TO_SEVEN, "2d6c8hKd", "8"),
    ):
        found = drawing(ranking, parse_cards(cards))
        assert found is not None
        assert (RANKS[found.top], found.highest) == (top, ()), cards


@pytest.mark.parametrize(
    "case",
    [
        ("Qs7d2c", "None"),
        ("7s7d2c", "pair of sevens"),
        ("7s7d2cQh", "pair of sevens"),
        ("2s7d2c7h", "two pair, sevens and deuces"),
        ("As2dAcAh", "three aces"),
        ("6s6d6c6h", "four sixes"),
    ],
)
def test_pairs_among_the_first_cards_are_named(case: tuple[str, str]) -> None:
    cards, told = case
    assert str(paired(parse_cards(cards))) == told
