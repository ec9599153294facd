"""The cards that make a better kind of hand on the next street."""

import pytest

from bot.poker.cards import DECK, parse_cards
from bot.poker.holdings import HIGH, OMAHA_HIGH, OMAHA_LOW
from bot.poker.holdings.outs import low_outs, outs


def counted(cards: str, board: str) -> str:
    """Return the outs as text: ``9 flush, 6 pair``; four own cards are Omaha's."""
    own, shared = parse_cards(cards), parse_cards(board)
    unseen = [card for card in DECK if card not in (*own, *shared)]
    ranking = HIGH if len(own) == 2 else OMAHA_HIGH
    return ", ".join(f"{len(found)} {kind}" for kind, found in outs(ranking, own, shared, unseen).items())


@pytest.mark.parametrize(
    ("cards", "board", "expected"),
    [
        ("AsKs", "Qs7s2d", "9 flush, 6 pair"),
        ("AsKs", "QsJs2d", "9 flush, 3 straight, 6 pair"),
        ("9s8d", "7s6h2d", "8 straight, 6 pair"),
        ("9s8d", "7s5h2dKc", "4 straight"),
        ("4s3d", "As2h9dKc", "4 straight"),
        ("9s9d", "7s6h2d", "2 trips"),
        ("9s9d", "9c6h2d", "1 quads, 6 full_house"),
        ("9s9d", "9c6h2dJs", "1 quads, 9 full_house"),
        ("Ks7d", "Kd5h2d", "2 trips, 3 two_pair"),
        ("Ks7d", "Kd7h2d", "4 full_house"),
        ("9h8h", "7h6h2h", "2 straight_flush"),
    ],
)
def test_the_outs_of_hold_em_are_those_that_players_count(cards: str, board: str, expected: str) -> None:
    assert counted(cards, board) == expected


@pytest.mark.parametrize(
    ("cards", "board", "expected"),
    [
        ("9s3d", "QhJc5d", ""),
        ("AsKd", "QhQc5d8s", "6 two_pair"),
        ("7s6d", "AhAc5d", ""),
        ("As2d", "9h9c9d", "6 full_house"),
        ("AsKd", "5d6h7d8s", "6 pair"),
        ("AsKd", "5d6d7d", "9 flush, 5 pair"),
        ("AsKs", "5d6d7d9d", "4 pair"),
        ("As2c", "7h7c4d4s", ""),
    ],
)
def test_a_card_that_helps_everyone_or_makes_a_low_pair_is_no_out(cards: str, board: str, expected: str) -> None:
    assert counted(cards, board) == expected


@pytest.mark.parametrize(
    ("cards", "board", "expected"),
    [
        ("JsTd9c8h", "7d6sKd", "13 straight"),
        ("AsKs2d3h", "7s6sKd", "9 flush, 2 trips, 7 two_pair"),
        ("KsKh2d3h", "7s6sKd", "1 quads, 6 full_house"),
        ("AsKh2d3h", "7s6s5s9s", "4 straight, 6 pair"),
    ],
)
def test_R16_2_outs_of_omaha_take_two_own_cards_and_three_of_the_board(cards: str, board: str, expected: str) -> None:
    assert counted(cards, board) == expected


@pytest.mark.parametrize(
    ("cards", "board", "expected"),
    [
        ("As2dKsQs", "4h7sTd", 16),
        ("As2dKsQs", "4hJsTd", 0),
        ("As2dKsQs", "4h7s8d", 0),
        ("As2dKsQs", "2h7s8d", 16),
        ("AsJdKsQs", "4h7sTd", 0),
    ],
)
def test_R16_3_outs_for_a_low_are_cards_that_make_the_first_one(cards: str, board: str, expected: int) -> None:
    own, shared = parse_cards(cards), parse_cards(board)
    unseen = [card for card in DECK if card not in (*own, *shared)]
    assert len(low_outs(OMAHA_LOW, own, shared, unseen)) == expected
