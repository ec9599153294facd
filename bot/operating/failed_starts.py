"""The delay before a start that follows failed starts; it grows with each failure.

Discord resets the token of a bot that identifies more than 1,000 times a day, as a bot would if a supervisor restarted
it every few seconds. The failed starts are counted in a file beside the database, which is overwritten in place so
that it works on a full disk. From the first request to Discord on, a start counts as failed until it has run for ten
minutes or was stopped normally.
"""

import asyncio
import json
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from bot.common.owner_error import OwnerError
from bot.operating.lifetime import beside

log = logging.getLogger(__name__)

FIRST_WAIT_SECONDS: Final = 5
WAIT_SECONDS_MOST: Final = 600
LASTED_SECONDS: Final = 600

Sleep = Callable[[float], Awaitable[None]]


class FailedStarts:
    """The number of failed starts, stored in ``file``. ``now`` returns seconds since 1970."""

    def __init__(self, file: Path, now: Callable[[], float] = time.time, sleep: Sleep = asyncio.sleep) -> None:
        self._file = file
        self._now = now
        self._sleep = sleep
        self._failed, self._since = _read(file)
        self._has_asked = False

    @asynccontextmanager
    async def counted(self) -> AsyncIterator[None]:
        """Wait as long as the failed starts require, run the block, and store whether this start failed.

        An error that only the owner can fix does not count.
        """
        await self._wait()
        try:
            yield
        except Exception as error:
            if not isinstance(error, OwnerError) or error.may_pass:
                self._note(self._failed + 1)
            elif self._has_asked:
                self._note(0)
            raise
        except BaseException:
            self._note(0)
            raise
        self._note(0)

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[None]:
        """Count this start as failed until it has run long enough, because it now sends requests to Discord."""
        self._has_asked = True
        self._note(self._failed + 1)
        async with beside(self._reset_after_lasting(), "counting starts"):
            yield

    async def _wait(self) -> None:
        seconds = seconds_to_wait(self._failed, self._now() - self._since)
        if seconds > 0:
            log.warning("starts that failed in a row: %d; the next is in %d s", self._failed, round(seconds))
            await self._sleep(seconds)

    async def _reset_after_lasting(self) -> None:
        await self._sleep(LASTED_SECONDS)
        self._failed = 0
        self._note(0)

    def _note(self, failed: int) -> None:
        """Write the number of failed starts to the file.

        Errors of the disk are ignored: with a failing disk, the database fails too, and the bot sends nothing to
        Discord.
        """
        with suppress(OSError):
            descriptor = os.open(self._file, os.O_CREAT | os.O_WRONLY, 0o600)
            with os.fdopen(descriptor, "wb", buffering=0) as file:
                file.write(f'{{"failed": {min(failed, 999):>3}, "at": {int(self._now()):>11}}}\n'.encode())


def seconds_to_wait(failed: int, since_seconds: float) -> float:
    """Return the delay before a start after ``failed`` failed ones, in seconds.

    The delay after the last failure is 5, 10, 20 ... 600 seconds; ``since_seconds`` of it have already passed. A clock
    that was set back does not make it longer.
    """
    if not failed:
        return 0.0
    wait = min(FIRST_WAIT_SECONDS * 2 ** min(failed - 1, 20), WAIT_SECONDS_MOST)
    return float(min(max(0.0, wait - since_seconds), wait))


def _read(file: Path) -> tuple[int, float]:
    """Return the number of failed starts and the time of the last; (0, 0) if the file cannot be read."""
    try:
        fields = json.loads(file.read_text("ascii"))
        return int(fields["failed"]), float(fields["at"])
    except (OSError, ValueError, TypeError, KeyError):
        return 0, 0.0
