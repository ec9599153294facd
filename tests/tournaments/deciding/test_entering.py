"""T-1.3 to T-1.5: registration, check-in, the waiting list, late registration."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.tables.saving import Account, Request
from bot.tournaments.deciding.decide import wakes_before_the_start
from bot.tournaments.deciding.entering import move_up, next_to_move_up
from bot.tournaments.messages import CheckIn, Edit, Left, Register, TournamentDenial, Withdraw
from bot.tournaments.questions import late_is_open
from tests.harness.tournaments.field import GUILD, HOUR, MINUTE, SETTINGS, START, TOURNAMENT, Field, running


def test_T1_3_registering_pays_the_buy_in_into_the_pool_and_withdrawing_returns_it() -> None:
    field = Field()
    assert field.ask(Register, 1) is None
    assert (field.pool, field.paid_by(1)) == (100, 100)
    assert field.ask(Register, 1) is TournamentDenial.ALREADY_IN
    assert field.ask(Withdraw, 1) is None
    assert (field.pool, field.paid_by(1)) == (0, 0)
    assert field.ask(Withdraw, 1) is TournamentDenial.NOT_IN


def test_T1_1_nobody_can_register_before_registration_opens() -> None:
    field = Field(now=START - 72 * HOUR)
    field.set(phase="scheduled")
    assert field.ask(Register, 1) is TournamentDenial.NOT_OPEN
    assert field.pass_time(START - 47 * HOUR) == ["open"]
    assert field.ask(Register, 1) is None


def test_T1_4_check_in_opens_fifteen_minutes_before_the_start() -> None:
    field = Field()
    field.ask(Register, 1)
    assert field.ask(CheckIn, 1) is TournamentDenial.NO_CHECK_IN
    assert "check_in_open" not in field.pass_time(START - 15 * MINUTE - 1)
    assert field.pass_time(START - 15 * MINUTE) == ["check_in_open"]
    assert field.ask(CheckIn, 1) is None
    assert field.ask(CheckIn, 1) is TournamentDenial.ALREADY_CHECKED_IN
    assert field.ask(CheckIn, 2) is TournamentDenial.NOT_IN


def test_T1_4_a_player_who_registers_during_check_in_is_checked_in() -> None:
    field = Field()
    field.pass_time(START - 10 * MINUTE)
    field.ask(Register, 1)
    assert field.entrant(1).checked_in


@pytest.mark.parametrize("buy_in", [100, 0])
def test_T1_4_a_player_who_did_not_check_in_is_refunded_and_not_seated(buy_in: int) -> None:
    field = Field(replace(SETTINGS, buy_in=buy_in))
    for player in range(1, 6):
        field.ask(Register, player)
    field.pass_time(START - 10 * MINUTE)
    for player in range(1, 5):
        field.ask(CheckIn, player)
    assert field.pass_time(START)[-2:] == ["no_show", "start"]
    assert field.state.entrant(5) is None
    assert field.paid_by(5) == 0
    assert [(each.kind, each.player_id, each.amount) for each in field.said if each.kind == "refunded"] == [
        ("refunded", 5, buy_in)
    ]
    assert {entrant.player_id for entrant in field.state.playing()} == {1, 2, 3, 4}


def test_T1_4_without_check_in_everybody_is_seated() -> None:
    field = Field(replace(SETTINGS, check_in=False))
    for player in range(1, 6):
        field.ask(Register, player)
    assert "check_in_open" not in field.pass_time(START - MINUTE)
    assert field.ask(CheckIn, 1) is TournamentDenial.NO_CHECK_IN
    field.pass_time(START)
    assert len(field.state.playing()) == 5


def test_T1_4_the_first_waiting_player_moves_up_and_pays_when_an_entrant_withdraws() -> None:
    field = Field(replace(SETTINGS, entrants_most=4))
    for player in range(1, 7):
        assert field.ask(Register, player) is None
    assert [entrant.player_id for entrant in field.state.entrants if entrant.waiting] == [5, 6]
    assert field.pool == 400
    assert next_to_move_up(field.new.settings, field.state) is None
    field.ask(Withdraw, 2)
    first = next_to_move_up(field.new.settings, field.state)
    assert first is not None
    assert first.player_id == 5
    field.do(lambda draft: move_up(draft, first))
    assert (field.pool, field.paid_by(5), field.entrant(5).waiting) == (400, 100, False)
    assert field.kinds() == ["moved_up"]


def test_T1_4_a_player_on_the_waiting_list_pays_nothing_and_is_refunded_nothing() -> None:
    field = Field(replace(SETTINGS, entrants_most=1))
    field.ask(Register, 1)
    field.ask(Register, 2)
    assert field.ask(Withdraw, 2) is None
    assert field.paid_by(2) == 0


def test_T1_4_each_reminder_is_sent_once() -> None:
    field = Field(now=START - 40 * HOUR)
    assert field.pass_time(START - 25 * HOUR) == []
    assert field.pass_time(START - 24 * HOUR) == ["reminder"]
    assert field.pass_time(START - 16 * MINUTE) == []
    field.pass_time(START - 15 * MINUTE)
    assert field.pass_time(START - 5 * MINUTE) == ["reminder"]
    assert field.pass_time(START - 4 * MINUTE) == []
    assert field.kinds() == ["reminder_day", "check_in_open", "reminder_soon"]


def test_T1_4_a_tournament_created_three_minutes_ahead_sends_no_check_in_call_or_reminder() -> None:
    field = Field(now=START - 3 * MINUTE)
    field.new = replace(field.new, opens_ms=START - 3 * MINUTE)
    field.pass_time(START - 3 * MINUTE)
    assert field.state.phase == "check_in"
    assert field.kinds() == []


def test_T1_4_a_tournament_created_an_hour_ahead_sends_no_reminder_of_the_day_before() -> None:
    field = Field(now=START - HOUR)
    field.pass_time(START - HOUR)
    assert field.kinds() == []


def test_T1_4_the_director_next_wakes_up_for_a_reminder_or_for_check_in_or_for_the_start() -> None:
    field = Field(now=START - 40 * HOUR)
    assert min(wakes_before_the_start(field.new, field.state)) == START - 24 * HOUR
    field.pass_time(START - 24 * HOUR)
    assert min(wakes_before_the_start(field.new, field.state)) == START - 15 * MINUTE
    field.pass_time(START - 15 * MINUTE)
    assert min(wakes_before_the_start(field.new, field.state)) == START - 5 * MINUTE
    field.pass_time(START - 5 * MINUTE)
    assert min(wakes_before_the_start(field.new, field.state)) == START


def test_T1_5_a_tournament_below_the_minimum_is_cancelled_and_everybody_is_refunded() -> None:
    field = Field()
    for player in range(1, 4):
        field.ask(Register, player)
    field.pass_time(START - 10 * MINUTE)
    for player in range(1, 4):
        field.ask(CheckIn, player)
    assert field.pass_time(START)[-1] == "too_few"
    assert field.state.phase == "cancelled"
    assert [field.paid_by(player) for player in range(1, 4)] == [0, 0, 0]
    assert field.pool == 0


def test_T1_5_a_late_entrant_gets_a_full_stack() -> None:
    field = running(5)
    assert field.ask(Register, 9) is None
    assert field.off_table[9] == field.state.begun.ladder.stack == 3000
    assert field.pool == 600


def test_T1_5_late_registration_ends_with_its_last_level() -> None:
    """A stack is then worth ten big bets, so the level is what ends late registration."""
    field = running(5, replace(SETTINGS, late_levels=1))
    assert field.ask(Register, 8) is None
    field.set_level(number=2)
    assert field.state.begun.ladder.stack == 10 * 2 * field.state.begun.ladder.bet(2)
    assert field.ask(Register, 9) is TournamentDenial.CLOSED


def test_T1_5_late_registration_ends_once_a_stack_is_worth_fewer_than_eight_big_bets() -> None:
    field = running(5, replace(SETTINGS, late_levels=9))
    dear = next(
        level for level in range(1, 9) if field.state.begun.ladder.stack < 8 * 2 * field.state.begun.ladder.bet(level)
    )
    field.set_level(number=dear - 1)
    assert field.ask(Register, 8) is None
    field.set_level(number=dear)
    assert field.ask(Register, 9) is TournamentDenial.CLOSED


@pytest.mark.parametrize(
    ("asked", "stack_bets", "ends"), [(8, 10, 1), (8, None, 2), (2, 30, 2), (20, 30, 3), (3, 7, 0)]
)
def test_T1_5_the_level_at_which_late_registration_ends_is_known_beforehand(
    asked: int, stack_bets: int, ends: int
) -> None:
    settings = replace(SETTINGS, late_levels=asked, stack_bets=stack_bets)
    assert settings.late_until(settings.ladder(9)) == ends
    field = running(9, settings)
    for level in range(1, 10):
        field.set_level(number=level)
        assert late_is_open(settings, field.state) == (level <= ends)


def test_T1_5_late_registration_in_no_limit_ends_when_a_stack_is_below_eight_big_blinds() -> None:
    settings = replace(SETTINGS, game="deuce-to-seven-single-draw", limit="no", late_levels=20)
    ladder = settings.ladder(9)
    last = settings.late_until(ladder)
    assert ladder.bet(last) * 8 <= ladder.stack < ladder.bet(last + 1) * 8


def test_T1_5_a_full_field_takes_no_late_registration() -> None:
    field = running(5, replace(SETTINGS, entrants_most=5))
    assert field.ask(Register, 9) is TournamentDenial.CLOSED


def test_all_chips_of_a_tournament_come_from_its_own_mint() -> None:
    field = running(5)
    mint = field.accounts[Account("mint", GUILD, tournament_id=TOURNAMENT)]
    entries = [chips for account, chips in field.accounts.items() if account.kind == "entry"]
    assert mint == -sum(entries) == -5 * 3000


@pytest.mark.parametrize("phase", ["finished", "cancelled"])
def test_nobody_can_register_or_withdraw_once_the_tournament_is_over(phase: str) -> None:
    field = running(5)
    field.set(phase=phase)
    assert field.ask(Register, 9) is TournamentDenial.OVER
    assert field.ask(Withdraw, 1) is TournamentDenial.OVER


def test_T1_4_without_check_in_three_reminders_are_sent_before_the_start() -> None:
    field = Field(replace(SETTINGS, check_in=False), now=START - 40 * HOUR)
    for before in (24 * HOUR, 15 * MINUTE, 5 * MINUTE):
        assert field.pass_time(START - before - 1) == []
        assert field.pass_time(START - before) == ["reminder"]
    assert field.kinds() == ["reminder_day", "reminder_soon", "reminder_soon"]


def edited(field: Field, start_ms: int, **changes: object) -> Callable[[Request], Edit]:
    settings = replace(field.new.settings, **changes)  # type: ignore[arg-type]  # the names are those of the fields
    return lambda request: Edit(request, settings, start_ms)


def test_an_edit_based_on_settings_that_have_changed_since_is_refused() -> None:
    field = Field(now=START - 40 * HOUR)
    seen = field.new.settings, START
    named, seated = replace(SETTINGS, name="Big Friday"), replace(SETTINGS, seats=5)
    assert field.ask(lambda request: Edit(request, named, START, of=seen), 77) is None
    assert field.ask(lambda request: Edit(request, seated, START, of=seen), 78) is TournamentDenial.EDITED
    assert field.new.settings == named
    assert field.ask(lambda request: Edit(request, named, START + HOUR, of=(named, START)), 78) is None
    assert field.ask(lambda request: Edit(request, named, START, of=(named, START)), 77) is TournamentDenial.EDITED


def test_T1_4_an_edit_that_keeps_the_start_repeats_no_reminder() -> None:
    field = Field(now=START - 40 * HOUR)
    field.ask(Register, 1)
    field.pass_time(START - 24 * HOUR)
    assert field.ask(edited(field, START, name="Big Friday"), 77) is None
    field.pass_time(START - 15 * MINUTE)
    field.ask(CheckIn, 1)
    assert field.ask(edited(field, START, guarantee=5), 77) is None
    assert (field.state.phase, field.entrant(1).checked_in) == ("check_in", True)
    assert field.pass_time(START - 6 * MINUTE) == []
    assert field.kinds() == ["reminder_day", "check_in_open"]


def test_T1_4_a_postponed_start_repeats_the_check_in() -> None:
    field = Field()
    field.ask(Register, 1)
    field.pass_time(START - 15 * MINUTE)
    field.ask(CheckIn, 1)
    assert field.ask(edited(field, START + HOUR), 77) is None
    assert (field.state.phase, field.entrant(1).checked_in) == ("registering", False)
    field.pass_time(START + 45 * MINUTE)
    assert field.kinds() == ["check_in_open", "check_in_open"]


def test_T1_1_registration_opens_at_once_if_the_start_moves_before_its_opening() -> None:
    field, earlier = Field(now=START - 240 * HOUR), START - 120 * HOUR
    field.set(phase="scheduled")
    assert field.ask(edited(field, earlier), 77) is None
    assert (field.state.phase, field.new.opens_ms) == ("registering", START - 240 * HOUR)
    assert field.pass_time(earlier - 24 * HOUR) == ["reminder"]
    assert field.pass_time(earlier - 5 * MINUTE) == ["check_in_open", "reminder"]
    assert field.kinds() == ["reminder_day", "check_in_open", "reminder_soon"]


@pytest.mark.parametrize(
    ("after_ms", "phase"), [(15 * MINUTE, "registering"), (15 * MINUTE + 1, "scheduled"), (72 * HOUR, "scheduled")]
)
def test_T1_1_registration_opens_as_planned_if_that_is_still_before_check_in(after_ms: int, phase: str) -> None:
    field = Field(now=START - 240 * HOUR)
    field.set(phase="scheduled")
    opens_ms = field.new.opens_ms
    assert field.ask(edited(field, opens_ms + after_ms), 77) is None
    assert field.state.phase == phase
    assert (field.new.opens_ms == opens_ms) == (phase == "scheduled")


def test_T1_4_turning_check_in_off_ends_a_running_check_in() -> None:
    field = Field()
    field.pass_time(START - 15 * MINUTE)
    assert field.ask(edited(field, START, check_in=False), 77) is None
    assert field.state.phase == "registering"


def test_T1_3_a_player_who_leaves_the_server_before_the_start_is_refunded() -> None:
    field = Field()
    field.ask(Register, 1)
    assert field.ask(lambda request: Left(1), 1) is None
    assert (field.paid_by(1), field.state.entrants) == (0, ())
    assert field.ask(lambda request: Left(1), 1) is TournamentDenial.NOT_IN


def test_T3_2_a_player_who_leaves_the_server_while_the_tournament_runs_stays_in() -> None:
    field = running(5)
    assert field.ask(lambda request: Left(1), 1) is TournamentDenial.RUNNING
    assert field.entrant(1).playing
