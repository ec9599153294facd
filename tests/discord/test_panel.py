"""The hand panel, one private message for a whole evening."""

import json
from typing import Any

import aiohttp
import discord
import pytest

from bot.publishing.panel import life
from bot.publishing.panel.panels import HandPanels
from bot.ui.discord.outbox import Outbox
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.panels import Panel
from tests.harness.discord.room import Room
from tests.harness.discord.scripts import SCRIPTS, sit_down
from tests.harness.discord.staff import AN, BO, seated_hand

TRIPLE = next(script for script in SCRIPTS if script.game == "deuce-to-seven-triple-draw")

SINGLE = next(script for script in SCRIPTS if script.game == "deuce-to-seven-single-draw")


@pytest.fixture
async def hand(room: Room) -> Room:
    """Deal third street to ``an`` and ``bo``, with ``bo`` to bring it in."""
    await seated_hand(room)
    return room


# Contents


async def test_a_panel_shows_the_players_own_cards_and_the_other_seats_and_the_possible_actions(hand: Room) -> None:
    panel = await Panel.open(hand, "bo")
    assert "Your cards at Table 1, hand 1" in panel.text
    assert "Third street" in panel.text
    assert "**an** · 398" in panel.text
    assert panel.text.splitlines()[-1].startswith("**Your turn, pot 4**")
    assert {"Bring in 3", "Complete to 10", "Refresh"} <= panel.buttons.keys()
    other = await Panel.open(hand, "an", command=True)
    assert "Plan ahead" in other.buttons
    assert not any(label.startswith(("Bring", "Complete", "Fold")) for label in other.buttons)


async def test_a_seated_player_can_open_a_panel_between_hands_and_sees_the_next_deal_on_it(table: Room) -> None:
    await table.seat("an", "bo")
    panel = await Panel.open(table, "an", command=True)
    assert "You have no cards" in panel.text
    await table.deal(AN, BO)
    assert "Your cards at Table 1, hand 1" in panel.text


async def test_the_panel_explains_itself_in_the_players_first_hand_and_never_again(hand: Room) -> None:
    panel = await Panel.open(hand, "bo")
    assert "Missed turn:" in panel.text
    await panel.press("Refresh")
    assert "Missed turn:" in panel.text, "it stays for the whole hand"
    await hand.restart()
    again = await Panel.open(hand, "bo")
    assert "Your cards" in again.text
    assert "Missed turn:" not in again.text


async def test_a_player_without_a_seat_gets_an_explanation_instead_of_a_panel(hand: Room) -> None:
    asked = await hand.people["cy"].click(hand.card, custom_id=hand.buttons["My cards"])
    assert "You have no cards" in hand.told(asked)
    assert "lb:o:" not in json.dumps(asked.response and asked.response.components)


# It stays current


async def test_two_players_can_play_a_whole_hand_on_their_panels(hand: Room) -> None:
    bo, an = await Panel.open(hand, "bo"), await Panel.open(hand, "an")
    card = hand.card.id
    await bo.press("Complete to 10")
    assert an.text.splitlines()[-1].startswith("**Your turn: 10 to call, pot 14**")
    assert "Call 10" in an.buttons, "the panel shows an's turn without a click"
    assert "Fold" not in bo.buttons
    await an.press("Call 10")
    assert "Fourth street" in an.text
    assert "Fourth street" in bo.text
    await an.press("Bet 10")
    await bo.press("Fold")
    assert "wins" in an.text
    assert "wins" in bo.text
    assert hand.card.id == card
    await hand.wait(PAUSE_SECONDS)
    assert "hand 2" in an.text
    assert "hand 2" in bo.text


async def test_the_panel_shows_opponents_actions_in_batches_every_two_seconds(room: Room) -> None:
    room.join("an", "bo", "cy", "di")
    await room.open_table("an")
    await room.seat("an", "bo", "cy", "di")
    await room.deal("As2d3c 4h", "Kh Qd Ks 9c", "2h3d4c 5h", "6h7d8c 9h")
    room.stand_still()
    panel = await Panel.open(room, "an")
    await room.click("bo", "Complete to 10")
    await room.click("cy", "Raise to 20")
    assert panel.edits() == 0
    await room.wait(2)
    assert panel.edits() == 1
    assert "bet 10" in panel.text
    assert "bet 20" in panel.text
    await room.click("di", "Raise to 30")
    await room.wait(0.4)
    assert panel.edits() == 2, "the player's own turn is shown at once"
    assert "Call 30" in panel.buttons


