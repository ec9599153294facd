"""The audit and players' transfers, for people who may read them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.moderation.hand_archive import HandArchive
from bot.moderation.ports import Accounts, AuditFilter, AuditLine, AuditLog, StatementLine
from bot.moderation.powers import Power
from bot.tables.manager import TableManager
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Person
from bot.use_cases.requests import Requests

PER_PAGE: Final = 10
EXPORTED_MOST: Final = 10_000
"""The maximum number of entries in a file, which then takes a few megabytes.

The newest entries are exported.
"""
READ_AT_ONCE: Final = 1_000
_TABLE: Final = re.compile(r"#?\s*([0-9]{1,18})", re.ASCII)
"""The pattern of a table's id as people type it.

The 4 in the name "Table 4" is no id: each server numbers its open tables separately.
"""


@dataclass(frozen=True, slots=True)
class Search:
    """A search of the audit; a None field matches everything."""

    who: Person | None = None
    whom: Person | None = None
    act: str | None = None
    table: str | None = None
    """An open table's name, or the id of any table, as the user typed it."""


@dataclass(frozen=True, slots=True)
class AuditPage:
    lines: Sequence[AuditLine]
    broken_at: int | None
    """The number of the first entry whose digest is wrong; None if all are right."""
    tables: Mapping[int, str]
    """table_id -> the table's name."""
    more: bool = False


class ReadingAudit:
    """Reading of the audit, for moderators.

    Each method raises StoreError. Each raises Complaint if the user lacks the power, if a user in the search is
    unknown to the bot, or if a table does not exist.
    """

    def __init__(self, authority: Authority, audit: AuditLog, archive: HandArchive, tables: TableManager) -> None:
        self._authority = authority
        self._audit = audit
        self._archive = archive
        self._tables = tables

    async def check_may(self, origin: Origin) -> None:
        """Raise Complaint if the user may not read the audit.

        Call it before parsing the typed search, because a complaint about the search could reveal what the user may
        not see.
        """
        await self._authority.require(origin, Power.AUDIT)

    async def page(self, origin: Origin, search: Search, page: int) -> AuditPage:
        """Return one page of the entries that match the search; ``page`` counts from 1."""
        wanted = await self._filter_of(origin, search)
        found = await self._audit.page(origin.server, wanted, skip=(page - 1) * PER_PAGE, most=PER_PAGE + 1)
        lines = found[:PER_PAGE]
        played = [each.entry.table_id for each in lines if each.entry.table_id is not None]
        names = await self._archive.table_names(origin.server, played, private=True)
        return AuditPage(lines, await self._audit.broken_at(origin.server), names, len(found) > PER_PAGE)

    async def newest(self, origin: Origin, search: Search) -> AuditPage:
        """Return the newest entries that match the search, as many as fit into a file."""
        wanted, lines = await self._filter_of(origin, search), list[AuditLine]()
        while len(lines) < EXPORTED_MOST:
            batch = await self._audit.page(origin.server, wanted, skip=len(lines), most=READ_AT_ONCE)
            lines += batch
            if len(batch) < READ_AT_ONCE:
                break
        return AuditPage(lines, await self._audit.broken_at(origin.server), {})

    async def _filter_of(self, origin: Origin, search: Search) -> AuditFilter:
        await self.check_may(origin)
        who, whom = search.who, search.whom
        actor = None if who is None else await self._authority.known_player(origin, who)
        subject = None if whom is None else await self._authority.known_player(origin, whom)
        return AuditFilter(search.act, actor, subject, self._table_id(origin, search.table))

    def _table_id(self, origin: Origin, text: str | None) -> int | None:
        if text is None:
            return None
        wanted = text.strip().casefold()
        for view in self._tables.in_guild(origin.server):
            if wanted in (str(view.table_id), view.place.name.casefold()):
                return view.table_id
        match = _TABLE.fullmatch(wanted)
        if match is None:
            raise Complaint("audit-no-such-table", text=text)
        return int(match[1])


class StatementPage(NamedTuple):
    lines: Sequence[StatementLine]
    more: bool


class ReadingLedger:
    def __init__(self, authority: Authority, requests: Requests, accounts: Accounts) -> None:
        self._authority = authority
        self._requests = requests
        self._accounts = accounts

    async def page(self, origin: Origin, subject: Person, page: int) -> StatementPage:
        """Return one page of the player's transfers; ``page`` counts from 1.

        Players may always see their own transfers. Raises Complaint and StoreError.
        """
        if subject.user_id == origin.asker.user_id:
            player = (await self._requests.request_of(origin)).player_id
            assert player is not None
        else:
            await self._authority.require(origin, Power.SEE_LEDGER)
            player = await self._authority.known_player(origin, subject)
        skip = (page - 1) * PER_PAGE
        lines = await self._accounts.statement(origin.server, player, skip=skip, most=PER_PAGE + 1)
        return StatementPage(lines[:PER_PAGE], len(lines) > PER_PAGE)
