"""The showdown in Razz: who shows, who mucks and who gets the odd chip (R-4.11, R-3.9)."""

import pytest

from bot.poker.cards import card_text
from bot.poker.events import HoldingMucked, HoldingShown, PotAwarded
from bot.poker.house_rules import HouseRules
from bot.poker.refusals import Reason
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import Table

TEN = Stakes.of(10)


def showdown(cards: dict[int, str], *acts: str, rules: HouseRules | None = None) -> Table:
    """Return a table after these actions on seventh street, all having called up to there."""
    table = Table(dict.fromkeys(cards, 1000), cards, stakes=TEN, rules=rules)
    table.play(f"{table.hand.to_act} bring_in")
    while table.hand.state.street < 4 and not table.hand.finished:
        table.play(f"{table.hand.to_act} {'call' if 'call' in table.may else 'check'}")
    return table.play(*acts)


NINE_EIGHT_EIGHT = {
    1: "9c4c As 2s3sKs Kd",
    2: "8d5d Ah 2h4hKh Kc",
    3: "8c6c 3h 4sQdQh Qs",
}
"""A nine low, an eight-five low and an eight-six low; seat 1 has the lowest board on seventh street."""


def test_R4_11_the_first_to_act_shows_first_and_a_beaten_hand_is_mucked() -> None:
    table = showdown(NINE_EIGHT_EIGHT, "1 check", "2 check", "3 check")
    shows = [event for event in table.hand.events if isinstance(event, HoldingShown | HoldingMucked)]
    assert [(type(event), event.seat) for event in shows] == [(HoldingShown, 1), (HoldingShown, 2), (HoldingMucked, 3)]


def test_R4_11_the_last_player_to_bet_or_raise_on_seventh_street_shows_first() -> None:
    table = showdown(NINE_EIGHT_EIGHT, "1 bet", "2 raise", "3 call", "1 call")
    shows = [event for event in table.hand.events if isinstance(event, HoldingShown | HoldingMucked)]
    assert [(type(event), event.seat) for event in shows] == [(HoldingShown, 2), (HoldingMucked, 3), (HoldingMucked, 1)]


def test_R4_11_a_house_rule_makes_all_players_show_their_hands() -> None:
    table = showdown(NINE_EIGHT_EIGHT, "1 check", "2 check", "3 check", rules=HouseRules(show_all=True))
    assert [event.seat for event in table.hand.events if isinstance(event, HoldingShown)] == [1, 2, 3]


def test_R4_11_all_in_hands_are_shown_as_soon_as_no_betting_is_left() -> None:
    cards = {1: "9c4c As 2s3sKs Kd", 2: "8d5d Kh 2h4hAh Kc"}
    table = Table({1: 20, 2: 1000}, cards, stakes=TEN).play("2 bring_in", "1 complete", "2 raise", "1 call")
    kinds = [type(event).__name__ for event in table.hand.events]
    assert kinds.index("HoldingShown") < kinds.index("StreetDealt", kinds.index("StreetDealt") + 1)
    assert [event.seat for event in table.hand.events if isinstance(event, HoldingShown)] == [1, 2, 1, 2]
    assert all(len(player.shown) == 3 for player in table.hand.state.players)


def test_R4_11_no_view_shows_mucked_cards() -> None:
    table = showdown(NINE_EIGHT_EIGHT, "1 check", "2 check", "3 check")
    mucked = table.hand.view(None).seats[2]
    assert mucked.mucked
    assert mucked.shown == ()
    assert mucked.holding is None


def test_R4_12_calling_without_a_bet_and_acting_after_the_end_of_the_hand_are_refused() -> None:
    table = showdown(NINE_EIGHT_EIGHT)
    assert table.refused("1 call").reason is Reason.NOTHING_TO_CALL
    table.play("1 bet", "2 fold", "3 fold")
    assert table.refused("1 check").reason is Reason.HAND_OVER


TIED = {1: "7c5c 4c3c2cKs Kd", 2: "7d5d 4d3d2dKc Kh"}


@pytest.mark.parametrize(
    "case",
    [
        (TIED, HouseRules(), 2),  # 7d over 7c
        (TIED, HouseRules(suit_order="shdc"), 1),  # shdc: 7c over 7d
        # The better suit where the player has a choice.
        (
            {1: "7c7s5c 4c3c2c Kd", 2: "7d5d 4d3d2dKc Kh"},
            HouseRules(),
            1,
        ),
    ],
)
def test_R3_9_the_winner_with_the_highest_card_by_suit_gets_the_odd_chip(
    case: tuple[dict[int, str], HouseRules, int],
) -> None:
    cards, rules, first = case
    stacks = {1: 1000, 2: 1000, 3: 1000}
    table = Table(stacks, {**cards, 3: "QsQcQd"}, stakes=TEN, rules=rules, out={3: 1})
    table.play("3 bring_in", "1 complete", "2 call", "3 fold")
    while not table.hand.finished:
        table.play(f"{table.hand.to_act} check")
    (award,) = table.events(PotAwarded)
    assert isinstance(award, PotAwarded)
    assert award == PotAwarded(0, 29, ((first, 15), (3 - first, 14)))


def test_R3_9_the_view_shows_the_names_of_hands_and_the_shares_of_the_pot() -> None:
    room = showdown(NINE_EIGHT_EIGHT, "1 check", "2 check", "3 check").hand.view(None)
    assert [str(seat.holding) for seat in room.seats] == ["nine low", "eight low", "None"]
    assert room.pots[0].shares == ((2, 15),)
    assert room.seats[1].won == 15


def test_R2_4_the_name_of_a_hand_that_wins_a_side_pot_differs_from_that_of_the_hand_it_beat() -> None:
    cards = {1: "8c4cAs 2s3sKsKd", 2: "Td7d5h 2h4hKhKc", 3: "Tc8d5s 4sAhQhQs"}
    table = Table({1: 12, 2: 1000, 3: 1000}, cards, stakes=TEN).play("3 complete", "1 call", "2 call")
    table.play(f"{table.hand.to_act} bet").play(f"{table.hand.to_act} call")
    while not table.hand.finished:
        table.play(f"{table.hand.to_act} check")
    room = table.hand.view(None)
    assert [str(seat.holding) for seat in room.seats] == ["eight low", "ten-seven low", "ten-eight low"]


EIGHT_STAY = {
    1: "AcQc Kc 2c3c4c",
    2: "AdQd Kd 2d3d4d",
    3: "AhQh Kh 2h3h4h",
    4: "KsQs 6d 5c4s3s",
    5: "7c6c Jc Tc9c8c",
    6: "7d5d Jd Td9d8d",
    7: "7hAs Jh Th9h8h",
    8: "7s6h Js Ts9s8s",
}
"""Eight hands of which those of seats 1, 2 and 3 are 6-4-3-2-A with the first burn, the six of spades."""


def test_R4_9_the_community_card_does_not_count_when_the_lowest_board_opens() -> None:
    """The community card would pair the six of seat 4."""
    table = showdown(EIGHT_STAY)
    (community,) = table.hand.state.board
    assert card_text(community) == "6s"
    assert table.hand.to_act == 4


def test_R3_9_a_community_card_does_not_decide_the_odd_chip() -> None:
    """All three winners share the six, so the fours decide, hearts before diamonds before clubs."""
    table = showdown(EIGHT_STAY)
    while not table.hand.finished:
        table.play(f"{table.hand.to_act} check")
    assert table.events(PotAwarded) == [PotAwarded(0, 40, ((3, 14), (2, 13), (1, 13)))]
