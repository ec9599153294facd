"""The data of a picture of example hands, as one immutable value.

The hands are in the order of the house rules, the best first.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Example:
    cards: tuple[int, ...]
    """The hand's cards; those that count come first."""
    counting: int
    """The number of cards that count, which are the first ones."""
    name: str
    """The hand's name in the reader's language."""
    halves: tuple[str, ...] = ()
    """The hand's name in each half of the pot in a split-pot game; empty in other games."""


@dataclass(frozen=True, slots=True)
class GuidePicture:
    locale: str
    game: str
    heading: str
    """The text ``The best first`` in the reader's language."""
    place: str
    """The name of the reader's table and its house rules; empty if there is no table."""
    examples: tuple[Example, ...]
