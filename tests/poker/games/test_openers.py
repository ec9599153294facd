"""The first player to speak in stud games with high aces, on boards laid out for the purpose."""

from dataclasses import replace

import pytest

from bot.poker.cards import DECK, card_text, parse_cards
from bot.poker.games.base import Game
from bot.poker.games.openers import highest_board, highest_upcard, lowest_board, lowest_upcard
from bot.poker.games.razz import RAZZ
from bot.poker.games.streets import stud
from bot.poker.holdings import DEUCE_TO_SEVEN, HIGH
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import Table

BRIEF = HouseRules()
CLUBS_HIGH = HouseRules(suit_order="shdc")
NEXT_WORST = HouseRules(allin_bringin="next_worst")
BY_POSITION = HouseRules(low_tie="position")


FOR_HIGH = replace(RAZZ, ranking=HIGH, streets=stud(lowest_upcard, highest_board))
FOR_DEUCE_TO_SEVEN = replace(RAZZ, ranking=DEUCE_TO_SEVEN, streets=stud(highest_upcard, lowest_board))


def opener(game: Game, boards: list[str], rules: HouseRules = BRIEF, stacks: tuple[int, ...] = ()) -> int | None:
    """Return the seat to act when seats 1, 2, ... show these boards; seat 1 is left of the button."""
    held = [parse_cards(board) for board in boards]
    junk = [card_text(card) for card in DECK if all(card not in board for board in held)]
    cards = {seat: junk.pop(0) + junk.pop() + board for seat, board in enumerate(boards, 1)}
    chips = dict(zip(cards, stacks or (1000,) * len(boards), strict=True))
    table = Table(chips, cards, stakes=Stakes.of(10), rules=rules, game=game)
    while table.hand.state.street < len(held[0]) - 1:
        kinds = table.may
        table.play(f"{table.hand.to_act} {next(kind for kind in ('bring_in', 'call', 'check') if kind in kinds)}")
    return table.hand.to_act


@pytest.mark.parametrize(
    "case",
    [
        (["Ac", "2s", "3c"], BRIEF, 2),
        (["Ac", "Ks"], BRIEF, 2),
        (["2h", "2c", "2d"], BRIEF, 2),
        (["2h", "2c", "2d"], CLUBS_HIGH, 1),
        (["2s", "2c"], CLUBS_HIGH, 1),
    ],
)
def test_R12_1_the_lowest_upcard_brings_it_in_and_a_deuce_is_the_lowest(
    case: tuple[list[str], HouseRules, int],
) -> None:
    upcards, rules, seat = case
    assert opener(FOR_HIGH, upcards, rules) == seat


@pytest.mark.parametrize(
    "case",
    [
        (["Kc Qd", "Ad 3h"], 2),
        (["Ac Kd", "2h 2s"], 2),
        (["Kc 9d", "Kh 9s", "Ks 8d"], 1),
        (["Ks 8d", "Kh 9s", "Kc 9d"], 2),
        (["6c 5d 4c", "2h 2s Kd", "3h 3s 2d"], 3),
        (["6c 5c 4c 3c", "Kh 9s 8s 2d"], 2),
        (["Ac Ad Kc Kd", "2h 2s 2d 3d"], 2),
        (["Qc Qd 2c 2d", "Qh Qs Ah Kh"], 1),
        (["5h 5d Ah 4h", "5c 5s Ad Kh"], 2),
    ],
)
def test_R12_1_the_highest_board_opens_and_the_seat_nearest_the_button_breaks_ties(case: tuple[list[str], int]) -> None:
    boards, seat = case
    assert opener(FOR_HIGH, boards) == seat
    assert opener(FOR_HIGH, boards, HouseRules(low_tie="high_suit")) == seat


BY_SUIT = HouseRules(high_tie="suit")


@pytest.mark.parametrize(
    "case",
    [
        (["Kc 9s", "Ks 9c", "Kh 9d"], BY_SUIT, 2),
        (["Kc 9s", "Ks 9c", "Kh 9d"], replace(BY_SUIT, suit_order="shdc"), 1),
        (["5h 5d", "5s 5c"], BY_SUIT, 2),
        (["5s 5c As", "5h 5d Ah"], BY_SUIT, 1),
        (["5s 5c Ad", "5h 5d Ah"], BY_SUIT, 2),
        (["Kc 9s", "Kd 8s"], BY_SUIT, 1),
    ],
)
def test_R12_1_a_house_rule_lets_the_suit_of_the_highest_card_decide_between_equal_boards(
    case: tuple[list[str], HouseRules, int],
) -> None:
    boards, rules, seat = case
    assert opener(FOR_HIGH, boards, rules) == seat
    plain = replace(rules, high_tie="position")
    assert opener(FOR_DEUCE_TO_SEVEN, boards, rules) == opener(FOR_DEUCE_TO_SEVEN, boards, plain), (
        "for high boards only"
    )


@pytest.mark.parametrize(
    "case",
    [
        (["Kc", "As", "Kd"], BRIEF, 2),
        (["2c", "Kd", "Qs"], BRIEF, 2),
        (["Ah", "Ac", "Ad"], BRIEF, 1),
        (["Ah", "Ac", "Ad"], CLUBS_HIGH, 2),
    ],
)
def test_R12_3_the_highest_upcard_brings_it_in_and_aces_are_high(case: tuple[list[str], HouseRules, int]) -> None:
    upcards, rules, seat = case
    assert opener(FOR_DEUCE_TO_SEVEN, upcards, rules) == seat


@pytest.mark.parametrize(
    "case",
    [
        (["Ac 2d", "Kd Qh"], BRIEF, 2),
        (["2c 2d", "As Kh"], BRIEF, 2),
        (["5c 4c 3c 2c", "7d 4h 3h 2h"], BRIEF, 1),
        (["Ad 2h", "Ac 2s"], BRIEF, 2),
        (["Ad 2h", "Ac 2s"], BY_POSITION, 1),
        (["Ad 2h", "Ac 2s"], HouseRules(low_tie="high_suit"), 2),
        (["Ad 2h", "Ac 2s"], HouseRules(low_tie="high_card_suit"), 1),
        (["Ac 2s", "Ad 2h"], HouseRules(low_tie="high_card_suit"), 2),
        (["Ad 2h", "Ac 2s"], CLUBS_HIGH, 1),
    ],
)
def test_R12_3_the_lowest_board_opens_and_aces_are_high(case: tuple[list[str], HouseRules, int]) -> None:
    boards, rules, seat = case
    assert opener(FOR_DEUCE_TO_SEVEN, boards, rules) == seat


@pytest.mark.parametrize("case", [(FOR_HIGH, ["2c", "Kd", "3h"], 2, 3), (FOR_DEUCE_TO_SEVEN, ["As", "2d", "Kc"], 2, 3)])
def test_R12_4_a_player_who_is_all_in_from_the_ante_does_not_bring_it_in(
    case: tuple[Game, list[str], int, int],
) -> None:
    game, upcards, left, next_in_order = case
    stacks = (Stakes.of(10).ante, 1000, 1000)
    assert opener(game, upcards, stacks=stacks) == left
    assert opener(game, upcards, NEXT_WORST, stacks=stacks) == next_in_order
