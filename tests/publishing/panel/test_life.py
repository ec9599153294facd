"""When a panel is edited: a clock, a game that goes on, and Discord's answers, all by hand."""

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
from bot.ui.panel.hand_panel import has_turn
from tests.harness.tables.altered import altered
from tests.harness.ui.scenes import act, deal, play, play_out, table, to_the_draw
from tests.harness.with_each import with_each

CALM = Moment(3, 1, False, False, None, False)
OWN_TURN = CALM._replace(turn=7)
OPENED = 1_000_000


def panel(moment: Moment = CALM) -> PanelLife:
    return PanelLife(moment, OPENED)


def renewed(life: PanelLife, moment: Moment, now_ms: int) -> bool:
    """An edit that shows this leaves and arrives; whether it was the last by its token."""
    last = life.begin_edit(now_ms)
    life.note_shown(moment)
    life.arrived(last=last)
    return last


# Contents and times


def test_nothing_new_is_shown_before_the_token_is_used_up() -> None:
    assert panel().due_ms() == OPENED + LAST_EDIT_MS


def test_what_others_do_is_shown_two_seconds_after_the_last_edit() -> None:
    life = panel()
    life.changed(CALM)
    assert life.due_ms() == OPENED + CALM_MS
    renewed(life, CALM, OPENED + CALM_MS)
    life.changed(CALM)
    assert life.due_ms() == OPENED + 2 * CALM_MS


@with_each(
    [
        CALM._replace(hand_number=4),
        CALM._replace(street=2),
        CALM._replace(drawing=True),
        CALM._replace(over=True),
        CALM._replace(stopped=True),
        OWN_TURN,
    ]
)
def test_a_new_moment_is_shown_at_once(moment: Moment) -> None:
    life = panel()
    life.changed(moment)
    assert life.due_ms() == OPENED + APART_MS


def test_five_edits_in_two_seconds_are_the_most_by_one_token() -> None:
    assert 5 * APART_MS >= 2_000


def test_while_its_player_is_to_act_only_the_end_of_the_turn_is_shown() -> None:
    life = panel(OWN_TURN)
    life.changed(OWN_TURN)
    assert life.due_ms() == OPENED + LAST_EDIT_MS
    life.changed(CALM)
    assert life.due_ms() == OPENED + APART_MS


def test_one_edit_at_a_time_and_the_newest_after_it() -> None:
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
    assert life.due_ms() == OPENED + LAST_EDIT_MS, "what was overtaken is not shown any more"


# The token


def test_the_last_edit_stops_the_panel() -> None:
    life = panel()
    assert renewed(life, CALM, OPENED + LAST_EDIT_MS)
    assert life.phase is Phase.STOPPED
    life.changed(OWN_TURN)
    assert life.due_ms() is None
    assert life.token_lives(OPENED + TOKEN_MS - 1)
    assert not life.token_lives(OPENED + TOKEN_MS)


def test_a_click_takes_a_stopped_panel_up_with_its_own_token() -> None:
    life, now = panel(), OPENED + TOKEN_MS
    renewed(life, CALM, OPENED + LAST_EDIT_MS)
    life.note_shown(CALM)
    life.answered(now)
    assert life.is_current
    assert life.due_ms() == now + LAST_EDIT_MS


def test_a_click_while_an_edit_is_under_way_is_followed_by_another_edit() -> None:
    life = panel()
    life.changed(OWN_TURN)
    last = life.begin_edit(OPENED + 500)
    life.note_shown(OWN_TURN)
    life.note_shown(CALM)
    life.answered(OPENED + 600)
    life.arrived(last=last)
    assert life.due_ms() == OPENED + 600 + CALM_MS


def test_a_click_as_the_last_edit_is_under_way_keeps_the_panel_current() -> None:
    life = panel()
    last = life.begin_edit(OPENED + LAST_EDIT_MS)
    assert last
    life.note_shown(CALM)
    life.answered(OPENED + LAST_EDIT_MS + 10)
    life.arrived(last=last)
    assert life.is_current


# Discord's answers


def test_what_failed_on_discords_side_is_tried_again_with_what_is_newest_then() -> None:
    life = panel(OWN_TURN)
    life.changed(CALM)
    life.begin_edit(OPENED + APART_MS)
    life.note_shown(CALM)
    life.failed()
    assert life.due_ms() == OPENED + 2 * APART_MS


def test_an_answer_that_was_not_taken_is_shown_by_the_token_before() -> None:
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


# How far the game is


def test_the_moments_of_a_hand() -> None:
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


def test_a_time_bank_is_a_moment_in_which_the_player_may_do_the_same() -> None:
    view = table(play({1: 400, 2: 400}), bank_ms=60_000)
    before, on_bank = (moment_of(altered(view, bank_from_ms=begins), 101) for begins in (None, 5))
    assert before != on_bank
    assert before.is_like(on_bank)
    assert on_bank.is_like(before)
    assert not before.is_like(None)
    assert not before.is_like(before._replace(street=3))


def test_a_draw_is_a_moment_of_its_own() -> None:
    hand = deal("badugi", {1: 400, 2: 400})
    before = moment_of(table(hand), 103)
    to_the_draw(hand)
    after = moment_of(table(hand), 103)
    assert after.drawing
    assert after != before
