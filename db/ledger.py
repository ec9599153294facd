"""Accounts and the transfers between them. Runs inside a batch; the schema's triggers reckon and refuse."""

import sqlite3
from collections.abc import Iterable
from typing import Final

from bot.tables.saving import Account, AccountKind, Transfer

_FIND: Final[dict[AccountKind, str]] = {
    "issuer": "SELECT id FROM account WHERE kind = 'issuer' AND guild_id = :guild",
    "wallet": "SELECT id FROM account WHERE kind = 'wallet' AND player_id = :player AND guild_id = :guild",
    "seat": """SELECT id FROM account
        WHERE kind = 'seat' AND player_id = :player AND table_id = :table AND guild_id = :guild""",
    "pot": "SELECT id FROM account WHERE kind = 'pot' AND table_id = :table AND guild_id = :guild",
    "prize": "SELECT id FROM account WHERE kind = 'prize' AND tournament_id = :tournament AND guild_id = :guild",
    "mint": "SELECT id FROM account WHERE kind = 'mint' AND tournament_id = :tournament AND guild_id = :guild",
    "entry": """SELECT id FROM account
        WHERE kind = 'entry' AND player_id = :player AND tournament_id = :tournament AND guild_id = :guild""",
    "practice": "SELECT id FROM account WHERE kind = 'practice' AND table_id = :table AND guild_id = :guild",
}
_OPEN: Final = """INSERT INTO account(kind, guild_id, player_id, table_id, tournament_id)
    VALUES (:kind, :guild, :player, :table, :tournament)"""


def find_account(connection: sqlite3.Connection, account: Account) -> int | None:
    """Its row's id; None where no chips have been in it yet."""
    row = connection.execute(_FIND[account.kind], _keys(account)).fetchone()
    return None if row is None else int(row[0])


def account_id(connection: sqlite3.Connection, account: Account) -> int:
    """Its row's id; the account is opened on first use."""
    found = find_account(connection, account)
    return found or int(connection.execute(_OPEN, _keys(account)).lastrowid or 0)


def post(
    connection: sqlite3.Connection,
    transfers: Iterable[Transfer],
    *,
    hand_id: int | None,
    at_ms: int,
    request_id: int | None,
) -> None:
    """Write the transfers in order; those that touch a pot belong to the hand. Raises TypeError for an amount that is
    no whole number, IntegrityError from the schema."""
    for transfer in transfers:
        if type(transfer.amount) is not int:
            raise TypeError("chips are whole numbers")
        in_hand = "pot" in (transfer.debit.kind, transfer.credit.kind)
        connection.execute(
            """INSERT INTO transfer(debit, credit, amount, code, hand_id, at_ms, request_id)
            VALUES (?, ?, ?, ?, ?, ?, ?)""",
            (
                account_id(connection, transfer.debit),
                account_id(connection, transfer.credit),
                transfer.amount,
                transfer.code,
                hand_id if in_hand else None,
                at_ms,
                request_id,
            ),
        )


def _keys(account: Account) -> dict[str, str | int | None]:
    return {
        "kind": account.kind,
        "guild": account.guild_id,
        "player": account.player_id,
        "table": account.table_id,
        "tournament": account.tournament_id,
    }
