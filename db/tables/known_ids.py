"""A cache of the row ids that a table's next commit needs again.

Rows of accounts and hands are never deleted, so an id stays valid. Only durable ids are cached: a row of a batch that
was rolled back does not exist.
"""

import sqlite3
from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.tables.saving import Account
from db.money import ledger
from db.tables import hand_log

_MOST: Final = 50_000
"""The maximum number of accounts, and of tables, in the cache: a few MB.

When it is reached, the cache is emptied.
"""


class KnownIds:
    """The cache; it is written in the event loop and read in the connection's thread."""

    def __init__(self) -> None:
        self._accounts: dict[Account, int] = {}
        self._hands: dict[int, tuple[int, int]] = {}
        """table_id -> (number, row id) of the table's latest hand."""

    def look_up(self, connection: sqlite3.Connection) -> "LookUp":
        """Return a lookup for one part of a batch."""
        return LookUp(connection, self._accounts, self._hands, {}, {})

    def remember_id(self, found: "LookUp") -> None:
        """Add the ids that a part looked up. Call this once the part is durable."""
        if max(len(self._accounts), len(self._hands)) >= _MOST:
            self._accounts, self._hands = {}, {}
        self._accounts.update(found.accounts)
        self._hands.update(found.hands)


class LookUp(NamedTuple):
    """The row ids for one part of a batch: the cached ones, and those looked up for this part."""

    connection: sqlite3.Connection
    known_accounts: Mapping[Account, int]
    known_hands: Mapping[int, tuple[int, int]]
    accounts: dict[Account, int]
    hands: dict[int, tuple[int, int]]

    def account(self, account: Account) -> int:
        """Return the account's row id; open the account on first use."""
        row_id = self.known_accounts.get(account) or self.accounts.get(account)
        if row_id is None:
            row_id = self.accounts[account] = ledger.account_id(self.connection, account)
        return row_id

    def hand(self, table_id: int, number: int) -> int:
        """Return the hand's row id. Raises StoreError if the table has no such hand."""
        known, hand_id = self.known_hands.get(table_id, (0, 0))
        if known != number:
            hand_id = self.opened(table_id, number, hand_log.hand_id_of(self.connection, table_id, number))
        return hand_id

    def opened(self, table_id: int, number: int, hand_id: int) -> int:
        """Note the new hand's row id and return it."""
        self.hands[table_id] = (number, hand_id)
        return hand_id
