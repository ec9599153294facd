"""Starts that fail one after another wait, longer each time: Discord takes the token from a bot that identifies itself
more than 1,000 times a day, which a supervisor's starts every few seconds would do.

What is known of earlier starts stands in a file beside the database, written over in place so that a full disk takes
it. A start counts as failed from the moment that Discord is asked until it has lasted for ten minutes or was ended in
order.
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
    """``file`` remembers them; ``now`` gives seconds since 1970."""

    def __init__(self, file: Path, now: Callable[[], float] = time.time, sleep: Sleep = asyncio.sleep) -> None:
        self._file = file
        self._now = now
        self._sleep = sleep
        self._failed, self._since = _read(file)
        self._has_asked = False

    @asynccontextmanager
    async def counted(self) -> AsyncIterator[None]:
        """Wait for as long as the starts before want it, and see how this one ends. After an error that the owner must
        mend nobody waits."""
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
        """Discord is asked from now on."""
        self._has_asked = True
        self._note(self._failed + 1)
        async with beside(self._last(), "counting starts"):
            yield

    async def _wait(self) -> None:
        seconds = seconds_to_wait(self._failed, self._now() - self._since)
        if seconds > 0:
            log.warning("starts that failed in a row: %d; the next is in %d s", self._failed, round(seconds))
            await self._sleep(seconds)

    async def _last(self) -> None:
        await self._sleep(LASTED_SECONDS)
        self._failed = 0
        self._note(0)

    def _note(self, failed: int) -> None:
        """Writes it down. Where the disk does not take it, the database cannot be written to either, and Discord is not
        asked."""
        with suppress(OSError):
            descriptor = os.open(self._file, os.O_CREAT | os.O_WRONLY, 0o600)
            with os.fdopen(descriptor, "wb", buffering=0) as file:
                file.write(f'{{"failed": {min(failed, 999):>3}, "at": {int(self._now()):>11}}}\n'.encode())


def seconds_to_wait(failed: int, since_seconds: float) -> float:
    """After so many failed starts, the last of them so long ago; 5, 10, 20 ... 600 in all. A clock that was put back
    makes nobody wait longer."""
    if not failed:
        return 0.0
    wait = min(FIRST_WAIT_SECONDS * 2 ** min(failed - 1, 20), WAIT_SECONDS_MOST)
    return float(min(max(0.0, wait - since_seconds), wait))


def _read(file: Path) -> tuple[int, float]:
    """How many have failed, and when that was noted; none where nothing can be read."""
    try:
        fields = json.loads(file.read_text("ascii"))
        return int(fields["failed"]), float(fields["at"])
    except (OSError, ValueError, TypeError, KeyError):
        return 0, 0.0
