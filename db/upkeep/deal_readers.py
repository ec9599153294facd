"""Reading the deals of a whole file, part by part, in several processes.

Reading takes most of a proof's time. Each part is read at a different moment, while the bot may run. That does no harm:
all data that a deal's proof needs is saved with its hand, and a running bot only adds later hands.
"""

import os
import signal
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Final

from db.file.errors import DatabaseUnusable
from db.file.paths import reader
from db.upkeep.deals import wrong_deals

Progress = Callable[[int, int], None]
"""A callback: (parts done, number of all parts)."""

_PART: Final = 500
"""The number of hands whose records are in memory at a time."""
_NEXT: Final = "SELECT max(id) FROM (SELECT id FROM hand WHERE id > ? ORDER BY id LIMIT ?)"
_WORTH_A_PROCESS: Final = 4_000
"""Up to this number of hands, one process reads all: extra processes would start too slowly to help."""


def wrong_deals_of_all(
    connection: sqlite3.Connection, place: Path, processes: int, progress: Progress | None = None
) -> Iterator[str]:
    """Yield a line for each record of the file at ``place`` that fails its proof.

    ``connection`` is open on the file, outside a transaction. Raises sqlite3.Error, and DatabaseUnusable if a process
    dies.
    """
    parts = list(_parts(connection))
    if processes == 1 or len(parts) * _PART <= _WORTH_A_PROCESS:
        # Reads are repeated for each part: a bot that starts during the proof may change the file.
        read = partial(_wrong_deals_of, connection) if len(parts) == 1 else partial(wrong_deals_at, place)
        yield from _report_progress(map(read, parts), parts, progress)
    else:
        yield from _in_processes(place, parts, processes, progress)


def _parts(connection: sqlite3.Connection) -> Iterator[range]:
    """Yield ranges of the ids of all hands.

    The ids are looked up, because somebody may have inserted a very large one.
    """
    last = 0
    while (until := connection.execute(_NEXT, (last, _PART)).fetchone()[0]) is not None:
        yield range(last + 1, until + 1)
        last = until


def _in_processes(place: Path, parts: list[range], processes: int, progress: Progress | None) -> Iterator[str]:
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_follow_the_parent)
    try:
        yield from _report_progress(pool.map(partial(wrong_deals_at, place), parts), parts, progress)
    except BrokenProcessPool:
        raise DatabaseUnusable(
            "a process that read the deals was killed, so nothing is verified: try --processes 1"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _report_progress(found: Iterator[list[str]], parts: list[range], progress: Progress | None) -> Iterator[str]:
    for done, problems in enumerate(found, 1):
        yield from problems
        if progress is not None:
            progress(done, len(parts))


def wrong_deals_at(place: Path, part: range) -> list[str]:
    """Return the lines for some hands, read on a separate connection."""
    with closing(reader(place)) as connection:
        return _wrong_deals_of(connection, part)


def _wrong_deals_of(connection: sqlite3.Connection, part: range) -> list[str]:
    connection.execute("BEGIN")
    try:
        return list(wrong_deals(connection, part))
    finally:
        # Nothing was written.
        connection.rollback()


def _follow_the_parent() -> None:
    """End this reader process when its parent ends, however that happens.

    The parent alone handles the terminal's interrupts.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
