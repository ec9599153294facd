"""The journal of every incoming request, in order, to search or to wait for."""

import asyncio
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

PATIENCE_SECONDS: Final = 180.0
"""Enough for a busy machine, even to start a process; only a failing test waits this long."""


@dataclass(frozen=True, slots=True)
class Entry:
    method: str
    path: str
    """The path relative to the API's address: ``/users/@me``."""
    body: Any
    """The JSON body (of a multipart request its payload_json), or None without one."""
    status: int
    """The status of the answer."""
    files: Mapping[str, bytes] = field(default_factory=dict, repr=False)
    """The documents that came with it, by name; pictures are left out."""


@dataclass
class Journal:
    entries: list[Entry] = field(default_factory=list)
    readers: list[Callable[[Entry], None]] = field(default_factory=list)
    """Callbacks that get every entry; with ``keeps`` False the entries are not stored."""
    keeps: bool = True
    written: int = 0
    """The number of requests so far, stored or not."""
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
        """Return all matching requests so far; the regular expressions must match completely."""
        return [one for one in self.entries if re.fullmatch(method, one.method) and re.fullmatch(path, one.path)]

    async def wait_for(
        self, method: str, path: str, *, count: int = 1, timeout_seconds: float = PATIENCE_SECONDS
    ) -> Entry:
        """Wait until the ``count``-th matching request was answered, and return it; raise TimeoutError."""
        await self.wait_until(lambda: len(self.found(method, path)) >= count, timeout_seconds=timeout_seconds)
        return self.found(method, path)[count - 1]

    async def wait_until(self, holds: Callable[[], bool], *, timeout_seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until the condition holds, checked after each request; raise TimeoutError."""
        async with asyncio.timeout(timeout_seconds), self._changed:
            await self._changed.wait_for(holds)

    async def quiet(self, seconds: float, *, but: str = "") -> None:
        """Wait until no request comes for this long; ``but`` is a regular expression for paths to ignore."""
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
        """Wait until the next request was answered, or the time is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout_seconds), self._changed:
                await self._changed.wait()
