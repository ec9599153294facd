"""The protocols of what practice needs from outside."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

HOUSE_PLAYERS_MOST: Final = 8
"""Of one server; as many as ever sit at one table."""


class HouseBook(Protocol):
    """The house players' pseudonyms. Every method raises StoreError where the file fails."""

    async def players(self, guild_id: int) -> tuple[int, ...]:
        """The pseudonyms of the server's house players, number 1 first; made at first use, the same for good."""
        ...

    async def numbers(self) -> Mapping[int, int]:
        """player_id -> number, of every server's."""
        ...


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided hand: at which table, whose, and which hand it is; 0 while it is yet to be dealt."""

    table_id: int
    player_id: int
    hand_number: int = 0


class LessonBook(Protocol):
    """The guided hands that are under way, one a table. Every method raises StoreError where the file fails."""

    async def all(self) -> Sequence[Lesson]: ...

    async def save(self, lesson: Lesson) -> None:
        """Replaces the table's lesson; nothing is kept of a table that has closed."""
        ...

    async def end(self, table_id: int) -> None: ...
