"""Requests that were carried out; the primary key ensures that each is carried out only once."""

import sqlite3
from collections.abc import Iterable
from operator import itemgetter
from typing import Final

from bot.tables.saving import Request
from db import rows
from db.file.batch import BatchConnection

_REQUESTS: Final = "request(id, player_id, name, after_ms)"
_DISCORD_EPOCH_MS: Final = 1_420_070_400_000
_TIME_BITS_BELOW: Final = 22
"""Discord's ids hold their time in ms above so many bits."""


def record(connection: sqlite3.Connection, request: Request | None, at_ms: int) -> int | None:
    """Save the request and return its id for the rows that it causes.

    A known id aborts the statement with ``duplicate request``.
    """
    record_all(connection, [(request, at_ms)])
    return None if request is None else request.request_id


def record_all(connection: sqlite3.Connection, made: Iterable[tuple[Request | None, int]]) -> None:
    """Save each request with its time.

    They are written in the order of their ids, so that pages of the file are filled one after the other.
    """
    known = [
        (each.request_id, each.player_id, each.name, at_ms - made_ms(each.request_id))
        for each, at_ms in made
        if each is not None
    ]
    known.sort(key=itemgetter(0))
    rows.insert(connection, _REQUESTS, known)
    if isinstance(connection, BatchConnection):
        connection.recorded.update((request_id, player) for request_id, player, *_ in known if player is not None)


def made_ms(request_id: int) -> int:
    """Return the time at which Discord made the id.

    For a negative id, which the bot made, it is any time: only with what is stored does it tell when.
    """
    return (request_id >> _TIME_BITS_BELOW) + _DISCORD_EPOCH_MS
