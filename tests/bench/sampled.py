"""``python -m tests.bench.sampled FILE``: the program as its owner starts it, and what its event loop is at, looked at
a hundred times in every second of processor time.

So seldom a look costs nothing that could be measured, and the figures beside it hold. FILE gets one JSON object: the
seconds of processor time of each part between two SIGUSR1, and the longest that garbage was collected since the start.
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
"""The first that a file's path contains."""
COLLECTING: Final = "the longest collection of garbage"
PARTS: Final = (*dict.fromkeys(_PLACES.values()), LOOP, PICTURES, THREADS)


class Samples:
    """Of the main thread, from the first SIGUSR1 to the second, which writes them to the file."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._before: dict[str, float] = {}
        self._looked = 0.0
        self._collecting, self._longest = 0.0, 0.0

    def collect(self, phase: str, _: object) -> None:
        """Nothing else runs meanwhile."""
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
        # The event loop is told of every signal, and while it is held up has no room for all of them.
        signal.set_wakeup_fd(signal.set_wakeup_fd(-1), warn_on_full_buffer=False)
        signal.setitimer(signal.ITIMER_PROF, EVERY_SECONDS, EVERY_SECONDS)

    def look(self, _: int, frame: FrameType | None) -> None:
        """The time since the last look goes to what runs now. The timer runs while other threads work, too: a loop that
        waits meanwhile says nothing of what it did before."""
        if frame is not None and not frame.f_code.co_filename.endswith("selectors.py"):
            now = time.thread_time()
            self._seconds[part_of_frame(frame)] += now - self._looked
            self._looked = now

    def _by_part(self) -> dict[str, float]:
        """Seconds of processor time."""
        others = {part: spent - self._before.get(part, 0.0) for part, spent in clocks().items()}
        return dict(self._seconds) | others | {COLLECTING: self._longest}


def clocks() -> dict[str, float]:
    """Seconds of processor time so far of the threads beside this one."""
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
        # No call of any thread's, such as a write to the disk, is cut short for it.
        signal.siginterrupt(each, False)
    sys.exit(program.main([]))


def part_of_frame(frame: FrameType | None) -> str:
    """Built-in and standard functions count as part of their caller."""
    while frame is not None:
        part = part_of(frame.f_code.co_filename)
        if part is not None:
            return part
        frame = frame.f_back
    return LOOP


@cache
def part_of(path: str) -> str | None:
    """None for what is Python's own."""
    path = path.replace("\\", "/")
    return next((part for place, part in _PLACES.items() if place in path), None)


if __name__ == "__main__":
    main()
