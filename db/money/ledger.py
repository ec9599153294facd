"""Accounts and the transfers between them.

Call these functions inside a batch. The schema's triggers update the balances and refuse invalid transfers.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from bot.tables.saving import Account, AccountKind, Transfer
from db import rows
from db.rows import Value

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
    "bounty": """SELECT id FROM account
        WHERE kind = 'bounty' AND player_id = :player AND tournament_id = :tournament AND guild_id = :guild""",
    "practice": "SELECT id FROM account WHERE kind = 'practice' AND table_id = :table AND guild_id = :guild",
}
MOST: Final = 10**12
"""The maximum number of chips in one transfer, set by the schema.

More chips than this are never created at once.
"""
_PARTS_MOST: Final = 1_000
"""The maximum number of transfers needed to move all chips of an account."""
_OPEN: Final = """INSERT INTO account(kind, guild_id, player_id, table_id, tournament_id)
    VALUES (:kind, :guild, :player, :table, :tournament)"""


def find_account(connection: sqlite3.Connection, account: Account) -> int | None:
    """Return the account's row id; None if it never held chips."""
    row = connection.execute(_FIND[account.kind], _keys(account)).fetchone()
    return None if row is None else int(row[0])


def account_id(connection: sqlite3.Connection, account: Account) -> int:
    """Return the account's row id; open the account on first use."""
    row_id = find_account(connection, account)
    return row_id or int(connection.execute(_OPEN, _keys(account)).lastrowid or 0)


def post(
    connection: sqlite3.Connection,
    transfers: Iterable[Transfer],
    *,
    hand_id: int | None,
    at_ms: int,
    request_id: int | None,
) -> None:
    """Write the transfers as ``transfer_rows`` lists them.

    Raises TypeError, and IntegrityError from the schema.
    """
    find = partial(account_id, connection)
    write(connection, list(transfer_rows(transfers, find, hand_id=hand_id, at_ms=at_ms, request_id=request_id)))


def transfer_rows(
    transfers: Iterable[Transfer],
    find: Callable[[Account], int],
    *,
    hand_id: int | None,
    at_ms: int,
    request_id: int | None,
    logged: bool = False,
) -> Iterator[tuple[Value, ...]]:
    """Return the transfers' rows in order; a transfer of more than ``MOST`` chips becomes several.

    Transfers that touch a pot belong to the hand. If the hand's log has the request (``logged``), they don't name it
    again. ``find`` returns an account's row id. Raises TypeError for an amount that is not a whole number.
    """
    for transfer in transfers:
        if type(transfer.amount) is not int:
            raise TypeError("chips are whole numbers")
        in_hand = "pot" in (transfer.debit.kind, transfer.credit.kind)
        debit, credit = find(transfer.debit), find(transfer.credit)
        hand, by = (hand_id, None if logged else request_id) if in_hand else (None, request_id)
        for part in _parts(transfer):
            yield debit, credit, part, transfer.code, hand, at_ms, by


def write(connection: sqlite3.Connection, transfers: Sequence[tuple[Value, ...]]) -> None:
    """Insert the rows that ``transfer_rows`` returned, for one hand or for many.

    Raises IntegrityError from the schema.
    """
    rows.insert(connection, "transfer(debit, credit, amount, code, hand_id, at_ms, request_id)", transfers)


def _parts(transfer: Transfer) -> Iterator[int]:
    """Split a transfer into parts that the schema allows.

    Stacks and pots can grow beyond what one transfer may move, and must still be able to leave the table.
    """
    remaining = transfer.amount
    while MOST < remaining <= _PARTS_MOST * MOST and transfer.debit.kind != "issuer":
        yield MOST
        remaining -= MOST
    yield remaining


def _keys(account: Account) -> dict[str, str | int | None]:
    return {
        "kind": account.kind,
        "guild": account.guild_id,
        "player": account.player_id,
        "table": account.table_id,
        "tournament": account.tournament_id,
    }
