"""A table of figures: a line per figure, a column per size, the goal at the right."""

import math
import os
from collections.abc import Sequence

_WHAT, _FIGURE = 46, 13


def machine() -> str:
    """Return the machine's processors and its load before the bench."""
    return f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} before"


def heading(sizes: Sequence[int]) -> str:
    return columns([f"{size:,} tables" for size in sizes])


def columns(names: Sequence[str]) -> str:
    return line("", names, "goal")


def line(what: str, figures: Sequence[str], goal: str = "") -> str:
    return f"{what:<{_WHAT}}{''.join(f'{figure:>{_FIGURE}}' for figure in figures)}   {goal}".rstrip()


def numbers(what: str, figures: Sequence[float], digits: int = 0, goal: str = "") -> str:
    """Return a line of numbers; a dash means that one could not be measured."""
    return line(what, ["-" if math.isnan(figure) else f"{figure:,.{digits}f}" for figure in figures], goal)
