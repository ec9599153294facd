"""Where Discord says no, or says nothing, play stands still: nobody loses anything to a clock, who can mend it is told
once, and play goes on by itself."""

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
    """A server whose bot has exactly the permissions that it asks for."""
    async with proved_room(tmp_path / "room.sqlite3", monkeypatch) as room:
        as_invited(room)
        staff(room)
        yield room


@pytest.fixture
async def hand(room: Room) -> Room:
    """an and bo in a hand of Razz on third street, bo to bring it in; their table has a thread."""
    await razz_hand(room)
    assert room.table.is_thread
    return room


def silence(room: Room) -> None:
    """Discord refuses every request of the bot's."""
    room.env.inject_error("*", "*", status=503, times=None)


async def heal(room: Room) -> None:
    room.env.backend.faults.clear()
    await room.wait(20)


def lock(room: Room, *, locked: bool) -> None:
    room.env.backend.edit_channel(room.table.id, {}, thread_metadata={"locked": locked})


def left_ms(room: Room) -> int:
    """Of the running turn."""
    deadline_ms = room.view.clock.deadline_ms
    assert deadline_ms is not None
    return deadline_ms - room.wiring.base.timer.now_ms()


async def test_while_discord_takes_nothing_nobody_is_folded_and_play_goes_on_with_what_time_was_left(
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


async def test_whoever_is_heard_while_discord_takes_nothing_may_act_and_the_next_has_all_their_time(hand: Room) -> None:
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


async def test_after_an_outage_a_restart_finds_it_still_there(hand: Room) -> None:
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


async def test_a_hand_that_nobody_could_see_is_not_followed_by_another(hand: Room) -> None:
    await hand.slash("bo", "bringin")
    silence(hand)
    await hand.wait(30 * MINUTE)
    await heal(hand)
    assert (hand.view.hand_number, hand.to_act) == (1, "an")


async def test_an_idle_table_waits_for_discord_before_it_closes(room: Room) -> None:
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
async def test_a_right_that_is_withdrawn_stops_the_table_and_is_told_once(hand: Room, right: str) -> None:
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


async def test_who_can_not_be_reached_at_once_is_told_once_it_is_possible(hand: Room) -> None:
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


async def test_where_the_moderators_have_no_channel_whoever_opened_the_table_is_told(hand: Room) -> None:
    withdraw(hand, hand.lobby, "send_messages_in_threads")
    await hand.wait(MINUTE)
    assert "until somebody fixes this" in "\n".join(hand.letters("an"))


async def test_a_click_there_is_told_what_is_missing_and_nothing_happens(hand: Room) -> None:
    withdraw(hand, hand.lobby, "send_messages_in_threads")
    await hand.wait(1)
    told = await hand.slash("bo", "bringin")
    assert "Play stands still" in told
    assert "**Send Messages in Threads**" in told
    assert hand.to_act == "bo"


async def test_a_locked_thread_is_a_pause_and_unlocking_resumes_it(hand: Room) -> None:
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


async def test_a_thread_that_was_unlocked_while_nobody_listened_has_its_table_play_on(hand: Room) -> None:
    lock(hand, locked=True)
    await hand.wait(1)
    await hand.store.close()
    told = hand.env.backend.get_channel(hand.table.id).thread_metadata
    assert told is not None
    told.locked = False
    await hand.restart()
    await hand.wait(1)
    assert (hand.view.course.paused, hand.view.course.obstacle) == (None, None)


async def test_a_pause_that_is_to_come_outlasts_a_lock(hand: Room) -> None:
    await mod(hand, "mo", "pause", after_hand=True)
    lock(hand, locked=True)
    await hand.wait(1)
    lock(hand, locked=False)
    await hand.wait(1)
    assert (hand.view.course.paused, hand.view.course.pausing) == (None, True)


async def test_a_pause_by_command_outlasts_an_unlocked_thread(hand: Room) -> None:
    await mod(hand, "mo", "pause")
    lock(hand, locked=True)
    await hand.wait(1)
    lock(hand, locked=False)
    await hand.wait(1)
    assert hand.view.course.paused == "moderator"
    assert hand.view.course.obstacle is None


# Tournaments


@pytest.mark.parametrize("minutes", [12, 60])
async def test_T1_1_no_level_goes_up_and_nobody_is_blinded_out_while_discord_takes_nothing(
    room: Room, minutes: int
) -> None:
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


async def test_T1_4_an_outage_over_the_check_in_unregisters_nobody(room: Room) -> None:
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


async def test_a_locked_table_of_a_tournament_stops_its_clocks(room: Room) -> None:
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
