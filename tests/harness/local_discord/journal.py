"""Every request that came in, in order, to look up or to wait for."""

import asyncio
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

PATIENCE_SECONDS: Final = 180.0
"""By then a busy machine has done it, too, such as the start of a process; nothing waits so long that does not fail."""


@dataclass(frozen=True, slots=True)
class Entry:
    method: str
    path: str
    """Below the API's address: ``/users/@me``."""
    body: Any
    """The JSON body (of a multipart request its payload_json), None where there was none."""
    status: int
    """The answer."""
    files: Mapping[str, bytes] = field(default_factory=dict, repr=False)
    """The documents that it brought, by name; pictures are left out."""


@dataclass
class Journal:
    entries: list[Entry] = field(default_factory=list)
    readers: list[Callable[[Entry], None]] = field(default_factory=list)
    """Shown every entry; with ``keeps`` False that is all that becomes of them."""
    keeps: bool = True
    written: int = 0
    """Requests so far, kept or not."""
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def write(self, entry: Entry) -> None:
        self.written += 1
        for read in self.readers:
            read(entry)
        if not self.keeps:
            return
        async with self._changed:
            self.entries.append(entry)
            self._changed.notify_all()

    def found(self, method: str, path: str) -> list[Entry]:
        """All so far; both are regular expressions for the whole."""
        return [one for one in self.entries if re.fullmatch(method, one.method) and re.fullmatch(path, one.path)]

    async def wait_for(
        self, method: str, path: str, *, count: int = 1, timeout_seconds: float = PATIENCE_SECONDS
    ) -> Entry:
        """The ``count``-th such request, as soon as it was answered. Raises TimeoutError."""
        await self.wait_until(lambda: len(self.found(method, path)) >= count, timeout_seconds=timeout_seconds)
        return self.found(method, path)[count - 1]

    async def wait_until(self, holds: Callable[[], bool], *, timeout_seconds: float = PATIENCE_SECONDS) -> None:
        """Ask again after each request. Raises TimeoutError."""
        async with asyncio.timeout(timeout_seconds), self._changed:
            await self._changed.wait_for(holds)

    async def quiet(self, seconds: float, *, but: str = "") -> None:
        """Until so long a time has passed without a request, but for those to a path that is the regular expression
        ``but``."""
        heard: list[Entry] = []
        note = heard.append
        self.readers.append(note)
        try:
            await asyncio.sleep(seconds)
            while not all(re.fullmatch(but, entry.path) for entry in heard):
                heard.clear()
                await asyncio.sleep(seconds)
        finally:
            self.readers.remove(note)

    async def next(self, timeout_seconds: float) -> None:
        """Until the next request was answered, or that long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout_seconds), self._changed:
                await self._changed.wait()
