"""All that a podium shows, as one value: the first three places of a tournament, or of a week with what else
was in it."""

from dataclasses import dataclass
from typing import Final

STEPS_MOST: Final = 3


@dataclass(frozen=True, slots=True)
class PodiumStep:
    place: int
    label: str
    """``1st``: in place of a name that cannot be drawn."""
    names: tuple[str, ...]
    """All who share the place."""
    detail: str
    """``450 chips``; empty where the place brought nothing."""


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    locale: str
    title: str
    heading: str
    """``9 entrants``."""
    steps: tuple[PodiumStep, ...]
    """The best first."""
    lines: tuple[tuple[str, str], ...] = ()
    """The lines below, each with its label: ``Biggest pot`` and ``Ada, 1,200``."""
