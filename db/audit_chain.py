"""The chain of a guild's audit: each line is sealed with SHA-256 over the seal before it and the line as JSON."""

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.tables.saving import AuditEntry

COLUMNS: Final = (
    "guild_id",
    "act",
    "actor_id",
    "reason",
    "at_ms",
    "subject_id",
    "table_id",
    "hand_number",
    "before",
    "after",
)
"""The fields that a digest seals, in the order of AuditEntry's. A field that is added later has to be left out of the
sealed text where it is not set, or no older line would prove."""
NAMES: Final = ", ".join(COLUMNS)

_FIRST: Final = "0" * 64
"""Stands in place of the seal before the first line."""
_LAST: Final = "SELECT number, digest FROM audit WHERE guild_id = ? ORDER BY number DESC LIMIT 1"
_APPEND: Final = f"INSERT INTO audit(number, prev, digest, {NAMES}) VALUES ({', '.join('?' * (len(COLUMNS) + 3))})"
_ALL: Final = f"SELECT number, prev, digest, {NAMES} FROM audit WHERE guild_id = ? ORDER BY number"


def append(connection: sqlite3.Connection, entry: AuditEntry) -> int:
    """Seal the entry as the guild's newest line, and give its number. Runs inside a batch."""
    number, prev = connection.execute(_LAST, (entry.guild_id,)).fetchone() or (0, _FIRST)
    values = [getattr(entry, column) for column in COLUMNS]
    if any(isinstance(value, bool | float) for value in values):
        # The file would keep 1.0 as 1, and the line would not prove any more.
        raise TypeError("the audit holds text and whole numbers")
    connection.execute(_APPEND, (number + 1, prev, _digest(prev, values), *values))
    return int(number) + 1


def first_broken(connection: sqlite3.Connection, guild_id: int) -> int | None:
    """The number of the first line that does not follow from those before it; None where all do."""
    return _first_broken(connection.execute(_ALL, (guild_id,)))


def _first_broken(lines: Iterable[Sequence[Any]]) -> int | None:
    expected, before = 1, _FIRST
    for number, prev, digest, *values in lines:
        if number != expected or prev != before or digest != _digest(before, values):
            return expected
        expected, before = expected + 1, digest
    return None


def _digest(prev: str, values: Sequence[Any]) -> str:
    # A value that no column may hold is still text: a damaged line must be reported, and not crash the check.
    line = json.dumps(dict(zip(COLUMNS, values, strict=True)), sort_keys=True, separators=(",", ":"), default=repr)
    return hashlib.sha256((prev + line).encode()).hexdigest()
