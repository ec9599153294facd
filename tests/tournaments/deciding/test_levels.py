"""A tournament's time: levels (T-3.1), pauses (T-3.6), overruns (T-4.3) and outages (T-1.1)."""

from dataclasses import replace

from bot.common.outages import Outage
from bot.tournaments import questions
from bot.tournaments.deciding import levels, lifecycle
from bot.tournaments.deciding.due import RunningTables, draft_due_while_running
from bot.tournaments.level_length import AtTable
from bot.tournaments.messages import CheckIn, PausePlay, Register, ResumePlay, TournamentDenial
from bot.tournaments.questions import add_on_is_open
from tests.harness.tournaments.field import HOUR, MINUTE, SETTINGS, START, Field, out, reasoned, running


def test_T3_1_a_level_lasts_for_its_number_of_minutes() -> None:
    field = running()
    ends = START + field.state.begun.level.lasts_ms
    assert questions.level_ends_ms(field.new.settings, field.state, START) == ends
    assert not levels.level_is_over(field.new.settings, field.state, ends - 1, {1})
    assert levels.level_is_over(field.new.settings, field.state, ends, ())


def test_T3_1_a_level_counted_in_hands_lasts_until_one_table_has_finished_that_many_hands() -> None:
    field = running(settings=replace(SETTINGS, level_hands=5))
    assert questions.level_ends_ms(field.new.settings, field.state, START) is None
    hands = field.state.begun.level.lasts_hands
    assert hands is not None
    field.set_level(hands=((1, hands - 1), (2, 3)))
    assert not levels.level_is_over(field.new.settings, field.state, START + 3600 * MINUTE // 60, {1, 2})
    field.set_level(hands=((1, hands), (2, 3)))
    assert not levels.level_is_over(field.new.settings, field.state, START, {2}), (
        "the level's last hand is still running"
    )
    assert levels.level_is_over(field.new.settings, field.state, START, {1, 2})


def test_T4_3_from_ten_minutes_past_the_target_each_level_lasts_only_two_hands() -> None:
    field = running()
    field.set_level(number=12, since_ms=START + 69 * MINUTE)
    late = START + 70 * MINUTE
    assert not questions.overruns(field.new.settings, field.state, late - 1)
    assert questions.overruns(field.new.settings, field.state, late)
    field.set_level(hands=((1, 2),))
    assert levels.level_is_over(field.new.settings, field.state, late, {1})


def test_T4_3_time_lost_to_pauses_and_outages_does_not_count_as_an_overrun() -> None:
    field = running()
    field.set_play(lost_ms=30 * MINUTE)
    assert not questions.overruns(field.new.settings, field.state, START + 70 * MINUTE)


def test_T4_3_pauses_and_outages_do_not_count_as_played_time_but_breaks_do() -> None:
    field = running(settings=replace(SETTINGS, break_levels=1))
    for played in (1, 2):
        field.now += MINUTE
        assert field.ask(reasoned(PausePlay), 77) is None
        field.now += 4 * MINUTE
        assert questions.elapsed_ms(field.state, field.now) == played * MINUTE
        assert field.ask(reasoned(ResumePlay), 77) is None
    field.do(levels.next_level)
    field.now += 5 * MINUTE
    field.do(levels.end_break)
    assert questions.elapsed_ms(field.state, field.now) == 7 * MINUTE
    after = levels.after_outage(field.new.settings, field.state, Outage(field.now, field.now + HOUR), 15_000)
    assert questions.elapsed_ms(after, field.now + HOUR + 15_000) == 7 * MINUTE


def test_T3_1_a_new_level_is_announced_before_the_next_hand_and_only_if_a_hand_follows() -> None:
    field = running()
    field.do(lifecycle.close_late_registration)
    field.set(announced=(*field.state.announced, "seated"))
    field.said.clear()
    field.now = START + field.state.begun.level.lasts_ms
    dealing = RunningTables((AtTable(1, 5, 4, between_hands=True), AtTable(2, 4, 4)))

    def due(hall: RunningTables) -> str | None:
        draft = field.draft()
        cause = draft_due_while_running(draft, hall)
        field.keep(draft)
        return cause

    assert due(replace(dealing, decided=True)) is None
    assert [due(RunningTables()), due(RunningTables())] == ["level", None]
    assert (field.state.begun.level.number, field.kinds()) == (2, [])
    assert due(replace(dealing, decided=True)) is None
    assert [due(dealing), due(dealing)] == ["level", None]
    assert field.kinds() == ["level"]


def test_T3_6_a_pause_freezes_the_level_clock() -> None:
    field = running()
    field.now = START + 2 * MINUTE
    assert field.ask(reasoned(PausePlay), 77) is None
    assert questions.level_ends_ms(field.new.settings, field.state, field.now) is None
    field.now += 30 * MINUTE
    assert not levels.level_is_over(field.new.settings, field.state, field.now, {1})
    assert field.ask(reasoned(PausePlay), 77) is TournamentDenial.ALREADY_PAUSED
    assert field.ask(reasoned(ResumePlay), 77) is None
    assert (
        questions.level_ends_ms(field.new.settings, field.state, field.now)
        == START + 30 * MINUTE + field.state.begun.level.lasts_ms
    )
    assert field.ask(reasoned(ResumePlay), 77) is TournamentDenial.NOT_PAUSED


def test_T1_1_an_outage_postpones_every_deadline_by_its_length_and_a_grace_period() -> None:
    field = running(settings=replace(SETTINGS, rebuys=1))
    out(field, p5=3000)
    alive, now = START + MINUTE, START + 11 * MINUTE
    after = levels.after_outage(field.new.settings, field.state, Outage(alive, now), 15_000)
    assert after.begun.level.since_ms == START + 10 * MINUTE + 15_000
    offered = after.entrant(5)
    assert offered is not None
    assert offered.rebuy_until_ms == START + MINUTE + 10 * MINUTE + 15_000


def test_T1_1_a_start_missed_during_an_outage_comes_fifteen_seconds_after_the_outage() -> None:
    field = Field(replace(SETTINGS, check_in=False))
    settings, state = field.new.settings, field.state
    after = levels.after_outage(settings, state, Outage(START - MINUTE, START + MINUTE), 15_000)
    assert after.start_ms == START + MINUTE + 15_000
    assert levels.after_outage(settings, state, Outage(START - 9 * MINUTE, START - MINUTE), 15_000) == state


def test_T1_1_a_missed_start_is_also_postponed_by_the_check_in_time_that_was_lost() -> None:
    field = Field()
    settings, state = field.new.settings, field.state
    after = levels.after_outage(settings, state, Outage(START - 4 * MINUTE, START + MINUTE), 15_000)
    assert after.start_ms == START + 5 * MINUTE + 15_000
    after = levels.after_outage(settings, state, Outage(START - HOUR, START + HOUR), 15_000)
    assert after.start_ms == START + HOUR + 15 * MINUTE + 15_000


def test_T1_1_a_start_that_was_not_missed_is_postponed_if_players_could_not_check_in() -> None:
    field = Field()
    assert field.ask(Register, 1) is None
    settings, state = field.new.settings, field.state
    after = levels.after_outage(settings, state, Outage(START - HOUR, START - MINUTE), 15_000)
    assert after.start_ms == START + 14 * MINUTE + 15_000
    assert levels.after_outage(settings, Field().state, Outage(START - HOUR, START - MINUTE), 15_000) == Field().state


def test_T1_1_five_minutes_of_check_in_are_left_after_an_outage_during_check_in() -> None:
    field = Field()
    assert field.ask(Register, 1) is None
    field.pass_time(START - 15 * MINUTE)
    settings, state = field.new.settings, field.state
    after = levels.after_outage(settings, state, Outage(START - 13 * MINUTE, START - MINUTE), 15_000)
    assert after.start_ms == START + 4 * MINUTE
    after = levels.after_outage(settings, state, Outage(START - 3 * MINUTE, START - MINUTE), 15_000)
    assert after.start_ms == START + 2 * MINUTE + 15_000
    assert levels.after_outage(settings, state, Outage(START - 13 * MINUTE, START - 9 * MINUTE), 15_000) == state


def test_T1_1_a_start_is_not_postponed_if_everybody_has_checked_in_or_still_can() -> None:
    field = Field()
    assert field.ask(Register, 1) is None
    settings = field.new.settings
    assert levels.after_outage(settings, field.state, Outage(START - HOUR, START - 15 * MINUTE), 15_000) == field.state
    field.pass_time(START - 15 * MINUTE)
    assert field.ask(CheckIn, 1) is None
    assert (
        levels.after_outage(settings, field.state, Outage(START - 14 * MINUTE, START - MINUTE), 15_000) == field.state
    )


def test_a_break_stops_the_level_clock() -> None:
    field = running(settings=replace(SETTINGS, break_levels=2))
    field.do(levels.next_level)
    assert field.state.begun.break_until_ms is None
    field.do(levels.next_level)
    assert field.state.begun.break_until_ms == START + 5 * MINUTE
    field.now = START + 5 * MINUTE
    field.do(levels.end_break)
    assert (
        questions.level_ends_ms(field.new.settings, field.state, field.now)
        == field.now + field.state.begun.level.lasts_ms
    )
    assert field.kinds() == ["break", "break_over"]


def test_T1_6_the_add_on_break_comes_when_late_registration_actually_ends() -> None:
    field = running(settings=replace(SETTINGS, add_on=True, late_levels=8))
    ends = field.new.settings.late_until(field.state.begun.ladder)
    assert ends == 2, "with nine a starting stack is worth fewer than eight big bets from level 3 on"
    for _ in range(ends - 1):
        field.do(levels.next_level)
        assert field.state.begun.break_until_ms is None
    field.do(levels.next_level)
    assert add_on_is_open(field.new.settings, field.state)
    assert draft_due_while_running(field.draft(), RunningTables()) != "late_over", (
        "late registration ends after the break"
    )


def test_T1_1_a_pause_overlapped_by_an_outage_is_counted_once() -> None:
    field = running(settings=replace(SETTINGS, rebuys=1))
    out(field, p5=3000)
    field.now = START + 2 * MINUTE
    assert field.ask(reasoned(PausePlay), 77) is None
    after = levels.after_outage(field.new.settings, field.state, Outage(field.now, START + 12 * MINUTE), 15_000)
    assert after == field.state
    field.now = START + 12 * MINUTE
    assert field.ask(reasoned(ResumePlay), 77) is None
    assert field.entrant(5).rebuy_until_ms == START + MINUTE + 10 * MINUTE
    assert field.state.begun.level.since_ms == START + 10 * MINUTE


def test_T3_6_the_reason_for_a_pause_is_kept_until_it_ends() -> None:
    field = running()
    field.ask(reasoned(PausePlay), 77)
    assert field.state.reason == "a reason"
    field.ask(reasoned(ResumePlay), 77)
    assert field.state.reason == ""


def test_T4_3_exceeding_the_target_time_is_announced_five_minutes_ahead() -> None:
    field = running()
    field.do(lifecycle.close_late_registration)
    field.set_level(number=12, since_ms=START + 64 * MINUTE)
    field.set(announced=("seated", "level"))
    field.now = START + 65 * MINUTE - 1
    assert draft_due_while_running(field.draft(), RunningTables()) is None
    field.now += 1
    draft = field.draft()
    assert draft_due_while_running(draft, RunningTables()) == "overrun"
    field.keep(draft)
    assert field.kinds()[-1] == "overrun"
    assert draft_due_while_running(field.draft(), RunningTables()) is None


def test_a_tournament_that_finds_no_channel_or_thread_for_a_table_pauses_at_once() -> None:
    field = running(5)
    field.do(levels.pause_without_place)
    assert (field.state.paused_at_once, field.kinds()) == (True, ["no_place"])
