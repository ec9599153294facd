"""Pace as players meet it: plans by a private panel, the time bank, reminders, showing, and leaving in a hand."""

import asyncio
import re
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.common.outages import Outage
from bot.locales.phrases import LOCALES
from bot.moderation.room_settings import RoomSettings
from bot.publishing.table.reminders import Reminders
from bot.tables.saving import AuditEntry, Request
from bot.ui.discord.outbox import Outbox
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.panels import Panel
from tests.harness.discord.room import GRANT, Room
from tests.harness.discord.staff import AN, BO
from tests.harness.tables.altered import altered

TURN_SECONDS = 45
BANK_SECONDS = 60


async def panel(room: Room, name: str) -> InteractionResult:
    """Their own plan, opened from the table's menu."""
    shown = await room.pick_button(name, await room.menu(name), "Plan ahead")
    assert shown.response is not None
    assert shown.response.ephemeral
    return shown


async def test_a_plan_is_made_in_private_and_carried_out_on_the_turn(hand: Room) -> None:
    card = hand.card_text
    shown = await panel(hand, "an")
    assert hand.labels(shown) == {"Check/fold", "Call any", "Fold to any bet", "✓ Ask me"}
    chosen = await hand.pick_button("an", shown, "Call any")
    assert "✓ Call any" in hand.labels(chosen)
    assert "Planned: call any bet" in hand.told(chosen)
    assert hand.card_text == card
    await hand.click("bo", "Complete to 10")
    assert "an calls 10" in hand.card_text
    told = await hand.slash("an", "plan")
    assert told == "It's already your turn: use the buttons at the table."


async def test_a_plan_is_shown_to_nobody_else(hand: Room) -> None:
    await hand.pick_button("an", await panel(hand, "an"), "Fold to any bet")
    told = hand.told(await hand.people["bo"].slash(hand.table, "plan"))
    assert "It's already your turn: use the buttons at the" in told
    assert "Fold" not in told
    assert "Plan ahead" not in hand.labels(await hand.menu("cy"))
    assert "You have no cards" in await hand.click_lost("cy", "lb:p:1:ahead")


async def test_a_changed_mind_leaves_the_turn_to_the_player(hand: Room) -> None:
    chosen = await hand.pick_button("an", await panel(hand, "an"), "Fold to any bet")
    await hand.pick_button("an", chosen, "Ask me")
    await hand.click("bo", "Complete to 10")
    assert hand.to_act == "an"