async def test_the_panel_of_the_player_to_act_does_not_change_during_the_turn(hand: Room) -> None:
    panel = await Panel.open(hand, "bo")
    before = panel.text
    await hand.click("cy", "Sit down (400)")
    await hand.wait(10)
    assert panel.text == before
    assert panel.edits() == 0
    await hand.slash("bo", "bringin")
    assert panel.text != before, "the end of the turn is shown"


async def test_an_unchanged_panel_is_not_edited(hand: Room) -> None:
    panel = await Panel.open(hand, "an")
    await hand.slash("cy", "table wait")
    await hand.wait(10)
    assert panel.edits() == 0


# Its token


async def test_after_fourteen_minutes_the_panel_offers_a_continue_button_that_renews_it(hand: Room) -> None:
    await hand.slash("bo", "complete")
    await hand.slash("an", "call")
    await hand.slash("an", "bet")
    await hand.slash("bo", "fold")
    await hand.slash("bo", "table leave")
    await hand.wait(PAUSE_SECONDS)
    panel = await Panel.open(hand, "an", command=True)
    await hand.wait(14 * 60 - 6)
    assert "Continue" not in panel.buttons
    await hand.wait(6)
    assert "Press *Continue*" in panel.text
    assert "Refresh" not in panel.buttons
    edits = panel.edits()
    await hand.wait(60)
    await hand.seat("cy")
    await hand.wait(5)
    assert panel.edits() == edits + 1, "the old token must not be used any more, only that of the newcomer's command"
    await panel.press("Continue")
    assert "Continue" not in panel.buttons
    await hand.wait(PAUSE_SECONDS)
    assert "Your cards at Table 1, hand 2" in panel.text


async def test_a_click_that_edits_the_panel_renews_its_token(hand: Room) -> None:
    panel = await Panel.open(hand, "an")
    await hand.wait(5)
    await panel.press("Refresh")
    await hand.slash("bo", "bringin")
    newest = [entry.path for entry in hand.env.http_requests if entry.path.endswith("/messages/@original")][-1]
    clicks = [record for record in hand.env.backend.interactions.values() if record.source_message_id]
    assert clicks[-1].token in newest


async def test_a_click_answered_outside_the_panel_does_not_renew_its_token(room: Room) -> None:
    await sit_down(room, SINGLE)
    panel = await Panel.open(room, "bo")
    opened = [record.token for record in room.env.backend.interactions.values()][-1]
    before = len(room.env.http_requests)
    form = await panel.press(next(label for label in panel.buttons if label.startswith("Other")))
    await room.people["bo"].submit_modal(form, {"amount": "a lot"})
    await room.slash("bo", "fold")
    (edit,) = (each for each in room.env.http_requests[before:] if each.method == "PATCH" and _edits(each))
    assert opened in edit.path


async def test_a_second_panel_replaces_the_first(hand: Room) -> None:
    first = await Panel.open(hand, "an")
    second = await Panel.open(hand, "an")
    assert not first.is_there
    assert second.is_there


@pytest.mark.parametrize("status", [401, 403, 404])
async def test_the_first_refused_edit_ends_a_panel(hand: Room, status: int) -> None:
    panel = await Panel.open(hand, "an")
    hand.env.inject_error("PATCH", "/webhooks/*", status=status, code=50027, times=1)
    await hand.click("bo", "Complete to 10")
    assert "Call 10" not in panel.buttons
    requests = len(hand.env.http_requests)
    await hand.slash("an", "call")
    await hand.wait(60)
    assert not [entry for entry in hand.env.http_requests[requests:] if "@original" in entry.path and _edits(entry)]


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_after_a_temporary_error_the_panel_shows_the_newest_state_ten_seconds_later(
    hand: Room, status: int
) -> None:
    panel = await Panel.open(hand, "an")
    hand.env.inject_error("PATCH", "/webhooks/*", status=status, times=1)
    await hand.click("bo", "Complete to 10")
    assert "Call 10" not in panel.buttons
    await hand.wait(9)
    assert "Call 10" not in panel.buttons
    await hand.wait(2)
    assert "Call 10" in panel.buttons


