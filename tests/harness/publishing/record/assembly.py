"""The record on a simulated Discord, with tables that ask for closings and hear of them."""

from dataclasses import dataclass, field
from typing import Any, Final, cast

import discord
from simcord.backend.models import Message

from bot.fairness.cutting import ClosingLine, closing_lines
from bot.moderation.ports import RoomBook
from bot.moderation.record_book import RecordThread
from bot.publishing.record.closings import DealClosings
from bot.publishing.record.threads import RecordThreads
from bot.tables.messages import DealClosed
from bot.tables.messages import Message as Told
from bot.tables.ports import DealToClose, TableView
from bot.tables.replies import TableDenial, TableReply
from bot.ui.discord.tasks import Tasks
from tests.harness.discord.clockwork import NoLimit
from tests.harness.tables.seal_views import seal_view
from tests.harness.ui.stage import Stage

STEP_MS: Final = 1000


class MemoryBook:
    """A ``bot.moderation.record_book.RecordBook`` in memory."""

    def __init__(self) -> None:
        self.kept: list[RecordThread] = []

    async def threads(self) -> list[RecordThread]:
        return self.kept

    async def save_thread(self, thread: RecordThread) -> None:
        self.kept.append(thread)


@dataclass
class RecordRoom:
    stage: Stage
    book: MemoryBook = field(default_factory=MemoryBook)
    views: dict[int, TableView] = field(default_factory=dict)
    reported: list[tuple[int, DealClosed]] = field(default_factory=list)
    denials: list[TableDenial] = field(default_factory=list)
    """The denials that tables answer with next."""
    closer: DealClosings = field(init=False)

    def __post_init__(self) -> None:
        setattr(self.stage.tables, "view", self.views.get)  # noqa: B010
        setattr(self.stage.tables, "submit", self._submit)  # noqa: B010
        setattr(self.stage.tables, "in_channel", self._in_channel)  # noqa: B010
        # The simulation's time stands still while the test's own timer runs.
        self.stage.reach.outbox.rate_limit = NoLimit()
        self.begin()

    def begin(self) -> None:
        """Start a process with what is saved."""
        stage = self.stage
        outbox, timer, readers, tables = stage.reach.outbox, stage.timer, stage.reach.readers, stage.manager
        rooms, access = cast(RoomBook, stage.rooms), stage.reach.access
        threads = RecordThreads(self.book, timer, outbox, readers, rooms, tables, access)
        self.closer = DealClosings(threads, timer, outbox, Tasks(), readers, tables)
        self.closer.restore_threads(sorted(self.book.kept, key=lambda thread: thread.thread_id))

    async def _submit(self, table_id: int, message: Told) -> TableReply:
        assert isinstance(message, DealClosed)
        denial = self.denials.pop() if self.denials else None
        if denial is None:
            self.reported.append((table_id, message))
        return TableReply(self.views[table_id], done=denial is None, denial=denial)

    def _in_channel(self, channel_id: int) -> int | None:
        return next((table for table, view in self.views.items() if view.place.channel_id == channel_id), None)

    # Tables

    def deal(self, table_id: int = 7, hand: int = 13, *, again: bool = False, **changes: Any) -> DealToClose:
        """Return a deal of a table in the stage's channel, unless the ``changes`` name another."""
        seal = bytes([table_id, hand] * 16)
        line = ClosingLine(
            table_id, hand, "razz", 1, (1, 2), bytes(16), seal, bytes([hand + 1] * 32), bytes([hand] * 32)
        )
        next_deal = seal_view(line.seal.hex(), (1, 2), hand)
        named = {"name": f"Table {table_id}", "seal": next_deal, **changes}
        self.views[table_id] = self.stage.table(table_id=table_id, **named)
        return DealToClose(self.views[table_id], line, again)

    async def close(self, *deals: DealToClose) -> None:
        for deal in deals:
            self.closer.close(deal)
        await self.stage.settle()

    async def later(self, seconds: float) -> None:
        """Advance the clock in steps, since requests take time as well."""
        timer = self.stage.timer
        until_ms = timer.now_ms() + round(seconds * 1000)
        while timer.now_ms() < until_ms:
            timer.ring_next(min(until_ms, timer.now_ms() + STEP_MS))
            await self.stage.settle()

    # Discord

    @property
    def threads(self) -> list[discord.Thread]:
        guild = self.stage.client.get_guild(self.stage.env.guild.id)
        assert guild is not None
        return sorted(guild.threads, key=lambda thread: thread.id)

    def posts(self, place_id: int | None = None) -> list[Message]:
        """Return the closings in a channel, by default in the first thread of the record."""
        place = place_id or self.book.kept[0].thread_id
        messages = self.stage.env.backend.messages[place].values()
        return sorted((each for each in messages if closing_lines(each.content)), key=lambda each: each.id)

    def closed(self) -> list[tuple[int, int]]:
        """Return (table, hand) of every line in the record."""
        return [(line.table, line.hand) for post in self.posts() for line in closing_lines(post.content)]
