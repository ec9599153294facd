"""The hash chain of a guild's audit.

Each line's digest is the SHA-256 of the previous line's digest and of the line as JSON.
"""

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
"""The fields that a digest covers, in the order in which AuditEntry has them.

If a later version adds a field, the digest must leave it out where it is not set; otherwise older lines would fail the
check.
"""
NAMES: Final = ", ".join(COLUMNS)

_FIRST: Final = "0" * 64
"""The digest that a guild's first line uses as that of the line before it."""
_LAST: Final = "SELECT number, digest FROM audit WHERE guild_id = ? ORDER BY number DESC LIMIT 1"
_APPEND: Final = f"INSERT INTO audit(number, prev, digest, {NAMES}) VALUES ({', '.join('?' * (len(COLUMNS) + 3))})"
_ALL: Final = f"SELECT number, prev, digest, {NAMES} FROM audit WHERE guild_id = ? ORDER BY number"


def append(connection: sqlite3.Connection, entry: AuditEntry) -> int:
    """Append the entry to the guild's audit and return its number. Call it inside a batch."""
    number, prev = connection.execute(_LAST, (entry.guild_id,)).fetchone() or (0, _FIRST)
    values = [getattr(entry, column) for column in COLUMNS]
    if any(isinstance(value, bool | float) for value in values):
        # SQLite would store 1.0 as 1, and the digest would fail.
        raise TypeError("the audit holds text and whole numbers")
    connection.execute(_APPEND, (number + 1, prev, _digest(prev, values), *values))
    return int(number) + 1


def first_broken(connection: sqlite3.Connection, guild_id: int) -> int | None:
    """Return the number of the first line with a wrong digest; None if all digests are right."""
    return _first_broken(connection.execute(_ALL, (guild_id,)))


def _first_broken(lines: Iterable[Sequence[Any]]) -> int | None:
    expected, before = 1, _FIRST
    for number, prev, digest, *values in lines:
        if number != expected or prev != before or digest != _digest(before, values):
            return expected
        expected, before = expected + 1, digest
    return None


def _digest(prev: str, values: Sequence[Any]) -> str:
    # Text for any other type too: the check must report a damaged line instead of crashing.
    line = json.dumps(dict(zip(COLUMNS, values, strict=True)), sort_keys=True, separators=(",", ":"), default=repr)
    return hashlib.sha256((prev + line).encode()).hexdigest()
