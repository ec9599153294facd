"""Cards and the text for them (R-1.1)."""

import pytest

from bot.poker.cards import (
    DECK,
    JOKER,
    UNKNOWN,
    CardError,
    card_text,
    cards_text,
    parse_cards,
    rank_of,
    read_cards,
    suit_of,
    suit_value,
)


def test_R1_1_a_deck_is_every_rank_in_every_suit() -> None:
    assert [card_text(card) for card in DECK] == [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def test_R1_1_cards_convert_to_text_and_back() -> None:
    assert [parse_cards(card_text(card)) for card in (*DECK, JOKER, UNKNOWN)] == [(card,) for card in range(54)]
    assert cards_text(parse_cards("As2dJo??Tc")) == "As2dJo??Tc"


def test_R1_2_suits_rank_clubs_diamonds_hearts_spades_or_the_other_way_round() -> None:
    nines = parse_cards("9d9s9c9h")
    assert cards_text(sorted(nines, key=lambda card: suit_value(card, "cdhs"))) == "9c9d9h9s"
    assert cards_text(sorted(nines, key=lambda card: suit_value(card, "shdc"))) == "9s9h9d9c"


def test_a_card_number_gives_the_rank_and_the_suit_of_the_card() -> None:
    (king_of_hearts,) = parse_cards("Kh")
    assert (rank_of(king_of_hearts), suit_of(king_of_hearts)) == (11, 2)


def test_white_space_between_cards_is_allowed() -> None:
    assert parse_cards(" As 2d\t3c\n") == parse_cards("As2d3c")


@pytest.mark.parametrize(
    "case",
    [
        ("As2d3c", "As2d3c"),
        ("as 2D 3C", "As2d3c"),
        ("10h, T♥ 10♥ t♥", "ThThThTh"),
        ("A♠2♦3♣4♥", "As2d3c4h"),
        ("A♠\ufe0f 2♦\ufe0f3♣\ufe0e", "As2d3c"),
        ("K♤ Q♡ J♢ 10♧", "KsQhJdTc"),
        ("jo Joker 🃏 js 10s", "JoJoJoJsTs"),
        ("??2c", "??2c"),
        (" \n", ""),
    ],
)
def test_cards_are_read_as_people_write_them(case: tuple[str, str]) -> None:
    typed, cards = case
    assert read_cards(typed) == parse_cards(cards)


@pytest.mark.parametrize(
    "case", [("As1s", "1s"), ("11h", "11"), ("sA", "sA"), ("A", "A"), ("As 2x", "2x"), ("♥T", "♥T"), ("Kh?", "[?]")]
)
def test_the_error_names_the_part_of_a_typed_text_that_is_no_card(case: tuple[str, str]) -> None:
    typed, wrong = case
    with pytest.raises(CardError, match=f"unknown card '{wrong}"):
        read_cards(typed)


def test_every_card_is_read_back_in_upper_and_lower_case() -> None:
    for card in (*DECK, JOKER):
        text = card_text(card)
        assert {read_cards(each) for each in (text, text.lower(), text.upper(), f" {text} ")} == {(card,)}


def test_an_empty_text_gives_no_cards() -> None:
    assert parse_cards("") == ()


@pytest.mark.parametrize("text", ["1s", "10s", "as", "AS", "A", "As2", "sA", "Ax", "🂡", "As,2d", "joker"])
def test_the_card_parser_refuses_text_that_is_no_card(text: str) -> None:
    with pytest.raises(CardError, match="unknown card"):
        parse_cards(text)


def test_the_error_names_the_first_wrong_card() -> None:
    with pytest.raises(CardError, match="unknown card 'Xx'"):
        parse_cards("As2dXxYy")
