"""Dividing a file that nobody uses.

The parts are written and proved in a temporary folder and then get their names; only then is the whole file renamed.
So whenever the process or the power fails, either the whole file or all of its parts exist.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from bot.fleet.part import PARTS_MOST, Part
from db.file import last_write
from db.file.errors import DatabaseIncomplete, DatabaseUnusable
from db.file.lock import FileLock
from db.file.migrate import read_migrations, version_of
from db.file.parts import SPLIT, part_of, refuse_split
from db.file.paths import beside, read_only_at, real_path, sync_folder
from db.splitting.filling import note_requests
from db.splitting.part_file import write_part
from db.splitting.sums import Sums, refuse_difference, sums_of
from db.upkeep.check import check
from db.upkeep.proofs import BALANCES

_UNFINISHED: Final = "-unfinished"
_ENDINGS: Final = ("-wal", "-shm", "-written", "-starts")
"""The endings of the files that are renamed with the database.

The lock file keeps its name, because the lock is held.
"""

Progress = Callable[[str, int, int], None]
"""A callback: (text of the current step, steps done, number of all steps)."""


@dataclass(frozen=True, slots=True)
class FileSplit:
    """A file that was split, with its parts."""

    parts: dict[Part, Path]
    source: Path
    """The path of the whole file after its renaming."""
    whole: Sums
    sums: list[Sums]
    """The counted contents of each part, in order of the parts."""


def split(
    path: Path,
    count: int,
    folder: Path,
    *,
    processes: int = 1,
    progress: Progress = lambda what, done, of: None,
) -> FileSplit:
    """Divide the file's servers among ``count`` parts, and write each part into a file in ``folder``.

    ``folder`` must be empty or missing. A file that is itself a part has the servers of only some of these parts; only
    those parts are written. Raises DatabaseError; then the file is unchanged and the new parts are deleted.
    """
    place, folder = _whole_file(path), folder.absolute()
    lock = FileLock(place)
    try:
        with closing(read_only_at(place)) as whole:
            files = _planned(whole, place, count, folder)
            with _unfinished(folder) as aside:
                sums = _write_parts(whole, place, aside, files, processes, progress)
                _name_parts(aside, folder)
        _rename(place, folder)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseUnusable(f"{path} can't be split: {error}") from error
    finally:
        lock.release()
    parts = {part: folder / name for part, name in files.items()}
    return FileSplit(parts, beside(place, SPLIT), sums[0], sums[1:])


def _whole_file(path: Path) -> Path:
    place = real_path(path)
    refuse_split(place)
    if (loss := last_write.missing(place)) is not None:
        raise DatabaseIncomplete(loss.line)
    # Create nothing beside a file that is not a database.
    read_only_at(place).close()
    return place


def _planned(whole: sqlite3.Connection, place: Path, count: int, folder: Path) -> dict[Part, str]:
    """Return part -> name of its file.

    Raises DatabaseUnusable if the file cannot be split into these parts.
    """
    version = version_of(whole, place)
    if version != len(read_migrations()):
        raise DatabaseUnusable(
            f"{place} has schema version {version}, and this program knows {len(read_migrations())}: "
            "start the bot on it once, and stop it again"
        )
    own_part = part_of(whole) or Part()
    if not own_part.count < count <= PARTS_MOST or count % own_part.count:
        raise DatabaseUnusable(
            f"{place} is the file of part {own_part.index} of {own_part.count}, so {_possible(own_part.count)}"
        )
    for kept in (beside(place, SPLIT), folder.with_name(folder.name + _UNFINISHED)):
        if kept.exists():
            raise DatabaseUnusable(f"{kept} is left from an earlier split: move it away, or delete it")
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise DatabaseUnusable(f"{folder} exists: name a folder that's empty, or doesn't exist yet")
    parts = [Part(index, count) for index in range(own_part.index, count, own_part.count)]
    return {part: part.name_of(place.stem) + place.suffix for part in parts}


def _possible(count: int) -> str:
    """Return a text with the numbers of parts that the file can be split into."""
    least, most = count * 2, PARTS_MOST // count * count
    if most < least:
        return f"it can't be split any further: there can be at most {PARTS_MOST} parts"
    return f"N must be a multiple of {count}, from {least} to {most}"


@contextmanager
def _unfinished(folder: Path) -> Iterator[Path]:
    """Yield a temporary folder for parts that are not proved yet."""
    aside = folder.with_name(folder.name + _UNFINISHED)
    aside.mkdir(mode=0o700, parents=True)
    try:
        yield aside
    finally:
        _clear_away(aside)


def _clear_away(aside: Path) -> None:
    shutil.rmtree(aside, ignore_errors=True)


def _write_parts(
    whole: sqlite3.Connection, place: Path, aside: Path, files: dict[Part, str], processes: int, progress: Progress
) -> list[Sums]:
    """Write and prove the parts; return the sums of the file and of its parts."""
    line, proof = BALANCES
    for values in whole.execute(proof):
        raise DatabaseUnusable(f"{place} doesn't check out: {line.format(*values)}")
    note_requests(whole)
    for part, name in files.items():
        write_part(whole, part, aside / name, partial(progress, f"copying part {part}"))
        problems = check(aside / name, processes, partial(progress, f"verifying part {part}"))
        if problems:
            raise DatabaseUnusable(f"part {part} doesn't check out: {problems[0]} ({len(problems)} problems)")
    sums = [sums_of(place), *(sums_of(aside / name) for name in files.values())]
    refuse_difference(sums[0], sums[1:])
    return sums


def _name_parts(aside: Path, folder: Path) -> None:
    sync_folder(aside)
    if folder.exists():
        folder.rmdir()
    os.rename(aside, folder)
    sync_folder(folder.parent)


def _rename(place: Path, folder: Path) -> None:
    """Rename the database first, then its companions.

    Once the database is renamed, nobody mistakes the companions for a whole file.
    """
    try:
        os.rename(place, beside(place, SPLIT))
    except OSError:
        shutil.rmtree(folder)
        raise
    for ending in _ENDINGS:
        if beside(place, ending).exists():
            os.rename(beside(place, ending), beside(place, SPLIT + ending))
    sync_folder(place.parent)
