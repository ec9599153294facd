"""Scheduled backups.

A new backup is made when the newest one is old enough, and the oldest ones are deleted. A failure never stops the bot.
"""

import asyncio
import logging
import os
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from db.upkeep.backup import backup

log = logging.getLogger(__name__)

_TIME: Final = "%Y%m%dT%H%M%SZ"
_LOOK_SECONDS: Final = 3600.0
"""The interval of checks, and of retries after a failed backup, in seconds.

The clock is checked often, because somebody may set it.
"""


class BackupSchedule:
    """The backups of ``database`` in ``folder``, with the UTC time in their names.

    A backup's name begins with ``name``, by default with the database's name. ``now`` returns an aware datetime.
    """

    def __init__(
        self,
        database: Path,
        folder: Path,
        *,
        every_hours: int,
        keep: int,
        name: str | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._database = database
        self._folder = folder
        self._stem = name or database.stem
        self._every = timedelta(hours=every_hours)
        self._keep = keep
        self._now = now
        self.newest: datetime | None = None
        """The time of the newest backup at the last check."""
        self.on_failure: Callable[[], bool] = lambda: True
        """A callback for a failed backup. It is called at each failure until it returns True.

        After a success, it is called again at the next failure.
        """
        self._heard = False
        """True once ``on_failure`` has returned True for the current failure."""
        self._told: str | None = None
        """The last failure that was logged; None after a success."""
        self._name = re.compile(re.escape(self._stem) + r"-(\d{8}T\d{6}Z)\.sqlite3")

    async def run(self, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Make backups until cancelled. A backup in progress is still finished."""
        while True:
            seconds = await self.step()
            await sleep(min(seconds, _LOOK_SECONDS))

    async def step(self) -> float:
        """Make a backup if one is due; return the seconds until the next check."""
        seconds = 0.0
        try:
            seconds = await asyncio.to_thread(self._seconds_left)
            if seconds <= 0:
                await asyncio.to_thread(self.take)
                seconds = self._every.total_seconds()
                self._succeeded()
        except Exception as error:
            self._failed(_cause(error))
            seconds = _LOOK_SECONDS
        return seconds

    def take(self) -> Path:
        """Make a backup now, prove it, and delete the oldest beyond ``keep``.

        Raises DatabaseUnusable or OSError.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        target = self._folder / f"{self._stem}-{self._now().astimezone(UTC).strftime(_TIME)}.sqlite3"
        # It gets its final name only once it is proved: a file left by a power cut is not a backup.
        part = target.with_suffix(".part")
        for leftover in self._folder.glob(f"{self._stem}-*.part"):
            leftover.unlink()
        backup(self._database, part)
        os.replace(part, target)
        taken = self.taken()
        self.newest = taken[0][0]
        for _, old in taken[self._keep :]:
            old.unlink()
        return target

    def taken(self) -> list[tuple[datetime, Path]]:
        """Return the backups in the folder, newest first.

        A backup with a time in the future counts as the oldest, because somebody has set the clock back since.
        """
        if not self._folder.is_dir():
            return []
        backups = [(match[1], path) for path in self._folder.iterdir() if (match := self._name.fullmatch(path.name))]
        times = ((datetime.strptime(time, _TIME).replace(tzinfo=UTC), path) for time, path in backups)
        now = self._now()
        return sorted(times, key=lambda taken: (taken[0] <= now, taken[0]), reverse=True)

    def _seconds_left(self) -> float:
        """Return the seconds until the next backup.

        They are counted from the newest backup, so that frequent restarts do not prevent backups.
        """
        taken = self.taken()
        self.newest = taken[0][0] if taken else None
        now = self._now()
        if not taken or taken[0][0] > now:
            return 0.0
        return (taken[0][0] + self._every - now).total_seconds()

    def _succeeded(self) -> None:
        if self._told is not None:
            log.warning("backups to %s work again", self._folder)
        self._told, self._heard = None, False

    def _failed(self, why: str) -> None:
        if self._told is None:
            log.error("the backup to %s failed and is tried again every hour: %s", self._folder, why)
        self._told = why
        self._heard = self._heard or self.on_failure()


def _cause(error: Exception) -> str:
    """Return the error in one line."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename or 'the disk'}: {error.strerror}"
    return " ".join(str(error).split()) or repr(error)
