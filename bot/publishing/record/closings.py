"""Closes deals: posts the messages that hold their lines, and tells each table which message it was.

Deals that are due at one place while its last message is under way, or within a second of it, share the next one. What
Discord does not take is tried again as long as the table stands: nothing is dealt before.
"""

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Final

import discord

from bot.moderation.record_book import RecordThread
from bot.publishing.record.posting import Closed, RecordPoster, Waiting
from bot.publishing.record.threads import Home, RecordThreads
from bot.publishing.standstill.watch import PlayWatch
from bot.publishing.upkeep import Upkeep
from bot.tables.manager import TableManager
from bot.tables.messages import DealClosed
from bot.tables.ports import DealToClose, Timer
from bot.tables.replies import TableDenial
from bot.ui.discord.faults import ARCHIVED, NO_CHANNEL, THREAD_LOCKED, cause, may_pass
from bot.ui.discord.outbox import RETRY_MS, RETRY_SECONDS, Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.room.record_entries import DEALS_MOST
from bot.ui.scene.readers import Readers

log = logging.getLogger(__name__)

EVERY_MS: Final = 1000
"""Discord takes five messages in five seconds in one channel."""
WAITS: Final = RETRY_SECONDS[:4]
"""The wait after each failure; after the last it stays as it is, for a table waits."""
STANDS_AFTER: Final = 3
"""So many failures in a row are no hiccup: the tables that wait stand still."""
_GONE: Final = (NO_CHANNEL, ARCHIVED, THREAD_LOCKED)


@dataclass(slots=True)
class Desk:
    """The deals that are to be closed at one place."""

    home: Home
    waiting: dict[int, Waiting] = field(default_factory=dict)
    """By table."""
    failures: int = 0
    upkeep: "Upkeep[Desk]" = field(init=False)

    def first(self) -> list[Waiting]:
        """Those that may be in the next message. After a start a thousand wait, and each message would look at all."""
        return list(islice(self.waiting.values(), DEALS_MOST))


