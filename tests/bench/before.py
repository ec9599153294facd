"""The bench of this checkout against an earlier one: the processor time of the same work in both, and a hand's bytes.

Each workload is deterministic and runs in a process of its own, with this interpreter. The two checkouts take turns,
so a busy machine slows both, and processor time leaves out what other processes do.
"""

import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

from tests.bench import disk

_HANDS: Final = """
import inspect, random
from tests.bench import hands
makers = [made for made in vars(hands).values() if inspect.isgeneratorfunction(made)]
makers = [made for made in makers if not inspect.signature(made).parameters]
for table in (table for made in makers for table in made() if isinstance(table, hands.Table)):
    luck = random.Random(7)
    for _ in range(120):
        table.play_ours(luck, hands.FOLDED)
"""
_TOURNAMENT: Final = "tournament --seed 1 --without-kills --entrants 12 --target 20 --runs 8"
_DISCORD: Final = "-q -n 0 -p no:cacheprovider tests/discord/test_dealers_choice.py"
WORKLOADS: Final = {
    "rules: hands of six at random": ("-c", _HANDS),
    "tables: a tournament, on its file": ("-m", "tests.soak", *_TOURNAMENT.split()),
    "discord: tests on the simulated one": ("-m", "pytest", *_DISCORD.split()),
    "start: all imports": ("-c", "import bot.cli.run, bot.cli.serving"),
}
"""The arguments of Python by workload.

A workload that a checkout cannot run is an error, so compare only what both have.
"""
Seconds = Callable[[Path, tuple[str, ...]], float]


def run(checkout: Path, rounds: int) -> None:
    """Print one line per workload, then what a sealed hand takes in the file."""
    here = Path(__file__).parents[2]
    print(f"{'processor seconds':<40}{'before':>9}{'now':>9}{'best':>9}{'median':>9}")
    for name, arguments in WORKLOADS.items():
        print(report(name, *measure(here, checkout, arguments, rounds, processor_seconds)), flush=True)
    print("\n".join(disk.compared(here, checkout, rounds)), flush=True)


def measure(
    here: Path, before: Path, arguments: tuple[str, ...], rounds: int, seconds: Seconds
) -> tuple[list[float], list[float]]:
    """Return the seconds of each round, before and now, after a round that only warms up."""
    for checkout in (before, here):
        seconds(checkout, arguments)
    pairs = [(seconds(before, arguments), seconds(here, arguments)) for _ in range(rounds)]
    return [first for first, _ in pairs], [second for _, second in pairs]


def report(name: str, before: list[float], now: list[float]) -> str:
    """Return the best time of each checkout, their ratio, and the median ratio of the rounds."""
    ratio = median(second / first for first, second in zip(before, now, strict=True))
    return f"{name:<40}{min(before):>9.2f}{min(now):>9.2f}{min(now) / min(before):>9.3f}{ratio:>9.3f}"


def processor_seconds(checkout: Path, arguments: tuple[str, ...]) -> float:
    """Run Python in the checkout, and return the processor time that it took; raise CalledProcessError."""
    used = _used()
    settings = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(checkout)}
    command = [sys.executable, *arguments]
    subprocess.run(command, cwd=checkout, env=settings, check=True, stdout=subprocess.DEVNULL)
    return _used() - used


def _used() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime
