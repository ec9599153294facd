"""The protocols through which practice uses the outside world."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

HOUSE_PLAYERS_MOST: Final = 8
"""The most house players of one server, enough for any one table."""


class HouseBook(Protocol):
    """The house players' pseudonyms. Every method raises StoreError if the file fails."""

    async def players(self, guild_id: int) -> tuple[int, ...]:
        """Return the pseudonyms of the server's house players, number 1 first.

        They are created at first use and never change.
        """
        ...

    async def numbers(self) -> Mapping[int, int]:
        """Return player_id -> number, for all servers."""
        ...


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided hand: its table, its learner, and the hand's number, which is 0 until it is dealt."""

    table_id: int
    player_id: int
    hand_number: int = 0


class LessonBook(Protocol):
    """The guided hands in progress, at most one per table. Every method raises StoreError if the file fails."""

    async def all(self) -> Sequence[Lesson]: ...

    async def save(self, lesson: Lesson) -> None:
        """Replace the table's lesson; a closed table's lesson is not saved."""
        ...

    async def end(self, table_id: int) -> None: ...
