"""The pace of play: plans on a private panel, the time bank, reminders, showing cards, and leaving during a hand."""

import asyncio
import re
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.common.outages import Outage
from bot.locales.phrases import LOCALES
from bot.moderation.room_settings import RoomSettings
from bot.publishing.table.turn_pings import TurnPing, TurnPings
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
    """Open the player's plan from the table's menu."""
    shown = await room.pick_button(name, await room.menu(name), "Plan ahead")
    assert shown.response is not None
    assert shown.response.ephemeral
    return shown


async def test_a_plan_is_made_privately_and_carried_out_on_the_players_turn(hand: Room) -> None:
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


async def test_a_cancelled_plan_leaves_the_turn_to_the_player(hand: Room) -> None:
    chosen = await hand.pick_button("an", await panel(hand, "an"), "Fold to any bet")
    await hand.pick_button("an", chosen, "Ask me")
    await hand.click("bo", "Complete to 10")
    assert hand.to_act == "an"


async def test_a_planned_call_does_not_call_a_bet_that_has_grown(room: Room) -> None:
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


async def test_a_planned_call_disappears_once_the_bet_has_grown(room: Room) -> None:
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


async def test_at_a_table_with_a_fixed_rotation_the_choose_command_suggests_no_game(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="mix", rotation="razz badugi")
    await room.seat("an")
    assert await room.people["an"].autocomplete(room.table, "choose", "game", "") == []


async def test_plans_can_be_made_by_command(hand: Room) -> None:
    assert "Planned: fold to any bet." in await hand.slash("an", "plan", action="fold_any")
    assert "You can't plan that right now." in await hand.slash("an", "plan", action="call_this")
    assert "Nothing planned: you'll be asked on your turn." in await hand.slash("an", "plan", action="none")
    await hand.slash("an", "plan", action="check_fold")
    await hand.click("bo", "Complete to 10")
    assert "an folds" in hand.card_text
    told = await hand.slash("an", "plan", action="call_any")
    assert "There's no hand in progress." in told


async def test_a_plan_and_its_panel_survive_a_restart(hand: Room) -> None:
    shown = await panel(hand, "an")
    await hand.pick_button("an", shown, "Check/fold")
    await hand.restart()
    again = hand.told(await hand.people["an"].slash(hand.table, "plan"))
    assert "Planned: check/fold." in again
    await hand.pick_button("an", shown, "Call any")
    await hand.click("bo", "Complete to 10")
    assert "an calls 10" in hand.card_text


async def test_the_table_shows_the_time_bank_and_its_owner_may_use_it_early(hand: Room) -> None:
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


PING = re.compile("your time (bank )?here runs out")


def pings(room: Room) -> list[str]:
    return [message.content for message in room.table.history() if PING.search(message.content)]


async def test_a_player_is_pinged_ten_seconds_before_the_deadline_and_the_ping_is_deleted(hand: Room) -> None:
    since = len(hand.env.http_requests)
    await hand.wait(TURN_SECONDS - 11)
    assert pings(hand) == []
    await hand.wait(1)
    (call,) = pings(hand)
    assert f"<@{hand.people['bo'].id}>" in call
    sent = [entry.json for entry in hand.env.http_requests[since:] if "your time here runs out" in str(entry.json)]
    assert isinstance(sent[0], dict)
    assert sent[0]["allowed_mentions"] == {"parse": [], "users": [hand.people["bo"].id]}
    await hand.wait(10 + BANK_SECONDS - 1)
    (call,) = pings(hand)
    (until,) = map(int, re.findall("<t:([0-9]+):R>", call))
    assert "your time bank here runs out" in call, "one ping in a turn, which names what runs"
    assert until * 1000 > hand.wiring.base.timer.now_ms()
    await hand.click("bo", "Complete to 10")
    await hand.env.settle()
    assert pings(hand) == []


