"""The data of a picture of example hands, as one value.

The best hand comes first, according to the house rules.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Example:
    cards: tuple[int, ...]
    """The hand's cards; those that count come first."""
    counting: int
    """The number of cards that count."""
    name: str
    """The hand's name in the reader's language."""
    halves: tuple[str, ...] = ()
    """The hand's names in the two halves of a split pot; empty in other games."""


@dataclass(frozen=True, slots=True)
class GuidePicture:
    locale: str
    game: str
    heading: str
    """``The best first``."""
    place: str
    """The reader's table and its house rules; empty without a table."""
    examples: tuple[Example, ...]
