"""Pauses caused by Discord's refusals and outages.

No player loses time, the person who can fix it is notified once, and play resumes on its own.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.harness.discord.proved import proved_room
from tests.harness.discord.rights import as_invited, give_back, withdraw
from tests.harness.discord.room import Room
from tests.harness.discord.staff import audit, mod, moderators_channel, razz_hand, staff
from tests.harness.discord.tournaments import create, running, say, tournaments
from tests.harness.local_discord.simulated import bodies_are_valid as bodies_are_valid

MINUTE = 60
TURN = 45
BANK = 60


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """Open a server whose bot has exactly the permissions that it asks for."""
    async with proved_room(tmp_path / "room.sqlite3", monkeypatch) as room:
        as_invited(room)
        staff(room)
        yield room


@pytest.fixture
async def hand(room: Room) -> Room:
    """Deal third street of Razz to ``an`` and ``bo`` in a thread, with ``bo`` to bring it in."""
    await razz_hand(room)
    assert room.table.is_thread
    return room


def silence(room: Room) -> None:
    """Make Discord refuse every request of the bot."""
    room.env.inject_error("*", "*", status=503, times=None)


async def heal(room: Room) -> None:
    room.env.backend.faults.clear()
    await room.wait(20)


def lock(room: Room, *, locked: bool) -> None:
    room.env.backend.edit_channel(room.table.id, {}, thread_metadata={"locked": locked})


def left_ms(room: Room) -> int:
    """Return the time left in the running turn."""
    deadline_ms = room.view.clock.deadline_ms
    assert deadline_ms is not None
    return deadline_ms - room.wiring.base.timer.now_ms()


async def test_during_an_outage_nobody_is_folded_and_the_turn_resumes_with_the_time_left(
    hand: Room,
) -> None:
    await hand.wait(TURN - 10)
    silence(hand)
    await hand.wait(60 * MINUTE)
    assert (hand.view.hand_number, hand.to_act) == (1, "bo")
    assert hand.view.course.obstacle is not None
    await heal(hand)
    assert (hand.view.hand_number, hand.to_act, hand.view.course.paused) == (1, "bo", None)
    assert 15_000 <= left_ms(hand) <= TURN * 1000
    await hand.wait(TURN + BANK)
    assert hand.to_act == "an"


async def test_players_can_act_while_messages_fail_and_the_next_player_gets_a_full_turn(hand: Room) -> None:
    await hand.wait(TURN - 10)
    hand.env.inject_error("*", "/channels/*", status=503, times=None)
    await hand.wait(10 * MINUTE)
    await hand.slash("bo", "bringin")
    assert hand.to_act == "an"
    await hand.wait(60 * MINUTE)
    assert hand.to_act == "an"
    await heal(hand)
    assert hand.to_act == "an"
    assert left_ms(hand) > (TURN - 15) * 1000


async def test_a_restart_during_an_outage_still_protects_the_players(hand: Room) -> None:
    silence(hand)
    await hand.wait(TURN + MINUTE)
    hand.env.backend.faults.clear()
    await hand.restart()
    silence(hand)
    await hand.wait(10 * MINUTE)
    assert (hand.view.hand_number, hand.to_act) == (1, "bo")
    await heal(hand)
    await hand.wait(TURN + BANK + 15)
    assert hand.to_act == "an"


async def test_no_new_hand_is_dealt_after_one_that_nobody_could_see(hand: Room) -> None:
    await hand.slash("bo", "bringin")
    silence(hand)
    await hand.wait(30 * MINUTE)
    await heal(hand)
    assert (hand.view.hand_number, hand.to_act) == (1, "an")


async def test_an_idle_table_does_not_close_during_an_outage(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an")
    await room.seat("an")
    await room.wait(20 * MINUTE)
    silence(room)
    await room.wait(60 * MINUTE)
    assert room.is_open
    await heal(room)
    assert room.is_open
    await room.wait(31 * MINUTE)
    assert not room.is_open


@pytest.mark.parametrize("right", ["view_channel", "send_messages_in_threads"])
async def test_losing_a_required_permission_pauses_the_table_and_is_reported_once(hand: Room, right: str) -> None:
    office = await moderators_channel(hand)
    name = {"view_channel": "View Channel", "send_messages_in_threads": "Send Messages in Threads"}[right]
    withdraw(hand, hand.lobby, right)
    await hand.wait(MINUTE)
    told = [message.components for message in office.history()]
    assert len(told) == 1
    assert name in str([part.to_dict() for part in told[0]])
    assert f"**{name}**" in hand.letters("an")[-1]
    await hand.wait(60 * MINUTE)
    assert (hand.view.hand_number, hand.to_act) == (1, "bo")
    assert len(office.history()) == 1
    assert sum("stands still" in letter for letter in hand.letters("an")) == 1
    shown = await hand.slash("ada", "room show", at=office)
    assert "Play stands still" in shown
    assert name in shown
    give_back(hand, hand.lobby)
    await hand.wait(5)
    assert hand.view.course.paused is None
    assert hand.to_act == "bo"
    await hand.wait(TURN + BANK + 15)
    assert hand.to_act == "an"


async def test_an_unreachable_moderators_channel_gets_the_report_later(hand: Room) -> None:
    office = await moderators_channel(hand)
    hand.env.inject_error("POST", f"/channels/{office.id}/messages", status=403, code=50013, times=None)
    hand.close_dms("an")
    hand.close_dms("bo")
    withdraw(hand, hand.lobby, "send_messages_in_threads")
    await hand.wait(5 * MINUTE)
    assert office.history() == []
    hand.env.backend.faults.clear()
    await hand.wait(15 * MINUTE)
    assert len(office.history()) == 1


async def test_without_a_moderators_channel_the_tables_owner_gets_the_report(hand: Room) -> None:
    withdraw(hand, hand.lobby, "send_messages_in_threads")
    await hand.wait(MINUTE)
    assert "until somebody fixes this" in "\n".join(hand.letters("an"))


async def test_an_action_at_a_stopped_table_is_refused_with_the_missing_permission(hand: Room) -> None:
    withdraw(hand, hand.lobby, "send_messages_in_threads")
    await hand.wait(1)
    told = await hand.slash("bo", "bringin")
    assert "Play stands still" in told
    assert "**Send Messages in Threads**" in told
    assert hand.to_act == "bo"


async def test_locking_a_tables_thread_pauses_it_and_unlocking_resumes_it(hand: Room) -> None:
    lock(hand, locked=True)
    await hand.wait(60 * MINUTE)
    assert (hand.view.hand_number, hand.to_act, hand.view.course.paused) == (1, "bo", "locked")
    await hand.restart()
    await hand.wait(60 * MINUTE)
    assert hand.view.course.paused == "locked"
    lock(hand, locked=False)
    await hand.wait(1)
    assert hand.view.course.paused is None
    assert hand.view.course.obstacle is None
    assert left_ms(hand) > (TURN - 5) * 1000
    assert [(each.act, each.reason) for each in await audit(hand)] == [
        ("resume", "Its thread was unlocked."),
        ("pause", "Its thread was locked."),
    ]


async def test_a_thread_unlocked_while_the_bot_was_down_resumes_its_table(hand: Room) -> None:
    lock(hand, locked=True)
    await hand.wait(1)
    await hand.store.close()
    told = hand.env.backend.get_channel(hand.table.id).thread_metadata
    assert told is not None
    told.locked = False
    await hand.restart()
    await hand.wait(1)
    assert (hand.view.course.paused, hand.view.course.obstacle) == (None, None)


async def test_a_pause_scheduled_for_the_end_of_the_hand_survives_locking_the_thread(hand: Room) -> None:
    await mod(hand, "mo", "pause", after_hand=True)
    lock(hand, locked=True)
    await hand.wait(1)
    lock(hand, locked=False)
    await hand.wait(1)
    assert (hand.view.course.paused, hand.view.course.pausing) == (None, True)


async def test_a_moderators_pause_survives_unlocking_the_thread(hand: Room) -> None:
    await mod(hand, "mo", "pause")
    lock(hand, locked=True)
    await hand.wait(1)
    lock(hand, locked=False)
    await hand.wait(1)
    assert hand.view.course.paused == "moderator"
    assert hand.view.course.obstacle is None


# Tournaments


@pytest.mark.parametrize("minutes", [12, 60])
async def test_T1_1_during_an_outage_no_level_rises_and_nobody_is_blinded_out(room: Room, minutes: int) -> None:
    room.join("an", "bo", "cy", "di")
    view = await running(room, "an", "bo", "cy", "di")
    hands = max(table.hand_number for table in room.wiring.play.tables.of_tournament(view.tournament_id))
    silence(room)
    await room.wait(minutes * MINUTE)
    (after,) = tournaments(room)
    assert after.state.begun.level.number == 1
    assert [count.chips for count in after.counts] == [count.chips for count in view.counts]
    await heal(room)
    (after,) = tournaments(room)
    assert after.state.begun.level.number == 1
    assert after.obstacle is None
    (table,) = room.wiring.play.tables.of_tournament(view.tournament_id)
    assert table.hand_number <= hands + 1
    assert len(after.state.playing()) == 4


async def test_T1_4_an_outage_during_the_check_in_unregisters_nobody(room: Room) -> None:
    room.join("an", "bo", "cy", "di")
    await create(room, start="in 1 hour", buy_in=100)
    for name in ("an", "bo", "cy", "di"):
        await say(room, name, "register")
    await room.wait(44 * MINUTE)
    silence(room)
    await room.wait(60 * MINUTE)
    await heal(room)
    await room.wait(20)
    (view,) = tournaments(room)
    assert view.state.phase == "check_in"
    assert len(view.state.registered()) == 4
    assert view.state.start_ms - room.wiring.base.timer.now_ms() >= 14 * MINUTE * 1000
    for name in ("an", "bo", "cy", "di"):
        await say(room, name, "checkin")
    await room.wait(15 * MINUTE)
    assert tournaments(room)[0].state.phase == "running"


async def test_locking_a_tournament_table_stops_the_tournaments_clocks(room: Room) -> None:
    room.join("an", "bo", "cy", "di")
    view = await running(room, "an", "bo", "cy", "di")
    (table,) = room.wiring.play.tables.of_tournament(view.tournament_id)
    room.table = next(thread for thread in room.lobby.threads if thread.id == table.place.channel_id)
    lock(room, locked=True)
    await room.wait(60 * MINUTE)
    assert tournaments(room)[0].state.begun.level.number == 1
    assert room.view.hand_number == table.hand_number
    lock(room, locked=False)
    await room.wait(1)
    assert tournaments(room)[0].obstacle is None
    assert room.view.course.paused is None
