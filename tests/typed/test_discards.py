"""Discards as players type them."""

import pytest

from bot.common.complaint import Complaint
from bot.poker.cards import cards_text, parse_cards
from bot.typed.discards import discards_text, parse_discards, suggest_discards

HELD = parse_cards("AsKdTh9cJo")


@pytest.mark.parametrize(
    "case",
    [
        ("1 3 5", "AsThJo"),
        ("135", "AsThJo"),
        ("2,4", "Kd9c"),
        (" 5 ", "Jo"),
        ("Kd 9c", "Kd9c"),
        ("kD9C", "Kd9c"),
        ("10h, th", None),
        ("10h as", "ThAs"),
        ("K♦ 9♣️", "Kd9c"),
        ("joker", "Jo"),
        ("jo as", "JoAs"),
        ("2c", "2c"),
        ("pat", ""),
        ("none", ""),
        ("0", ""),
    ],
)
def test_discards_can_be_typed_as_places_or_as_cards(case: tuple[str, str | None]) -> None:
    text, cards = case
    if cards is None:
        with pytest.raises(Complaint):
            parse_discards(text, HELD)
    else:
        assert cards_text(parse_discards(text, HELD)) == cards


@pytest.mark.parametrize(
    "case",
    [
        ("", "draw-unreadable"),
        ("two of them", "draw-unreadable"),
        ("Kd 9", "draw-unreadable"),
        ("1 Kd", "draw-unreadable"),
        ("Kd-9c", "draw-unreadable"),
        ("٣", "draw-unreadable"),
        ("6", "draw-no-such-place"),
        ("10", "draw-no-such-place"),
        ("1 1", "draw-twice"),
        ("Kd kd", "draw-twice"),
    ],
)
def test_a_complaint_about_unreadable_discards_quotes_no_card(case: tuple[str, str]) -> None:
    text, key = case
    with pytest.raises(Complaint) as caught:
        parse_discards(text, HELD)
    assert caught.value.key == key
    assert "text" not in caught.value.facts


def test_a_player_without_cards_has_no_card_to_choose() -> None:
    with pytest.raises(Complaint) as caught:
        parse_discards("1", ())
    assert caught.value.facts == {"most": 0}


def suggested(typed: str, most: int = 5) -> list[str]:
    return [discards_text(cards) for cards in suggest_discards(typed, HELD, most)]


def test_each_suggestion_adds_one_of_the_players_cards_to_those_already_typed() -> None:
    assert suggested("") == ["pat", "As", "Kd", "Th", "9c", "Jo"]
    assert suggested("Kd") == ["Kd", "Kd As", "Kd Th", "Kd 9c", "Kd Jo"]
    assert suggested("2 4") == ["Kd 9c", "Kd 9c As", "Kd 9c Th", "Kd 9c Jo"]
    assert suggested("Kd 9") == ["Kd", "Kd As", "Kd Th", "Kd 9c", "Kd Jo"], "the second card is still being typed"


def test_no_more_cards_are_suggested_than_the_player_may_draw() -> None:
    assert suggested("1 2", most=2) == ["As Kd"]
    assert suggested("1 2 3", most=2) == []


def test_cards_of_others_are_never_suggested() -> None:
    assert suggested("2c") == []
    assert suggested("what") == []
    assert suggest_discards("", (), 5) == [()]
