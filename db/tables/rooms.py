"""Poker tables as rows. Call these functions inside a batch."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.tables.saving import DamagedTable, NewTable, SavedTable, StoreError
from bot.tables.state import TableState
from db import rows
from db.json_codecs import SETTINGS, STATE
from db.tables import hand_log, seals

_OPEN: Final = """SELECT id, guild_id, channel_id, owner_id, name, settings, state, message_id, tournament_id,
    practice FROM poker_table WHERE closed_ms IS NULL ORDER BY id"""
_STACKS: Final = """SELECT a.table_id, a.player_id, a.balance FROM poker_table t INDEXED BY poker_table_open
    CROSS JOIN account a ON a.table_id = t.id
    WHERE t.closed_ms IS NULL AND a.kind = 'seat' AND a.balance > 0"""

_SAVE_STATES: Final = """UPDATE poker_table SET state = new.column2, name = coalesce(nullif(new.column3, ''), name)
    FROM {rows} AS new WHERE id = new.column1 AND closed_ms IS NULL"""

_Row = tuple[int, int, int, int, str, str, str, int | None, int | None, int]
_Chips = defaultdict[int, dict[int, int]]
"""table_id -> player_id -> chips."""


@dataclass(frozen=True, slots=True)
class OpenTables:
    """Every open table as of one moment, by id: first the readable ones, then the damaged ones."""

    readable: list[SavedTable]
    damaged: list[DamagedTable]


def insert(connection: sqlite3.Connection, new: NewTable, request_id: int | None, at_ms: int) -> int:
    """Insert the table and return its id."""
    row = connection.execute(
        """INSERT INTO poker_table(
        guild_id, channel_id, owner_id, name, settings, state, opened_ms, request_id, tournament_id, practice)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            new.guild_id,
            new.channel_id,
            new.owner_id,
            new.name,
            SETTINGS.dump(new.settings),
            STATE.dump(TableState(idle_since_ms=at_ms)),
            at_ms,
            request_id,
            new.tournament_id,
            new.practice,
        ),
    )
    return int(row.lastrowid or 0)


def save_states(connection: sqlite3.Connection, states: Iterable[tuple[int, TableState]]) -> None:
    """Save the states by table_id, each table once. Raises StoreError if one of them is not open."""
    new = [(table_id, STATE.dump(state), state.name) for table_id, state in states]
    if rows.update(connection, _SAVE_STATES, new) != len(new):
        raise StoreError(f"{' or '.join(f'no table {table_id}' for table_id, *_ in new)} is open")


def save_table_message(connection: sqlite3.Connection, table_id: int, channel_id: int, message_id: int) -> None:
    """Save the table's message; do nothing for a table that has closed.

    Raises StoreError if there never was such a table.
    """
    closed = connection.execute("SELECT closed_ms FROM poker_table WHERE id = ?", (table_id,)).fetchone()
    if closed is None or closed[0] is None:
        _update_open(connection, table_id, "channel_id = ?, message_id = ?", channel_id, message_id)


def close(connection: sqlite3.Connection, table_id: int, at_ms: int) -> None:
    """Close the table. The schema refuses if a hand is live or chips are left."""
    _update_open(connection, table_id, "closed_ms = ?", at_ms)


def open_tables(connection: sqlite3.Connection) -> OpenTables:
    """Return the open tables; a table with an unreadable row counts as damaged."""
    stacks, in_pots = _by_table(connection, _STACKS), _by_table(connection, hand_log.IN_POT)
    sealed = seals.open_seals(connection)
    hands, numbers = hand_log.live_hands(connection), hand_log.live_numbers(connection)
    copied = hand_log.copied(connection)
    open_tables_found = OpenTables([], [])
    for row in connection.execute(_OPEN).fetchall():
        table_id = row[0]
        in_pot = in_pots[table_id] if table_id in numbers else None
        try:
            new, state = _read(row)
            deals = sealed.of(table_id)
        except StoreError as error:
            number = numbers.get(table_id)
            open_tables_found.damaged.append(
                DamagedTable(
                    table_id, row[1], str(error), stacks[table_id], number, in_pot or {}, row[8], practice=bool(row[9])
                )
            )
        else:
            seated = {seat.player_id: 0 for seat in state.seats} | stacks[table_id]
            open_tables_found.readable.append(
                SavedTable(
                    table_id, new, state, seated, hands.get(table_id, ()), row[7], in_pot, deals, table_id in copied
                )
            )
    return open_tables_found


def _read(row: _Row) -> tuple[NewTable, TableState]:
    _, guild_id, channel_id, owner_id, name, settings, state, _, tournament_id, practice = row
    loaded = SETTINGS.load(settings)
    return NewTable(guild_id, channel_id, owner_id, name, loaded, tournament_id, bool(practice)), STATE.load(state)


def _by_table(connection: sqlite3.Connection, query: str) -> _Chips:
    chips: _Chips = defaultdict(dict)
    for table_id, player_id, amount in connection.execute(query):
        chips[table_id][player_id] = amount
    return chips


def _update_open(connection: sqlite3.Connection, table_id: int, assignment: str, *values: int | str) -> None:
    changed = connection.execute(
        f"UPDATE poker_table SET {assignment} WHERE id = ? AND closed_ms IS NULL", (*values, table_id)
    )
    if changed.rowcount != 1:
        raise StoreError(f"no table {table_id} is open")
