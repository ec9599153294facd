"""The times at which a panel is edited, with a clock, a game and Discord's answers set by the test."""

import pytest

from bot.poker.actions import ActionKind
from bot.publishing.panel.life import (
    APART_MS,
    CALM_MS,
    LAST_EDIT_MS,
    TOKEN_MS,
    Moment,
    PanelLife,
    Phase,
    moment_of,
)
from bot.ui.panel.headline import has_turn
from tests.harness.tables.altered import altered
from tests.harness.ui.scenes import act, deal, play, play_out, table, to_the_draw

CALM = Moment(3, 1, False, False, None, False)
OWN_TURN = CALM._replace(turn=7)
OPENED = 1_000_000


def panel(moment: Moment = CALM) -> PanelLife:
    return PanelLife(moment, OPENED)


def renewed(life: PanelLife, moment: Moment, now_ms: int) -> bool:
    """Send and finish an edit that shows this moment; return whether it was the last one with its token."""
    last = life.begin_edit(now_ms)
    life.note_shown(moment)
    life.arrived(last=last)
    return last


# Contents and times


def test_without_changes_a_panel_is_edited_only_before_its_token_expires() -> None:
    assert panel().due_ms() == OPENED + LAST_EDIT_MS


def test_actions_of_other_players_are_shown_two_seconds_after_the_panels_last_edit() -> None:
    life = panel()
    life.changed(CALM)
    assert life.due_ms() == OPENED + CALM_MS
    renewed(life, CALM, OPENED + CALM_MS)
    life.changed(CALM)
    assert life.due_ms() == OPENED + 2 * CALM_MS


@pytest.mark.parametrize(
    "moment",
    [
        CALM._replace(hand_number=4),
        CALM._replace(street=2),
        CALM._replace(drawing=True),
        CALM._replace(over=True),
        CALM._replace(stopped=True),
        OWN_TURN,
    ],
)
def test_an_important_change_is_shown_after_the_minimum_interval_between_edits(moment: Moment) -> None:
    life = panel()
    life.changed(moment)
    assert life.due_ms() == OPENED + APART_MS


def test_the_interval_between_edits_allows_at_most_five_per_token_in_two_seconds() -> None:
    assert 5 * APART_MS >= 2_000


def test_changes_during_the_players_own_turn_do_not_edit_the_panel_until_the_turn_ends() -> None:
    life = panel(OWN_TURN)
    life.changed(OWN_TURN)
    assert life.due_ms() == OPENED + LAST_EDIT_MS
    life.changed(CALM)
    assert life.due_ms() == OPENED + APART_MS


def test_edits_run_one_at_a_time_and_the_next_shows_the_newest_state() -> None:
    life = panel()
    life.changed(OWN_TURN)
    last = life.begin_edit(OPENED + APART_MS)
    life.note_shown(OWN_TURN)
    life.changed(CALM)
    life.changed(CALM._replace(street=2))
    assert life.due_ms() is None
    life.arrived(last=last)
    assert life.due_ms() == OPENED + 2 * APART_MS
    assert not renewed(life, CALM._replace(street=2), OPENED + 2 * APART_MS)
    assert life.due_ms() == OPENED + LAST_EDIT_MS, "the outdated state is not shown"


# The token


def test_the_last_edit_before_its_token_expires_stops_a_panel_until_it_is_clicked() -> None:
    life = panel()
    assert renewed(life, CALM, OPENED + LAST_EDIT_MS)
    assert life.phase is Phase.STOPPED
    life.changed(OWN_TURN)
    assert life.due_ms() is None
    assert life.token_lives(OPENED + TOKEN_MS - 1)
    assert not life.token_lives(OPENED + TOKEN_MS)


def test_a_click_restarts_a_stopped_panel_with_its_own_token() -> None:
    life, now = panel(), OPENED + TOKEN_MS
    renewed(life, CALM, OPENED + LAST_EDIT_MS)
    life.note_shown(CALM)
    life.answered(now)
    assert life.is_current
    assert life.due_ms() == now + LAST_EDIT_MS


def test_a_click_during_an_edit_is_followed_by_another_edit() -> None:
    life = panel()
    life.changed(OWN_TURN)
    last = life.begin_edit(OPENED + 500)
    life.note_shown(OWN_TURN)
    life.note_shown(CALM)
    life.answered(OPENED + 600)
    life.arrived(last=last)
    assert life.due_ms() == OPENED + 600 + CALM_MS


def test_a_click_during_the_last_edit_keeps_the_panel_from_stopping() -> None:
    life = panel()
    last = life.begin_edit(OPENED + LAST_EDIT_MS)
    assert last
    life.note_shown(CALM)
    life.answered(OPENED + LAST_EDIT_MS + 10)
    life.arrived(last=last)
    assert life.is_current


# Discord's answers


def test_a_failed_edit_is_retried_with_the_newest_state() -> None:
    life = panel(OWN_TURN)
    life.changed(CALM)
    life.begin_edit(OPENED + APART_MS)
    life.note_shown(CALM)
    life.failed()
    assert life.due_ms() == OPENED + 2 * APART_MS


def test_a_panel_is_edited_with_the_previous_token_if_discord_did_not_accept_its_answer() -> None:
    life = panel(OWN_TURN)
    life.note_shown(OWN_TURN)
    life.missed(OWN_TURN)
    assert life.due_ms() == OPENED + APART_MS


def test_an_ended_panel_is_never_edited() -> None:
    life = panel()
    life.changed(OWN_TURN)
    life.end()
    assert life.due_ms() is None
    assert not life.token_lives(OPENED)


# The moments of a game


def test_the_moment_of_a_panel_records_whose_turn_it_is_and_whether_the_hand_is_over() -> None:
    hand = play({1: 400, 2: 400})
    first = table(hand)
    (to_act, other) = (101, 102) if has_turn(first, 101) else (102, 101)
    assert moment_of(first, to_act).turn is not None
    assert moment_of(first, other).turn is None
    act(hand, ActionKind.BRING_IN)
    second = table(hand, revision=2)
    assert moment_of(second, to_act).turn is None
    assert moment_of(second, other).turn is not None
    assert moment_of(altered(second, paused="moderator"), other).turn is None
    play_out(hand, (ActionKind.FOLD,))
    assert moment_of(table(hand), other).over
    assert moment_of(table(), other).over


def test_starting_the_time_bank_changes_the_moment_but_not_the_allowed_actions() -> None:
    view = table(play({1: 400, 2: 400}), bank_ms=60_000)
    before, on_bank = (moment_of(altered(view, bank_from_ms=begins), 101) for begins in (None, 5))
    assert before != on_bank
    assert before.is_like(on_bank)
    assert on_bank.is_like(before)
    assert not before.is_like(None)
    assert not before.is_like(before._replace(street=3))


def test_a_draw_has_a_different_moment_from_the_betting_before_it() -> None:
    hand = deal("badugi", {1: 400, 2: 400})
    before = moment_of(table(hand), 103)
    to_the_draw(hand)
    after = moment_of(table(hand), 103)
    assert after.drawing
    assert after != before
