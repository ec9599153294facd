"""Chips that a moderator grants a player or takes from them.

They move between the issuer account and the player's wallet, never at a table.
"""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.moderation.ports import ChipChange, ChipOutcome
from bot.tables.due_letters import DueLetter
from bot.tables.saving import Account, AuditEntry, InsufficientChips, Request, StoreError, Transfer
from db import audit_chain, due_letters, requests
from db.file.connection import Database
from db.money import ledger

_TARGETS: Final[dict[str, Callable[[int, int], int]]] = {
    "grant": lambda balance, amount: balance + amount,
    "deduct": lambda balance, amount: balance - amount,
    "reset": lambda balance, amount: amount,
}
"""Functions from the old balance and the amount to the new balance."""


class SqliteChipDesk:
    """Implements ChipDesk of bot.moderation.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def change(
        self,
        request: Request,
        entry: AuditEntry,
        player_id: int,
        change: ChipChange,
        letter: DueLetter | None = None,
    ) -> ChipOutcome:
        """Change the balance of an open wallet, and fill in the entry's ``subject_id``.

        Raises StoreError, and ValueError for a negative amount.
        """
        if type(change.amount) is not int:
            raise TypeError("chips are whole numbers")
        if change.amount < 0:
            raise ValueError("an amount of chips is never below zero")
        if change.amount > ledger.MOST:
            raise StoreError(f"at most {ledger.MOST} chips move at once")

        def run(connection: sqlite3.Connection) -> ChipOutcome:
            request_id = requests.record(connection, request, entry.at_ms)
            outcome = _change(connection, entry, player_id, change, request_id)
            if letter is not None and outcome.after != outcome.before:
                due_letters.insert(connection, [letter])
            return outcome

        return await self._database.write(run)


def _change(
    connection: sqlite3.Connection, entry: AuditEntry, player_id: int, change: ChipChange, request_id: int | None
) -> ChipOutcome:
    wallet = Account("wallet", entry.guild_id, player_id)
    before = _balance(connection, wallet)
    after = _TARGETS[change.kind](before, change.amount)
    if after < 0:
        raise InsufficientChips(f"the wallet holds {before}")
    line = replace(entry, subject_id=player_id, before=f"chips {before}", after=f"chips {after}")
    audit_chain.append(connection, line)
    if after != before:
        issuer, code = Account("issuer", entry.guild_id), f"moderator_{change.kind}"
        debit, credit = (issuer, wallet) if after > before else (wallet, issuer)
        transfer = Transfer(debit, credit, abs(after - before), code)
        ledger.post(connection, [transfer], hand_id=None, at_ms=entry.at_ms, request_id=request_id)
    return ChipOutcome(before, after)


def _balance(connection: sqlite3.Connection, wallet: Account) -> int:
    row_id = ledger.find_account(connection, wallet)
    if row_id is None:
        # A wallet opened here would never get the first grant.
        raise StoreError("the player has no wallet yet")
    return int(connection.execute("SELECT balance FROM account WHERE id = ?", (row_id,)).fetchone()[0])
