"""The organizer's buttons *Start now* and *Delay 10 minutes*."""

from dataclasses import replace

from bot.tournaments.messages import Delay, Register, StartNow, TournamentDenial
from tests.harness.tournaments.field import HOUR, MINUTE, SETTINGS, START, Field

ORGANIZER = 99


def entered(players: int, check_in: bool = True) -> Field:
    field = Field(replace(SETTINGS, entrants_least=4, check_in=check_in))
    for player in range(1, players + 1):
        assert field.ask(Register, player) is None
    return field


def start_now(field: Field, seen: int = START) -> TournamentDenial | None:
    return field.ask(lambda request: StartNow(request, seen), ORGANIZER)


def delay(field: Field, seen: int = START) -> TournamentDenial | None:
    return field.ask(lambda request: Delay(request, seen), ORGANIZER)


def test_start_now_starts_in_a_minute() -> None:
    field = entered(4)
    assert start_now(field) is None
    assert (field.state.start_ms, field.kinds()) == (field.now + MINUTE, [])
    assert field.pass_time(field.now + MINUTE - 1) == []
    assert field.pass_time(field.now + 1) == ["start"]


def test_T1_4_nobody_loses_their_seat_for_missing_the_check_in_of_start_now() -> None:
    field = entered(5)
    field.pass_time(START - 10 * MINUTE)
    assert field.state.phase == "check_in"
    assert start_now(field) is None
    assert field.pass_time(START - 9 * MINUTE) == ["start"]
    assert (len(field.state.playing()), field.paid_by(1)) == (5, 100)


def test_T1_5_start_now_is_refused_with_too_few_entrants() -> None:
    field = entered(3)
    assert start_now(field) is TournamentDenial.TOO_FEW
    assert field.state.start_ms == START


def test_start_now_is_refused_where_the_start_is_within_a_minute() -> None:
    field = entered(4, check_in=False)
    field.now = START - MINUTE
    assert start_now(field) is TournamentDenial.SOON


def test_delay_moves_the_start_by_ten_minutes_and_a_second_click_on_the_same_button_changes_nothing() -> None:
    field = entered(4)
    assert delay(field) is None
    assert field.state.start_ms == START + 10 * MINUTE
    assert delay(field) is TournamentDenial.EDITED
    assert delay(field, START + 10 * MINUTE) is None
    assert field.state.start_ms == START + 20 * MINUTE


def test_T1_4_a_delay_within_the_check_in_keeps_it_open_and_a_longer_one_opens_it_again() -> None:
    field = entered(4)
    field.pass_time(START - 4 * MINUTE)
    assert delay(field) is None
    phases = [field.state.phase]
    assert delay(field, START + 10 * MINUTE) is None
    assert [*phases, field.state.phase] == ["check_in", "registering"]
    assert field.pass_time(START + 5 * MINUTE) == ["check_in_open"]


def test_neither_button_moves_the_start_of_a_tournament_that_has_started() -> None:
    field = entered(4, check_in=False)
    field.pass_time(START)
    assert [start_now(field), delay(field)] == [TournamentDenial.RUNNING] * 2


def test_T6_1_neither_button_moves_the_start_of_a_sit_and_go() -> None:
    field = Field(replace(SETTINGS, sit_and_go=True, entrants_least=4, entrants_most=4, check_in=False, late_levels=0))
    field.now = START - 2 * HOUR
    assert [start_now(field), delay(field)] == [TournamentDenial.EDITED] * 2
