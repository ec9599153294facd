"""Hands and their events. Call these functions inside a batch.

The secrets of events are stored in separate rows.
"""

import logging
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat
from typing import Final

from bot.poker.codec import CodecError, encode
from bot.poker.events import Event, HandStarted
from bot.tables.saving import StoreError, TableCommit
from db import rows
from db.event_rows import KIND, VIA, decode_row, positions_bytes
from db.rows import Value

log = logging.getLogger(__name__)

IN_POT: Final = """SELECT a.table_id, a.player_id, sum(iif(t.debit = a.id, t.amount, -t.amount)) AS chips
    FROM hand h INDEXED BY hand_live JOIN transfer t ON t.hand_id = h.id
    JOIN account a ON a.id IN (t.debit, t.credit) AND a.kind = 'seat'
    WHERE h.state = 'live' GROUP BY a.id HAVING chips > 0"""
"""Selects (table_id, player_id, the player's chips in the live hand's pot), independent of the hand's log."""

_AS_BEFORE: Final = (None, None, None)
"""The cause of an event that has the same one as the event before."""

_CLOSE: Final = """UPDATE hand SET state = new.column2, closed_ms = new.column3
    FROM {rows} AS new WHERE id = new.column1"""


def open_hands(connection: sqlite3.Connection, commits: Sequence[TableCommit]) -> list[int]:
    """Insert the new hands and return their row ids.

    A hand is stored with the player in each seat, because events name only seats.
    """
    if not commits:
        return []
    (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM hand").fetchone()
    opened = list(enumerate(commits, last + 1))
    hands = [(hand_id, commit.table_id, commit.hand_number, commit.at_ms) for hand_id, commit in opened]
    rows.insert(connection, "hand(id, table_id, number, opened_ms)", hands)
    seats = [(hand_id, seat, player_id) for hand_id, commit in opened for seat, player_id in _dealt_in(commit)]
    rows.insert(connection, "hand_seat(hand_id, seat, player_id)", seats)
    return [hand_id for hand_id, _ in opened]


def _dealt_in(commit: TableCommit) -> Iterator[tuple[int, int]]:
    """Yield (seat, player_id) of the players dealt in."""
    dealt = {seat for event in commit.events if isinstance(event, HandStarted) for seat in event.seats}
    return ((seat.seat, seat.player_id) for seat in commit.state.seats if seat.seat in dealt)


def hand_id_of(connection: sqlite3.Connection, table_id: int, number: int) -> int:
    """Return the hand's row id. Raises StoreError if the table has no such hand."""
    row = connection.execute("SELECT id FROM hand WHERE table_id = ? AND number = ?", (table_id, number)).fetchone()
    if row is None:
        raise StoreError(f"table {table_id} has no hand {number}")
    return int(row[0])


def append(connection: sqlite3.Connection, commits: Iterable[tuple[int, TableCommit]]) -> None:
    """Log the new events of these hands, given as (row id, commit).

    Each hand must have exactly its commit's ``first_event`` events so far; otherwise the statement aborts.
    """
    events: list[tuple[Value, ...]] = []
    secrets: list[tuple[Value, ...]] = []
    for hand_id, commit in commits:
        via, happened_ms = (VIA[commit.cause.via], commit.cause.at_ms) if commit.cause else (None, commit.at_ms)
        request_id = commit.request.request_id if commit.request is not None else None
        cause: tuple[Value, ...] = (via, happened_ms, request_id)
        person = commit.by_person or repeat(False)
        taken = map(positions_bytes, commit.taken) if commit.taken else repeat(None)
        logged = zip(commit.events, taken, person, strict=False)
        for seq, (event, positions, acted) in enumerate(logged, commit.first_event + 1):
            part = encode(event)
            events.append((hand_id, seq, KIND[part.kind], part.public, *cause, positions, int(acted)))
            cause = _AS_BEFORE
            secrets += [(hand_id, seq, name, body) for name, body in part.secrets.items()]
    rows.insert(connection, "hand_event(hand_id, seq, kind, body, via, at_ms, request_id, taken, person)", events)
    rows.insert(connection, "hand_secret(hand_id, seq, class, body)", secrets)


def close_hands(connection: sqlite3.Connection, commits: Iterable[tuple[int, TableCommit]]) -> None:
    """Close the hands that end, given as (row id, commit).

    The schema deletes the deck, and refuses if chips are in the pot.
    """
    ends = ((hand_id, commit) for hand_id, commit in commits if commit.closes_hand or commit.voids_hand)
    closed = [(hand_id, "void" if commit.voids_hand else "done", commit.at_ms) for hand_id, commit in ends]
    rows.update(connection, _CLOSE, closed)


def live_numbers(connection: sqlite3.Connection) -> dict[int, int]:
    """Return table_id -> number of its live hand."""
    query = "SELECT table_id, number FROM hand INDEXED BY hand_live WHERE state = 'live'"
    return dict(connection.execute(query).fetchall())


def copied(connection: sqlite3.Connection) -> set[int]:
    """Return the tables whose live hand was running when the file was copied."""
    query = """SELECT h.table_id FROM hand h INDEXED BY hand_live JOIN copied_hand c ON c.hand_id = h.id
        WHERE h.state = 'live'"""
    return {table_id for (table_id,) in connection.execute(query)}


def live_hands(connection: sqlite3.Connection) -> dict[int, tuple[Event, ...]]:
    """Return table_id -> the live hand's events, secrets included.

    An unreadable hand is left out and logged.
    """
    # Without statistics SQLite would scan every hand ever played.
    secrets: dict[tuple[int, int], dict[str, str]] = defaultdict(dict)
    for hand_id, seq, name, body in connection.execute(
        """SELECT s.hand_id, s.seq, s.class, s.body FROM hand h INDEXED BY hand_live
        JOIN hand_secret s ON s.hand_id = h.id WHERE h.state = 'live'"""
    ):
        secrets[hand_id, seq][name] = body
    events: dict[int, list[Event]] = defaultdict(list)
    unreadable: set[int] = set()
    for table_id, hand_id, seq, kind, body in connection.execute(
        """SELECT h.table_id, h.id, e.seq, e.kind, e.body FROM hand h INDEXED BY hand_live
        JOIN hand_event e ON e.hand_id = h.id WHERE h.state = 'live' ORDER BY h.id, e.seq"""
    ):
        try:
            events[table_id].append(decode_row(kind, body, secrets.get((hand_id, seq), {})))
        except CodecError as error:
            log.error("event %d of the live hand of table %d cannot be read: %s", seq, table_id, error)
            unreadable.add(table_id)
    return {table_id: tuple(happened) for table_id, happened in events.items() if table_id not in unreadable}
