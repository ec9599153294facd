"""Doubles for the things that moderators change. They keep changes, audit lines and letters in memory."""

import asyncio
from collections.abc import Callable
from typing import Any

from bot.moderation.hand_archive import RecentHand
from bot.moderation.ports import (
    AuditFilter,
    AuditLine,
    ChipChange,
    ChipOutcome,
    Dispute,
    Standing,
    TooManyDisputes,
)
from bot.tables.due_letters import DueLetter
from bot.tables.saving import AuditEntry, DuplicateRequest, InsufficientChips, Request, StoreError
from tests.harness.use_cases.fakes import Bans, House


class Audit:
    """Audit log. If ``fails`` is set, every change raises it and changes nothing."""

    def __init__(self) -> None:
        self.lines: list[AuditEntry] = []
        self.requests: set[int] = set()
        self.fails: StoreError | None = None
        self.broken: int | None = None

    async def write_entry(self, request: Request | None, entry: AuditEntry) -> None:
        await asyncio.sleep(0)
        self.write(request, entry)

    def write(self, request: Request | None, entry: AuditEntry) -> None:
        """Write the audit line of a change; nothing else happens between the two."""
        assert request is not None
        if self.fails is not None:
            raise self.fails
        if request.request_id in self.requests:
            raise DuplicateRequest
        self.requests.add(request.request_id)
        self.lines.append(entry)

    async def page(self, guild_id: int, wanted: AuditFilter, *, skip: int, most: int) -> list[AuditLine]:
        found = [entry for entry in reversed(self.lines) if wanted.act in (None, entry.act)]
        return [AuditLine(number, entry, "") for number, entry in enumerate(found, 1)][skip : skip + most]

    async def broken_at(self, guild_id: int) -> int | None:
        return self.broken


class Conduct:
    def __init__(self, bans: Bans, audit: Audit) -> None:
        self._bans = bans
        self._audit = audit
        self.letters: list[DueLetter] = []

    async def change(
        self,
        request: Request,
        entry: AuditEntry,
        player_id: int,
        made: Callable[[Standing], Standing],
        letter: DueLetter | None = None,
    ) -> None:
        await asyncio.sleep(0)
        changed = made(self._bans.of.get(player_id, Standing()))
        self._audit.write(request, entry)
        self._bans.of[player_id] = changed
        self.letters += [letter] if letter is not None else []


class ChipDesk:
    def __init__(self, house: House, audit: Audit) -> None:
        self._balances = house.bank.balances
        self._audit = audit

    async def change(
        self,
        request: Request,
        entry: AuditEntry,
        player_id: int,
        change: ChipChange,
        letter: DueLetter | None = None,
    ) -> ChipOutcome:
        before = self._balances[player_id]
        after = {"grant": before + change.amount, "deduct": before - change.amount, "reset": change.amount}[change.kind]
        if after < 0:
            raise InsufficientChips
        await self._audit.write_entry(request, entry)
        self._balances[player_id] = after
        return ChipOutcome(before, after)


class Letters:
    """Letters to players; ``reaches``: True if Discord delivers them."""

    def __init__(self) -> None:
        self.sent: list[DueLetter] = []
        self.reaches = True

    async def reach(self, letter: DueLetter) -> bool:
        self.sent.append(letter)
        return self.reaches


class Posts:
    def __init__(self) -> None:
        self.looks = 0

    def look(self) -> None:
        self.looks += 1

    def tell(self, post: object) -> None: ...


class Disputes:
    def __init__(self, audit: Audit, most: int = 5) -> None:
        self._audit = audit
        self._most = most
        self.kept: dict[int, Dispute] = {}

    async def open(self, request: Request, dispute: Dispute) -> int:
        same = any((each.table_id, each.hand_number) == (dispute.table_id, dispute.hand_number) for each in self._open)
        if same or len(self._open) >= self._most:
            raise TooManyDisputes
        self.kept[len(self.kept) + 1] = dispute
        return len(self.kept)

    @property
    def _open(self) -> list[Dispute]:
        return [each for each in self.kept.values() if each.ruling is None]

    async def unsettled(self, guild_id: int) -> list[Dispute]:
        return self._open

    async def find(self, guild_id: int, dispute_id: int) -> Dispute | None:
        return self.kept.get(dispute_id)

    async def save_post(self, dispute_id: int, channel_id: int, message_id: int) -> None: ...

    async def settle(
        self, request: Request, entry: AuditEntry, dispute_id: int, ruling: str, letter: DueLetter | None = None
    ) -> bool:
        await self._audit.write_entry(request, entry)
        return self.kept.pop(dispute_id, None) is not None


class Archive:
    """Hands by table and number, with the ``names`` of the tables."""

    def __init__(self, *hands: Any) -> None:
        self.hands = {(hand.table_id, hand.number): hand for hand in hands}
        self.tables = {hand.table_id: hand.table for hand in hands}
        self.here: int | None = None

    async def hand(self, guild_id: int, table_id: int, number: int) -> Any:
        return self.hands.get((table_id, number))

    async def recent(self, guild_id: int, *, player_id: int | None, most: int) -> list[RecentHand]:
        found = [each for each in self.hands.values() if player_id is None or player_id in each.players.values()]
        return [RecentHand(each.table_id, each.table, each.number, each.closed_ms) for each in found][:most]

    async def table_at(self, guild_id: int, channel_id: int) -> int | None:
        return self.here

    async def table_names(self, guild_id: int, table_ids: Any, *, private: bool) -> dict[int, str]:
        return {table_id: self.tables[table_id] for table_id in table_ids if table_id in self.tables}

    async def finished(self, guild_id: int, since_ms: int, most: int) -> list[Any]:
        await asyncio.sleep(0)
        return []

    async def joined_ms(self, guild_id: int) -> dict[int, int]:
        return {}
