"""A sit and go: it starts once its last seat is taken (section 6 of the tournament rules)."""

from dataclasses import replace

import pytest

from bot.common.outages import Outage
from bot.tournaments.deciding.levels import after_outage
from bot.tournaments.messages import Cancel, Edit, Left, Register, Remove, TournamentDenial, Withdraw
from bot.tournaments.rules.formats import SIZES, minutes_for
from bot.tournaments.state import Entrant
from tests.harness.tournaments.field import HOUR, MINUTE, SETTINGS, START, Field, reasoned

FOUR = replace(SETTINGS, sit_and_go=True, entrants_least=4, entrants_most=4, check_in=False, late_levels=0)
NOW = START - 2 * HOUR


def filled(players: int = 4) -> Field:
    """Return a sit and go for four, whose seats may be open until START, with this many entrants."""
    field = Field(FOUR)
    for player in range(1, players + 1):
        assert field.ask(Register, player) is None
    field.pass_time(NOW)
    return field


def test_T6_1_a_sit_and_go_starts_a_minute_after_its_last_seat_is_taken_and_pings_all_once() -> None:
    field = filled(3)
    assert field.said == []
    assert field.ask(Register, 4) is None
    assert field.pass_time(NOW + 1) == ["full"]
    assert (field.state.start_ms, field.kinds()) == (NOW + 1 + MINUTE, ["full"])
    assert field.pass_time(NOW + MINUTE) == []
    assert field.pass_time(NOW + 1 + MINUTE) == ["start"]
    assert (field.state.phase, field.kinds().count("full")) == ("running", 1)


def test_T6_1_a_sit_and_go_has_no_reminders_and_no_check_in() -> None:
    field = filled(3)
    for left in (24 * HOUR, 15 * MINUTE, 5 * MINUTE):
        assert field.pass_time(max(NOW, START - left)) == []
    assert field.said == []


def test_T6_1_in_the_minute_before_a_full_sit_and_go_starts_nobody_may_enter_or_withdraw() -> None:
    field = filled()
    assert field.ask(Withdraw, 2) is TournamentDenial.STARTING
    assert field.ask(lambda request: Left(2), 2) is TournamentDenial.STARTING
    assert field.ask(Register, 5) is TournamentDenial.CLOSED
    edit = field.ask(lambda request: Edit(request, replace(FOUR, name="x"), field.state.start_ms), 99)
    assert edit is TournamentDenial.STARTING
    field.pass_time(NOW + MINUTE)
    assert {each.player_id for each in field.state.playing()} == {1, 2, 3, 4}


@pytest.mark.parametrize("leave", [Withdraw, lambda request: Left(2), lambda request: Remove(request, 2, "banned")])
def test_T6_1_an_entrant_who_leaves_or_is_banned_before_all_seats_are_taken_is_refunded(leave: object) -> None:
    field = filled(3)
    assert field.ask(leave, 2) is None  # type: ignore[arg-type]  # the cases are messages
    assert (field.paid_by(2), len(field.state.registered())) == (0, 2)
    assert field.ask(Register, 4) is None
    assert field.pass_time(NOW + MINUTE) == []
    assert field.ask(Register, 5) is None
    assert field.pass_time(NOW + MINUTE) == ["full"]


def test_T6_1_removing_an_entrant_of_a_full_sit_and_go_opens_the_seat_and_stops_the_countdown() -> None:
    field = filled()
    assert field.ask(lambda request: Remove(request, 2, "rude"), 99) is None
    assert (field.state.start_ms, field.state.is_full, field.paid_by(2)) == (START, False, 0)
    assert field.pass_time(NOW + 2 * MINUTE) == []
    assert field.ask(Register, 5) is None
    assert field.pass_time(NOW + 2 * MINUTE) == ["full"]
    assert field.pass_time(NOW + 3 * MINUTE) == ["start"]


def test_T6_1_a_sit_and_go_that_is_not_full_in_time_is_cancelled_and_refunded_and_announced() -> None:
    field = filled(3)
    assert field.pass_time(START) == ["too_few"]
    assert (field.state.phase, field.pool, field.kinds()) == ("cancelled", 0, ["cancelled"])
    assert [field.paid_by(player) for player in (1, 2, 3)] == [0, 0, 0]


def test_T6_1_a_full_sit_and_go_that_is_cancelled_in_its_last_minute_refunds_its_entrants() -> None:
    field = filled()
    assert field.ask(reasoned(Cancel), 99) is None
    assert (field.pool, field.paid_by(1)) == (0, 0)


def test_T6_1_the_time_for_filling_a_sit_and_go_does_not_run_during_an_outage() -> None:
    state, outage = filled(3).state, Outage(NOW, NOW + HOUR)
    assert after_outage(FOUR, state, outage, 15_000).start_ms == START + HOUR + 15_000
    full = filled().state
    after = after_outage(FOUR, full, Outage(NOW + 1, NOW + HOUR), 15_000)
    assert (after.start_ms, after.is_full) == (NOW + HOUR + 15_000, True)
    assert after.fill_until_ms == START + HOUR - 1 + 15_000, "a seat that opens now has as much time as before"


def test_T6_1_who_waits_during_the_last_minute_may_go_and_does_not_stop_the_countdown() -> None:
    for leave in (Withdraw, lambda request: Left(5), lambda request: Remove(request, 5, "rude")):
        field = filled()
        field.state = field.state.with_entrant(Entrant(5, waiting=True))
        assert field.ask(leave, 5) is None
        assert (field.state.is_full, field.state.start_ms, field.state.entrant(5)) == (True, NOW + MINUTE, None)


def test_T6_2_the_length_of_a_sit_and_go_follows_from_its_number_of_seats() -> None:
    assert [minutes_for(size) for size in SIZES] == [15, 30, 30, 30, 45, 45, *[60] * 5, *[90] * 5]


def test_T6_3_a_standing_sit_and_go_without_entrants_stays_open_for_the_same_time_again() -> None:
    field = Field(replace(FOUR, standing=True, fill_hours=3))
    assert field.pass_time(START) == ["unfilled"]
    assert (field.state.phase, field.state.start_ms, field.said) == ("registering", START + 3 * HOUR, [])
    assert field.ask(Register, 1) is None
    assert field.pass_time(START + 3 * HOUR) == ["too_few"]
