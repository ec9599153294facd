"""Requests that were carried out: the primary key makes each happen once."""

import sqlite3

from bot.tables.saving import Request


def record(connection: sqlite3.Connection, request: Request | None, at_ms: int) -> int | None:
    """The request's id for the rows that it causes. A known id aborts with ``duplicate request``."""
    if request is None:
        return None
    connection.execute(
        "INSERT INTO request(id, player_id, name, at_ms) VALUES (?, ?, ?, ?)",
        (request.request_id, request.player_id, request.name, at_ms),
    )
    return request.request_id
