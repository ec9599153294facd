"""The messages that close sealed deals; each table is sent the id of the message that closes its deal.

Deals at one place share a message if they come while the previous message is being sent, or within a second of it. A
message that Discord does not accept is retried as long as the table exists, because no hand is dealt before its deal
is closed.
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
"""The pause between messages, in ms; Discord accepts 5 messages in 5 seconds in one channel."""
WAITS: Final = RETRY_SECONDS[:4]
"""The delay before each retry, in seconds.

After these, each retry waits for the last delay: the bot does not give up, because a table waits.
"""
STANDS_AFTER: Final = 3
"""The number of failures in a row after which play stops at the tables that wait for their deals."""
_GONE: Final = (NO_CHANNEL, ARCHIVED, THREAD_LOCKED)


@dataclass(slots=True)
class Desk:
    """The queue of the deals to be closed at one place, a record thread or a table's own channel."""

    home: Home
    waiting: dict[int, Waiting] = field(default_factory=dict)
    """table_id -> the table's deal that waits to be closed."""
    failures: int = 0
    upkeep: "Upkeep[Desk]" = field(init=False)

    def first(self) -> list[Waiting]:
        """Return the first deals of the queue, at least as many as one message can hold.

        More are not looked at: after a start 1,000 may wait, and looking at all of them for each message takes long.
        """
        return list(islice(self.waiting.values(), DEALS_MOST))


class DealClosings:
    """Implements bot.tables.ports.DealCloser on Discord.

    It is created before the Discord client; deals wait until the client is connected.
    """

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
        """Take the dependencies; ``watch`` is notified of places where deals cannot be recorded."""
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
        """Restore the record threads from the database; call this before the tables are restored."""
        self._threads.restore_threads(threads)

    def start(self) -> None:
        """Queue the deals that came before the connection; call this when the client is connected."""
        early, self._early = self._early, []
        for each in early:
            self._tasks.run(self._add_to_desk(each))

    def close(self, deal: DealToClose) -> None:
        """Queue a deal that must be closed; if it already waits, the request changes nothing."""
        waiting = Waiting(deal.view, deal.line, deal.again)
        if self._outbox.is_connected:
            self._tasks.run(self._add_to_desk(waiting))
        else:
            self._early.append(waiting)

    def renew(self, guild_id: int) -> None:
        """Retry the waiting deals at once, perhaps at another place, because the settings may have changed."""
        self._threads.renew(guild_id)
        for desk in [desk for home, desk in self._desks.items() if home.guild_id == guild_id]:
            desk.upkeep.hurry()

    # Where deals wait

    async def _add_to_desk(self, waiting: Waiting) -> None:
        """Add the deal to the queue of its place; if the database cannot be read now, retry later."""
        try:
            home = await self._threads.home_of(waiting.view)
        except Exception as error:
            log.warning("the deal of table %d cannot be closed yet: %s", waiting.line.table, cause(error))
            self._timer.call_at(self._timer.now_ms() + RETRY_MS, partial(self._add_again, waiting))
            return
        desk = self._desk(home)
        before = desk.waiting.get(waiting.line.table)
        if before is None or before.line != waiting.line:
            desk.waiting[waiting.line.table] = waiting
        desk.upkeep.wake()

    def _desk(self, home: Home) -> Desk:
        if (known := self._desks.get(home)) is not None:
            return known
        desk = self._desks[home] = Desk(home)
        complaint = f"deals in channel {home.channel_id} cannot be closed yet"
        desk.upkeep = Upkeep(self, desk, complaint, self._timer, self._outbox, every_ms=EVERY_MS)
        return desk

    def _add_again(self, waiting: Waiting) -> None:
        self._tasks.run(self._add_to_desk(waiting))

    # One message

    def due_ms(self, desk: Desk) -> int | None:
        return 0 if desk.waiting else None

    async def update(self, desk: Desk) -> None:
        await self._send_on(desk)
        if desk.waiting:
            await self._close_some(desk)
        desk.failures = 0

    def clean_up(self, desk: Desk) -> None:
        """Do nothing: the queue object is kept for the next deal."""

    async def _send_on(self, desk: Desk) -> None:
        """Move deals to another queue if their place has changed; remove those of closed tables."""
        for table_id, each in list(desk.waiting.items()):
            if self._tables.view(table_id) is None:
                del desk.waiting[table_id]
            elif await self._threads.home_of(each.view) != desk.home:
                del desk.waiting[table_id]
                self._tasks.run(self._add_to_desk(each))

    async def _close_some(self, desk: Desk) -> None:
        place = await self._threads.place(desk.home)
        for closed in await self._poster.find(desk.home.guild_id, place, list(desk.waiting.values())):
            self._done(desk, closed)
        if desk.waiting:
            await self._poster.learn([each.view for each in desk.first()])
            await self._outbox.send_slot(ahead=True)
            # Include deals that came while this waited for a send slot.
            for closed in await self._poster.post(desk.home.guild_id, place, desk.first()):
                self._done(desk, closed)
                self._tasks.run(self._threads.open_to_readers(closed.waiting.view))

    def _done(self, desk: Desk, closed: Closed) -> None:
        table_id = closed.waiting.line.table
        if self._watch is not None:
            self._watch.works(table_id, "record")
        if desk.waiting.get(table_id) is closed.waiting:
            del desk.waiting[table_id]
        self._tasks.run(self._tell(table_id, DealClosed(closed.waiting.line.hand, closed.place_id, closed.message_id)))

    async def _tell(self, table_id: int, closed: DealClosed) -> None:
        """Report to the table that its deal is closed; retry until the table has saved it or is closed."""
        try:
            reply = await self._tables.submit(table_id, closed)
            if reply is None or reply.denial is not TableDenial.STORE_FAILED:
                return
        except Exception as error:
            log.error("table %d could not take the news that its deal is closed: %s", table_id, cause(error))
        self._timer.call_at(self._timer.now_ms() + RETRY_MS, partial(self._tell_again, table_id, closed))

    def _tell_again(self, table_id: int, closed: DealClosed) -> None:
        self._tasks.run(self._tell(table_id, closed))

    def failed(self, desk: Desk, error: Exception) -> int:
        """Return the time of the retry: now if another thread or place is tried, otherwise after a delay."""
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