async def test_a_failed_last_edit_is_retried_every_ten_seconds(hand: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel's time is over for good, so without a pause each failure would be retried at once."""
    monkeypatch.setattr(life, "LAST_EDIT_MS", 20_000)
    await Panel.open(hand, "an")
    failed = fail_edits(monkeypatch, error=aiohttp.ClientError())
    await hand.wait(32)
    assert 1 < len(failed) <= 3


SECRET = "Session is closed, and A♠ was not sent"


def fail_edits(
    monkeypatch: pytest.MonkeyPatch, *, by_a_stop: bool = False, error: Exception | None = None
) -> list[str]:
    """Make every edit fail with the ``error``, or as the library does after closing; return the failed edits."""
    failed: list[str] = []

    async def no_session(interaction: discord.Interaction, **_: object) -> None:
        failed.append(interaction.token)
        monkeypatch.setattr(Outbox, "is_closed", by_a_stop)
        raise error or RuntimeError(SECRET)

    monkeypatch.setattr(discord.Interaction, "edit_original_response", no_session)
    return failed


def said_of_panels(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "bot.publishing.upkeep"]


async def test_a_programming_error_is_logged_with_its_location_and_without_cards(
    hand: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await Panel.open(hand, "an")
    fail_edits(monkeypatch)
    await hand.click("bo", "Complete to 10")
    (line,) = said_of_panels(caplog)
    assert line.startswith("a panel of table 1 is not renewed: RuntimeError\n")
    assert "in no_session" in line
    assert SECRET not in line
    caplog.clear()


async def test_a_panel_edit_interrupted_by_a_shutdown_logs_nothing(
    hand: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stop closes the connection during the edit."""
    await Panel.open(hand, "an")
    failed = fail_edits(monkeypatch, by_a_stop=True)
    await hand.click("bo", "Complete to 10")
    assert len(failed) == 1
    assert said_of_panels(caplog) == []


def _edits(entry: object) -> bool:
    return "lb:o:" in json.dumps(getattr(entry, "json", None))


async def test_after_a_restart_a_click_on_a_panel_acts_and_renews_it(hand: Room) -> None:
    bo, an = await Panel.open(hand, "bo"), await Panel.open(hand, "an")
    await hand.restart()
    await bo.press("Complete to 10")
    assert hand.to_act == "an"
    assert "bet 10" in bo.text
    assert "Call 10" not in an.buttons, "the new process has no token for this panel"
    await an.press("Refresh")
    await an.press("Call 10")
    assert "Fourth street" in bo.text


# Draws


async def test_three_cards_can_be_drawn_on_the_panel_with_two_clicks(room: Room) -> None:
    await sit_down(room, TRIPLE)
    panel = await Panel.open(room, "an")
    await room.slash("bo", "call")
    await panel.press("Check")
    assert len(panel.menu) == 5
    await panel.choose(2, 3, 4)
    assert "Draw 3" in panel.buttons
    await panel.press("Draw 3")
    assert "Discarded:" in panel.text
    assert "New:" in panel.text
    assert room.to_act == "bo"
    assert len(room.letters("an")) == 1, "the panel already showed the new cards"


# Amounts


async def test_any_amount_can_be_bet_with_the_panels_form(room: Room) -> None:
    await sit_down(room, SINGLE)
    panel = await Panel.open(room, "bo")
    form = await panel.press(next(label for label in panel.buttons if label.startswith("Other")))
    refused = await room.people["bo"].submit_modal(form, {"amount": "1"})
    assert refused.acknowledged
    assert room.to_act == "bo"
    assert "You can" in panel.text
    form = await panel.press(next(label for label in panel.buttons if label.startswith("Other")))
    done = await room.people["bo"].submit_modal(form, {"amount": "33"})
    assert done.acknowledged
    assert room.to_act == "an"
    assert "bet 33" in panel.text


async def test_the_refusal_of_an_invalid_amount_leaves_the_panel_unchanged(room: Room) -> None:
    await sit_down(room, SINGLE)
    panel = await Panel.open(room, "bo")
    before = panel.text
    form = await panel.press(next(label for label in panel.buttons if label.startswith("Other")))
    told = await room.people["bo"].submit_modal(form, {"amount": "a lot"})
    assert "” isn't a whole number." in room.told(told)
    assert panel.text == before


async def test_a_player_can_plan_the_next_action_on_the_panel_which_shows_the_plan(hand: Room) -> None:
    an = await Panel.open(hand, "an")
    messages = len(hand.env.backend.interactions)
    asked = await an.press("Plan ahead")
    assert asked.response is None or asked.response.id == an.message_id, "the answer is not a separate message"
    await an.press("Check/fold")
    assert "Planned: check/fold." in an.text
    assert "Your cards" in an.text
    assert len(hand.env.backend.interactions) == messages + 2
    await hand.slash("bo", "complete")
    assert "wins" in an.text, "the plan folded an's hand"


async def test_extra_time_can_be_requested_on_the_panel_and_its_countdown_is_updated(hand: Room) -> None:
    bo = await Panel.open(hand, "bo")
    before = bo.text
    await bo.press(next(label for label in bo.buttons if label.startswith("More time")))
    assert bo.text != before
    assert "time bank" in bo.text
    assert not any(label.startswith("More time") for label in bo.buttons)
    assert "Bring in 3" in bo.buttons


async def test_the_countdowns_on_panels_change_when_the_time_bank_starts(hand: Room) -> None:
    bo, an = await Panel.open(hand, "bo"), await Panel.open(hand, "an")
    before = bo.text
    await hand.wait(hand.view.settings.turn_seconds + 3)
    assert hand.to_act == "bo"
    assert "time bank" in bo.text
    assert "time bank" in an.text
    assert bo.text != before
    assert "Bring in 3" in bo.buttons


async def test_sitting_out_and_coming_back_on_the_panel_are_answered_there(hand: Room) -> None:
    an = await Panel.open(hand, "an")
    await hand.slash("bo", "bringin")
    await hand.slash("an", "fold")
    assert "Sit out next hand" in an.buttons
    await an.press("Sit out next hand")
    assert "You'll sit out starting next hand." in an.text
    await an.press("I'm back")
    assert "I'm back" not in an.buttons


async def test_leaving_the_table_on_the_panel_is_confirmed_there_and_ends_its_updates(hand: Room) -> None:
    an = await Panel.open(hand, "an")
    await hand.slash("bo", "bringin")
    await hand.slash("an", "fold")
    await an.press("Leave")
    assert "You left" in an.text
    assert an.buttons == {}
    last = an.text
    await hand.slash("cy", "table sit")
    await hand.wait(PAUSE_SECONDS)
    assert an.text == last


# The card


async def test_a_click_on_a_panel_never_replaces_it_with_the_tables_message(hand: Room) -> None:
    bo = await Panel.open(hand, "bo")
    for label in ("Bring in 3", "Plan ahead"):
        await bo.press(label)
        assert "lb:t:" not in json.dumps(list(bo.buttons.values()))
        assert "Your cards" in bo.text
    assert "My cards" in hand.buttons


async def test_a_refusal_is_shown_on_the_panel(hand: Room) -> None:
    hand.stand_still()
    bo = await Panel.open(hand, "bo")
    await hand.click("bo", "Bring in 3")
    assert "Complete to 10" in bo.buttons, "the panel's edit has not been sent yet"
    await bo.press("Complete to 10")
    assert "That button was for an earlier turn." in bo.text
    assert "Your cards" in bo.text


# Letters


async def cards_by_letter(room: Room, name: str) -> int:
    return sum("Your cards" in letter for letter in room.letters(name))


async def next_hand(room: Room) -> None:
    await room.slash(room.to_act, "bringin")
    await room.slash(room.to_act, "fold")
    await room.wait(PAUSE_SECONDS)


async def test_players_can_choose_direct_messages_even_with_a_panel(hand: Room) -> None:
    await hand.slash("bo", "settings letters", letters="always")
    await Panel.open(hand, "bo")
    await next_hand(hand)
    assert await cards_by_letter(hand, "bo") == 2


async def test_by_default_cards_are_not_sent_by_direct_message_while_the_panel_is_used(hand: Room) -> None:
    await Panel.open(hand, "bo")
    await next_hand(hand)
    assert await cards_by_letter(hand, "bo") == 1, "bo clicked the panel in the previous hand"
    await next_hand(hand)
    assert await cards_by_letter(hand, "bo") == 2, "after a hand without a click bo may not see the panel"


async def test_players_who_want_no_direct_messages_get_none(hand: Room) -> None:
    await hand.slash("bo", "settings letters", letters="never")
    await next_hand(hand)
    assert await cards_by_letter(hand, "bo") == 1
    assert await cards_by_letter(hand, "an") == 2


# Owners


async def test_a_panel_is_sent_only_to_its_player(hand: Room) -> None:
    bo, an = await Panel.open(hand, "bo"), await Panel.open(hand, "an")
    await bo.press("Complete to 10")
    await an.press("Call 10")
    await hand.wait(3)
    hand.assert_secret("bo", "KhQd")
    hand.assert_secret("an", "As2d")


async def test_buttons_of_a_stolen_panel_reveal_nothing_and_do_not_act_for_its_owner(hand: Room) -> None:
    bo, before = await Panel.open(hand, "bo"), hand.view.hand
    for by in ("an", "cy"):
        for custom_id in bo.buttons.values():
            assert (await bo.pressed_by(by, custom_id)).acknowledged, (by, custom_id)
        assert hand.view.hand == before, by
    hand.assert_secret("bo", "KhQd")


async def test_another_tables_buttons_do_nothing_on_a_panel(hand: Room) -> None:
    """This holds even if the player is to act at that table."""
    first, bo = hand.table, await Panel.open(hand, "bo")
    here, shown = hand.view, bo.text
    await hand.open_table("an")
    await hand.seat("an", "bo")
    await hand.deal("4s5d6c 7h", "JhTdJs 9c")
    assert hand.to_act == "bo"
    there = (await Panel.open(hand, "bo")).buttons
    second, before = hand.table, hand.view
    hand.table = first
    assert {"Bring in 3", "Complete to 10", "Refresh"} <= there.keys()
    for custom_id in (*there.values(), "lb:a:99:1:2:bring_in", "lb:d:99:1:2:0:pat"):
        assert "Use the newest message, or a command" in hand.told(await bo.pressed_by("bo", custom_id))
    assert (hand.view.hand, bo.text) == (here.hand, shown)
    hand.table = second
    assert hand.view.hand == before.hand


async def test_an_old_button_on_a_panel_does_nothing_after_the_hand(hand: Room) -> None:
    hand.stand_still()
    bo = await Panel.open(hand, "bo")
    await hand.slash("bo", "bringin")
    await hand.slash("an", "fold")
    assert "Complete to 10" in bo.buttons
    before = hand.view.hand
    await bo.press("Complete to 10")
    assert hand.view.hand == before
    assert "Complete to 10" not in bo.buttons


async def test_the_panel_of_a_closed_table_reports_that_it_is_closed_and_has_no_buttons(hand: Room) -> None:
    bo = await Panel.open(hand, "bo")
    await hand.slash("bo", "bringin")
    await hand.slash("an", "fold")
    await hand.slash("an", "table close")
    assert bo.buttons == {}
    assert "closed" in bo.text


async def test_a_panel_shows_a_closing_that_came_while_its_picture_was_drawn(
    hand: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    bo = await Panel.open(hand, "bo")
    await hand.slash("bo", "bringin")
    draw = HandPanels._picture

    async def slowly(panels: HandPanels, panel: Any, *args: Any, **more: Any) -> Any:
        panel.newest = panel.newest._replace(course=panel.newest.course._replace(closed=True))
        return await draw(panels, panel, *args, **more)

    with monkeypatch.context() as slow:
        slow.setattr(HandPanels, "_picture", slowly)
        await hand.slash("an", "fold")
    assert "closed" not in bo.text
    await hand.slash("an", "table close")
    assert "closed" in bo.text
    assert bo.buttons == {}
