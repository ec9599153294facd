"""All that a picture of a game's example hands shows, as one value: the best first, by the house rules in force."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Example:
    cards: tuple[int, ...]
    """Those that count first."""
    counting: int
    """How many of them do, from the first."""
    name: str
    """The hand's name in the reader's language."""
    halves: tuple[str, ...] = ()
    """Its names in the two halves of a split pot; else empty."""


@dataclass(frozen=True, slots=True)
class GuidePicture:
    locale: str
    game: str
    heading: str
    """``The best first``."""
    place: str
    """The table where the reader asks, and its house rules; empty elsewhere."""
    examples: tuple[Example, ...]
