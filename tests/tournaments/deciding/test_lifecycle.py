"""Section 3 of the tournament rules and T-5.1: busts, places, prizes, removals, the end."""

from dataclasses import replace

import pytest

from bot.tables.saving import Request
from bot.tournaments.deciding import lifecycle
from bot.tournaments.deciding.decide import decide
from bot.tournaments.messages import Cancel, Move, Register, Remove, TournamentDenial
from tests.harness.tournaments.field import SETTINGS, Field, out, reasoned, running


def test_T3_4_players_who_bust_are_placed_from_the_last_place_upward() -> None:
    field = running(5)
    out(field, p5=3000)
    out(field, p4=500, p3=900)
    assert list(field.state.places()) == [(3, (3,)), (4, (4,)), (5, (5,))]


def test_T3_5_each_prize_is_paid_when_its_place_is_decided() -> None:
    field = running(9)
    field.do(lifecycle.close_late_registration)
    assert field.state.prizes == (450, 270, 180)
    for player in range(9, 3, -1):
        out(field, **{f"p{player}": 3000})
    assert field.paid_by(4) == 100
    out(field, p3=3000)
    assert (field.paid_by(3), field.pool) == (100 - 180, 720)
    out(field, p2=3000)
    assert field.paid_by(2) == 100 - 270
    field.do(lifecycle.finish)
    assert (field.paid_by(1), field.pool) == (100 - 450, 0)


def test_T3_4_equal_stacks_share_their_prizes_and_the_odd_chip_goes_to_first_place() -> None:
    field = running(9, replace(SETTINGS, guarantee=1001))
    field.do(lifecycle.close_late_registration)
    assert field.state.prizes == (501, 300, 200)
    for player in range(9, 3, -1):
        out(field, **{f"p{player}": 3000})
    out(field, p2=700, p3=700)
    assert (field.paid_by(2), field.paid_by(3)) == (100 - 250, 100 - 250)
    field.do(lifecycle.finish)
    assert field.paid_by(1) == 100 - 501
    assert field.pool == 0


def test_T5_1_the_house_adds_the_chips_missing_from_the_guarantee() -> None:
    field = running(5, replace(SETTINGS, guarantee=2000))
    assert field.pool == 500
    field.do(lifecycle.close_late_registration)
    assert sum(field.state.prizes or ()) == field.pool == 2000


@pytest.mark.parametrize("guarantee", [300, 500])
def test_T5_1_a_guarantee_that_is_met_costs_nothing(guarantee: int) -> None:
    draft = running(5, replace(SETTINGS, guarantee=guarantee)).draft()
    lifecycle.close_late_registration(draft)
    assert draft.pool == 500
    assert draft.commit("test").transfers == ()
    assert draft.audit is None


def test_players_who_bust_before_the_prizes_are_known_are_paid_once_they_are() -> None:
    field = running(5)
    out(field, p5=1, p4=2)
    out(field, p3=3000)
    out(field, p2=3000)
    assert field.pool == 500
    field.do(lifecycle.close_late_registration)
    field.do(lifecycle.pay)
    assert field.paid_by(2) == 100 - 175
    field.do(lifecycle.finish)
    assert field.paid_by(1) == 100 - 325


def test_a_tournament_without_a_buy_in_has_places_and_no_prizes() -> None:
    field = running(5, replace(SETTINGS, buy_in=0))
    field.do(lifecycle.close_late_registration)
    assert field.state.prizes == ()
    assert not lifecycle.on_the_bubble(field.state)
    for player in (5, 4, 3, 2):
        out(field, **{f"p{player}": 3000})
    field.do(lifecycle.finish)
    assert dict(field.state.places())[1] == (1,)


def test_T3_3_the_bubble_is_when_one_more_player_is_left_than_are_paid() -> None:
    field = running(5)
    assert not lifecycle.on_the_bubble(field.state)
    field.do(lifecycle.close_late_registration)
    for player in (5, 4):
        out(field, **{f"p{player}": 3000})
    assert lifecycle.on_the_bubble(field.state)
    out(field, p3=3000)
    assert lifecycle.in_the_money(field.state)