async def test_after_an_outage_the_ping_is_repeated_with_the_new_deadline(
    hand: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables learn of the outage before the next request reaches them."""
    tables, now_ms = hand.wiring.play.tables, hand.wiring.base.timer.now_ms() + 1_000 * (TURN_SECONDS - 10)
    submit = tables.submit

    def late(*asked: Any) -> Any:
        tables.play_was_impossible(Outage(now_ms - 100_000, now_ms))
        return submit(*asked)

    await hand.wait(TURN_SECONDS - 10)
    (before,) = pings(hand)
    with monkeypatch.context() as patch:
        patch.setattr(tables, "submit", late)
        await hand.slash("an", "table sitout")
    assert hand.view.clock.deadline_ms == now_ms + 1_000 * TURN_SECONDS
    assert pings(hand) == []
    await hand.wait(TURN_SECONDS - 9)
    (after,) = pings(hand)
    assert hand.to_act == "bo"
    assert f"<t:{hand.view.clock.deadline_ms // 1000}:R>" in after
    assert after != before


async def test_a_ping_sent_while_an_outage_moves_the_deadline_is_replaced_by_one_with_the_new_time(
    hand: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, now_ms = hand.wiring.play.tables, hand.wiring.base.timer.now_ms() + 1_000 * (TURN_SECONDS - 10)
    post, withdraw, withdrawn = TurnPings._post, TurnPings.withdraw, asyncio.Event()

    def noted(pings: TurnPings, ping: TurnPing) -> None:
        withdraw(pings, ping)
        withdrawn.set()

    async def overtaken(pings: TurnPings, ping: TurnPing, deadline_ms: int) -> Any:
        message = await post(pings, ping, deadline_ms)
        tables.play_was_impossible(Outage(now_ms - 100_000, now_ms))
        await withdrawn.wait()
        return message

    with monkeypatch.context() as patch:
        patch.setattr(TurnPings, "_post", overtaken)
        patch.setattr(TurnPings, "withdraw", noted)
        await hand.wait(TURN_SECONDS - 10)
    assert pings(hand) == []
    assert hand.view.clock.deadline_ms == now_ms + 1_000 * TURN_SECONDS
    await hand.wait(TURN_SECONDS - 9)
    (call,) = pings(hand)
    assert f"<t:{hand.view.clock.deadline_ms // 1000}:R>" in call


@pytest.mark.parametrize("method", ["DELETE", "PATCH"])
async def test_a_ping_that_cannot_be_edited_or_deleted_at_once_does_not_stay(hand: Room, method: str) -> None:
    await hand.wait(TURN_SECONDS - 10)
    (call,) = (message for message in hand.table.history() if PING.search(message.content))
    hand.env.inject_error(method, f"/channels/{hand.table.id}/messages/{call.id}", status=403, code=50001, times=1)
    if method == "PATCH":
        await hand.wait(11)
        assert pings(hand) == []
        return
    await hand.click("bo", "Complete to 10")
    await hand.env.settle()
    assert len(pings(hand)) == 1
    await hand.wait(30)
    assert pings(hand) == []


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_a_ping_left_over_from_a_crash_is_deleted_at_the_next_start(hand: Room, locale: str) -> None:
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
    assert {*before, *(message.id for message in words)} - {call.id} <= {*left}, "nothing else is deleted"


async def test_a_slow_clean_up_at_the_start_deletes_no_newer_ping(hand: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    clear = TurnPings._delete_old

    async def late(pings: TurnPings, *where: Any) -> None:
        await asyncio.sleep(TURN_SECONDS + 5)
        await clear(pings, *where)

    monkeypatch.setattr(TurnPings, "_delete_old", late)
    await hand.restart()
    await hand.click("bo", "Complete to 10")
    await hand.wait(TURN_SECONDS - 10)
    (call,) = pings(hand)
    await hand.wait(30)
    (kept,) = pings(hand)
    assert (hand.to_act, kept.partition(",")[0]) == ("an", call.partition(",")[0])


@pytest.mark.parametrize("meanwhile", [{"hand": None}, {"hand": None, "voided": "fault"}, {"deadline_ms": None}])
async def test_a_ping_from_a_crash_is_deleted_even_if_its_turn_has_ended_before_the_start(
    hand: Room, monkeypatch: pytest.MonkeyPatch, meanwhile: dict[str, Any]
) -> None:
    """The start took longer than the turn had left, or the hand could not be continued."""
    connect = Outbox.connect

    def late(outbox: Outbox, client: Any) -> None:
        for view in hand.wiring.play.tables.in_guild(hand.guild.id):
            hand.wiring.posts.shown.publisher._reminders.table_changed(altered(view, **meanwhile))
        connect(outbox, client)

    await hand.wait(TURN_SECONDS - 10)
    assert len(pings(hand)) == 1
    monkeypatch.setattr(Outbox, "connect", late)
    await hand.restart()
    await hand.env.settle()
    assert pings(hand) == []


async def test_if_the_channel_cannot_be_read_an_old_ping_stays_and_play_continues(hand: Room) -> None:
    await hand.wait(TURN_SECONDS - 10)
    hand.env.inject_error("GET", f"/channels/{hand.table.id}/messages", status=403, code=50001, times=None)
    await hand.restart()
    await hand.env.settle()
    assert len(pings(hand)) >= 1
    await hand.click("bo", "Bring in 3")
    assert "bo brings it in for 3" in hand.card_text


async def test_a_player_who_acts_in_time_is_never_pinged(hand: Room) -> None:
    since = len(hand.env.http_requests)
    await hand.wait(TURN_SECONDS - 12)
    await hand.click("bo", "Complete to 10")
    await hand.wait(TURN_SECONDS - 12)
    await hand.click("an", "Call 10")
    assert not [entry for entry in hand.env.http_requests[since:] if "your time here runs out" in str(entry.json)]


async def test_a_player_who_wants_no_reminders_is_not_pinged(hand: Room) -> None:
    await hand.slash("bo", "settings reminders", reminders="off")
    await hand.wait(TURN_SECONDS - 5)
    assert pings(hand) == []


async def test_nobody_is_pinged_at_a_rush_table(room: Room) -> None:
    room.join("an")
    await room.open_table("an", pace="rush")
    assert "15 seconds per turn" in room.card_text
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    await room.wait(14)
    assert pings(room) == []
    await room.wait(1)
    assert "time bank runs out" in room.card_text


async def test_a_winner_may_show_unseen_cards_until_the_next_hand(hand: Room) -> None:
    await hand.click("bo", "Complete to 10")
    await hand.click("an", "Fold")
    assert "bo can show until the next deal, with *More*." in hand.card_text
    assert "Show my cards" not in hand.labels(await hand.menu("an"))
    assert "You have nothing to show" in await hand.click_lost("an", "lb:p:1:1:show")
    hand.assert_secret("bo", "KhQd")
    assert "You showed your cards." in await hand.click("bo", "Show my cards")
    assert "can show until" not in hand.card_text
    assert "Hand over" in hand.card_text
    assert "Show my cards" not in hand.labels(await hand.menu("bo"))
    hand.assert_secret("an", "As2d")
    assert "You have nothing to show" in await hand.slash("bo", "show")


async def test_by_default_a_player_who_mucks_is_not_asked_to_show_but_can_still_do_so(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal(AN, BO)
    await _check_down(room)
    assert "mucked" in room.card_text
    assert "Show my cards" not in room.labels(await room.menu("bo")), "this is the default setting"
    assert "You showed your cards." in await room.slash("bo", "show")
    assert "mucked" not in room.card_text


async def test_a_player_can_choose_to_be_asked_before_mucking(room: Room) -> None:
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


async def test_leaving_during_a_hand_asks_for_confirmation(hand: Room) -> None:
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


async def test_a_confirmation_to_leave_from_an_earlier_hand_must_be_given_again(hand: Room) -> None:
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


async def test_leaving_between_hands_needs_no_confirmation(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an")
    await room.click("an", "Leave")
    assert room.view.seats == ()


async def test_a_newcomer_waits_for_the_big_blind_and_can_ask_to_be_dealt_in(room: Room) -> None:
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
    assert "Post 10 and deal me in" not in room.labels(await room.menu("an"))
    assert "You aren't waiting" in await room.click_lost("an", "lb:p:1:post")
    await room.click("di", "Post 10 and deal me in")
    assert "Post 10 and deal me in" not in room.labels(await room.menu("di"))
    number = room.view.hand_number
    await _fold_out(room)
    await room.wait(PAUSE_SECONDS)
    assert room.view.hand_number == number + 1
    assert room.seats["di"] in dict(room.view.last.hand_players)


async def _fold_out(room: Room) -> None:
    while (hand := room.view.hand) is not None and hand.to_act is not None:
        label = next(label for label in room.buttons if label.startswith(("Fold", "Check", "Stand pat")))
        await room.click(room.to_act, label)


async def test_sitting_out_starts_with_the_next_hand_and_can_be_cancelled(hand: Room) -> None:
    await hand.click("an", "Sit out next hand")
    assert [line.status for line in hand.view.seats] == ["sitting_out", "playing"]
    assert hand.view.hand is not None
    assert not hand.view.hand.finished
    await hand.click("an", "I'm back")
    assert [line.status for line in hand.view.seats] == ["playing", "playing"]
