"""Closed tables' threads are archived, so that a server's active threads do not accumulate."""

import discord
import pytest

from tests.harness.discord.room import Room


def active(room: Room) -> set[str]:
    guild = room.client.get_guild(room.guild.id)
    assert guild is not None
    return {thread.name for thread in guild.threads if not thread.archived}


def edits(room: Room, channel_id: int) -> list[object]:
    """Return the bot's own edits of the place."""
    wanted = ("PATCH", f"/channels/{channel_id}")
    return [entry.json for entry in room.env.http_requests if (entry.method, entry.path) == wanted]


async def test_after_tables_open_and_close_no_active_thread_is_left(room: Room) -> None:
    room.join("an")
    for _ in range(3):
        await room.open_table("an")
        await room.env.settle()
        assert len(active(room)) == 1
        assert "closed" in await room.slash("an", "table close")
        await room.env.settle()
        assert active(room) == set()
        assert edits(room, room.table.id) == [{"archived": True}]
        assert "This table is closed" in room.card_text


async def test_archiving_is_the_last_request_for_a_closed_tables_thread(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.slash("an", "table close")
    await room.env.settle()
    here = [entry for entry in room.env.http_requests if entry.path.startswith(f"/channels/{room.table.id}")]
    assert (here[-1].method, here[-1].path) == ("PATCH", f"/channels/{room.table.id}")


@pytest.mark.parametrize("kind", ["channel", "thread"])
async def test_threads_and_channels_created_by_other_people_are_not_archived(room: Room, kind: str) -> None:
    room.join("an")
    if kind == "thread":
        made = room.env.backend.create_thread(room.lobby.id, "friends", room.people["an"].id)
        await room.env.settle()
        place = next(thread for thread in room.lobby.threads if thread.id == made.id)
    else:
        deny = discord.PermissionOverwrite(create_public_threads=False)
        place = room.guild.create_text_channel("no threads", overwrites={room.bot_role: deny})
    assert "The table is open" in await room.slash("an", "table open", at=place, game="razz", stakes="10/20")
    room.table = place
    assert room.is_open
    await room.slash("an", "table close")
    await room.env.settle()
    assert not room.is_open
    assert edits(room, place.id) == []


async def test_a_thread_that_cannot_be_archived_is_logged_once(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    room.join("an")
    await room.open_table("an")
    room.env.inject_error("PATCH", f"/channels/{room.table.id}", status=403, code=50013, times=None)
    assert "closed" in await room.slash("an", "table close")
    await room.env.settle()
    warned = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert [line.split(" table ")[0] for line in warned] == ["the thread of"]
    assert "Discord's code 50013" in warned[0]
    assert not room.is_open
