"""The commands /table close and /mod close, which close a table under different rules."""

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
    """The preparation of /table close and /mod close.

    The methods find the table and build the message that closes it. Both commands need the power CLOSE_TABLE. If the
    person who closes the table is no moderator, a pause by a moderator stays in force. Both methods raise Complaint.
    """

    def __init__(self, authority: Authority, finding: Finding) -> None:
        self._authority = authority
        self._finding = finding

    async def without_reason(self, origin: Origin, table: str | None) -> TableClosing:
        """Prepare /table close: the table, which the user must be able to see, closes after its current hand.

        If the user owns the table, the audit gets no entry.
        """
        view = await self._finding.table(origin, table, seated=False)
        asker = await self._authority.require(origin, Power.CLOSE_TABLE, table=view)
        reason = command_as_reason("/table close", view, asker)
        as_owner = asker.rank < Rank.MODERATOR
        return TableClosing(view, lambda request: Close(request, reason, as_owner=as_owner))

    async def with_reason(self, origin: Origin, table: str | None, reason: str, *, void_hand: bool) -> TableClosing:
        """Prepare /mod close: moderators may close any table of the server. The audit always gets an entry.

        ``void_hand`` cancels the running hand, which changes the pot, so it needs the power VOID_HAND too.
        """
        why = reason_of(reason)
        view = await self._finding.find(origin, Power.CLOSE_TABLE, table)
        if void_hand:
            await self._authority.require(origin, Power.VOID_HAND, table=view)
        as_owner = not await self._authority.moderates(origin)
        return TableClosing(view, lambda request: Close(request, why, void_hand, as_owner))
