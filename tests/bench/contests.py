"""Contests of two ways to do one thing, measured in turn, so that a busy machine slows both."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

Work = Callable[[], int]
"""A function that does some work and returns how many pieces it did."""


@dataclass(frozen=True, slots=True)
class Contest:
    what: str
    ours: Work
    theirs: Work
    goal: int | None
    """How many times as fast ours should be, or None without a goal."""


@dataclass(frozen=True, slots=True)
class Rates:
    """Pieces a second, one figure per round."""

    ours: tuple[float, ...]
    theirs: tuple[float, ...]

    @property
    def best(self) -> float:
        """Return the ratio of the best rounds of both."""
        return max(self.ours) / max(self.theirs)

    @property
    def typical(self) -> float:
        """Return the median of the rounds' ratios."""
        return median(ours / theirs for ours, theirs in zip(self.ours, self.theirs, strict=True))


def measure(contest: Contest, rounds: int) -> Rates:
    """Measure both sides in turn, after a round for warming up."""
    _rate(contest.ours), _rate(contest.theirs)
    pairs = [(_rate(contest.ours), _rate(contest.theirs)) for _ in range(rounds)]
    return Rates(tuple(ours for ours, _ in pairs), tuple(theirs for _, theirs in pairs))


def report(contest: Contest, rates: Rates) -> str:
    """Return one line: the best rates of both, their ratio and the median ratio."""
    figures = f"{max(rates.ours):>12,.0f} /s {max(rates.theirs):>9,.0f} /s {rates.best:>7.1f} x {rates.typical:>7.1f} x"
    goal = "" if contest.goal is None else f"   >= {contest.goal} x"
    return f"{contest.what:<58} {figures}{goal}"


def heading(theirs: str) -> str:
    return f"{'':<58} {'ours':>15} {theirs:>12} {'best':>9} {'median':>9}   goal"


def _rate(work: Work) -> float:
    start = perf_counter()
    done = work()
    return done / (perf_counter() - start)
