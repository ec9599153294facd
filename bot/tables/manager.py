"""The manager of all open tables, by id."""

import asyncio
import logging
from collections.abc import Callable

from bot.common.obstacles import Obstacle
from bot.common.outages import Outage
from bot.common.tracebacks import where
from bot.poker.views import PlayerView
from bot.tables.messages import Due, Message
from bot.tables.ports import DealCloser, Dealer, DeckMaker, Publisher, Sight, TableServices, TableView, Timer
from bot.tables.replies import TableReply
from bot.tables.rules.pace import hand_pause_ms
from bot.tables.rules.position import Position, Table
from bot.tables.rules.pre_actions import Prospect
from bot.tables.rules.rotation import Leg, checked_legs
from bot.tables.running.dealer import DecksAtOnce
from bot.tables.running.host import TableHost
from bot.tables.running.restore import Unreadable, damaged, paying_out, position_after_outage
from bot.tables.saving import DamagedTable, NewTable, Request, SavedTable, Store, StoreError
from bot.tables.state import TableState

log = logging.getLogger(__name__)


class TableManager:
    """The open tables: it opens them, finds them, and restores them after a restart."""

    def __init__(
        self,
        store: Store,
        dealer: Dealer,
        timer: Timer,
        *,
        hand_pause_seconds: int = 8,
        outage_grace_seconds: int = 15,
        decks: DeckMaker | None = None,
    ) -> None:
        self._store = store
        self._dealer = dealer
        self._timer = timer
        self._decks = decks or DecksAtOnce()
        self._services: TableServices | None = None
        self._watchers: list[Callable[[TableView], None]] = []
        self._hand_pause_ms = hand_pause_seconds * 1000
        self._outage_grace_ms = outage_grace_seconds * 1000
        self._hosts: dict[int, TableHost] = {}
        self._by_channel: dict[int, int] = {}
        """channel_id -> table_id."""
        self._opening: set[asyncio.Task[TableView]] = set()

    def publish_to(self, publisher: Publisher, closer: DealCloser | None = None, sight: Sight | None = None) -> None:
        """Set the parts that tables report to; call this before opening or restoring tables.

        They are not constructor arguments, because publishers need this manager for views of the tables. Without a
        ``closer`` deals are not sealed; without ``sight`` play is always possible.
        """
        self._services = TableServices(
            self._store,
            publisher,
            self._dealer,
            self._timer,
            self._forget,
            self._changed,
            self._decks,
            closer,
            sight,
        )

    @property
    def _outside(self) -> TableServices:
        if self._services is None:
            raise RuntimeError("publish_to must be called first")
        return self._services

    async def restore(self) -> None:
        """Open and show every saved table, with its clocks extended by the outage.

        A hand is voided if its log cannot be replayed, or if it ran when the file was copied. A table that cannot be
        read is paid out and closed, and the others start. Raises StoreError if the file cannot be read.
        """
        unreadable, readable = await self._outside.store.damaged_tables(), await self._outside.store.open_tables()
        restored = [self._restore(saved) for saved in readable]
        hosts = [host for host in restored if isinstance(host, TableHost)]
        for host in hosts:
            host.show()
            host.ask_for_closing_again()
        await asyncio.gather(*(host.submit(Due()) for host in hosts))
        for table in (*unreadable, *(table for table in restored if isinstance(table, DamagedTable))):
            await self._pay_out(table)

    def watch(self, callback: Callable[[TableView], None]) -> None:
        """Register a callback for saved changes of tournaments' and practice tables.

        It gets the table's new view after each change. The callback must not block.
        """
        self._watchers.append(callback)

    async def open(self, new: NewTable, request: Request | None) -> TableView:
        """Open a table. ``request`` is None if a tournament's director opens it.

        Cancelling the caller does not stop the opening. Raises StoreError without opening anything: ChannelTaken if
        the channel has an open table. Raises ValueError for settings with which no hand could be dealt.
        """
        legs = checked_legs(new.settings)
        opening = asyncio.get_running_loop().create_task(self._open(new, legs, request))
        self._opening.add(opening)
        opening.add_done_callback(self._opened)
        return await asyncio.shield(opening)

    def view(self, table_id: int) -> TableView | None:
        """Return the table's view; None if no such table is open."""
        host = self._hosts.get(table_id)
        return host.view() if host is not None else None

    def private(self, table_id: int, player_id: int) -> PlayerView | None:
        """Return a player's own view of the running or last hand; None if they were not dealt in."""
        host = self._hosts.get(table_id)
        return host.private(player_id) if host is not None else None

    def prospect(self, table_id: int, player_id: int) -> Prospect | None:
        """Return the plans that the player may make for their next turn; None outside a running hand.

        Only this player may see them.
        """
        host = self._hosts.get(table_id)
        return host.prospect(player_id) if host is not None else None

    def in_channel(self, channel_id: int) -> int | None:
        """Return the id of the open table in this channel or thread; None if there is none."""
        return self._by_channel.get(channel_id)

    def view_in(self, channel_id: int | None) -> TableView | None:
        """Return the view of the open table in this channel or thread; None if there is none."""
        table_id = self._by_channel.get(channel_id) if channel_id is not None else None
        return None if table_id is None else self.view(table_id)

    def of_player(self, guild_id: int, player_id: int) -> list[int]:
        """Return the ids of the guild's open tables where the player sits."""
        hosts = self._hosts.items()
        return [table_id for table_id, host in hosts if host.new.guild_id == guild_id and host.sits(player_id)]

    def in_guild(self, guild_id: int) -> list[TableView]:
        """Return every open table of the guild."""
        return [host.view() for host in self._hosts.values() if host.new.guild_id == guild_id]

    def for_practice(self) -> list[TableView]:
        """Return every open practice table of all guilds."""
        return [host.view() for host in self._hosts.values() if host.new.practice]

    def of_tournament(self, tournament_id: int) -> list[TableView]:
        """Return every open table of the tournament."""
        hosts = self._hosts.values()
        return [host.view() for host in hosts if host.new.tournament_id == tournament_id]

    async def submit(self, table_id: int, message: Message) -> TableReply | None:
        """Return the table's answer; None if no such table is open.

        Cancelling the caller does not cancel the message.
        """
        host = self._hosts.get(table_id)
        return await host.submit(message) if host is not None else None

    def play_was_impossible(self, outage: Outage) -> None:
        """Move every table's clocks by the outage, plus the same grace period as after a restart."""
        for host in self._hosts.values():
            host.play_was_impossible(outage, self._outage_grace_ms)

    def hold_play(self, table_id: int, obstacle: Obstacle, since_ms: int) -> None:
        """Stop the table's clocks as of ``since_ms`` until ``release_play``.

        Call this when play is impossible at the table.
        """
        if (host := self._hosts.get(table_id)) is not None:
            host.hold_play(obstacle, since_ms)

    def release_play(self, table_id: int) -> None:
        """Let the table continue, with its clocks moved by the lost time and a grace period.

        The grace period is that of a restart.
        """
        if (host := self._hosts.get(table_id)) is not None:
            host.release_play(self._outage_grace_ms)

    async def stop(self) -> None:
        """Accept no more messages and finish those in progress; the tables stay open in the file."""
        if self._opening:
            await asyncio.wait(self._opening)
        await asyncio.gather(*(host.stop() for host in self._hosts.values()))

    async def _open(self, new: NewTable, legs: tuple[Leg, ...], request: Request | None) -> TableView:
        now_ms = self._outside.timer.now_ms()
        table_id = await self._outside.store.open_table(new, request, now_ms)
        table = self._table(table_id, new, legs)
        host = self._host(table, Position(TableState(idle_since_ms=now_ms, waits=table.of_tournament)))
        host.show()
        await host.submit(Due())
        return host.view()

    def _opened(self, opening: asyncio.Task[TableView]) -> None:
        """Retrieve the error of an opening, because asyncio warns about errors that nobody retrieves."""
        self._opening.discard(opening)
        if not opening.cancelled():
            opening.exception()

    def _host(self, table: Table, position: Position) -> TableHost:
        host = TableHost(table, position, self._outside)
        self._hosts[table.table_id] = host
        self._by_channel[table.new.channel_id] = table.table_id
        return host

    def _table(self, table_id: int, new: NewTable, legs: tuple[Leg, ...]) -> Table:
        """Return the table's fixed data. Deals are sealed, except at a practice table."""
        sealed = self._outside.closer is not None and not new.practice
        return Table(table_id, new, legs, hand_pause_ms(new.settings, self._hand_pause_ms), sealed)

    def _changed(self, view: TableView) -> None:
        for watcher in self._watchers:
            watcher(view)

    def _forget(self, table_id: int) -> None:
        self._decks.forget(table_id)
        host = self._hosts.pop(table_id, None)
        # Another table may already use the channel.
        if host is not None and self._by_channel.get(host.new.channel_id) == table_id:
            del self._by_channel[host.new.channel_id]

    def _restore(self, saved: SavedTable) -> TableHost | DamagedTable:
        try:
            legs = checked_legs(saved.new.settings)
        except ValueError as error:
            return damaged(saved, str(error))
        table = self._table(saved.table_id, saved.new, legs)
        try:
            position = position_after_outage(table, saved, self._outside.timer.now_ms(), self._outage_grace_ms)
        except Unreadable as error:
            return damaged(saved, str(error))
        return self._host(table, position)

    async def _pay_out(self, table: DamagedTable) -> None:
        log.error("table %d cannot be opened, and is paid out and closed: %s", table.table_id, table.problem)
        try:
            await self._outside.store.commit(paying_out(table, self._outside.timer.now_ms()))
        except StoreError as error:
            log.error("table %d could not be paid out and stays as it is: %s", table.table_id, error)
            return
        try:
            self._outside.publisher.send_due()
        except Exception as error:
            # The payout is saved all the same.
            log.error("table %d failed in an announcement: %s", table.table_id, where(error))
