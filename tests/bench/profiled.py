"""``python -m tests.bench.profiled FILE``: the program as its owner starts it, its event loop under cProfile.

By the time of the loop's own thread. FILE gets one JSON object: the seconds of each part.
"""

import cProfile
import importlib
import json
import pstats
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Final

from bot import __main__ as program

Function = tuple[str, int, str]
"""File, line, name; the file of what is built in is ``~``."""

LOOP: Final = "event loop and Python's own"
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
PARTS: Final = (*dict.fromkeys(_PLACES.values()), LOOP, THREADS)
_IMPORTED: Final = ("aiohttp", "discord.ext.commands", "bot.client", "bot.ui.publisher", "bot.tables.manager", "db")
"""Which the program would import once it runs."""


def main() -> None:
    for name in _IMPORTED:
        importlib.import_module(name)
    profile, target = cProfile.Profile(time.thread_time), Path(sys.argv[1])
    before = time.process_time() - time.thread_time()
    status = profile.runcall(program.main, [])
    others = time.process_time() - time.thread_time() - before
    target.write_text(json.dumps(by_part(profile) | {THREADS: others}), encoding="utf-8")
    sys.exit(status)


def by_part(profile: cProfile.Profile) -> dict[str, float]:
    """Own seconds; of what is built in or Python's own, those of who called it."""
    stats: dict[Function, tuple[int, int, float, float, dict[Function, tuple[int, int, float, float]]]]
    stats = vars(pstats.Stats(profile))["stats"]
    seconds: defaultdict[str, float] = defaultdict(float)
    for function, (_, _, own, _, callers) in stats.items():
        part = part_of(function)
        if part is not None or not callers:
            seconds[part or LOOP] += own
            continue
        for caller, (_, _, share, _) in callers.items():
            seconds[part_of(caller) or LOOP] += share
    return dict(seconds)


def part_of(function: Function) -> str | None:
    """None for what is Python's own."""
    path = function[0].replace("\\", "/")
    return next((part for place, part in _PLACES.items() if place in path), None)


if __name__ == "__main__":
    main()
