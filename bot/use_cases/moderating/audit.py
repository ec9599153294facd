"""The audit, and statements of chips: who may read them."""

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
"""Most lines in a file, the newest ones: some megabytes."""
READ_AT_ONCE: Final = 1_000
_TABLE: Final = re.compile(r"#?\s*([0-9]{1,18})", re.ASCII)
"""A table's number. The 4 in the name Table 4 is another: each server counts its open tables by themselves."""


@dataclass(frozen=True, slots=True)
class Search:
    """None for any."""

    who: Person | None = None
    whom: Person | None = None
    act: str | None = None
    table: str | None = None
    """An open table by its name, or any table by its number, as it was typed."""


@dataclass(frozen=True, slots=True)
class AuditPage:
    lines: Sequence[AuditLine]
    broken_at: int | None
    """The first number that does not prove."""
    tables: Mapping[int, str]
    """table_id -> its name."""
    more: bool = False


class ReadingAudit:
    """Each method raises Complaint where the asker may not, for a user who never did anything here and for a table that
    does not exist; and StoreError."""

    def __init__(self, authority: Authority, audit: AuditLog, archive: HandArchive, tables: TableManager) -> None:
        self._authority = authority
        self._audit = audit
        self._archive = archive
        self._tables = tables

    async def check_may(self, origin: Origin) -> None:
        """Before what was typed is read: a complaint about that would tell the asker of what they may not see."""
        await self._authority.may(origin, Power.AUDIT)

    async def page(self, origin: Origin, search: Search, page: int) -> AuditPage:
        """``page`` from 1."""
        wanted = await self._wanted(origin, search)
        found = await self._audit.page(origin.server, wanted, skip=(page - 1) * PER_PAGE, most=PER_PAGE + 1)
        lines = found[:PER_PAGE]
        played = [each.entry.table_id for each in lines if each.entry.table_id is not None]
        names = await self._archive.table_names(origin.server, played, private=True)
        return AuditPage(lines, await self._audit.broken_at(origin.server), names, len(found) > PER_PAGE)

    async def newest(self, origin: Origin, search: Search) -> AuditPage:
        """As many lines as a file takes."""
        wanted, found = await self._wanted(origin, search), list[AuditLine]()
        while len(found) < EXPORTED_MOST:
            lot = await self._audit.page(origin.server, wanted, skip=len(found), most=READ_AT_ONCE)
            found += lot
            if len(lot) < READ_AT_ONCE:
                break
        return AuditPage(found, await self._audit.broken_at(origin.server), {})

    async def _wanted(self, origin: Origin, search: Search) -> AuditFilter:
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
        """Everybody may see their own statement. ``page`` from 1. Raises Complaint and StoreError."""
        if subject.user_id == origin.asker.user_id:
            player = (await self._requests.request_of(origin)).player_id
            assert player is not None
        else:
            await self._authority.may(origin, Power.SEE_LEDGER)
            player = await self._authority.known_player(origin, subject)
        skip = (page - 1) * PER_PAGE
        lines = await self._accounts.statement(origin.server, player, skip=skip, most=PER_PAGE + 1)
        return StatementPage(lines[:PER_PAGE], len(lines) > PER_PAGE)
