"""Closings over real sockets, where an answer can be lost: no deal gets a second message that counts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.ext import commands

from bot.fairness.cutting import ClosingLine, closing_lines
from bot.moderation.ports import RoomBook
from bot.publishing.private_access import PrivateAccess
from bot.publishing.record.closings import DealClosings
from bot.publishing.record.threads import RecordThreads
from bot.tables.messages import DealClosed
from bot.tables.messages import Message as Told
from bot.tables.ports import DealToClose, TableView
from bot.tables.replies import TableReply
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.people.names import Names
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.readers import Readers
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.connecting import connected_as
from tests.harness.local_discord.faults import Fault
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.publishing.record.assembly import MemoryBook
from tests.harness.tables.doubles import ManualTimer
from tests.harness.ui.scenes import table
from tests.harness.ui.stage import MemoryDirectory, SetRooms

MESSAGES = r"/channels/\d+/messages"


class RecordBot(commands.Bot):
    """A bot without commands."""

    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)


@dataclass
class Wire:
    local: LocalDiscord
    bot: RecordBot
    views: dict[int, TableView] = field(default_factory=dict)
    reported: asyncio.Queue[DealClosed] = field(default_factory=asyncio.Queue)
    timer: ManualTimer = field(default_factory=ManualTimer)
    closer: DealClosings = field(init=False)

    def __post_init__(self) -> None:
        outbox, book, rooms = Outbox(), MemoryBook(), SetRooms()
        tables: Any = SimpleNamespace(view=self.views.get, submit=self._submit, in_channel=lambda _: None)
        readers = Readers(
            Names(MemoryDirectory(), outbox), outbox, cast(RoomBook, rooms), PlayerPreferences(), lambda: False
        )
        access = PrivateAccess(outbox, MemoryDirectory())
        threads = RecordThreads(book, self.timer, outbox, readers, cast(RoomBook, rooms), tables, access)
        self.closer = DealClosings(threads, self.timer, outbox, Tasks(), readers, tables)
        outbox.connect(self.bot)

    async def _submit(self, table_id: int, message: Told) -> TableReply:
        assert isinstance(message, DealClosed)
        self.reported.put_nowait(message)
        return TableReply(self.views[table_id], done=True)

    def close(self, hand: int = 13) -> None:
        channel = self.bot.guilds[0].text_channels[0]
        self.views[7] = table(guild_id=channel.guild.id, channel_id=channel.id)
        line = ClosingLine(7, hand, "razz", 1, (1, 2), bytes(16), bytes([hand] * 32), bytes(32), bytes(32))
        self.closer.close(DealToClose(self.views[7], line))

    async def closed(self) -> DealClosed:
        """Return the next closing that the table hears of, while the closer's clock runs."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                with suppress(TimeoutError):
                    return await asyncio.wait_for(self.reported.get(), 0.01)
                self.timer.ring_next(self.timer.now_ms() + 1000)

    def on_record(self) -> dict[int, int]:
        """Return the hand of every line, by the id of its message."""
        messages = self.local.world.messages.values()
        found = [(int(each["id"]), closing_lines(each.get("content") or "")) for each in messages]
        return {message: line.hand for message, lines in found for line in lines}


@pytest.fixture
async def wire(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    async with LocalDiscord() as local, connected_as(monkeypatch, local, RecordBot()) as bot:
        yield Wire(local, bot)


@pytest.mark.parametrize(
    "fault",
    [
        Fault(done=True),
        Fault(),
        Fault(503, done=True),
        Fault(503),
        Fault(500, done=True),
        Fault(429),
    ],
    ids=["answer lost", "request lost", "done and 503", "503", "done and 500", "429"],
)
async def test_a_failing_request_still_closes_the_deal_with_exactly_one_message(wire: Wire, fault: Fault) -> None:
    wire.close(12)
    first = await wire.closed()
    wire.local.faults.plan("POST", MESSAGES, fault, times=1)
    wire.close(13)
    second = await wire.closed()
    assert wire.on_record() == {first.message_id: 12, second.message_id: 13}
    assert (first.hand_number, second.hand_number) == (12, 13)
    assert first.thread_id == second.thread_id != wire.views[7].place.channel_id


async def test_a_lost_answer_creates_no_second_thread(wire: Wire) -> None:
    wire.local.faults.plan("POST", r"/channels/\d+/threads", Fault(503, done=True), times=1)
    heard = asyncio.create_task(wire.bot.wait_for("thread_join", timeout=PATIENCE_SECONDS))
    wire.close()
    await heard
    closed = await wire.closed()
    channels = wire.local.world.channels.values()
    assert [int(each["id"]) for each in channels if each["name"] == "Deal record"] == [closed.thread_id]
