"""Section 3 of the tournament rules and T-4.3: levels, busts, prizes, pauses, the end."""

from collections.abc import Callable
from dataclasses import replace

from bot.tables.saving import Request
from bot.tournaments import course
from bot.tournaments.decide import decide
from bot.tournaments.due import due_while_it_runs
from bot.tournaments.messages import Asked, Cancel, CheckIn, Denial, Move, PausePlay, Register, Remove, ResumePlay
from tests.tournaments.field import HOUR, MINUTE, SETTINGS, START, Field, running


def reasoned(kind: Callable[[Request, str], Asked]) -> Callable[[Request], Asked]:
    return lambda request: kind(request, "a reason")


def out(field: Field, **busts: int) -> None:
    """``out(field, p5=3000)``: player 5 loses the 3,000 that he started the hand with."""
    field.do(lambda draft: course.bust(draft, {int(name[1:]): stack for name, stack in busts.items()}))


def test_T3_1_a_level_lasts_its_minutes() -> None:
    field = running()
    ends = START + SETTINGS.level_minutes * MINUTE
    assert course.level_ends_ms(field.new.settings, field.state, START) == ends
    assert not course.level_is_over(field.new.settings, field.state, ends - 1)
    assert course.level_is_over(field.new.settings, field.state, ends)


