"""An evening at a table: its results, biggest pot and best hand. Pure.

An evening is a run of hands at one table without a pause of ``PAUSE_MS``. Only tables for the server's chips count,
because tournaments and practice have chips of their own.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from bot.history.week import BestHand, BigPot, HandsReader
from bot.tables.state import TableSettings

PAUSE_MS: Final = 4 * 60 * 60_000


class EveningResult(NamedTuple):
    player_id: int
    hands: int
    net: int
    """The chips won; negative for a loss."""


@dataclass(frozen=True, slots=True)
class Evening:
    hands: int
    results: tuple[EveningResult, ...]
    """The results of the players who may be named, the best first."""
    pot: BigPot | None = None
    best: BestHand | None = None
    """The best low that was shown; without one, the best hand of the game that was played first."""


class PastTable(NamedTuple):
    """A public table for the server's chips, open or closed, with the players of its latest evening."""

    name: str
    settings: TableSettings
    players: tuple[int, ...]
    """The player_ids, without house players and players whose data was deleted."""


class EveningBook(Protocol):
    """The evenings of tables. Every method raises StoreError.

    Hands are counted some time after they end.
    """

    async def evening(self, guild_id: int, table_id: int) -> Evening | None:
        """Return the table's latest evening; None before the first hand.

        Players who are hidden from leaderboards, or whose data was deleted, are left out.
        """
        ...

    async def past_table(self, guild_id: int, table_id: int) -> PastTable | None:
        """Return the server's table with the players of its latest evening, or None.

        None for a private, practice or tournament table, and for a table without a hand.
        """
        ...

    async def evening_of(self, table_id: int, player_id: int) -> EveningResult | None:
        """Return the player's result of the table's latest evening; None if they played no hand in it."""
        ...


def best_of(reader: HandsReader) -> BestHand | None:
    return reader.low or next(iter(reader.others.values()), None)
