"""Many tournaments on a virtual clock, each from registration to its winner: chips and places add up, whatever dies in
between, and they last as long as they were meant to."""

import argparse
import asyncio
import secrets
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from bot.poker.games import GAMES
from bot.tournaments.settings import TournamentSettings
from tests.soak.model import Wrong
from tests.soak.tournament_run import Run, settings_of
from tests.soak.tournament_witness import Played

ENTRANTS: Final = (4, 9, 16, 32, 64)
OFF_SHARE_MOST: Final = 0.15
"""How far the median length may lie from the target."""
RUNS_LEAST: Final = 20
"""The median of fewer runs tells nothing, and is not judged."""
HEAD: Final = "entrants  runs  target  median    off   from     to  level  s a hand   hands  moves  lives  s a run"


async def one(folder: Path, entrants: int, settings: TournamentSettings, seed: int, *, kills: bool = True) -> Played:
    """Raises Wrong, with the seed to have it again."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        try:
            return await Run(Path(place) / "soak.sqlite3", entrants, settings, seed, kills=kills).play()
        except AssertionError as error:
            raise Wrong(f"{entrants} entrants, seed {seed}: {error}") from error


def line(played: Sequence[Played], settings: TournamentSettings, seconds: float) -> str:
    """Of the table of figures."""
    minutes = sorted(each.minutes for each in played)
    off = median(minutes) / settings.target_minutes - 1

    def mean(figures: Callable[[Played], float]) -> float:
        return sum(map(figures, played)) / len(played)

    return (
        f"{played[0].entrants:8}  {len(played):4}  {settings.target_minutes:6}  {median(minutes):6.1f}  {off:+5.0%}"
        f"  {minutes[len(minutes) // 10]:5.1f}  {minutes[-1 - len(minutes) // 10]:5.1f}"
        f"  {median(each.level for each in played):5.0f}  {mean(lambda each: each.hand_seconds):8.1f}"
        f"  {mean(lambda each: each.hands):6.0f}  {mean(lambda each: each.moves):5.1f}"
        f"  {mean(lambda each: each.lives):5.1f}  {seconds / len(played):7.2f}"
    )


def is_off(played: Sequence[Played], settings: TournamentSettings) -> bool:
    off = median(each.minutes for each in played) / settings.target_minutes - 1
    return len(played) >= RUNS_LEAST and abs(off) > OFF_SHARE_MOST


async def soak(
    folder: Path, entrants: int, runs: int, settings: TournamentSettings, seed: int, *, kills: bool = True
) -> list[Played]:
    """Raises Wrong."""
    return [await one(folder, entrants, settings, seed + number, kills=kills) for number in range(runs)]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--entrants", type=int, nargs="+", default=ENTRANTS, metavar="N", help="default 4 9 16 32 64")
    parser.add_argument("--runs", type=int, default=50, metavar="N", help="of each (default 50)")
    parser.add_argument("--game", choices=sorted(GAMES), default="razz", help="default razz")
    parser.add_argument("--target", type=int, default=60, metavar="M", help="minutes (default 60)")
    parser.add_argument("--without-kills", action="store_true", help="let the process live")
    parser.add_argument("--seed", type=int, metavar="S", help="of people, cards and crashes (default: a new one)")


def run(args: argparse.Namespace) -> int:
    seed = secrets.randbelow(2**31) if args.seed is None else args.seed
    settings = settings_of(args.game, target_minutes=args.target)
    print(f"seed {seed}; {args.game}, a hand is thought to take {settings.hand_seconds} s\n{HEAD}", flush=True)
    wrong = False
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        for entrants in args.entrants:
            begun = perf_counter()
            work = partial(soak, Path(folder), entrants, args.runs, settings, seed, kills=not args.without_kills)
            try:
                played = asyncio.run(work())
            except Wrong as error:
                print(f"WRONG: {error}")
                return 1
            print(line(played, settings, perf_counter() - begun), flush=True)
            wrong |= is_off(played, settings)
    if wrong:
        print(f"WRONG: a median is more than {OFF_SHARE_MOST:.0%} off its target")
    return int(wrong)