class DealClosings:
    """bot.tables.ports.Closer. It is made before the client exists; what it was asked goes out once the client is
    connected."""

    def __init__(
        self,
        threads: RecordThreads,
        timer: Timer,
        outbox: Outbox,
        tasks: Tasks,
        readers: Readers,
        tables: TableManager,
        watch: PlayWatch | None = None,
    ) -> None:
        """``watch`` is told where the record cannot be kept."""
        self._threads = threads
        self._poster = RecordPoster(threads, outbox, readers)
        self._timer = timer
        self._outbox = outbox
        self._tasks = tasks
        self._tables = tables
        self._watch = watch
        self._early: list[Waiting] = []
        self._desks: dict[Home, Desk] = {}

    def restore_threads(self, threads: Iterable[RecordThread]) -> None:
        """Learns from the file of the threads that were made; before the tables are restored."""
        self._threads.restore_threads(threads)

    def start(self) -> None:
        """The client is connected."""
        early, self._early = self._early, []
        for each in early:
            self._tasks.run(self._take(each))

    def close(self, deal: DealToClose) -> None:
        """See the protocol. Asked again for a deal that still waits, it goes on with that."""
        asked = Waiting(deal.view, deal.line, deal.again)
        if self._outbox.is_connected:
            self._tasks.run(self._take(asked))
        else:
            self._early.append(asked)

    def renew(self, guild_id: int) -> None:
        """The room's settings may have changed: what waits is tried at once, and in the right place."""
        self._threads.renew(guild_id)
        for desk in [desk for home, desk in self._desks.items() if home.guild_id == guild_id]:
            desk.upkeep.hurry()

    # Who waits where

    async def _take(self, asked: Waiting) -> None:
        """Brings it to the desk of its place; where the file does not tell that now, after a while."""
        try:
            home = await self._threads.home_of(asked.view)
        except Exception as error:
            log.warning("table %d waits for its deal to be closed: %s", asked.line.table, cause(error))
            self._timer.call_at(self._timer.now_ms() + RETRY_MS, partial(self._take_again, asked))
            return
        desk = self._desk(home)
        before = desk.waiting.get(asked.line.table)
        if before is None or before.line != asked.line:
            desk.waiting[asked.line.table] = asked
        desk.upkeep.wake()

    def _desk(self, home: Home) -> Desk:
        if (known := self._desks.get(home)) is not None:
            return known
        desk = self._desks[home] = Desk(home)
        complaint = f"deals in channel {home.channel_id} cannot be closed yet"
        desk.upkeep = Upkeep(self, desk, complaint, self._timer, self._outbox, every_ms=EVERY_MS)
        return desk

    def _take_again(self, asked: Waiting) -> None:
        self._tasks.run(self._take(asked))

    # One message

    def due_ms(self, desk: Desk) -> int | None:
        return 0 if desk.waiting else None

    async def bring(self, desk: Desk) -> None:
        await self._send_on(desk)
        if desk.waiting:
            await self._close_some(desk)
        desk.failures = 0

    def at_rest(self, desk: Desk) -> None:
        """It is there for the next deal."""

    async def _send_on(self, desk: Desk) -> None:
        """Those whose place is another by now go there; those whose table is gone need nothing any more."""
        for table_id, each in list(desk.waiting.items()):
            if self._tables.view(table_id) is None:
                del desk.waiting[table_id]
            elif await self._threads.home_of(each.view) != desk.home:
                del desk.waiting[table_id]
                self._tasks.run(self._take(each))

    async def _close_some(self, desk: Desk) -> None:
        place = await self._threads.place(desk.home)
        for closed in await self._poster.find(desk.home.guild_id, place, list(desk.waiting.values())):
            self._done(desk, closed)
        if desk.waiting:
            await self._poster.learn([each.view for each in desk.first()])
            await self._outbox.send_slot(ahead=True)
            # With those that have come meanwhile.
            for closed in await self._poster.post(desk.home.guild_id, place, desk.first()):
                self._done(desk, closed)

    def _done(self, desk: Desk, closed: Closed) -> None:
        table_id = closed.waiting.line.table
        if self._watch is not None:
            self._watch.works(table_id, "record")
        if desk.waiting.get(table_id) is closed.waiting:
            del desk.waiting[table_id]
        self._tasks.run(self._tell(table_id, DealClosed(closed.waiting.line.hand, closed.place_id, closed.message_id)))

    async def _tell(self, table_id: int, closed: DealClosed) -> None:
        """Until the table has saved it, or is gone."""
        try:
            reply = await self._tables.submit(table_id, closed)
            if reply is None or reply.denial is not TableDenial.STORE_FAILED:
                return
        except Exception as error:
            log.error("table %d cannot be told that its deal is closed: %s", table_id, cause(error))
        self._timer.call_at(self._timer.now_ms() + RETRY_MS, partial(self._tell_again, table_id, closed))

    def _tell_again(self, table_id: int, closed: DealClosed) -> None:
        self._tasks.run(self._tell(table_id, closed))

    def failed(self, desk: Desk, error: Exception) -> int:
        """Another thread, or the next best place, is tried at once; the same again after a while."""
        desk.failures += 1
        now_ms = self._timer.now_ms()
        if desk.home.is_beside and isinstance(error, discord.HTTPException) and not may_pass(error):
            if error.code in _GONE and desk.failures == 1:
                self._threads.lost(desk.home)
            else:
                self._threads.refuse(desk.home)
            return now_ms
        if self._watch is not None and (desk.failures >= STANDS_AFTER or not may_pass(error)):
            for each in desk.waiting.values():
                self._watch.record_failed(each.view, desk.home.channel_id, error)
        return now_ms + round(1000 * WAITS[min(desk.failures, len(WAITS)) - 1])
