"""Moderators' commands about tables: a message to one table, or to every table of the server."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.moderation.ports import AuditLog
from bot.moderation.powers import Power
from bot.tables.due_letters import DueLetter
from bot.tables.manager import TableManager
from bot.tables.messages import Close, HandOver, Kick, ModeratorOrder, Pause, Resume, VoidHand
from bot.tables.ports import TableView, Timer
from bot.tables.replies import TableReply
from bot.tables.saving import Request
from bot.use_cases.authority import Authority
from bot.use_cases.finding import Finding
from bot.use_cases.moderating.closing import ClosingTables
from bot.use_cases.moderating.removals import tables_of
from bot.use_cases.origin import Origin, Person
from bot.use_cases.ports import DueLetters
from bot.use_cases.reasons import reason_of
from bot.use_cases.requests import Requests, Submitted

OrderMessage = Close | ModeratorOrder


class Ordered(NamedTuple):
    view: TableView
    """The table before the command."""
    submitted: Submitted[OrderMessage, TableReply | None]
    reached: bool = True
    """False if the direct message about the command did not reach the player."""


class LastHand(NamedTuple):
    closed: Sequence[tuple[TableView, TableReply | None]]
    """(table, reply) of each table told to close; the reply is None if the table was already gone."""
    of_tournaments: Sequence[TableView]
    """Tables of tournaments, which stay open, because a tournament closes its tables itself."""


class ModeratingTables:
    """Moderators' commands about tables.

    Each raises Complaint if the user may not give the command or if no table fits, and StoreError.
    """

    def __init__(
        self,
        authority: Authority,
        requests: Requests,
        finding: Finding,
        closing: ClosingTables,
        tables: TableManager,
        audit: AuditLog,
        letters: DueLetters,
        timer: Timer,
    ) -> None:
        self._authority = authority
        self._requests = requests
        self._finding = finding
        self._closing = closing
        self._tables = tables
        self._audit = audit
        self._letters = letters
        self._timer = timer

    async def pause(self, origin: Origin, table: str | None, reason: str, *, after_hand: bool) -> Ordered:
        why = reason_of(reason)
        view = await self._finding.find(origin, Power.PAUSE, table)
        return await self._order(origin, view, lambda request: Pause(request, why, at_once=not after_hand))

    async def resume(self, origin: Origin, table: str | None, reason: str | None) -> Ordered:
        """Resume the table. A reason is optional, because the end of a pause needs no explanation."""
        why = "" if reason is None else reason_of(reason)
        view = await self._finding.find(origin, Power.RESUME, table)
        return await self._order(origin, view, lambda request: Resume(request, why))

    async def close(self, origin: Origin, table: str | None, reason: str, *, void_hand: bool) -> Ordered:
        view, message_of = await self._closing.with_reason(origin, table, reason, void_hand=void_hand)
        return await self._order(origin, view, message_of)

    async def void(self, origin: Origin, table: str | None, reason: str) -> Ordered:
        why = reason_of(reason)
        view = await self._finding.find(origin, Power.VOID_HAND, table)
        return await self._order(origin, view, lambda request: VoidHand(request, why))

    async def kick(self, origin: Origin, subject: Person, table: str | None, reason: str) -> Ordered:
        """Kick the player from the named table.

        Without a name, it is this channel's table, or the only table where the player sits.
        """
        why = reason_of(reason)
        await self._authority.require(origin, Power.KICK)
        player = await self._authority.known_player(origin, subject)
        sits = tables_of(self._tables, origin.server, player)
        if table is None and not sits and self._tables.view_in(origin.channel_id) is None:
            raise Complaint("kick-sits-nowhere", name=clean(subject.name))
        view = await self._finding.find(origin, Power.KICK, table, sits)
        about = {"table": view.place.name, "reason": why}
        letter = DueLetter(view.place.guild_id, player, "kick", about, self._timer.now_ms())
        ordered = await self._order(origin, view, lambda request: Kick(request, player, why, letter))
        reply = ordered.submitted.reply
        if reply is None or not reply.done:
            return ordered
        return ordered._replace(reached=await self._letters.reach(letter))

    async def hand_over(self, origin: Origin, subject: Person, table: str | None, reason: str) -> Ordered:
        why = reason_of(reason)
        await self._authority.require(origin, Power.HAND_OVER)
        if not subject.is_member:
            raise Complaint("player-not-here", name=clean(subject.name))
        player = await self._authority.require_on(origin, Power.HAND_OVER, subject)
        view = await self._finding.find(origin, Power.HAND_OVER, table)
        return await self._order(origin, view, lambda request: HandOver(request, player, why))

    async def _order(self, origin: Origin, view: TableView, order_of: Callable[[Request], OrderMessage]) -> Ordered:
        take = partial(self._tables.submit, view.table_id)
        return Ordered(view, await self._requests.submit(origin, order_of, take))

    async def last_hand(self, origin: Origin, reason: str) -> LastHand:
        """Close every table of the server after its current hand.

        The audit entry about the command is saved first, under the command's own request. Each table then gets its own
        request.
        """
        why = reason_of(reason)
        await self._authority.require(origin, Power.LAST_HAND)
        views = self._tables.in_guild(origin.server)
        if not views:
            raise Complaint("no-table-open")
        request, own = await self._requests.request_of(origin), [view for view in views if view.tournament_id is None]
        if own:
            after = f"tables {', '.join(str(view.table_id) for view in own)}"
            entry = self._authority.entry_of(origin, "last_hand", request, why, after=after)
            await self._audit.write_entry(request, entry)
        closed = [(view, await self._close(view, request, why)) for view in own]
        return LastHand(closed, [view for view in views if view.tournament_id is not None])

    async def _close(self, view: TableView, request: Request, reason: str) -> TableReply | None:
        return await self._tables.submit(view.table_id, Close(request.part(view.table_id), reason))
