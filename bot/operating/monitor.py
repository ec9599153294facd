"""The bot's health: counters, values read on request, and the report for moderators and the host."""

import asyncio
import logging
import math
import shutil
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final, Protocol

from bot.fleet.part import Part
from bot.operating.error_count import DAY_SECONDS, HOUR_SECONDS, ErrorCount
from bot.operating.figures import MetricFigures
from bot.operating.table_counts import CountedTables
from bot.operating.traffic import Traffic
from bot.ui.discord.outbox import Outbox
from bot.use_cases.health import Health

PROJECT: Final = Path(__file__).parents[2] / "pyproject.toml"


class File(Protocol):
    """The attributes of the database that the monitor reads."""

    watcher: Callable[[int, float, bool], None] | None

    @property
    def path(self) -> Path: ...

    @property
    def waiting(self) -> int: ...

    @property
    def is_writable(self) -> bool: ...


class Backups(Protocol):
    @property
    def newest(self) -> datetime | None: ...


class HealthMonitor:
    """The source of the health report and of the metrics.

    The database, tables and outbox are added once they exist. ``now`` returns seconds since 1970.
    """

    def __init__(self, now: Callable[[], float] = time.time, part: Part | None = None) -> None:
        self._part = None if part is None or part.is_whole else part
        """The part of the bot that this process is; None if there are no other parts."""
        self.figures = MetricFigures()
        self.traffic = Traffic(self.figures)
        self._errors = ErrorCount()
        self._now = now
        self._since = now()
        self._file: File | None = None
        self._tables: CountedTables | None = None
        self._outbox: Outbox | None = None
        self._backups: Backups | None = None
        self.figures.readers.append(self._current_figures)

    # Watching

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Count logged errors until the end of the block."""
        logging.getLogger().addHandler(self._errors)
        try:
            yield
        finally:
            logging.getLogger().removeHandler(self._errors)

    def observe(self, file: File, tables: CountedTables, outbox: Outbox) -> None:
        self._file, self._tables, self._outbox = file, tables, outbox
        file.watcher = self.figures.wrote

    def observe_backups(self, backups: Backups) -> None:
        self._backups = backups

    # Reports

    @property
    def tables(self) -> int:
        """The number of open tables."""
        return self._tables.census().tables if self._tables is not None else 0

    def alive(self) -> bool:
        """Return True if the bot is connected to Discord and can save."""
        return self._outbox is not None and self._outbox.is_ready and self.saves()

    def saves(self) -> bool:
        return self._file is not None and self._file.is_writable

    async def health(self) -> Health:
        now, newest = self._now(), self._backups.newest if self._backups is not None else None
        return Health(
            part=None if self._part is None else str(self._part),
            version=version(),
            since_ms=int(self._since * 1000),
            waiting=self._file.waiting if self._file is not None else 0,
            batch_ms=self.figures.batch_seconds * 1000,
            is_writable=self.saves(),
            wants_backups=self._backups is not None,
            backup_ms=None if newest is None else int(newest.timestamp() * 1000),
            errors_hour=self._errors.within(HOUR_SECONDS, now),
            errors_day=self._errors.within(DAY_SECONDS, now),
            free_bytes=await asyncio.to_thread(self._free_bytes),
        )

    def _free_bytes(self) -> int:
        return shutil.disk_usage(self._file.path.parent).free if self._file is not None else 0

    def _current_figures(self) -> Iterator[tuple[str, str, float]]:
        yield "lowball_up_seconds", "Since the bot was started", self._now() - self._since
        yield "lowball_errors_total", "Errors in the log", self._errors.total
        if self._outbox is not None and math.isfinite(self._outbox.latency):
            yield "lowball_gateway_latency_seconds", "How long Discord takes to answer", self._outbox.latency
        if self._backups is not None and self._backups.newest is not None:
            age = self._now() - self._backups.newest.timestamp()
            yield "lowball_backup_age_seconds", "Since the newest backup", age
        if self._file is not None:
            yield "lowball_database_waiting", "Writes that no batch has taken up yet", self._file.waiting
            yield "lowball_database_writable", "0 once the database has failed", self._file.is_writable
        if self._tables is not None:
            census = self._tables.census()
            yield "lowball_tables", "Open tables", census.tables
            yield "lowball_hands", "Hands running", census.hands
            yield "lowball_players", "Seats taken", census.players


def version() -> str:
    """Return the program's version from its pyproject.toml; ``?`` if the file cannot be read."""
    try:
        return str(tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"])
    except (OSError, KeyError, tomllib.TOMLDecodeError):
        return "?"
