"""Orders about users that every part of a fleet must carry out, stored until each part has done so."""

import json
import sqlite3
from collections.abc import Collection, Iterable

from bot.fleet.orders import DueOrder, UserOrder
from bot.tables.saving import DuplicateRequest, Request
from db import requests
from db.file.connection import Database
from db.people import forgotten, privacy
from db.people.directory import SqliteDirectory


class SqliteUserOrders:
    """Implements OrderBook of bot.fleet.orders, and the writes that carry orders out."""

    def __init__(self, database: Database, directory: SqliteDirectory) -> None:
        self._database = database
        self._directory = directory

    async def take(self, order: UserOrder, others: Collection[int], count: int) -> bool:
        fields = (order.order_id, order.user_id, order.kind, json.dumps(order.body), order.at_ms, count)

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO user_order(id, user_id, kind, body, at_ms, parts, due) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (*fields, json.dumps(sorted(others))),
            )

        try:
            await self._database.write(run)
        except DuplicateRequest:
            return False
        return True

    async def due(self, count: int) -> list[DueOrder]:
        rows = await self._database.read(
            "SELECT id, user_id, kind, body, at_ms, here, parts, due FROM user_order ORDER BY id"
        )
        return [
            DueOrder(UserOrder(id_, user, kind, json.loads(body), at_ms), bool(here), tuple(_due(due, parts, count)))
            for id_, user, kind, body, at_ms, here, parts, due in rows
        ]

    async def note_answer(self, order_id: int, part: int, count: int) -> None:

        def run(connection: sqlite3.Connection) -> None:
            row = connection.execute("SELECT parts, due FROM user_order WHERE id = ?", (order_id,)).fetchone()
            if row is not None:
                waiting_parts = [index for index in _due(row[1], row[0], count) if index != part]
                connection.execute(
                    "UPDATE user_order SET parts = ?, due = ? WHERE id = ?",
                    (count, json.dumps(waiting_parts), order_id),
                )
                _drop_if_over(connection, order_id)

        await self._database.write(run)

    async def waiting(self) -> int:
        """Return the number of orders in the file. Raises StoreError."""
        rows = await self._database.read("SELECT count(*) FROM user_order")
        return int(rows[0][0])

    async def is_leaving(self, user_id: int) -> bool:
        """Return True if the user's data will be deleted once they leave their last seat here.

        Raises StoreError.
        """
        rows = await self._database.read(
            "SELECT 1 FROM user_order WHERE user_id = ? AND here AND kind = 'delete'", (user_id,)
        )
        return bool(rows)

    async def forget(self, order: UserOrder) -> int | None:
        """Delete the user's data and cancel their older orders.

        Return the pseudonym, which no longer leads to a user; None if the order was carried out before, or the user is
        unknown. Raises StillSeated and StoreError.
        """

        def run(connection: sqlite3.Connection) -> int | None:
            if not _is_due(connection, order):
                return None
            player_id = privacy.forget(connection, order.user_id, order.at_ms)
            forgotten.note_order(connection, order.user_id, order.order_id, order.at_ms)
            connection.execute("DELETE FROM user_order WHERE user_id = ? AND id < ?", (order.user_id, order.order_id))
            _carried_out(connection, order, player_id)
            return player_id

        def drop(player_id: int | None) -> None:
            if player_id is not None:
                self._directory.forget(order.user_id, player_id)

        return await self._database.write(run, drop)

    async def is_void(self, order: UserOrder) -> bool:
        """Return True if a newer order has deleted the user's data. Raises StoreError."""

        def run(connection: sqlite3.Connection) -> bool:
            return forgotten.last_order(connection, order.user_id) > order.order_id

        return await self._database.study(run)

    async def overtaken(self, order: UserOrder, player_id: int) -> set[str]:
        """Return the preference fields that a newer order has set. Raises StoreError."""
        rows = await self._database.read(
            "SELECT field FROM preference_change WHERE player_id = ? AND order_id > ?", (player_id, order.order_id)
        )
        return {field for (field,) in rows}

    async def note_preferred(self, order: UserOrder, player_id: int | None, fields: Iterable[str]) -> None:
        """Save which preference fields the order has set. Raises StoreError."""

        def run(connection: sqlite3.Connection) -> None:
            if _is_due(connection, order):
                for field in fields:
                    connection.execute(
                        """INSERT INTO preference_change(player_id, field, order_id) VALUES (?, ?, ?)
                        ON CONFLICT(player_id, field) DO UPDATE SET order_id = excluded.order_id""",
                        (player_id, field, order.order_id),
                    )
                _carried_out(connection, order, player_id)

        await self._database.write(run)


def _due(due: str, parts: int, count: int) -> list[int]:
    """Return the parts that have not yet carried out the order.

    If the number of parts has changed, all parts are asked again. A part that has already carried out the order
    recognizes the order's id.
    """
    return list(range(count)) if parts != count else json.loads(due)


def _is_due(connection: sqlite3.Connection, order: UserOrder) -> bool:
    row = connection.execute("SELECT 1 FROM user_order WHERE id = ? AND here", (order.order_id,)).fetchone()
    return row is not None


def _carried_out(connection: sqlite3.Connection, order: UserOrder, player_id: int | None) -> None:
    requests.record(connection, Request(order.order_id, player_id, f"order_{order.kind}"), order.at_ms)
    connection.execute("UPDATE user_order SET here = 0 WHERE id = ?", (order.order_id,))
    _drop_if_over(connection, order.order_id)


def _drop_if_over(connection: sqlite3.Connection, order_id: int) -> None:
    connection.execute("DELETE FROM user_order WHERE id = ? AND NOT here AND due = '[]'", (order_id,))
