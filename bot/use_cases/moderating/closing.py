"""Closing a table, by /table close and by /mod close, whose rules differ."""

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
    """Finds the table to close, and prepares the message that closes it; raises Complaint.

    Both commands need the same power. With both, a moderator's pause remains if the person who closes the table is no
    moderator.
    """

    def __init__(self, authority: Authority, finding: Finding) -> None:
        self._authority = authority
        self._finding = finding

    async def without_reason(self, origin: Origin, table: str | None) -> TableClosing:
        """Prepare /table close: a table that the user can see, after its hand; not audited if they own it."""
        view = await self._finding.table(origin, table, seated=False)
        asker = await self._authority.require(origin, Power.CLOSE_TABLE, table=view)
        reason = command_as_reason("/table close", view, asker)
        as_owner = asker.rank < Rank.MODERATOR
        return TableClosing(view, lambda request: Close(request, reason, as_owner=as_owner))

    async def with_reason(self, origin: Origin, table: str | None, reason: str, *, void_hand: bool) -> TableClosing:
        """Prepare /mod close: for moderators any table of the server; always audited, even the owner's order.

        ``void_hand``: cancel the running hand; this changes the pot, so it needs a second power.
        """
        why = reason_of(reason)
        view = await self._finding.find(origin, Power.CLOSE_TABLE, table)
        if void_hand:
            await self._authority.require(origin, Power.VOID_HAND, table=view)
        as_owner = not await self._authority.moderates(origin)
        return TableClosing(view, lambda request: Close(request, why, void_hand, as_owner))
