"""Requests and events from servers of another part, which are refused and change nothing."""

import logging

import discord
import pytest

from bot.fleet.part import Part
from bot.locales import DEFAULT
from bot.locales.phrases import say
from tests.harness.discord.room import Room


async def become_another_part(room: Room) -> None:
    """Restart the bot on the room's file as a part that does not own the room's server."""
    part = next(part for part in (Part(0, 2), Part(1, 2)) if not part.owns_server(room.guild.id))
    room.settings = room.settings.model_copy(update={"shard": part})
    await room.restart()
    room.forgive()


async def test_commands_for_another_part_are_refused_and_logged_once(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    room.join("an", "bo")
    await become_another_part(room)
    for name in ("an", "bo"):
        assert await room.slash(name, "wallet") == say(DEFAULT, "error-ours")
        assert await room.store.directory.known(room.people[name].id) is None
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(told) == 1
    assert told[0].startswith(f"server {room.guild.id} is not one of part ")


async def test_clicks_for_another_part_are_refused_and_do_not_change_the_hand(hand: Room) -> None:
    before, label = hand.stacks(), next(label for label in hand.buttons if "ring" in label)
    await become_another_part(hand)
    assert await hand.click("bo", label) == say(DEFAULT, "error-ours")
    assert hand.stacks() == before
    assert hand.to_act == "bo"


async def test_events_for_another_part_are_dropped(hand: Room) -> None:
    """The library reports events through ``dispatch``."""
    heard: list[int] = []

    async def on_message(message: discord.Message) -> None:
        if not message.author.bot:
            heard.append(message.channel.id)

    hand.client.add_listener(on_message)
    await hand.people["cy"].send(hand.table, "one")
    await become_another_part(hand)
    hand.client.add_listener(on_message)
    await hand.people["cy"].send(hand.table, "two")
    assert heard == [hand.table.id]
