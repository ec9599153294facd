"""A file written once for all attacks of a module, and the effect of attacks on copies of it."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from db import SqliteStore, open_store


def write(directories: pytest.TempPathFactory, scene: Callable[[SqliteStore], Awaitable[object]]) -> Path:
    """Return a closed file in which ``scene`` has happened."""
    path = directories.mktemp("written") / "written.sqlite3"

    async def play() -> None:
        store = await open_store(path)
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(play())
    return path


def drop_triggers(victim: sqlite3.Connection) -> None:
    """Drop all triggers in one transaction: dropped singly, each would wait for the disk.

    The connection must not be in a transaction.
    """
    victim.execute("BEGIN")
    for (name,) in victim.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        victim.execute(f"DROP TRIGGER {name}")
    victim.execute("COMMIT")


def harmful(
    victim: sqlite3.Connection, attacks: Mapping[str, str], error: type[sqlite3.Error] = sqlite3.IntegrityError
) -> list[str]:
    """Return the attacks that change the file or fail with an error other than ``error``.

    Each is tried with foreign keys on, one after another: a file that none has changed is as good as a new one.
    """
    victim.execute("PRAGMA foreign_keys = ON")
    found, before = list[str](), victim.serialize()
    for name, attack in attacks.items():
        try:
            victim.execute(attack)
        except error:
            pass
        except sqlite3.Error as other:
            found.append(f"{name}: {other}")
        if (after := victim.serialize()) != before:
            found.append(name)
            before = after
    return found


def accepted(victim: sqlite3.Connection, attacks: Iterable[tuple[str, str]]) -> list[str]:
    """Return the names of the attacks that no rule of the file refuses."""
    found = list[str]()
    for name, attack in attacks:
        try:
            victim.execute(attack)
        except sqlite3.IntegrityError:
            continue
        found.append(name)
    return found


def idle(victim: sqlite3.Connection, attacks: Mapping[str, str]) -> list[str]:
    """Return the attacks that change nothing, each tried on the unchanged file."""
    found, before = [], victim.total_changes
    for name, attack in attacks.items():
        victim.execute("BEGIN")
        with suppress(sqlite3.IntegrityError):
            victim.execute(attack)
        if victim.total_changes == before:
            found.append(name)
        before = victim.total_changes
        victim.execute("ROLLBACK")
    return found
