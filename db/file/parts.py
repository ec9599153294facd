"""The part of a fleet that a file belongs to: each process has a file with its own servers."""

import sqlite3
from pathlib import Path
from typing import Final

from bot.fleet.part import Part
from db.file.errors import DatabaseOfAnotherPart, DatabaseUnusable
from db.file.paths import beside, exists

SPLIT: Final = "-split"
"""The ending of a file's name after its rows were split into parts."""


def refuse_split(path: Path) -> None:
    """Raise DatabaseUnusable if the path is the new or the old name of a file that was split into parts."""
    if path.name.endswith(SPLIT):
        raise DatabaseUnusable(f"{path} was split into parts: start a process for each part, with its own DATABASE")
    split_path = beside(path, SPLIT)
    if exists(split_path) and not exists(path):
        raise DatabaseUnusable(
            f"{path} was split into parts, and is now {split_path.name}: "
            "start a process for each part, with its own DATABASE"
        )


def part_of(connection: sqlite3.Connection) -> Part | None:
    """Return the part that the file belongs to; None for an empty file that no part has claimed."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "file_part" not in names:
        return None
    row = connection.execute("SELECT number, count FROM file_part").fetchone()
    return None if row is None else Part(*row)


def claim_for(connection: sqlite3.Connection, part: Part) -> None:
    """Claim an unclaimed file for this part."""
    if part_of(connection) is None:
        connection.execute("INSERT INTO file_part VALUES (1, ?, ?)", (part.index, part.count))


def refuse_another(connection: sqlite3.Connection, path: Path, part: Part | None) -> None:
    """Raise DatabaseOfAnotherPart if the file does not belong to the part.

    A process without a part accepts every file.
    """
    file_part = part_of(connection)
    if part is None or file_part is None or file_part == part:
        return
    raise DatabaseOfAnotherPart(
        f"{path} is the file of part {file_part.index} of {file_part.count}, and this process is part {part.index} of "
        f"{part.count}: {_what_to_do(path, file_part, part)}"
    )


def _what_to_do(path: Path, held: Part, part: Part) -> str:
    if held.count < part.count and part.count % held.count == 0 and part.index % held.count == held.index:
        return f"divide it first with python -m bot split {path} --into {part.count} FOLDER, or set SHARD={held}"
    return f"set DATABASE to the process's own file, or SHARD={held}"
