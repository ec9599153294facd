"""The program with a sampler of its event loop: ``python -m tests.bench.sampled FILE``.

It samples a hundred times per second of processor time, which is too rarely to cost anything measurable. FILE gets one
JSON object: the seconds of processor time of each part between two SIGUSR1, and the longest garbage collection since
the start.
"""

import gc
import json
import signal
import sys
import threading
import time
from collections import defaultdict
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Final

from bot import __main__ as program

EVERY_SECONDS: Final = 0.01
LOOP: Final = "event loop and Python's own"
PICTURES: Final = "pictures, in their thread"
THREADS: Final = "database's thread, and other threads"
_PLACES: Final = {
    "/bot/poker/": "rules (bot.poker)",
    "/bot/tables/": "table (bot.tables)",
    "/bot/ui/": "cards and phrases (bot.ui, discord.ui, fluent)",
    "/cogs/": "cards and phrases (bot.ui, discord.ui, fluent)",
    "/discord/ui/": "cards and phrases (bot.ui, discord.ui, fluent)",
    "/discord/components": "cards and phrases (bot.ui, discord.ui, fluent)",
    "/fluent/": "cards and phrases (bot.ui, discord.ui, fluent)",
    "/db/": "database, in the event loop",
    "/aiosqlite/": "database, in the event loop",
    "/discord/": "discord.py, aiohttp: requests and gateway",
    "/aiohttp/": "discord.py, aiohttp: requests and gateway",
    "/yarl/": "discord.py, aiohttp: requests and gateway",
    "/multidict/": "discord.py, aiohttp: requests and gateway",
}
"""Parts by place; the first place that a file's path contains decides."""
COLLECTING: Final = "the longest collection of garbage"
PARTS: Final = (*dict.fromkeys(_PLACES.values()), LOOP, PICTURES, THREADS)


class Samples:
    """Samples of the main thread, from the first SIGUSR1 to the second, which writes them to the file."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._before: dict[str, float] = {}
        self._looked = 0.0
        self._collecting, self._longest = 0.0, 0.0

    def collect(self, phase: str, _: object) -> None:
        """Note the time of a garbage collection, during which nothing else runs."""
        if phase == "start":
            self._collecting = time.perf_counter()
        else:
            self._longest = max(self._longest, time.perf_counter() - self._collecting)

    def turn(self, *_: object) -> None:
        if self._before:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self._target.write_text(json.dumps(self._by_part()), encoding="utf-8")
            return
        self._before, self._looked = clocks(), time.thread_time()
        # While the event loop is blocked its buffer cannot take all signals.
        signal.set_wakeup_fd(signal.set_wakeup_fd(-1), warn_on_full_buffer=False)
        signal.setitimer(signal.ITIMER_PROF, EVERY_SECONDS, EVERY_SECONDS)

    def look(self, _: int, frame: FrameType | None) -> None:
        """Count the time since the last sample for the code that runs now.

        The timer also runs for other threads: a sample of a waiting loop says nothing about its work before.
        """
        if frame is not None and not waits(frame.f_code.co_filename):
            now = time.thread_time()
            self._seconds[part_of_frame(frame)] += now - self._looked
            self._looked = now

    def _by_part(self) -> dict[str, float]:
        """Return the seconds of processor time of each part."""
        others = {part: spent - self._before.get(part, 0.0) for part, spent in clocks().items()}
        return dict(self._seconds) | others | {COLLECTING: self._longest}


def clocks() -> dict[str, float]:
    """Return the seconds of processor time so far of the other threads."""
    drew = sum(
        time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
        for thread in threading.enumerate()
        if thread.name.startswith("pictures") and thread.ident is not None
    )
    return {PICTURES: drew, THREADS: time.process_time() - time.thread_time() - drew}


def main() -> None:
    samples = Samples(Path(sys.argv[1]).absolute())
    gc.callbacks.append(samples.collect)
    for each, handler in ((signal.SIGPROF, samples.look), (signal.SIGUSR1, samples.turn)):
        signal.signal(each, handler)
        # The signal must not interrupt system calls of other threads, such as writes to the disk.
        signal.siginterrupt(each, False)
    sys.exit(program.main([]))


def part_of_frame(frame: FrameType | None) -> str:
    """Return the part of the innermost frame of ours: built-in functions count for their caller."""
    while frame is not None:
        part = part_of(frame.f_code.co_filename)
        if part is not None:
            return part
        frame = frame.f_back
    return LOOP


def waits(path: str) -> bool:
    """Return whether the event loop waits while this file's code runs: the selector's, or what runs uvloop."""
    return path.endswith(("selectors.py", "runners.py"))


@cache
def part_of(path: str) -> str | None:
    """Return the part of a file, or None for Python's own files."""
    path = path.replace("\\", "/")
    return next((part for place, part in _PLACES.items() if place in path), None)


if __name__ == "__main__":
    main()
