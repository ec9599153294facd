"""The protocols through which the practice package uses the store."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

HOUSE_PLAYERS_MOST: Final = 8
"""The maximum number of house players per server, enough for any one table."""


class HouseBook(Protocol):
    """The storage of the house players' pseudonyms.

    Every method raises StoreError if the file fails.
    """

    async def players(self, guild_id: int) -> tuple[int, ...]:
        """Return the pseudonyms of the server's house players, number 1 first.

        They are created at first use and never change.
        """
        ...

    async def numbers(self) -> Mapping[int, int]:
        """Return player_id -> number of every house player, for all servers."""
        ...


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided hand: the table, the learner, and the hand's number, which is 0 until the hand is dealt."""

    table_id: int
    player_id: int
    hand_number: int = 0


class LessonBook(Protocol):
    """The storage of the guided hands in progress, at most one per table.

    Every method raises StoreError if the file fails.
    """

    async def all(self) -> Sequence[Lesson]: ...

    async def save(self, lesson: Lesson) -> None:
        """Save the lesson in place of the table's old one; do nothing if the table is closed."""
        ...

    async def end(self, table_id: int) -> None: ...
