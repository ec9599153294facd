"""The client alone, and as one of two parts with a file each, over real sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast
from unittest.mock import MagicMock

import pytest

from bot.client import client as clients
from bot.client.client import CommandTree, LowballClient, intents
from bot.fleet.identify_turns import SpacedTurns
from bot.fleet.part import Part
from bot.interactions.click import BotInteraction
from bot.operating.monitor import HealthMonitor
from bot.settings import Settings
from bot.ui.discord import outbox
from bot.wiring.build import Wiring
from bot.wiring.features import client_of
from bot.wiring.running import running_bot
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.connecting import connected_as
from tests.harness.local_discord.guilds import Server
from tests.harness.local_discord.journal import PATIENCE_SECONDS

SYNCED = ("PUT", r"/applications/\d+/commands")


def test_the_client_asks_for_the_fewest_intents_possible() -> None:
    assert {name for name, on in intents(members=True) if on} == {"guilds", "guild_messages", "members"}
    assert {name for name, on in intents(members=False) if on} == {"guilds", "guild_messages"}


def test_an_edit_of_a_message_is_not_even_read() -> None:
    nothing = cast(Any, None)
    client = LowballClient([], nothing, nothing, nothing, nothing, nothing, nothing)
    client._connection.parsers["MESSAGE_UPDATE"]({})


async def test_no_part_of_the_bot_listens_to_edits_because_the_client_passes_over_them() -> None:
    client = client_of(MagicMock())  # only its listeners are used
    await client.load_features()
    heard = {*client.extra_events, *(name for name in dir(client) if name.startswith("on_"))}
    assert {"on_interaction", "on_guild_remove"} <= heard
    assert not heard & {"on_message_edit", "on_raw_message_edit"}


@dataclass
class Fleet:
    monkeypatch: pytest.MonkeyPatch
    local: LocalDiscord
    folder: Path
    stack: AsyncExitStack

    async def begin(self, part: Part) -> tuple[LowballClient, Wiring]:
        """Start a part with a file of its own and connect it."""
        database = self.folder / f"{part.index}.sqlite3"
        settings = Settings(database=database, shard=part, pictures="off", card_emojis="off")
        wiring = await self.stack.enter_async_context(
            running_bot(settings, database, HealthMonitor(part=part), part=part)
        )
        shards, turns = part.shards(part.count), SpacedTurns(every_seconds=0.0)
        client = client_of(wiring, shards=shards, shard_count=part.count, turns=turns)
        await self.stack.enter_async_context(connected_as(self.monkeypatch, self.local, client))
        return client, wiring

    def server(self, part: Part) -> Server:
        return next(one for one in self.local.world.servers.values() if part.owns_server(int(one.id)))


@pytest.fixture
async def fleet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Fleet]:
    monkeypatch.setattr(clients, "COMMANDS_EVERY_SECONDS", 0.05)
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    async with LocalDiscord() as local, AsyncExitStack() as stack:
        local.world.server("The second guild")
        yield Fleet(monkeypatch, local, tmp_path, stack)


async def test_a_command_is_handled_only_by_the_part_that_owns_its_server(fleet: Fleet) -> None:
    local, parts = fleet.local, (Part(0, 2), Part(1, 2))
    directories = [(await fleet.begin(part))[1].base.store.directory for part in parts]
    people = [local.world.member(f"player {part.index}", guild_id=fleet.server(part).id)["user"] for part in parts]
    for part, person in zip(parts, people, strict=True):
        answer = await local.interactions.command(person, "wallet", channel_id=fleet.server(part).lobby["id"])
        await local.journal.wait_for("PATCH", f"/webhooks/.*/{answer.interaction['token']}/.*")
    for part, directory in zip(parts, directories, strict=True):
        known = [await directory.known(int(person["id"])) is not None for person in people]
        assert known == [part == other for other in parts]


async def test_only_the_first_part_syncs_the_commands_and_the_others_read_them(fleet: Fleet) -> None:
    second, _ = await fleet.begin(Part(1, 2))
    await fleet.local.journal.wait_for("GET", SYNCED[1])
    assert second.command_ids == {}
    first, _ = await fleet.begin(Part(0, 2))
    async with asyncio.timeout(PATIENCE_SECONDS):
        # The part stores the commands shortly after its request, and there may be no further request to wait for.
        while second.command_ids != first.command_ids:
            await fleet.local.journal.next(0.05)
    assert first.command_ids.keys() == fleet.local.commands.keys() == {one.name for one in second.tree.get_commands()}
    assert len(fleet.local.journal.found(*SYNCED)) == 1
    looks = len(fleet.local.journal.found("GET", SYNCED[1]))
    await fleet.local.journal.quiet(0.2)
    assert len(fleet.local.journal.found("GET", SYNCED[1])) <= looks + 1


class AdmitsNobody:
    """A command tree whose client admits nobody."""

    def __init__(self) -> None:
        self.client, self.admission = self, self

    async def admits(self, _: object) -> bool:
        return False


async def test_a_rejected_command_is_neither_read_nor_acknowledged() -> None:
    """The interaction is a bare object: reading its values or acknowledging it would fail."""
    tree, sent = cast(CommandTree, AdmitsNobody()), cast(BotInteraction, object())
    assert not await CommandTree.interaction_check(tree, sent)
