"""Migrations: numbered scripts, each applied in one transaction and recorded in ``migration``."""

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from db.file.copying import copy_into
from db.file.errors import DatabaseTooNew, DatabaseUnusable, MigrationFailed, unusable
from db.file.paths import sync_folder
from db.file.schema import refuse_other

MIGRATIONS: Final = Path(__file__).parents[1] / "migrations"
_FILE_NAME: Final = re.compile(r"V(\d{3})__([a-z0-9_]+)\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    version: int
    name: str
    script: str


def read_migrations(folder: Path = MIGRATIONS) -> list[Migration]:
    """Return the folder's scripts in order. Raises ValueError if the numbers are not 1, 2, 3 ..."""
    found = [
        Migration(int(match[1]), match[2], path.read_text("utf-8"))
        for path in sorted(folder.iterdir())
        if (match := _FILE_NAME.fullmatch(path.name))
    ]
    if [migration.version for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered 1 to {len(found)}")
    return found


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """Return the file's version; 0 for an empty file.

    Raises DatabaseUnusable for another program's database.
    """
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "migration" in names and "transfer" in names:
        return int(connection.execute("SELECT coalesce(max(version), 0) FROM migration").fetchone()[0])
    if names:
        raise DatabaseUnusable(f"{path} is a database of another program")
    return 0


def migrate(connection: sqlite3.Connection, path: Path, migrations: list[Migration]) -> None:
    """Apply the missing migrations; a file with data is first backed up into its own folder.

    The connection must be in autocommit mode. Raises DatabaseTooNew, MigrationFailed, and DatabaseUnusable if the
    tables differ from those that the migrations make.
    """
    version = version_of(connection, path)
    if version > len(migrations):
        raise DatabaseTooNew(
            f"{path} has schema version {version}, and this program knows only {len(migrations)}: run the newer program"
        )
    missing = migrations[version:]
    if version and missing:
        _back_up(connection, _backup_path(path, missing[0].version))
    # A script may rebuild a table that others refer to; the pragma does nothing inside a transaction.
    connection.execute("PRAGMA foreign_keys = OFF")
    for migration in missing:
        _apply(connection, migration)
    if version:
        refuse_other(connection, path, [migration.script for migration in migrations])


def _apply(connection: sqlite3.Connection, migration: Migration) -> None:
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{migration.script}")
        connection.execute(
            "INSERT INTO migration VALUES (?, ?, CAST(strftime('%s', 'now') AS INTEGER) * 1000)",
            (migration.version, migration.name),
        )
        if broken := connection.execute("PRAGMA foreign_key_check").fetchall():
            raise sqlite3.IntegrityError(f"{len(broken)} rows refer to nothing")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        line = f"migration {migration.version} ({migration.name}) failed: {error}"
        raise unusable(error, line, MigrationFailed) from error


def _back_up(connection: sqlite3.Connection, target: Path) -> None:
    """Back the file up; the backup gets its final name only once it is complete."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    copy_into(connection, part)
    part.replace(target)
    sync_folder(target.parent)


def _backup_path(path: Path, version: int) -> Path:
    """Return the path of the backup beside the file.

    The path is always new, so that an earlier backup, for example from a failed attempt, is never overwritten.
    """
    return next(candidate for candidate in _candidates(path, version) if not candidate.exists())


def _candidates(path: Path, version: int) -> Iterator[Path]:
    yield path.with_name(f"{path.name}-before-V{version:03}")
    for again in count(2):
        yield path.with_name(f"{path.name}-before-V{version:03}-{again}")
