"""Deals at the end: who may propose one, how long play waits, and what it pays (section 9 of the rules)."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from bot.common.outages import Outage
from bot.tables.saving import Request
from bot.tournaments.deciding import deals, levels, lifecycle
from bot.tournaments.deciding.decide import decide
from bot.tournaments.deciding.due import RunningTables, draft_due_while_running
from bot.tournaments.messages import (
    AnswerDeal,
    Cancel,
    CorrectChips,
    Left,
    PausePlay,
    ProposeDeal,
    Remove,
    ResumePlay,
    TournamentDenial,
)
from bot.tournaments.news import News
from bot.tournaments.questions import clock_runs, league_results, may_deal
from bot.tournaments.rules.deal import DealKind
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Deal
from tests.harness.tournaments.field import MINUTE, SETTINGS, Field, out, reasoned, running

PLAIN = replace(SETTINGS, late_levels=0, check_in=False, season="month")
STACKS = {1: 13_500, 2: 8_100, 3: 5_400}
"""Half, 30 and 20 percent of the chips of nine players, for the prizes 450, 270 and 180."""
BY_CHIPS = {1: 360, 2: 288, 3: 252}
BY_ICM = {1: 346, 2: 295, 3: 259}


def left(stacks: dict[int, int] = STACKS, settings: TournamentSettings = PLAIN) -> Field:
    """Return a tournament of nine with these players left at one table."""
    field = running(9, settings)
    field.do(lifecycle.close_late_registration)
    field.set(announced=(*field.state.announced, "seated", "level", "bubble", "in_the_money"))
    field.set_play(tables=(1,))
    for player in range(1, 10):
        if player not in stacks:
            out(field, next(iter(stacks)), **{f"p{player}": 3000})
    field.said.clear()
    return field


def by(kind: DealKind, play_for: int = 0, seen: int = 0) -> Callable[[Request], ProposeDeal]:
    return lambda request: ProposeDeal(request, kind, play_for, seen)


def answers(number: int = 1, *, agrees: bool = True) -> Callable[[Request], AnswerDeal]:
    return lambda request: AnswerDeal(request, number, agrees)


def proposed(
    kind: DealKind = "chips", play_for: int = 0, stacks: dict[int, int] = STACKS, settings: TournamentSettings = PLAIN
) -> Field:
    """Return a tournament in which the first player has proposed a deal, and no hand is running."""
    field = left(stacks, settings)
    assert field.ask(by(kind, play_for), 1, stacks) is None
    field.do(lambda draft: deals.ask(draft, stacks))
    return field


def deal(field: Field) -> Deal:
    assert field.state.deal is not None
    return field.state.deal


def shares(field: Field) -> dict[int, int]:
    return {share.player_id: share.chips for share in deal(field).shares}


def due(field: Field) -> str | None:
    draft = field.draft()
    cause = draft_due_while_running(draft, RunningTables())
    if cause is not None:
        field.keep(draft)
    return cause


def wallets(field: Field) -> dict[int, int]:
    return {player: 100 - field.paid_by(player) for player in STACKS}


@pytest.mark.parametrize(("kind", "expected"), [("chips", BY_CHIPS), ("icm", BY_ICM)])
def test_T9_1_all_who_are_left_agree_and_are_paid_by_chips_or_by_icm(kind: DealKind, expected: dict[int, int]) -> None:
    field = proposed(kind)
    assert shares(field) == expected
    assert sum(expected.values()) == 900
    assert (field.kinds(), deal(field).agreed) == (["deal_proposed"], (1,))
    assert field.ask(answers(), 2) is None
    assert (field.state.phase, field.kinds()[-1]) == ("running", "deal_agreed")
    assert field.ask(answers(), 3) is None
    assert (field.state.phase, field.pool, field.state.deal) == ("finished", 0, None)
    assert wallets(field) == expected
    assert field.said[-1] == News("finished", 1, place=1, amount=expected[1])


def test_T9_1_a_deal_needs_everybody_may_deal_and_a_format_that_knows_deals() -> None:
    field = left(STACKS | {4: 100})
    assert field.ask(by("icm"), 1, STACKS) is TournamentDenial.NO_DEALS, "three places are paid"
    field = left()
    field.set_play(tables=(1, 2))
    assert field.ask(by("icm"), 1, STACKS) is TournamentDenial.NO_DEALS
    field.set_play(tables=(1,))
    settings = replace(PLAIN, name="no deals")
    settings.__dict__["format"] = replace(settings.format, deals=False)
    assert not may_deal(settings, field.state)
    assert may_deal(PLAIN, field.state)
    assert field.ask(by("icm"), 9, STACKS) is TournamentDenial.NOT_IN
    assert field.ask(by("icm"), 99, STACKS) is TournamentDenial.NOT_IN
    assert running(9, PLAIN).ask(by("icm"), 1, STACKS) is TournamentDenial.NO_DEALS


def test_T9_1_one_proposal_at_a_time_and_one_a_player_and_level() -> None:
    field = left()
    assert field.ask(by("icm"), 1, STACKS) is None
    assert field.ask(by("icm"), 2, STACKS) is TournamentDenial.DEAL_PROPOSED
    field.do(lambda draft: deals.ask(draft, STACKS))
    assert field.ask(by("icm"), 2, STACKS) is TournamentDenial.DEAL_PROPOSED
    assert field.ask(answers(agrees=False), 3) is None
    assert field.ask(by("chips"), 1, STACKS) is TournamentDenial.ONE_A_LEVEL
    assert field.ask(by("chips"), 2, STACKS) is None
    assert field.ask(answers(), 2) is TournamentDenial.DEAL_OVER, "it is not put to anybody yet"
    field.do(lambda draft: deals.call_off(draft, "deal_changed"))
    field.set_level(number=2)
    assert field.ask(by("chips"), 1, STACKS) is None


def test_T9_1_a_deal_that_not_all_have_agreed_to_within_a_minute_is_off() -> None:
    field = proposed()
    field.ask(answers(), 2)
    field.now += MINUTE - 1
    assert due(field) is None
    field.now += 1
    assert field.ask(answers(), 3) is TournamentDenial.DEAL_OVER, "it is late, even before that is noted"
    assert due(field) == "deal_off"
    assert field.said[-1] == News("deal_late", place=1)
    assert (field.state.phase, field.pool, wallets(field)) == ("running", 900, {1: 0, 2: 0, 3: 0})
    assert field.ask(answers(), 3) is TournamentDenial.DEAL_OVER


def test_T9_1_whoever_has_a_share_can_decline_and_nobody_else_can_answer() -> None:
    field = proposed()
    assert field.ask(answers(), 9) is TournamentDenial.NO_SHARE
    assert field.ask(answers(agrees=False), 77) is TournamentDenial.NO_SHARE
    assert field.ask(answers(), 1) is TournamentDenial.HAS_AGREED
    assert field.ask(answers(2), 2) is TournamentDenial.DEAL_OVER
    assert field.ask(answers(agrees=False), 1) is None, "the proposer thinks better of it"
    assert field.said[-1] == News("deal_declined", 1, place=1)
    assert field.ask(by("icm"), 2, STACKS) is None
    field.do(lambda draft: deals.ask(draft, STACKS))
    assert field.ask(answers(1), 3) is TournamentDenial.DEAL_OVER, "that was the deal before"


def test_T9_1_the_proposer_agrees_again_if_the_hand_that_ran_left_less_than_they_saw() -> None:
    for seen, agreed in [(360, (1,)), (361, ())]:
        field = left()
        field.ask(by("chips", seen=seen), 1, STACKS)
        field.do(lambda draft: deals.ask(draft, STACKS))
        assert deal(field).agreed == agreed


def test_T9_1_a_proposal_during_a_hand_takes_its_result_or_is_off() -> None:
    field = left()
    field.ask(by("chips"), 3, STACKS)
    out(field, 1, p3=5_400)
    field.do(lambda draft: deals.ask(draft, {1: 18_900, 2: 8_100}))
    assert field.said[-1].kind == "deal_changed", "its proposer is out"
    assert field.ask(by("chips"), 2, {1: 18_900, 2: 8_100}) is None
    field.do(lambda draft: deals.ask(draft, {1: 18_900, 2: 8_100}))
    assert shares(field) == {1: 396, 2: 324}


def test_T9_1_the_levels_clock_stands_still_while_play_waits() -> None:
    field = proposed()
    since_ms = field.state.begun.level.since_ms
    assert not clock_runs(field.state)
    field.now += 40_000
    field.ask(answers(agrees=False), 2)
    assert clock_runs(field.state)
    assert field.state.begun.level.since_ms == since_ms + 40_000


def test_T9_1_a_pause_and_an_outage_move_the_time_to_answer() -> None:
    field = proposed()
    since_ms, until_ms = field.state.begun.level.since_ms, deal(field).until_ms
    field.now += 20_000
    field.ask(reasoned(PausePlay), 98)
    field.now += 10 * MINUTE
    assert due(field) is None
    field.ask(reasoned(ResumePlay), 98)
    assert deal(field).until_ms == until_ms + 10 * MINUTE
    field.set(**vars_of(levels.after_outage(PLAIN, field.state, Outage(field.now, field.now + MINUTE), 15_000)))
    assert deal(field).until_ms >= until_ms + 11 * MINUTE
    field.now = deal(field).until_ms
    assert due(field) == "deal_off"
    assert field.state.begun.level.since_ms == field.now - until_ms + since_ms + MINUTE


def vars_of(state: object) -> dict[str, object]:
    return {name: getattr(state, name) for name in ("play", "deal", "entrants")}


def test_T9_1_agreeing_during_a_pause_makes_the_deal() -> None:
    field = proposed()
    field.ask(reasoned(PausePlay), 98)
    field.now += 2 * MINUTE
    field.ask(answers(), 2)
    field.ask(answers(), 3)
    assert field.state.phase == "finished"


def test_T9_1_a_deal_is_off_if_a_player_leaves_or_is_removed_and_gone_if_it_is_cancelled() -> None:
    field = proposed()
    field.ask(lambda request: Remove(request, 3, "a reason"), 98)
    assert field.state.deal is None
    assert News("deal_gone", 3, place=1) in field.said
    field = proposed()
    draft = field.draft()
    assert decide(draft, Left(2), STACKS) is None
    field.keep(draft)
    assert field.said[-1] == News("deal_gone", 2, place=1)
    assert decide(field.draft(), Left(2), STACKS) is TournamentDenial.RUNNING
    field = proposed()
    assert field.ask(reasoned(Cancel), 98, STACKS) is None
    assert (field.state.deal, field.pool, field.state.phase) == (None, 0, "cancelled")
    assert field.ask(answers(), 2) is TournamentDenial.DEAL_OVER


def test_T9_1_a_deal_is_off_if_a_moderator_corrects_chips() -> None:
    for chips in (500, -500):
        field = proposed()
        correct = partial(CorrectChips, player_id=3, chips=chips, reason="a reason")
        assert field.ask(correct, 98, STACKS) is None
        assert (field.state.deal, field.said[-1].kind) == (None, "deal_changed")


def test_T9_2_with_nothing_to_play_on_for_places_go_by_stacks_and_points_as_always() -> None:
    stacks = {1: 8_000, 2: 11_000, 3: 8_000}
    field = proposed("icm", stacks=stacks)
    field.ask(answers(), 2)
    field.ask(answers(), 3)
    assert list(field.state.places())[:3] == [(1, (2,)), (2, (1, 3)), (4, (9,))]
    results = {each.player_id: (each.place, each.points) for each in league_results(PLAIN, field.state)}
    assert (results[2], results[1], results[3]) == ((1, 30), (2, 21), (2, 21))
    assert field.state.ended_by_deal
    assert [field.entrant(player).deal for player in (1, 2, 3)] == [field.entrant(player).prize for player in (1, 2, 3)]


def test_T9_2_play_goes_on_for_what_is_left() -> None:
    field = proposed("chips", play_for=90)
    assert shares(field) == {1: 315, 2: 261, 3: 234}
    field.ask(answers(), 2)
    field.ask(answers(), 3)
    assert (field.state.phase, field.pool, field.state.prizes) == ("running", 90, (90, 0, 0))
    assert field.said[-1].kind == "deal_made"
    out(field, 1, p3=5_400)
    out(field, 1, p2=8_100)
    field.do(lifecycle.finish)
    assert wallets(field) == {1: 315 + 90, 2: 261, 3: 234}
    assert (field.entrant(1).prize, field.entrant(1).deal) == (405, 315)
    assert not field.state.ended_by_deal


def test_T9_2_the_rest_is_divided_by_chips_if_it_is_cancelled_afterwards_and_can_be_dealt_again() -> None:
    field = proposed("icm", play_for=90)
    field.ask(answers(), 2)
    field.ask(answers(), 3)
    rest = field.draft()
    assert decide(rest, Cancel(Request(99, 98, "test"), "a reason"), STACKS) is None
    assert [rest.state.entrant(player).refund for player in (1, 2, 3)] == [45, 27, 18]  # type: ignore[union-attr]
    field.set_level(number=2)
    assert field.ask(by("chips"), 2, STACKS) is None
    field.do(lambda draft: deals.ask(draft, STACKS))
    assert shares(field) == {1: 45, 2: 27, 3: 18}
    field.ask(answers(2), 1)
    field.ask(answers(2), 3)
    assert (field.state.phase, sum(wallets(field).values()), field.pool) == ("finished", 900, 0)


def test_T9_2_so_much_cannot_be_played_on_for_that_somebody_gets_less_than_the_lowest_prize() -> None:
    field = left()
    assert field.ask(by("icm", 361), 1, STACKS) is TournamentDenial.PLAY_FOR
    assert field.ask(by("icm", -1), 1, STACKS) is TournamentDenial.PLAY_FOR
    assert field.ask(by("icm", 360), 1, STACKS) is None
    field.do(lambda draft: deals.ask(draft, STACKS))
    assert shares(field) == {1: 180, 2: 180, 3: 180}


def test_T7_3_whoever_ends_it_by_a_deal_keeps_the_bounty_on_their_own_head() -> None:
    field = proposed(settings=replace(PLAIN, bounty=50, progressive=True))
    heads = {player: field.entrant(player).bounty for player in STACKS}
    field.ask(answers(), 2)
    field.ask(answers(), 3)
    gained = {player: field.entrant(player).prize + field.entrant(player).won_bounties for player in STACKS}
    assert wallets(field) == gained
    assert heads[1] > heads[2] == heads[3] == 50
    assert sum(gained.values()) == 900
