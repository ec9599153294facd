"""An evening at a table: its results, biggest pot and best hand. Pure.

An evening is a run of hands at one table without a pause of ``PAUSE_MS``. Only tables for the server's chips count,
because tournaments and practice have chips of their own.
"""

from collections.abc import Sequence
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


class EveningHand(NamedTuple):
    """A finished hand of an evening."""

    number: int
    pot: int
    """The chips in all its pots; 0 for a voided hand."""


class HandsAround(NamedTuple):
    """The neighbours of the hand that a replay shows, and its place among the evening's hands."""

    before: int | None
    """The number of the previous hand in the order (see ``by_pot``); None for the first."""
    after: int | None
    """The number of the next hand in the order (see ``by_pot``); None for the last."""
    biggest: int
    """The number of the hand with the biggest pot."""
    place: int
    """The place of the shown hand in the order, from 1."""
    hands: int
    by_pot: bool
    """True if the hands are ordered by their pots, the biggest first; False if they are ordered by time."""


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

    async def hands_around(self, table_id: int, number: int, player_id: int | None) -> Sequence[EveningHand]:
        """Return the finished hands of the evening in which the hand was played, in order.

        With ``player_id``, only the hands that the player was dealt into. Deleted hands are left out.
        """
        ...

    async def evening_of(self, table_id: int, player_id: int) -> EveningResult | None:
        """Return the player's result of the table's latest evening; None if they played no hand in it."""
        ...


def around(hands: Sequence[EveningHand], number: int, *, by_pot: bool) -> HandsAround | None:
    """Return the neighbours of the hand with this number; None if it is the only one, or not among them."""
    largest_first = sorted(hands, key=lambda hand: (-hand.pot, hand.number))
    numbers = [hand.number for hand in (largest_first if by_pot else hands)]
    if len(numbers) < 2 or number not in numbers:
        return None
    at = numbers.index(number)
    before, after = numbers[at - 1] if at else None, numbers[at + 1] if at + 1 < len(numbers) else None
    return HandsAround(before, after, largest_first[0].number, at + 1, len(numbers), by_pot)


def best_of(reader: HandsReader) -> BestHand | None:
    return reader.low or next(iter(reader.others.values()), None)
