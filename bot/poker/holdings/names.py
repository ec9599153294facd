"""What people call a hand (R-2.4)."""

from dataclasses import dataclass
from typing import Final

_SMALL: Final = ("deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_RANK_WORDS: Final = (*_SMALL, "jack", "queen", "king", "ace")
_ENGLISH: Final = {
    "wheel": "wheel",
    "pair": "pair of {plurals[0]}",
    "two_pair": "two pair, {plurals[0]} and {plurals[1]}",
    "trips": "three {plurals[0]}",
    "full_house": "full house, {plurals[0]} full of {plurals[1]}",
    "quads": "four {plurals[0]}",
}


@dataclass(frozen=True, slots=True)
class HoldingName:
    """A hand's name as data, so that it can be said in any language; ``str`` says it in English."""

    kind: str
    """``low``, ``wheel``, ``pair``, ``two_pair``, ``trips``, ``full_house``, ``quads``."""
    ranks: tuple[int, ...]
    """Ranks (0 the deuce, 12 the ace) that belong to the name, most telling first; none for the wheel."""

    def __str__(self) -> str:
        if self.kind == "low":
            return "-".join(_RANK_WORDS[rank] for rank in self.ranks) + " low"
        return _ENGLISH[self.kind].format(plurals=[_plural(_RANK_WORDS[rank]) for rank in self.ranks])


def _plural(word: str) -> str:
    return word + ("es" if word.endswith("x") else "s")