async def test_a_bet_that_grew_is_not_called_by_an_old_button(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo", "cy")
    await room.deal("2s3dKc", "2c3hQd", "4s5dJh")
    assert room.to_act == "an"
    await room.click("an", "Complete to 10")
    shown = await panel(room, "cy")
    await room.click("bo", "Raise to 20")
    assert room.to_act == "cy"
    told = room.told(await room.pick_button("cy", shown, "Call 10"))
    assert "It's already your turn: use the buttons at the" in told
    await room.click("cy", "Call 20")
    await room.click("an", "Raise to 30")
    assert room.to_act == "bo"
    shown = await panel(room, "cy")
    chosen = await room.pick_button("cy", shown, "Call 10")
    assert "call 10" in room.told(chosen)
    await room.click("bo", "Raise to 40")
    assert room.to_act == "cy", "the bet has grown, so cy is asked"


async def test_a_planned_call_is_told_of_no_more_once_the_bet_grew(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo", "cy", "di")
    await room.deal("2s3dKc", "2c3hQd", "4s5dJh", "6s7dTh")
    await room.click("an", "Complete to 10")
    own = await Panel.open(room, "di")
    await own.press("Plan ahead")
    await own.press("Call 10")
    assert "Planned: call 10." in own.text
    await room.click("bo", "Raise to 20")
    await room.wait(2)
    assert room.to_act == "cy"
    assert "Planned" not in own.text
    told = await room.people["di"].slash(room.table, "plan")
    assert "Nothing planned: you'll be asked on your turn." in room.told(told)
    assert {"Call 20", "✓ Ask me"} <= room.labels(told)
    await room.click("cy", "Call 20")
    assert room.to_act == "di"


async def test_where_the_games_change_by_themselves_none_is_suggested_to_choose(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="mix", rotation="razz badugi")
    await room.seat("an")
    assert await room.people["an"].autocomplete(room.table, "choose", "game", "") == []


async def test_plans_by_command(hand: Room) -> None:
    assert "Planned: fold to any bet." in await hand.slash("an", "plan", action="fold_any")
    assert "You can't plan that right now." in await hand.slash("an", "plan", action="call_this")
    assert "Nothing planned: you'll be asked on your turn." in await hand.slash("an", "plan", action="none")
    await hand.slash("an", "plan", action="check_fold")
    await hand.click("bo", "Complete to 10")
    assert "an folds" in hand.card_text
    told = await hand.slash("an", "plan", action="call_any")
    assert "There's no hand in progress." in told


async def test_a_plan_and_its_panel_outlive_the_process(hand: Room) -> None:
    shown = await panel(hand, "an")
    await hand.pick_button("an", shown, "Check/fold")
    await hand.restart()
    again = hand.told(await hand.people["an"].slash(hand.table, "plan"))
    assert "Planned: check/fold." in again
    await hand.pick_button("an", shown, "Call any")
    await hand.click("bo", "Complete to 10")
    assert "an calls 10" in hand.card_text


async def test_the_card_tells_of_the_time_bank_and_its_owner_may_take_it_early(hand: Room) -> None:
    assert "More time (60 s)" not in hand.labels(await hand.menu("an"))
    more = f"lb:p:1:1:{hand.view.hand.version if hand.view.hand else 0}:time"
    assert "It's bo's turn" in await hand.click_lost("an", more)
    await hand.wait(TURN_SECONDS)
    assert re.search(r"bo\*\* to act, time bank runs out <t:\d+:R>", hand.card_text)
    assert "More time (60 s)" not in hand.labels(await hand.menu("bo"))
    await hand.wait(20)
    await hand.click("bo", "Complete to 10")
    await hand.click("an", "Call 10")
    await hand.click("an", "Check")
    assert "Time bank on" in await hand.click("bo", "More time (40 s)")
    assert "time bank runs out" in hand.card_text
    assert "Your time bank is already running, or starts when" in await hand.slash("bo", "time")
    await hand.wait(TURN_SECONDS + 39)
    assert hand.to_act == "bo"
    await hand.wait(2)
    assert "bo checks" in hand.card_text


def called(room: Room) -> list[str]:
    return [message.content for message in room.table.history() if "your time here runs out" in message.content]


async def test_ten_seconds_before_the_end_the_player_is_called_and_the_call_is_taken_away(hand: Room) -> None:
    since = len(hand.env.http_requests)
    await hand.wait(TURN_SECONDS - 11)
    assert called(hand) == []
    await hand.wait(1)
    (call,) = called(hand)
    assert f"<@{hand.people['bo'].id}>" in call
    sent = [entry.json for entry in hand.env.http_requests[since:] if "your time here runs out" in str(entry.json)]
    assert isinstance(sent[0], dict)
    assert sent[0]["allowed_mentions"] == {"parse": [], "users": [hand.people["bo"].id]}
    await hand.wait(10 + BANK_SECONDS - 1)
    assert len(called(hand)) == 1, "once a turn"
    await hand.click("bo", "Complete to 10")
    await hand.env.settle()
    assert called(hand) == []


async def test_after_an_outage_the_call_is_made_anew_with_the_time_that_holds(
    hand: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told to the tables in front of the first thing that somebody asks of them."""
    tables, now_ms = hand.wiring.play.tables, hand.wiring.base.timer.now_ms() + 1_000 * (TURN_SECONDS - 10)
    submit = tables.submit

    def late(*asked: Any) -> Any:
        tables.play_was_impossible(Outage(now_ms - 100_000, now_ms))
        return submit(*asked)

    await hand.wait(TURN_SECONDS - 10)
    (before,) = called(hand)
    with monkeypatch.context() as patch:
        patch.setattr(tables, "submit", late)
        await hand.slash("an", "table sitout")
    assert hand.view.clock.deadline_ms == now_ms + 1_000 * TURN_SECONDS
    assert called(hand) == []
    await hand.wait(TURN_SECONDS - 9)
    (after,) = called(hand)
    assert hand.to_act == "bo"
    assert f"<t:{hand.view.clock.deadline_ms // 1000}:R>" in after
    assert after != before


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_a_call_that_a_crash_has_left_standing_is_taken_away_at_the_next_start(hand: Room, locale: str) -> None:
    rooms, entry = hand.store.office.rooms, AuditEntry(hand.guild.id, "set_room", None, "test", 0)
    await rooms.change(Request(1, None, "test"), entry, RoomSettings(language=locale))
    before = {message.id for message in hand.table.history()}
    await hand.people["an"].send(hand.table, "bo, your time here runs out <t:1:R>")
    await hand.wait(TURN_SECONDS - 10)
    words = [message for message in hand.table.history() if message.id not in before]
    assert len(words) == 2
    call = next(message for message in words if message.author.bot)
    await hand.restart()
    await hand.env.settle()
    left = [message.id for message in hand.table.history()]
    assert call.id not in left
    assert {*before, *(message.id for message in words)} - {call.id} <= {*left}, "nothing else goes"


async def test_a_start_that_takes_long_takes_no_call_away_that_was_made_since(
    hand: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    clear = Reminders._delete_old_pings

    async def late(reminders: Reminders, *where: Any) -> None:
        await asyncio.sleep(TURN_SECONDS + 5)
        await clear(reminders, *where)

    monkeypatch.setattr(Reminders, "_delete_old_pings", late)
    await hand.restart()
    await hand.click("bo", "Complete to 10")
    await hand.wait(TURN_SECONDS - 10)
    (call,) = called(hand)
    await hand.wait(30)
    assert (hand.to_act, called(hand)) == ("an", [call])


@pytest.mark.parametrize("meanwhile", [{"hand": None}, {"hand": None, "voided": "fault"}, {"deadline_ms": None}])
async def test_a_call_that_a_crash_has_left_goes_though_its_turn_is_over_before_the_bot_is_there(
    hand: Room, monkeypatch: pytest.MonkeyPatch, meanwhile: dict[str, Any]
) -> None:
    """The start took longer than the turn had left, or its hand could not be played on."""
    connect = Outbox.connect

    def late(outbox: Outbox, client: Any) -> None:
        for view in hand.wiring.play.tables.in_guild(hand.guild.id):
            hand.wiring.posts.shown.publisher._reminders.table_changed(altered(view, **meanwhile))
        connect(outbox, client)

    await hand.wait(TURN_SECONDS - 10)
    assert len(called(hand)) == 1
    monkeypatch.setattr(Outbox, "connect", late)
    await hand.restart()
    await hand.env.settle()
    assert called(hand) == []


async def test_where_the_channel_cannot_be_read_an_old_call_stays_and_play_goes_on(hand: Room) -> None:
    await hand.wait(TURN_SECONDS - 10)
    hand.env.inject_error("GET", f"/channels/{hand.table.id}/messages", status=403, code=50001, times=None)
    await hand.restart()
    await hand.env.settle()
    assert len(called(hand)) >= 1
    await hand.click("bo", "Bring in 3")
    assert "bo brings it in for 3" in hand.card_text


async def test_who_acts_in_time_is_never_called(hand: Room) -> None:
    since = len(hand.env.http_requests)
    await hand.wait(TURN_SECONDS - 12)
    await hand.click("bo", "Complete to 10")
    await hand.wait(TURN_SECONDS - 12)
    await hand.click("an", "Call 10")
    assert not [entry for entry in hand.env.http_requests[since:] if "your time here runs out" in str(entry.json)]


async def test_who_wants_no_reminders_gets_none(hand: Room) -> None:
    await hand.slash("bo", "settings reminders", reminders="off")
    await hand.wait(TURN_SECONDS - 5)
    assert called(hand) == []


async def test_at_a_rush_nobody_is_called(room: Room) -> None:
    room.join("an")
    await room.open_table("an", pace="rush")
    assert "15 seconds per turn" in room.card_text
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    await room.wait(14)
    assert called(room) == []
    await room.wait(1)
    assert "time bank runs out" in room.card_text


async def test_an_unseen_win_may_be_shown_until_the_next_hand(hand: Room) -> None:
    await hand.click("bo", "Complete to 10")
    await hand.click("an", "Fold")
    assert "bo can show until the next deal, with *More…*." in hand.card_text
    assert "Show my cards" not in hand.labels(await hand.menu("an"))
    assert "You have nothing to show" in await hand.click_lost("an", "lb:p:1:1:show")
    hand.assert_secret("bo", "KhQd")
    assert "You showed your cards." in await hand.click("bo", "Show my cards")
    assert "can show until" not in hand.card_text
    assert "Hand over" in hand.card_text
    assert "Show my cards" not in hand.labels(await hand.menu("bo"))
    hand.assert_secret("an", "As2d")
    assert "You have nothing to show" in await hand.slash("bo", "show")


async def test_a_mucked_hand_is_asked_for_only_by_who_likes_it(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    await _check_down(room)
    assert "mucked" in room.card_text
    assert "Show my cards" not in room.labels(await room.menu("bo")), "as most players like it"
    assert "You showed your cards." in await room.slash("bo", "show")
    assert "mucked" not in room.card_text


async def test_who_wants_to_be_asked_is_asked(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.slash("bo", "settings muck", muck="ask")
    await room.deal(AN, BO)
    await _check_down(room)
    assert "bo can show" in room.card_text
    await room.click("bo", "Show my cards")
    assert "can show until" not in room.card_text


async def _check_down(room: Room) -> None:
    while (hand := room.view.hand) is not None and hand.to_act is not None:
        label = next(label for label in room.buttons if label.startswith(("Check", "Bring", "Call")))
        await room.click(room.to_act, label)


async def test_leaving_in_a_hand_is_asked_once_more(hand: Room) -> None:
    await hand.click("bo", "Complete to 10")
    asked = await hand.pick_button("an", await hand.menu("an"), "Leave")
    assert "with 2 chips in the pot" in hand.told(asked)
    stays = await hand.pick_button("an", asked, "Stay")
    assert "You stay at Table 1" in hand.told(stays)
    assert all(line.status == "playing" for line in hand.view.seats)
    asked = await hand.pick_button("an", await hand.menu("an"), "Leave")
    left = await hand.pick_button("an", asked, "Leave and give up the hand")
    assert "You left Table 1" in hand.told(left)
    assert await hand.wallet("an") == GRANT - 2


async def test_a_question_of_an_earlier_hand_is_asked_anew(hand: Room) -> None:
    asked = await hand.pick_button("an", await hand.menu("an"), "Leave")
    await hand.click("bo", "Complete to 10")
    await hand.click("an", "Fold")
    hand.dealer.razz("As2dKc", "KhQd3s")
    await hand.wait(PAUSE_SECONDS)
    assert hand.view.hand_number == 2
    again = await hand.pick_button("an", asked, "Leave and give up the hand")
    assert "You're in the hand" in hand.told(again)
    assert len(hand.view.seats) == 2
    await hand.pick_button("an", again, "Leave and give up the hand")
    assert hand.view.seats[0].status == "leaving" or len(hand.view.seats) == 1


async def test_between_hands_leaving_is_not_asked_about(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an")
    await room.click("an", "Leave")
    assert room.view.seats == ()


async def test_a_newcomer_of_a_blind_game_is_told_what_they_wait_for_and_may_be_dealt_in(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="badugi")
    await room.seat("an", "bo", "cy")
    await room.deal("As2d3c4h", "5s6d7c8h", "9sTdJcQh")
    room.join("di")
    await room.seat("di")
    for _ in range(4):
        if "waiting for the big blind" in room.card_text:
            break
        await _fold_out(room)
        await room.wait(PAUSE_SECONDS)
    assert "waiting for the big blind" in room.card_text
    assert "Deal me in" not in room.labels(await room.menu("an"))
    assert "You aren't waiting" in await room.click_lost("an", "lb:p:1:post")
    await room.click("di", "Deal me in")
    assert "Deal me in" not in room.labels(await room.menu("di"))
    number = room.view.hand_number
    await _fold_out(room)
    await room.wait(PAUSE_SECONDS)
    assert room.view.hand_number == number + 1
    assert room.seats["di"] in dict(room.view.last.hand_players)


async def _fold_out(room: Room) -> None:
    while (hand := room.view.hand) is not None and hand.to_act is not None:
        label = next(label for label in room.buttons if label.startswith(("Fold", "Check", "Stand pat")))
        await room.click(room.to_act, label)


async def test_sitting_out_begins_with_the_next_hand_and_is_taken_back(hand: Room) -> None:
    await hand.click("an", "Sit out next hand")
    assert [line.status for line in hand.view.seats] == ["sitting_out", "playing"]
    assert hand.view.hand is not None
    assert not hand.view.hand.finished
    await hand.click("an", "I'm back")
    assert [line.status for line in hand.view.seats] == ["playing", "playing"]
