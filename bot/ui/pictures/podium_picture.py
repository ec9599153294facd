"""The data of a podium picture, as one immutable value.

The podium shows the best three of a tournament, of a week with its records, or of an evening.
"""

from dataclasses import dataclass
from typing import Final

STEPS_MOST: Final = 3


@dataclass(frozen=True, slots=True)
class PodiumStep:
    place: int
    """The place, from 1 to ``STEPS_MOST``; it decides where the step stands."""
    label: str
    """The text ``1st`` in the reader's language; it replaces a name that cannot be drawn."""
    names: tuple[str, ...]
    """The names of all players who share the place."""
    detail: str
    """The result on the step, for example ``450 chips``; empty if the place won nothing."""


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    locale: str
    title: str
    heading: str
    """The line below the title, for example ``9 entrants``."""
    steps: tuple[PodiumStep, ...]
    """The steps of the podium, the best first."""
    lines: tuple[tuple[str, str], ...] = ()
    """(label, text) of each line below the podium, for example ``Biggest pot`` and ``Ada, 1,200``."""
