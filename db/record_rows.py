"""The record of a sealed hand as rows: the first half page of its bytes, and what is longer than that.

Two records fill a page of the file that way, and still do once places are shut, for which they need more bytes. Call
these functions inside a batch.
"""

import sqlite3
from collections.abc import Iterable
from typing import Final

from db import rows
from db.rows import Value

HALF_PAGE: Final = 2024
"""The most bytes of which two rows fit into a page of 4,096; the schema has the number too."""
WHOLE: Final = """CAST(r.body || coalesce(
    (SELECT rest.body FROM hand_record_rest rest WHERE rest.hand_id = r.hand_id), x'') AS BLOB)"""
"""Selects the bytes of the row ``r`` of ``hand_record``, and of what is longer."""


def insert(connection: sqlite3.Connection, records: Iterable[tuple[int, bytes]]) -> None:
    """Save the records of hands that end, given as (hand's row id, bytes)."""
    halves: list[tuple[Value, ...]] = []
    longer: list[tuple[Value, ...]] = []
    for hand_id, body in records:
        halves.append((hand_id, body[:HALF_PAGE]))
        if rest := body[HALF_PAGE:]:
            longer.append((hand_id, rest))
    rows.insert(connection, "hand_record(hand_id, body)", halves)
    rows.insert(connection, "hand_record_rest(hand_id, body)", longer)


def replace(connection: sqlite3.Connection, hand_id: int, body: bytes) -> None:
    """Replace a record by one with places shut."""
    connection.execute("UPDATE hand_record SET body = ? WHERE hand_id = ?", (body[:HALF_PAGE], hand_id))
    if rest := body[HALF_PAGE:]:
        longer = connection.execute("UPDATE hand_record_rest SET body = ? WHERE hand_id = ?", (rest, hand_id))
        if not longer.rowcount:
            connection.execute("INSERT INTO hand_record_rest(hand_id, body) VALUES (?, ?)", (hand_id, rest))
