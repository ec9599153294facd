"""Renaming of tables, and of their threads."""

from typing import NamedTuple

from bot.moderation.powers import Power
from bot.tables.manager import TableManager
from bot.tables.replies import TableReply
from bot.tables.seat_messages import Rename
from bot.use_cases.authority import Authority
from bot.use_cases.finding import Finding
from bot.use_cases.origin import Origin
from bot.use_cases.reasons import command_as_reason
from bot.use_cases.requests import Requests, Submitted
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.places import TablePlaces


class Renamed(NamedTuple):
    submitted: Submitted[Rename, TableReply | None]
    thread_ms: int | None = None
    """The time when the thread will be renamed, in ms since 1970; None if it is already done."""


class RenamingTables:
    def __init__(
        self,
        authority: Authority,
        finding: Finding,
        opening: OpeningTables,
        requests: Requests,
        tables: TableManager,
        places: TablePlaces,
    ) -> None:
        self._authority = authority
        self._finding = finding
        self._opening = opening
        self._requests = requests
        self._tables = tables
        self._places = places

    async def rename(self, origin: Origin, table: str | None, name: str) -> Renamed:
        """Rename a table that the user can see. Raises Complaint and StoreError."""
        view = await self._finding.table(origin, table, seated=False)
        asker = await self._authority.require(origin, Power.RENAME_TABLE, table=view)
        reason = command_as_reason("/table rename", view, asker)
        with self._opening.reserving_name(view.place.guild_id, name, table=view) as called:
            submitted = await self._requests.submit(
                origin,
                lambda request: Rename(request, called, reason),
                lambda message: self._tables.submit(view.table_id, message),
            )
        if submitted.reply is None or not submitted.reply.done:
            return Renamed(submitted)
        return Renamed(submitted, await self._places.rename(view, called, origin.server_locale))