def test_T3_6_a_directors_order_is_audited() -> None:
    field = running()
    draft = field.draft()
    assert decide(draft, Remove(Request(5, 77, "test"), 3, "rude"), {}) is None
    entry = draft.commit("remove").audit
    assert entry is not None
    assert (entry.act, entry.actor_id, entry.subject_id, entry.reason) == ("tournament_remove", 77, 3, "rude")


def test_T3_6_a_removed_player_is_out_and_gets_no_prize() -> None:
    field = running(5)
    field.do(lifecycle.close_late_registration)
    assert field.ask(lambda request: Remove(request, 5, "rude"), 77) is None
    assert field.entrant(5).removed
    for player in (4, 3, 2):
        out(field, **{f"p{player}": 3000})
    field.do(lifecycle.finish)
    assert field.paid_by(5) == 100
    assert field.pool == 0


def test_T3_6_a_player_removed_before_the_start_is_refunded() -> None:
    field = Field()
    field.ask(Register, 1)
    assert field.ask(lambda request: Remove(request, 1, "rude"), 77) is None
    assert field.paid_by(1) == 0
    assert field.ask(lambda request: Remove(request, 1, "rude"), 77) is TournamentDenial.NOT_IN


def test_T3_7_a_cancellation_before_any_prize_is_decided_pays_half_equally_and_half_by_chips() -> None:
    field = running(5)
    out(field, p5=3000)
    survivors = {1: 6000, 2: 3000, 3: 3000, 4: 3000}
    assert field.ask(reasoned(Cancel), 77, survivors) is None
    assert field.state.phase == "cancelled"
    # Half of 500 in equal parts is 62 each, and what is left goes by chips; the odd chips to the leader.
    assert [-field.paid_by(player) + 100 for player in range(1, 6)] == [164, 112, 112, 112, 0]
    assert field.pool == 0


def test_T3_7_cancelling_in_the_money_pays_the_lowest_prize_to_each_and_the_rest_by_chips() -> None:
    field = running(9)
    field.do(lifecycle.close_late_registration)
    for player in range(9, 2, -1):
        out(field, **{f"p{player}": 3000})
    assert field.ask(reasoned(Cancel), 77, {1: 18_000, 2: 9_000}) is None
    # 450 and 270 were unpaid: 270 each, and of the other 180 two thirds to the leader.
    assert (field.paid_by(1), field.paid_by(2)) == (100 - 390, 100 - 330)


def test_T3_7_the_reason_for_cancelling_and_each_refund_are_kept() -> None:
    field = running(5)
    assert field.ask(reasoned(Cancel), 77, {1: 6000, 2: 3000}) is None
    assert field.state.reason == "a reason"
    assert [entrant.refund for entrant in field.state.entrants] == [292, 208, 0, 0, 0]


def test_T5_1_chips_that_the_house_adds_for_a_guarantee_are_audited() -> None:
    field = running(5, replace(SETTINGS, guarantee=2000))
    draft = field.draft()
    lifecycle.close_late_registration(draft)
    entry = draft.commit("late_over").audit
    assert entry is not None
    assert (entry.act, entry.actor_id, entry.reason) == (
        "tournament_guarantee",
        None,
        "1500 chips were lacking of the guarantee",
    )
    met = running(5)
    draft = met.draft()
    lifecycle.close_late_registration(draft)
    assert draft.commit("late_over").audit is None


def test_T5_1_the_organisers_own_shares_set_the_prizes() -> None:
    field = running(5, replace(SETTINGS, shares=("60", "25", "15")))
    field.do(lifecycle.close_late_registration)
    assert field.state.prizes == (300, 125, 75)


def test_a_moderator_can_move_a_tournament_to_another_channel() -> None:
    field = running(5)
    assert field.ask(lambda request: Move(request, 55), 77) is None
    assert field.new.channel_id == 55
    assert field.draft().commit("any").channel_id is None
