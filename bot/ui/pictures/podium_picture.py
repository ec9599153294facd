"""The data of a podium picture, as one value: the first three of a tournament, or of a week with its records."""

from dataclasses import dataclass
from typing import Final

STEPS_MOST: Final = 3


@dataclass(frozen=True, slots=True)
class PodiumStep:
    place: int
    label: str
    """``1st``, which replaces a name that cannot be drawn."""
    names: tuple[str, ...]
    """All players who share the place."""
    detail: str
    """``450 chips``; empty if the place won nothing."""


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    locale: str
    title: str
    heading: str
    """``9 entrants``."""
    steps: tuple[PodiumStep, ...]
    """The steps, the best first."""
    lines: tuple[tuple[str, str], ...] = ()
    """The lines below, each with its label: ``Biggest pot`` and ``Ada, 1,200``."""