def test_T3_1_or_its_hands() -> None:
    field = running(settings=replace(SETTINGS, level_hands=5))
    assert course.level_ends_ms(field.new.settings, field.state, START) is None
    field.set(level_hands=((1, 4), (2, 3)))
    assert not course.level_is_over(field.new.settings, field.state, START + 3600 * MINUTE // 60)
    field.set(level_hands=((1, 5), (2, 3)))
    assert course.level_is_over(field.new.settings, field.state, START)


def test_T4_3_from_ten_minutes_past_the_target_on_a_level_lasts_two_hands() -> None:
    field = running()
    field.set(level=12, level_since_ms=START + 69 * MINUTE)
    late = START + 70 * MINUTE
    assert not course.overruns(field.new.settings, field.state, late - 1)
    assert course.overruns(field.new.settings, field.state, late)
    field.set(level_hands=((1, 2),))
    assert course.level_is_over(field.new.settings, field.state, late)


def test_T4_3_time_that_stood_still_does_not_count() -> None:
    field = running()
    field.set(lost_ms=30 * MINUTE)
    assert not course.overruns(field.new.settings, field.state, START + 70 * MINUTE)


def test_T3_4_places_from_the_last_bust_up() -> None:
    field = running(5)
    out(field, p5=3000)
    out(field, p4=500, p3=900)
    assert list(field.state.places()) == [(3, (3,)), (4, (4,)), (5, (5,))]


def test_T3_5_prizes_are_paid_as_they_fall_due() -> None:
    field = running(9)
    field.do(course.close_late_registration)
    assert field.state.prizes == (450, 270, 180)
    for player in range(9, 3, -1):
        out(field, **{f"p{player}": 3000})
    assert field.paid_by(4) == 100
    out(field, p3=3000)
    assert (field.paid_by(3), field.pool) == (100 - 180, 720)
    out(field, p2=3000)
    assert field.paid_by(2) == 100 - 270
    field.do(course.finish)
    assert (field.paid_by(1), field.pool) == (100 - 450, 0)


def test_T3_4_equal_stacks_share_their_prizes_and_the_odd_chip_goes_to_first() -> None:
    field = running(9, replace(SETTINGS, guarantee=1001))
    field.do(course.close_late_registration)
    assert field.state.prizes == (501, 300, 200)
    for player in range(9, 3, -1):
        out(field, **{f"p{player}": 3000})
    out(field, p2=700, p3=700)
    assert (field.paid_by(2), field.paid_by(3)) == (100 - 250, 100 - 250)
    field.do(course.finish)
    assert field.paid_by(1) == 100 - 501
    assert field.pool == 0


def test_T5_1_the_house_mints_what_the_guarantee_lacks() -> None:
    field = running(5, replace(SETTINGS, guarantee=2000))
    assert field.pool == 500
    field.do(course.close_late_registration)
    assert sum(field.state.prizes) == field.pool == 2000


def test_T5_1_a_guarantee_that_is_met_costs_nothing() -> None:
    field = running(5, replace(SETTINGS, guarantee=300))
    field.do(course.close_late_registration)
    assert field.pool == 500


def test_busts_before_the_prizes_stand_are_paid_when_they_do() -> None:
    field = running(5)
    out(field, p5=1, p4=2)
    out(field, p3=3000)
    out(field, p2=3000)
    assert field.pool == 500
    field.do(course.close_late_registration)
    field.do(course.pay)
    assert field.paid_by(2) == 100 - 175
    field.do(course.finish)
    assert field.paid_by(1) == 100 - 325


def test_a_tournament_without_a_buy_in_has_places_and_no_money() -> None:
    field = running(5, replace(SETTINGS, buy_in=0))
    field.do(course.close_late_registration)
    assert field.state.prizes == ()
    assert not course.on_the_bubble(field.state)
    for player in (5, 4, 3, 2):
        out(field, **{f"p{player}": 3000})
    field.do(course.finish)
    assert dict(field.state.places())[1] == (1,)


def test_T3_3_the_bubble_is_one_more_than_are_paid() -> None:
    field = running(5)
    assert not course.on_the_bubble(field.state)
    field.do(course.close_late_registration)
    for player in (5, 4):
        out(field, **{f"p{player}": 3000})
    assert course.on_the_bubble(field.state)
    out(field, p3=3000)
    assert course.in_the_money(field.state)


def test_T3_6_a_pause_freezes_the_level_clock() -> None:
    field = running()
    field.now = START + 2 * MINUTE
    assert field.ask(reasoned(PausePlay), 77) is None
    assert course.level_ends_ms(field.new.settings, field.state, field.now) is None
    field.now += 30 * MINUTE
    assert not course.level_is_over(field.new.settings, field.state, field.now)
    assert field.ask(reasoned(PausePlay), 77) is Denial.ALREADY_PAUSED
    assert field.ask(reasoned(ResumePlay), 77) is None
    assert course.level_ends_ms(field.new.settings, field.state, field.now) == START + 36 * MINUTE
    assert field.ask(reasoned(ResumePlay), 77) is Denial.NOT_PAUSED


def test_T3_6_every_order_is_for_the_audit() -> None:
    field = running()
    draft = field.draft()
    assert decide(draft, Remove(Request(5, 77, "test"), 3, "rude"), {}) is None
    entry = draft.commit("remove").audit
    assert entry is not None
    assert (entry.act, entry.actor_id, entry.subject_id, entry.reason) == ("tournament_remove", 77, 3, "rude")


def test_T3_6_a_removed_player_is_out_and_gets_no_prize() -> None:
    field = running(5)
    field.do(course.close_late_registration)
    assert field.ask(lambda request: Remove(request, 5, "rude"), 77) is None
    assert field.entrant(5).removed
    for player in (4, 3, 2):
        out(field, **{f"p{player}": 3000})
    field.do(course.finish)
    assert field.paid_by(5) == 100
    assert field.pool == 0


def test_T3_6_before_the_start_a_removed_player_is_refunded() -> None:
    field = Field()
    field.ask(Register, 1)
    assert field.ask(lambda request: Remove(request, 1, "rude"), 77) is None
    assert field.paid_by(1) == 0
    assert field.ask(lambda request: Remove(request, 1, "rude"), 77) is Denial.NOT_IN


def test_T3_7_cancelled_before_the_money() -> None:
    field = running(5)
    out(field, p5=3000)
    survivors = {1: 6000, 2: 3000, 3: 3000, 4: 3000}
    assert field.ask(reasoned(Cancel), 77, survivors) is None
    assert field.state.phase == "cancelled"
    # Half of 500 in equal parts is 62 each, and what is left goes by chips; the odd chips to the leader.
    assert [-field.paid_by(player) + 100 for player in range(1, 6)] == [164, 112, 112, 112, 0]
    assert field.pool == 0


def test_T3_7_cancelled_in_the_money() -> None:
    field = running(9)
    field.do(course.close_late_registration)
    for player in range(9, 2, -1):
        out(field, **{f"p{player}": 3000})
    assert field.ask(reasoned(Cancel), 77, {1: 18_000, 2: 9_000}) is None
    # 450 and 270 were unpaid: 270 each, and of the other 180 two thirds to the leader.
    assert (field.paid_by(1), field.paid_by(2)) == (100 - 390, 100 - 330)


def test_T1_1_an_outage_pushes_every_deadline_out_by_itself_and_the_grace() -> None:
    field = running(settings=replace(SETTINGS, rebuys=1))
    out(field, p5=3000)
    alive, now = START + MINUTE, START + 11 * MINUTE
    after = course.after_outage(field.new.settings, field.state, now, alive, 15_000)
    assert after.level_since_ms == START + 10 * MINUTE + 15_000
    offered = after.entrant(5)
    assert offered is not None
    assert offered.rebuy_until_ms == START + MINUTE + 10 * MINUTE + 15_000


def test_T1_1_a_start_missed_during_the_outage_comes_fifteen_seconds_after_it() -> None:
    field = Field(replace(SETTINGS, check_in=False))
    settings, state = field.new.settings, field.state
    after = course.after_outage(settings, state, START + MINUTE, START - MINUTE, 15_000)
    assert after.start_ms == START + MINUTE + 15_000
    assert course.after_outage(settings, state, START - MINUTE, START - 9 * MINUTE, 15_000) == state


def test_T1_1_and_later_by_the_time_to_check_in_that_the_outage_has_cost() -> None:
    field = Field()
    settings, state = field.new.settings, field.state
    after = course.after_outage(settings, state, START + MINUTE, START - 4 * MINUTE, 15_000)
    assert after.start_ms == START + 5 * MINUTE + 15_000
    after = course.after_outage(settings, state, START + HOUR, START - HOUR, 15_000)
    assert after.start_ms == START + HOUR + 15 * MINUTE + 15_000


def test_T1_1_a_start_that_was_not_missed_is_put_off_for_those_who_could_not_check_in() -> None:
    field = Field()
    assert field.ask(Register, 1) is None
    settings, state = field.new.settings, field.state
    after = course.after_outage(settings, state, START - MINUTE, START - HOUR, 15_000)
    assert after.start_ms == START + 14 * MINUTE + 15_000
    assert course.after_outage(settings, Field().state, START - MINUTE, START - HOUR, 15_000) == Field().state


def test_T1_1_five_minutes_of_check_in_are_left_after_an_outage_in_the_middle_of_it() -> None:
    field = Field()
    assert field.ask(Register, 1) is None
    field.pass_time(START - 15 * MINUTE)
    settings, state = field.new.settings, field.state
    after = course.after_outage(settings, state, START - MINUTE, START - 13 * MINUTE, 15_000)
    assert after.start_ms == START + 4 * MINUTE
    after = course.after_outage(settings, state, START - MINUTE, START - 3 * MINUTE, 15_000)
    assert after.start_ms == START + 2 * MINUTE + 15_000
    assert course.after_outage(settings, state, START - 9 * MINUTE, START - 13 * MINUTE, 15_000) == state


def test_T1_1_a_start_stays_where_all_have_checked_in_or_may_still() -> None:
    field = Field()
    assert field.ask(Register, 1) is None
    settings = field.new.settings
    assert course.after_outage(settings, field.state, START - 15 * MINUTE, START - HOUR, 15_000) == field.state
    field.pass_time(START - 15 * MINUTE)
    assert field.ask(CheckIn, 1) is None
    assert course.after_outage(settings, field.state, START - MINUTE, START - 14 * MINUTE, 15_000) == field.state


def test_a_break_stops_the_level_clock() -> None:
    field = running(settings=replace(SETTINGS, break_levels=2))
    field.do(course.next_level)
    assert field.state.break_until_ms is None
    field.do(course.next_level)
    assert field.state.break_until_ms == START + 5 * MINUTE
    field.now = START + 5 * MINUTE
    field.do(course.end_break)
    assert course.level_ends_ms(field.new.settings, field.state, field.now) == field.now + 6 * MINUTE
    assert field.kinds() == ["level", "break", "level", "break_over"]


def test_T1_1_a_pause_that_an_outage_cuts_into_stands_still_once() -> None:
    field = running(settings=replace(SETTINGS, rebuys=1))
    out(field, p5=3000)
    field.now = START + 2 * MINUTE
    assert field.ask(reasoned(PausePlay), 77) is None
    after = course.after_outage(field.new.settings, field.state, START + 12 * MINUTE, field.now, 15_000)
    assert after == field.state
    field.now = START + 12 * MINUTE
    assert field.ask(reasoned(ResumePlay), 77) is None
    assert field.entrant(5).rebuy_until_ms == START + MINUTE + 10 * MINUTE
    assert field.state.level_since_ms == START + 10 * MINUTE


def test_T3_6_the_reason_of_a_pause_is_kept_while_it_lasts() -> None:
    field = running()
    field.ask(reasoned(PausePlay), 77)
    assert field.state.reason == "a reason"
    field.ask(reasoned(ResumePlay), 77)
    assert field.state.reason == ""


def test_T3_7_why_it_was_cancelled_and_what_everybody_got_back_is_kept() -> None:
    field = running(5)
    assert field.ask(reasoned(Cancel), 77, {1: 6000, 2: 3000}) is None
    assert field.state.reason == "a reason"
    assert [entrant.refund for entrant in field.state.entrants] == [292, 208, 0, 0, 0]


def test_T4_3_the_overrun_is_announced_five_minutes_ahead() -> None:
    field = running()
    field.do(course.close_late_registration)
    field.set(level=12, level_since_ms=START + 64 * MINUTE, told=("seated",))
    field.now = START + 65 * MINUTE - 1
    assert due_while_it_runs(field.draft(), 2) is None
    field.now += 1
    draft = field.draft()
    assert due_while_it_runs(draft, 2) == "overrun"
    field.keep(draft)
    assert field.kinds()[-1] == "overrun"
    assert due_while_it_runs(field.draft(), 2) is None


def test_T5_1_what_the_house_mints_for_a_guarantee_is_audited() -> None:
    field = running(5, replace(SETTINGS, guarantee=2000))
    draft = field.draft()
    course.close_late_registration(draft)
    entry = draft.commit("late_over").audit
    assert entry is not None
    assert (entry.act, entry.actor_id, entry.reason) == (
        "tournament_guarantee",
        None,
        "1500 chips were lacking of the guarantee",
    )
    met = running(5)
    draft = met.draft()
    course.close_late_registration(draft)
    assert draft.commit("late_over").audit is None


def test_T5_1_a_table_of_the_organisers_own_is_paid() -> None:
    field = running(5, replace(SETTINGS, shares=("60", "25", "15")))
    field.do(course.close_late_registration)
    assert field.state.prizes == (300, 125, 75)


def test_where_there_is_no_place_for_a_table_all_stands_still() -> None:
    field = running(5)
    field.do(course.no_place)
    assert (field.state.paused, field.kinds()) == ("at_once", ["no_place"])


def test_it_moves_to_another_channel() -> None:
    field = running(5)
    assert field.ask(lambda request: Move(request, 55), 77) is None
    assert field.new.channel_id == 55
    assert field.draft().commit("any").channel_id is None
