"""The length of tournaments for all sorts of settings, as a table of medians of many sketches."""

import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import median, pstdev
from typing import Any, Final

from bot.poker.stakes import Limit
from bot.tournaments.settings import TournamentSettings
from tests.soak.tournament_run import settings_of
from tests.soak.tournament_sketch import Sketch

OFF_SHARE_MOST: Final = 0.10
"""How far the median length may be from the target, apart from the error of so few runs."""
RUNS_LEAST: Final = 20
"""The median of fewer runs is not judged, as it means nothing."""
TARGETS: Final = (30, 60, 120)
PACES: Final = (0.6, 1.0, 1.5)
EXTRAS: Final[Mapping[str, Mapping[str, Any]]] = {
    "": {},
    "rebuys, breaks": {"rebuys": 2, "late_levels": 3, "add_on": True, "break_levels": 4},
}


def length(target: int) -> dict[str, int]:
    """Return the target with levels of a tenth of it, the default."""
    return {"target_minutes": target, "level_minutes": max(2, round(target / 10))}


@dataclass(frozen=True, slots=True)
class Row:
    """A kind of tournament, with one cell for each target."""

    entrants: int
    pace: float
    learnt: bool
    extra: str = ""

    def settings(self, game: str, limit: Limit | None, target: int) -> TournamentSettings:
        usual = settings_of(game, limit, **length(target), **EXTRAS[self.extra])
        known = round(self.pace * (usual.hand_seconds or 0)) if self.learnt else None
        return replace(usual, hand_seconds=known)

    def minutes(self, settings: TournamentSettings, runs: int, seed: int) -> list[float]:
        """Return the minutes of each run, the shortest first."""
        chances = (Random(f"{seed} {run}") for run in range(runs))
        return sorted(Sketch(settings, self.entrants, chance, pace=self.pace).minutes() for chance in chances)


def rows(entrants: Sequence[int]) -> Iterator[Row]:
    for extra in EXTRAS:
        for learnt in (False, True):
            yield from (Row(count, pace, learnt, extra) for pace in PACES for count in entrants)


def run(game: str, limit: Limit | None, entrants: Sequence[int], runs: int, seed: int) -> int:
    """Print the table; return 1 if a median is off."""
    heads = [f"{f'{target} minutes':>24}" for target in TARGETS]
    print(f"seed {seed}; {game}; median, off, 10% .. 90%\n{'entrants  pace  learnt':<40}" + "".join(heads))
    wrong = []
    for row in rows(entrants):
        known = "learnt" if row.learnt else "unlearnt"
        sys.stdout.write(f"{row.entrants:8}  {row.pace:4}  {known:<8}  {row.extra:<14}")
        for target in TARGETS:
            minutes = row.minutes(row.settings(game, limit, target), runs, seed)
            sys.stdout.write(f"{cell(minutes, target):>24}")
            sys.stdout.flush()
            wrong += [(row, target)] if is_off(minutes, target) else []
        print()
    for row, target in wrong:
        print(f"WRONG: {row} at {target} minutes is more than {OFF_SHARE_MOST:.0%} off")
    return int(bool(wrong))


def is_off(minutes: Sequence[float], target: float) -> bool:
    """Return True if the median is certainly too far from the target, by more than twice its own error."""
    error = 1.25 * pstdev(minutes) / math.sqrt(len(minutes))
    return len(minutes) >= RUNS_LEAST and abs(median(minutes) - target) - 2 * error > OFF_SHARE_MOST * target


def cell(minutes: Sequence[float], target: int) -> str:
    tenth, off = len(minutes) // 10, median(minutes) / target - 1
    return f"{median(minutes):.1f} {off:+4.0%} {minutes[tenth]:.0f}..{minutes[-1 - tenth]:.0f}"
