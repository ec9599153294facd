"""Tables whose opening fails."""

import discord
import pytest

from bot.tables.saving import StoreError
from tests.harness.discord.asking import Place, ask_at_once, every_command
from tests.harness.discord.room import Room


async def test_a_table_that_cannot_be_saved_leaves_nothing_in_the_channel(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreError("disk full")

    room.join("an")
    monkeypatch.setattr(room.wiring.play.tables, "open", full)
    told = await room.slash("an", "table open", at=room.lobby, game="razz", stakes="10/20")
    assert "That couldn't be saved, so nothing has changed." in told
    (thread,) = room.lobby.threads
    kept = await room.client.fetch_channel(thread.id)
    assert isinstance(kept, discord.Thread)
    assert kept.archived
    assert not [message for message in room.lobby.history() if message.components]
    room.forgive()


async def test_of_two_simultaneous_openings_in_a_channel_without_threads_only_the_first_succeeds(room: Room) -> None:
    room.join("an", "bo")
    deny = discord.PermissionOverwrite(create_public_threads=False)
    narrow = room.guild.create_text_channel("narrow", overwrites={room.bot_role: deny})
    command, order = every_command(room.client)["table open"], {"game": "razz", "stakes": "10/20"}
    both = [(command, room.people[name].id, order) for name in ("an", "bo")]
    first, second = map(room.told, await ask_at_once(room.env, Place(narrow.id, room.guild.id), *both))
    assert "The table is open" in first
    assert "There's already a table in this channel." in second
    assert len(room.wiring.play.tables.in_guild(room.guild.id)) == 1
