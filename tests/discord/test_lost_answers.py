"""Lost answers and late events: nothing is created twice and nobody is locked out."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import discord
import pytest

from tests.harness.discord.lobbies import LobbyRoom
from tests.harness.discord.losing import answers_lost
from tests.harness.discord.rights import as_invited, withdraw
from tests.harness.discord.room import Room
from tests.harness.discord.staff import staff
from tests.harness.discord.tournaments import running


@contextmanager
def first_answer_lost(ending: str) -> Iterator[list[str]]:
    """Lose the answer to the first request whose path ends so, and yield the paths of all such requests."""
    asked = list[str]()

    def is_lost(path: str) -> bool:
        if path.endswith(ending):
            asked.append(path)
        return asked == [path]

    with answers_lost(is_lost):
        yield asked


@contextmanager
def held_back(room: Room, event: str) -> Iterator[Callable[[], None]]:
    """Hold back the gateway's events of this kind until the yielded function is called."""
    backend, kept = room.env.backend, list[tuple[Any, ...]]()
    emit = backend.emit

    def hold(name: str, *given: Any, **more: Any) -> Any:
        if name == event:
            kept.append((name, *given))
            return None
        return emit(name, *given, **more)

    def give_out() -> None:
        for each in kept:
            emit(*each)
        kept.clear()

    with patch.object(backend, "emit", hold):
        yield give_out
        give_out()


def threads(room: Room) -> list[str]:
    return [str(thread.name) for thread in room.lobby.threads]


@pytest.mark.parametrize("private", [False, True])
async def test_a_table_has_one_thread_even_if_the_answer_to_its_creation_is_lost(room: Room, private: bool) -> None:
    room.join("an", "bo")
    with first_answer_lost("/threads") as asked:
        await room.open_table("an", private=private)
        assert len(asked) == 1
    assert len(threads(room)) == 1
    await room.seat("an")
    assert room.table.is_thread


async def test_a_table_is_announced_once_even_if_the_answer_to_the_announcement_is_lost(room: Room) -> None:
    room.join("an")
    with first_answer_lost(f"/channels/{room.lobby.id}/messages"):
        await room.open_table("an")
    assert [message.type for message in room.lobby.history()].count(discord.MessageType.default) == 1
    assert len(threads(room)) == 1


@pytest.mark.parametrize("lost", ["/scheduled-events", "/threads"])
async def test_a_tournaments_tables_and_event_are_created_once_if_an_answer_is_lost(room: Room, lost: str) -> None:
    staff(room)
    room.join("an", "bo", "cy", "di")
    with first_answer_lost(lost):
        await running(room, "an", "bo", "cy", "di")
        await room.wait(60)
    events = [event.name for event in room.env.backend.get_guild(room.guild.id).scheduled_events.values()]
    assert events == ["Friday"]
    assert len(threads(room)) == 1


async def test_a_new_thread_is_used_before_its_late_event_arrives(room: Room) -> None:
    """The owner is added to a private table, and the lobby shows a public one."""
    staff(room)
    room.join("an", "bo")
    shown = (await LobbyRoom.open(room)).channel
    with held_back(room, "THREAD_CREATE"):
        told = await room.slash("an", "table open", game="razz", stakes="10/20", private=True)
        assert "can't create private threads" not in told
        assert "Only you and people you let in" in told
        await room.slash("bo", "table open", game="badugi", stakes="5/10")
        await room.wait(60)
        assert "Badugi" in str([part.to_dict() for message in shown.history() for part in message.components])


async def test_on_a_server_without_the_bot_everybody_gets_the_link_to_add_it(room: Room) -> None:
    room.join("an")
    room.client._connection._guilds.pop(room.guild.id)
    told = await room.slash("an", "wallet")
    assert "discord.com/oauth2/authorize" in told
    assert f"guild_id={room.guild.id}" in told
    assert await room.store.directory.known(room.people["an"].id) is None


async def test_commands_are_installed_only_on_servers_with_the_bot(room: Room) -> None:
    for command in room.client.tree.get_commands():
        assert command.to_dict(room.client.tree)["integration_types"] == [0]


@pytest.mark.parametrize("command", ["table open", "tournament create"])
async def test_nothing_is_opened_in_a_channel_that_the_bot_cannot_see(room: Room, command: str) -> None:
    staff(room)
    as_invited(room)
    withdraw(room, room.lobby, "view_channel")
    given = {"stakes": "10/20"} if command == "table open" else {"name": "Friday", "start": "in 2 hours"}
    told = await room.slash("mo", command, at=room.lobby, game="razz", **given)
    assert "**View Channel**" in told
    assert not room.wiring.play.tables.in_guild(room.guild.id)
    assert not room.lobby.threads


async def test_a_player_who_cannot_be_added_to_a_private_thread_is_refused_a_seat(room: Room) -> None:
    room.join("an")
    room.env.inject_error("PUT", "/channels/*/thread-members/*", status=403, code=50013, times=None)
    told = await room.slash("an", "table open", game="razz", stakes="10/20", private=True)
    assert "I couldn't add you to the thread" in told
    told = await room.slash("an", "table sit", at=room.lobby, table="Table 1")
    assert "I couldn't add you to the thread" in told
    (view,) = room.wiring.play.tables.in_guild(room.guild.id)
    assert view.seats == ()
    room.env.backend.faults.clear()
    assert "You're in seat 1" in await room.slash("an", "table sit", at=room.lobby, table="Table 1")
