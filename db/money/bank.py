"""Wallets away from the table: the first grant, the balance, and claims by broke players."""

import sqlite3
from collections.abc import Mapping
from typing import Final

from bot.tables.ports import Claim
from bot.tables.saving import Account, Request, Transfer
from db import requests
from db.file.connection import Database
from db.money import ledger

_DAY_MS: Final = 24 * 60 * 60 * 1000

_WALLET: Final = "SELECT balance FROM account WHERE kind = 'wallet' AND player_id = :player AND guild_id = :guild"
_AT_TABLES: Final = """SELECT coalesce(sum(a.balance), 0) FROM account a JOIN poker_table p ON p.id = a.table_id
    WHERE a.kind = 'seat' AND a.player_id = :player AND a.guild_id = :guild AND p.tournament_id IS NULL
        AND NOT p.practice"""
"""Sums a player's chips at cash tables; the chips of tournaments and practice have no value outside."""
_IN_POTS: Final = """SELECT coalesce(sum(iif(t.debit = a.id, t.amount, -t.amount)), 0)
    FROM account a JOIN poker_table p ON p.id = a.table_id AND p.tournament_id IS NULL AND NOT p.practice
    JOIN hand h ON h.table_id = a.table_id AND h.state = 'live'
    JOIN transfer t ON t.hand_id = h.id AND a.id IN (t.debit, t.credit)
    WHERE a.kind = 'seat' AND a.player_id = :player AND a.guild_id = :guild"""
_IN_POOLS: Final = """SELECT coalesce(sum(json_extract(n.settings, '$.buy_in')), 0)
    FROM tournament n INDEXED BY tournament_unsettled WHERE n.settled = 0 AND n.guild_id = :guild
        AND n.phase IN ('scheduled', 'registering', 'check_in') AND EXISTS(
            SELECT 1 FROM json_each(n.state, '$.entrants') e
            WHERE json_extract(e.value, '$.player_id') = :player AND NOT json_extract(e.value, '$.waiting'))"""
"""Sums a player's tournament buy-ins that they can still withdraw, also those that a satellite paid (T-8.3)."""
_LAST_CLAIM: Final = """SELECT max(at_ms) FROM (
        SELECT t.at_ms FROM account a JOIN transfer t ON t.credit = a.id AND t.code = 'claim'
        WHERE a.kind = 'wallet' AND a.player_id = :player AND a.guild_id = :guild
        UNION ALL SELECT claimed_ms FROM returned_player WHERE player_id = :player AND guild_id = :guild)"""


class SqliteBank:
    """Implements Bank of bot.tables.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def wallet(self, guild_id: int, player_id: int, first_grant: int, at_ms: int) -> int:
        """Return the balance in chips; a new wallet starts with the first grant. Raises StoreError."""
        keys = {"guild": guild_id, "player": player_id}
        if rows := await self._database.read(_WALLET, keys):
            return int(rows[0][0])

        def run(connection: sqlite3.Connection) -> int:
            _open_wallet(connection, Account("wallet", guild_id, player_id), first_grant, at_ms)
            return _sum(connection, _WALLET, keys)

        return await self._database.write(run)

    async def at_tables(self, guild_id: int, player_id: int) -> int:
        rows = await self._database.read(_AT_TABLES, {"guild": guild_id, "player": player_id})
        return int(rows[0][0])

    async def claim(self, request: Request, guild_id: int, amount: int, at_ms: int) -> Claim:
        """Carry out a broke player's claim of free chips.

        Chips in running pots, and buy-ins of tournaments not yet started, count as the player's. So a player who is
        all-in, or could withdraw, is not broke yet. A refusal uses up the request id too. Raises StoreError, and
        ValueError for a request without a player.
        """
        if request.player_id is None:
            raise ValueError("a claim needs its player")
        player_id = request.player_id

        def run(connection: sqlite3.Connection) -> Claim:
            requests.record(connection, request, at_ms)
            return _claim(connection, Account("wallet", guild_id, player_id), amount, at_ms, request.request_id)

        return await self._database.write(run)


def _open_wallet(connection: sqlite3.Connection, wallet: Account, first_grant: int, at_ms: int) -> None:
    if ledger.find_account(connection, wallet) is not None:
        return
    ledger.account_id(connection, wallet)
    if first_grant:
        _mint(connection, wallet, first_grant, "grant", at_ms, None)


def _claim(connection: sqlite3.Connection, wallet: Account, amount: int, at_ms: int, request_id: int) -> Claim:
    keys = {"guild": wallet.guild_id, "player": wallet.player_id}
    balance = _sum(connection, _WALLET, keys)
    missing = amount - balance - sum(_sum(connection, query, keys) for query in (_AT_TABLES, _IN_POTS, _IN_POOLS))
    (last_ms,) = connection.execute(_LAST_CLAIM, keys).fetchone()
    next_ms = None if last_ms is None else last_ms + _DAY_MS
    if missing <= 0:
        return Claim(0, balance, "not_broke", next_ms)
    if next_ms is not None and at_ms < next_ms:
        return Claim(0, balance, "too_soon", next_ms)
    _mint(connection, wallet, missing, "claim", at_ms, request_id)
    return Claim(missing, balance + missing, None, at_ms + _DAY_MS)


def _mint(
    connection: sqlite3.Connection, wallet: Account, amount: int, code: str, at_ms: int, request_id: int | None
) -> None:
    transfer = Transfer(Account("issuer", wallet.guild_id), wallet, amount, code)
    ledger.post(connection, [transfer], hand_id=None, at_ms=at_ms, request_id=request_id)


def _sum(connection: sqlite3.Connection, query: str, keys: Mapping[str, int | None]) -> int:
    row = connection.execute(query, keys).fetchone()
    return int(row[0]) if row else 0
