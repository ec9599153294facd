"""Poker tables as rows. Runs inside a batch."""

import sqlite3
from collections import defaultdict

from bot.poker.events import Event
from bot.tables.ports import NewTable, SavedTable, StoreError, TableState
from db import hand_log
from db.records import SETTINGS, STATE


def insert(connection: sqlite3.Connection, new: NewTable, request_id: int | None, at_ms: int) -> int:
    """The new table's id."""
    row = connection.execute(
        """INSERT INTO poker_table(guild_id, channel_id, owner_id, name, settings, state, opened_ms, request_id)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            new.guild_id,
            new.channel_id,
            new.owner_id,
            new.name,
            SETTINGS.dump(new.settings),
            STATE.dump(TableState(idle_since_ms=at_ms)),
            at_ms,
            request_id,
        ),
    )
    return int(row.lastrowid or 0)


def save_state(connection: sqlite3.Connection, table_id: int, state: TableState) -> None:
    """Raises StoreError where no such table is open."""
    _update_open(connection, table_id, "state = ?", STATE.dump(state))


def save_card(connection: sqlite3.Connection, table_id: int, channel_id: int, message_id: int) -> None:
    """Raises StoreError where no such table is open."""
    _update_open(connection, table_id, "channel_id = ?, message_id = ?", channel_id, message_id)


def close(connection: sqlite3.Connection, table_id: int, at_ms: int) -> None:
    """The schema refuses where a hand is live or chips are left."""
    _update_open(connection, table_id, "closed_ms = ?", at_ms)


def open_tables(connection: sqlite3.Connection) -> list[SavedTable]:
    """By id. Raises StoreError for a row that cannot be read."""
    stacks = _stacks(connection)
    events = hand_log.live_hands(connection)
    rows = connection.execute(
        """SELECT id, guild_id, channel_id, owner_id, name, settings, state, message_id
        FROM poker_table WHERE closed_ms IS NULL ORDER BY id"""
    ).fetchall()
    return [_saved(row, stacks[row[0]], events.get(row[0], ())) for row in rows]


def _saved(
    row: tuple[int, int, int, int, str, str, str, int | None],
    stacks: dict[int, int],
    events: tuple[Event, ...],
) -> SavedTable:
    table_id, guild_id, channel_id, owner_id, name, settings, state_text, message_id = row
    try:
        state = STATE.load(state_text)
        new = NewTable(guild_id, channel_id, owner_id, name, SETTINGS.load(settings))
    except StoreError as error:
        raise StoreError(f"table {table_id}: {error}") from error
    seated = {seat.player_id: 0 for seat in state.seats}
    return SavedTable(table_id, new, state, seated | stacks, events, message_id)


def _stacks(connection: sqlite3.Connection) -> defaultdict[int, dict[int, int]]:
    """table_id -> player_id -> chips, for those who have any."""
    stacks: defaultdict[int, dict[int, int]] = defaultdict(dict)
    for table_id, player_id, balance in connection.execute(
        """SELECT a.table_id, a.player_id, a.balance FROM poker_table t INDEXED BY poker_table_open
        CROSS JOIN account a ON a.table_id = t.id
        WHERE t.closed_ms IS NULL AND a.kind = 'seat' AND a.balance > 0"""
    ):
        stacks[table_id][player_id] = balance
    return stacks


def _update_open(connection: sqlite3.Connection, table_id: int, assignment: str, *values: int | str) -> None:
    changed = connection.execute(
        f"UPDATE poker_table SET {assignment} WHERE id = ? AND closed_ms IS NULL", (*values, table_id)
    )
    if changed.rowcount != 1:
        raise StoreError(f"no table {table_id} is open")
