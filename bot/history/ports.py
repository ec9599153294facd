"""The protocol History, by which the file remembers play, and the values that cross."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from bot.fairness.proof import DealRecord
from bot.moderation.hand_archive import LoggedHand

Measure = Literal["profit", "rate"]
RANKED_HANDS_LEAST: Final = 20
"""With fewer a player has no place on a leaderboard: chance would be all that it tells."""


@dataclass(frozen=True, slots=True)
class CashRecord:
    """A player's figures in hands for a server's chips, over some time, in one game or in all."""

    hands: int = 0
    profit: int = 0
    """Chips, by the ledger; below zero for a loss."""
    bets: float = 0.0
    """The profit in big bets, each hand's in its own."""
    second_streets: int = 0
    """Hands in which the player was still in on fourth street, or at the first draw."""
    showdowns: int = 0
    showdowns_won: int = 0
    """Showdowns in which the player got something out of the pots."""
    biggest_pot: int = 0
    """The most chips that the player got out of one hand."""

    @property
    def bets_per_100(self) -> float:
        return 100 * self.bets / self.hands if self.hands else 0.0


@dataclass(frozen=True, slots=True)
class Point:
    """A player's chips after a hand, counted from 0 at the beginning of the time."""

    at_ms: int
    hands: int
    chips: int


@dataclass(frozen=True, slots=True)
class Placed:
    place: int
    """From 1; those who are equal share one."""
    player_id: int
    hands: int
    profit: int
    bets_per_100: float


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """One page of a leaderboard."""

    lines: tuple[Placed, ...]
    players: int
    """On the whole board."""
    own: Placed | None
    """The asker's line, wherever it is; None where they have none."""


@dataclass(frozen=True, slots=True)
class Achieved:
    name: str
    """One of bot.history.achievements.ACHIEVEMENTS."""
    table_id: int
    number: int
    """The hand in which it was first."""
    at_ms: int


@dataclass(frozen=True, slots=True)
class Earned:
    """An achievement that has just been counted, a player's first of its kind in the server."""

    guild_id: int
    table_id: int
    player_id: int
    name: str
    at_ms: int
    """When the hand was over."""
    open_to_all: bool
    """The room saw all that it tells, and the player is listed."""


@dataclass(frozen=True, slots=True)
class TournamentRecord:
    """A player's tournaments that were played to their end."""

    played: int = 0
    won: int = 0
    paid: int = 0
    """Tournaments in which the player got a prize."""


@dataclass(frozen=True, slots=True)
class HandPlace:
    """The table where a hand was played, and the parts that are kept of it."""

    state: Literal["live", "done", "void"]
    kept: bool
    """Its events are still there."""
    channel_id: int
    dealt_in: frozenset[int]
    """player_ids."""


class History(Protocol):
    """Every method raises StoreError. Hands are counted a while after they end: call ``catch_up`` before asking."""

    async def catch_up(self) -> int:
        """Count some of the hands that are over; how many are still to be counted after that, 0 but where a great many
        have piled up."""
        ...

    async def record(self, guild_id: int, player_id: int, game: str | None, since_ms: int) -> CashRecord: ...

    async def line(self, guild_id: int, player_id: int, game: str | None, since_ms: int) -> Sequence[Point]:
        """The points from the first hand to the last, some hundreds at the most."""
        ...

    async def board(
        self, guild_id: int, measure: Measure, game: str | None, since_ms: int, *, own: int | None, skip: int, most: int
    ) -> LeaderboardPage:
        """The best first, without players who are not listed and those who were forgotten. ``own`` gets their own line,
        listed or not."""
        ...

    async def achieved(self, guild_id: int, player_id: int) -> Sequence[Achieved]:
        """The achievements in the order of their hands."""
        ...

    async def tournaments(self, guild_id: int, player_id: int, since_ms: int) -> TournamentRecord: ...

    async def is_listed(self, guild_id: int, player_id: int) -> bool: ...

    async def list_player(self, guild_id: int, player_id: int, *, listed: bool) -> None: ...

    async def place(self, guild_id: int, table_id: int, number: int) -> HandPlace | None:
        """None where the guild never had the hand."""
        ...

    async def records(
        self, guild_id: int, hands: Iterable[tuple[int, int]]
    ) -> dict[tuple[int, int], DealRecord | None]:
        """The kept part of the deals of these hands, by table_id and number, None where it cannot be read; those that
        were not sealed, or of which nothing is kept any more, are left out."""
        ...

    async def undealt(self, guild_id: int, table_id: int, number: int) -> tuple[int, DealRecord] | None:
        """A deal that was sealed and never dealt, because its table closed or it was undone before, and the channel of
        its table. None where there is no such deal."""
        ...

    async def seal_of(self, guild_id: int, table_id: int, number: int) -> bytes | None:
        """The seal of a hand's deal, which stays whatever else is deleted or lost. None where it was not sealed."""
        ...

    async def voided(self, guild_id: int) -> dict[int | None, int]:
        """How many hands were voided in the guild, by the player_id of who ordered it; None: by the bot itself, or
        as its table closed before the first card. Those of practice tables are left out."""
        ...

    async def own_hands(self, guild_id: int, player_id: int, since_ms: int, most: int) -> Sequence[LoggedHand]:
        """Hands that the player was dealt into and whose events are kept, played to their end since then: the newest
        ``most``, the oldest of them first."""
        ...
