"""Closes tables: the rules of /table close and of /mod close beside each other."""

from collections.abc import Callable
from typing import NamedTuple

from bot.moderation.powers import Power, Rank
from bot.tables.messages import Close
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.use_cases.authority import Authority
from bot.use_cases.finding import Finding
from bot.use_cases.origin import Origin
from bot.use_cases.reasons import command_as_reason, reason_of


class TableClosing(NamedTuple):
    view: TableView
    """The table before it closes."""
    message_of: Callable[[Request], Close]


class ClosingTables:
    """Finds the table that somebody closes, and returns what asks it to close; raises Complaint.

    Both commands take the same power. In both, a moderator's pause remains if anybody below a moderator closes the
    table.
    """

    def __init__(self, authority: Authority, finding: Finding) -> None:
        self._authority = authority
        self._finding = finding

    async def without_reason(self, origin: Origin, table: str | None) -> TableClosing:
        """/table close: a table that the asker can see, after its hand; not audited if they own it."""
        view = await self._finding.table(origin, table, seated=False)
        asker = await self._authority.require(origin, Power.CLOSE_TABLE, table=view)
        reason = command_as_reason("/table close", view, asker)
        as_owner = asker.rank < Rank.MODERATOR
        return TableClosing(view, lambda request: Close(request, reason, as_owner=as_owner))

    async def with_reason(self, origin: Origin, table: str | None, reason: str, *, void_hand: bool) -> TableClosing:
        """/mod close: for moderators any table of the server; always audited, the owner's order too.

        ``void_hand``: cancel the running hand, which touches the pot and so needs that power too.
        """
        why = reason_of(reason)
        view = await self._finding.find(origin, Power.CLOSE_TABLE, table)
        if void_hand:
            await self._authority.require(origin, Power.VOID_HAND, table=view)
        as_owner = not await self._authority.moderates(origin)
        return TableClosing(view, lambda request: Close(request, why, void_hand, as_owner))
