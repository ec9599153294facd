"""Ace-to-five low with a joker: ranking, names, and the cards that play (R-13.1)."""

from random import Random

import pytest

from bot.poker.cards import DECK, JOKER, UNKNOWN, cards_text, parse_cards
from bot.poker.holdings import ACE_TO_FIVE, ACE_TO_FIVE_JOKER, Ranking, drawing

RANKING: Ranking = ACE_TO_FIVE_JOKER


@pytest.mark.parametrize(
    "case",
    [
        ("JoAd2h3c4s", "5sAd2h3c4s"),
        ("JoAd2h3c5s", "4sAd2h3c5s"),
        ("Jo2h3c4s5d", "As2h3c4s5d"),
        ("JoKcKd3h2s", "AsKcKd3h2s"),
        ("JoKcKd2h2s", "AsKcKd2h2s"),
        ("JoAcAdAhAs", "2sAcAdAhAs"),
        ("JoAc2d4h8s", "3sAc2d4h8s"),
        ("Jo6c7d8h9s", "As6c7d8h9s"),
    ],
)
def test_R13_1_the_joker_is_the_lowest_rank_missing_in_the_hand(case: tuple[str, str]) -> None:
    with_joker, natural = case
    assert RANKING.strength(parse_cards(with_joker)) == ACE_TO_FIVE.strength(parse_cards(natural))
    assert RANKING.describe(parse_cards(with_joker)) == ACE_TO_FIVE.describe(parse_cards(natural))


def test_R13_1_the_joker_is_worth_as_much_as_the_best_other_card() -> None:
    """Brute force: no other card makes a better hand, and hands without the joker keep their strength."""
    luck = Random(13)
    for _ in range(1_500):
        four = luck.sample(DECK, 4)
        assert RANKING.strength([*four, JOKER]) == max(
            ACE_TO_FIVE.strength([*four, card]) for card in DECK if card not in four
        )
        five = [*four, next(card for card in DECK if card not in four)]
        assert RANKING.strength(five) == ACE_TO_FIVE.strength(five)


def test_R13_1_the_name_of_a_hand_with_the_joker_has_just_enough_cards_to_differ() -> None:
    ours, theirs = parse_cards("JoAd2h6c8s"), parse_cards("8d6d4h3c2s")
    assert str(RANKING.describe(ours, theirs)) == "eight-six-three low"
    assert str(RANKING.describe(theirs, ours)) == "eight-six-four low"


def test_the_joker_is_listed_at_the_place_of_the_card_it_stands_for() -> None:
    assert cards_text(RANKING.playing(parse_cards("JoAd2h3c5s"), "cdhs")) == "5sJo3c2hAd"
    assert cards_text(RANKING.playing(parse_cards("JoKcKd3h2s"), "cdhs")) == "KdKc3h2sJo"


def test_a_drawing_hand_counts_the_joker_as_a_low_card() -> None:
    told = drawing(RANKING, parse_cards("JoAd2hKcKs"))
    assert told is not None
    assert (told.best, told.to_wheel) == (3, True)


def test_an_unknown_card_or_a_missing_card_raises_an_error() -> None:
    with pytest.raises(ValueError, match="without a rank"):
        RANKING.strength([*parse_cards("As2d3c4h"), UNKNOWN])
    with pytest.raises(ValueError, match="at least five"):
        RANKING.strength(parse_cards("JoAs2d3c"))
