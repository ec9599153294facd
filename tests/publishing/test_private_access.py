"""A private table's record: a private thread beside the table, for the people in the table's thread."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.fairness.cutting import closing_lines
from bot.locales import phrases
from bot.ui.discord import outbox
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.room import Room


@pytest.fixture
async def private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """Yield a room with a private table whose deals are sealed; an and bo play there."""
    monkeypatch.setattr(phrases, "strict", True)
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    room = await Room.open(tmp_path / "room.sqlite3", sealed=True, threaded=True)
    room.join("an", "bo", "cy", "eve")
    await room.open_table("an", private=True)
    await room.slash("an", "table invite", member=room.people["bo"])
    await room.seat("an", "bo")
    try:
        yield room
    finally:
        await room.shut()
    room.nothing_failed([])
    room.chips_are_conserved()


def thread(room: Room, thread_id: int) -> discord.Thread:
    found = room.client.get_channel(thread_id)
    assert isinstance(found, discord.Thread)
    return found


async def record(room: Room) -> discord.Thread:
    """Return the thread in which the current hand's deal was closed."""
    await room.wait(PAUSE_SECONDS)
    closing = room.view.hand_closing
    assert closing is not None
    return thread(room, closing.thread)


async def names(room: Room, place: discord.Thread) -> set[str]:
    inside = {member.id for member in await place.fetch_members()}
    return {name for name, person in room.people.items() if person.id in inside}


def lines(room: Room, place_id: int) -> int:
    return sum(len(closing_lines(message.content)) for message in room.env.backend.messages[place_id].values())


async def play_out(room: Room) -> None:
    while room.view.hand is not None and not room.view.hand.finished:
        if "bring" in await room.slash(room.to_act, "fold"):
            await room.slash(room.to_act, "bringin")


async def test_F9_a_private_table_has_its_record_in_a_private_thread_beside_it(private: Room) -> None:
    place = await record(private)
    assert place.is_private()
    assert place.parent_id == thread(private, private.table.id).parent_id
    assert place.name == f"Deal record · {thread(private, private.table.id).name}"
    assert (lines(private, place.id), lines(private, private.table.id)) == (1, 0)
    assert await names(private, place) == await names(private, thread(private, private.table.id)) == {"an", "bo"}


async def test_a_member_who_is_let_into_the_table_later_may_read_its_record_until_they_are_removed(
    private: Room,
) -> None:
    place = await record(private)
    await private.slash("an", "table invite", member=private.people["cy"])
    assert await names(private, place) == {"an", "bo", "cy"}
    await private.slash("an", "table uninvite", member=private.people["cy"])
    assert await names(private, place) == {"an", "bo"}
    eve, table = discord.Object(private.people["eve"].id), thread(private, private.table.id)
    await table.add_user(eve)
    await private.wait(1)
    assert await names(private, place) == {"an", "bo", "eve"}, "a member added her on Discord"
    await table.remove_user(eve)
    await private.wait(1)
    assert await names(private, place) == {"an", "bo"}


@pytest.mark.parametrize("listed", [True, False], ids=["members listed", "members not listed"])
async def test_who_is_removed_while_the_record_is_archived_does_not_read_what_comes_later(
    private: Room, listed: bool
) -> None:
    place = await record(private)
    await private.slash("an", "table invite", member=private.people["cy"])
    await place.edit(archived=True)
    await private.wait(1)
    await private.slash("an", "table uninvite", member=private.people["cy"])
    assert "cy" in await names(private, place)
    if not listed:
        private.env.inject_error("GET", "/channels/*/thread-members", status=403, code=50001, times=2)
    await play_out(private)
    after = await record(private)
    assert after.id == place.id
    assert await names(private, after) == {"an", "bo"}


async def test_after_a_restart_the_record_is_in_the_same_thread_and_open_to_people_let_in_meanwhile(
    private: Room,
) -> None:
    before = await record(private)
    await private.restart()
    await thread(private, private.table.id).add_user(discord.Object(private.people["eve"].id))
    await play_out(private)
    after = await record(private)
    assert after.id == before.id
    assert lines(private, after.id) == 2
    assert await names(private, after) == {"an", "bo", "eve"}


async def test_without_the_members_intent_the_players_and_guests_may_read_the_record(private: Room) -> None:
    private.env.inject_error("GET", "/channels/*/thread-members", status=403, code=50001, times=1)
    place = await record(private)
    assert await names(private, place) == {"an", "bo"}


async def test_if_discord_refuses_the_record_thread_the_deals_are_recorded_at_the_table(private: Room) -> None:
    private.env.inject_error("POST", f"/channels/{private.lobby.id}/threads", status=403, code=50013, times=None)
    assert (await record(private)).id == private.table.id
    assert "This table's deals go on record right here" in await private.slash("an", "fair")


async def test_the_record_of_public_tables_is_not_searched_in_private_threads(private: Room) -> None:
    place = await record(private)
    await private.open_table("cy")
    await private.seat("cy", "eve")
    assert (await record(private)).id != place.id
    assert not (await record(private)).is_private()
