"""Seven Card Stud, played as whole hands (.docs/rules.md, section 12); ``test_openers`` tests its openers."""

import pytest

from bot.poker.events import HoldingMucked, HoldingShown, PotAwarded
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import Table

STUD = GAMES["seven-card-stud"]


def table(cards: dict[int, str], rules: HouseRules | None = None, stacks: dict[int, int] | None = None) -> Table:
    return Table(stacks or dict.fromkeys(cards, 1000), cards, stakes=Stakes.of(20), rules=rules, game=STUD)


def to_the_end(played: Table) -> Table:
    played.play(f"{played.hand.to_act} bring_in")
    while not played.hand.finished:
        played.check_round()
    return played


def test_R12_1_the_highest_five_of_seven_cards_win() -> None:
    """A flush in hidden cards beats open trips, and a beaten player mucks."""
    cards = {1: "Ah 9h 2h 5h Kd 3c 7h", 2: "Kc Js Ks Kh 4d 8s 9c", 3: "2d 3d 6c 8c Tc Jd Qs"}
    played = to_the_end(table(cards))
    assert [event.seat for event in played.hand.events if isinstance(event, HoldingShown)] == [2, 1]
    assert [event.seat for event in played.hand.events if isinstance(event, HoldingMucked)] == [3]
    assert str(played.hand.view(None).seats[0].holding) == "ace-high flush"
    assert played.hand.stack(1) > 1000


def test_R12_1_an_open_pair_on_fourth_street_does_not_double_the_bet() -> None:
    played = table({1: "2c 3c 4c 4d 5c 6c", 2: "2d 3d Kd Kh Qd Jd"}).play("1 bring_in", "2 call")
    assert played.hand.to_act == 2
    assert played.may["bet"] == 20


def test_R12_1_a_board_with_a_pair_opens_before_a_board_with_an_ace() -> None:
    played = table({1: "9c 8c 3c 3d", 2: "9d 8d Ah Kh"}).play("1 bring_in", "2 call")
    assert played.hand.to_act == 1


@pytest.mark.parametrize("case", [("cdhs", 2), ("shdc", 1)])
def test_R12_4_the_highest_card_that_plays_decides_who_gets_the_odd_chip(case: tuple[str, int]) -> None:
    """Two players have five-high straights: the fives decide, because the aces are low."""
    order, winner = case
    rules = HouseRules(suit_order="shdc") if order == "shdc" else HouseRules()
    cards = {1: "As 2c 3d 4h 5c 9d Jh", 2: "Ac 2s 3h 4d 5s 9h Jd", 3: "Kc Qd 8s 7c 7d Tc Ts"}
    played = table(cards, rules, {1: 500, 2: 500, 3: 7})
    played.play(f"{played.hand.to_act} bring_in")
    while not played.hand.finished:
        played.check_round()
    (first, *_) = [event for event in played.hand.events if isinstance(event, PotAwarded)]
    assert first.amount % 2 == 1
    assert first.shares[0][0] == winner


def test_R12_1_seven_card_stud_has_no_low_tie_house_rule() -> None:
    assert STUD.misfit(HouseRules(burn=False)) is None
    assert "low_tie" not in STUD.house_rules


def test_R12_4_seven_card_stud_is_fixed_limit_for_two_to_eight_players() -> None:
    assert (STUD.limits, STUD.seats_least, STUD.seats_most) == (("fixed",), 2, 8)
