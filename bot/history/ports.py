"""The protocol History for stored play, and its values."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from bot.fairness.proof import DealRecord
from bot.moderation.hand_archive import LoggedHand

Measure = Literal["profit", "rate"]
RANKED_HANDS_LEAST: Final = 20
"""The minimum number of hands for a place on a leaderboard; with fewer, the result is mostly luck."""


@dataclass(frozen=True, slots=True)
class CashRecord:
    """A player's figures for play with a server's chips in a period, for one game or all games."""

    hands: int = 0
    profit: int = 0
    """The profit in chips, from the ledger; negative for a loss."""
    bets: float = 0.0
    """The profit in big bets; each hand counts with its own big bet."""
    second_streets: int = 0
    """The number of hands in which the player was still in on fourth street, or at the first draw."""
    showdowns: int = 0
    showdowns_won: int = 0
    """The number of showdowns in which the player won chips."""
    biggest_pot: int = 0
    """The most chips that the player won in one hand."""

    @property
    def bets_per_100(self) -> float:
        return 100 * self.bets / self.hands if self.hands else 0.0


@dataclass(frozen=True, slots=True)
class TournamentHands:
    """A player's figures for hands of tournaments in a period, for one game or all games.

    A tournament chip's worth changes from level to level, so results are in big bets only.
    """

    hands: int = 0
    bets: float = 0.0
    """The profit in big bets; each hand counts with its own big bet."""
    second_streets: int = 0
    """The number of hands in which the player was still in on fourth street, or at the first draw."""
    showdowns: int = 0
    showdowns_won: int = 0

    @property
    def bets_per_100(self) -> float:
        return 100 * self.bets / self.hands if self.hands else 0.0


@dataclass(frozen=True, slots=True)
class Point:
    """A player's total after a hand, in chips; it starts at 0 at the beginning of the period."""

    at_ms: int
    hands: int
    chips: int


@dataclass(frozen=True, slots=True)
class Placed:
    place: int
    """The place, from 1; ties share a place."""
    player_id: int
    hands: int
    profit: int
    bets_per_100: float


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """One page of a leaderboard."""

    lines: tuple[Placed, ...]
    players: int
    """The number of players on the whole leaderboard."""
    own: Placed | None
    """The reader's own line, even if it is on another page; None if they have no place."""
    only_tournaments: bool = False
    """True if nobody has a place, and hands of tournaments were finished in the period."""


@dataclass(frozen=True, slots=True)
class Achieved:
    name: str
    """One of bot.history.achievements.ACHIEVEMENTS."""
    table_id: int
    number: int
    """The number of the hand in which it was first achieved."""
    at_ms: int


@dataclass(frozen=True, slots=True)
class Earned:
    """A new achievement: the player's first of its kind in the server."""

    guild_id: int
    table_id: int
    player_id: int
    name: str
    at_ms: int
    """The end of the hand, in milliseconds since 1970."""
    open_to_all: bool
    """True if everybody saw what the achievement reveals, and the player is not hidden from leaderboards."""


@dataclass(frozen=True, slots=True)
class TournamentRecord:
    """A player's figures for finished tournaments."""

    played: int = 0
    won: int = 0
    paid: int = 0
    """The number of tournaments in which the player won a prize."""


@dataclass(frozen=True, slots=True)
class HandPlace:
    """A hand's state, channel and players, and whether its events are still stored."""

    state: Literal["live", "done", "void"]
    kept: bool
    """True if the hand's events are still stored."""
    channel_id: int
    dealt_in: frozenset[int]
    """The player_ids of the players who were dealt into the hand."""


class History(Protocol):
    """The storage of played hands. Every method raises StoreError.

    Hands are counted some time after they end; call ``catch_up`` before reading figures.
    """

    async def catch_up(self) -> int:
        """Count some of the finished hands; return how many are left.

        None are left unless very many have piled up.
        """
        ...

    async def record(self, guild_id: int, player_id: int, game: str | None, since_ms: int) -> CashRecord: ...

    async def line(self, guild_id: int, player_id: int, game: str | None, since_ms: int) -> Sequence[Point]:
        """Return points of the plot from the first hand to the last, at most a few hundred."""
        ...

    async def board(
        self,
        guild_id: int,
        measure: Measure,
        game: str | None,
        since_ms: int,
        *,
        own: int | None,
        skip: int,
        most: int,
        least: int = RANKED_HANDS_LEAST,
    ) -> LeaderboardPage:
        """Return a page of the leaderboard, the best first.

        ``least`` is the minimum number of hands for a place. If ``since_ms`` is a midnight UTC, whole days are
        summed; otherwise single hands.
        Players who are hidden from leaderboards, or whose data was deleted, are left out; ``own`` gets their own line
        even if they are hidden.
        """
        ...

    async def achieved(self, guild_id: int, player_id: int) -> Sequence[Achieved]:
        """Return the achievements in order of their hands."""
        ...

    async def tournaments(self, guild_id: int, player_id: int, since_ms: int) -> TournamentRecord: ...

    async def tournament_hands(
        self, guild_id: int, player_id: int, game: str | None, since_ms: int
    ) -> TournamentHands: ...

    async def is_listed(self, guild_id: int, player_id: int) -> bool: ...

    async def list_player(self, guild_id: int, player_id: int, *, listed: bool) -> None: ...

    async def place(self, guild_id: int, table_id: int, number: int) -> HandPlace | None:
        """Return the hand's state, channel and players; None without such a hand.

        The result also says whether the hand's events are still stored.
        """
        ...

    async def records(
        self, guild_id: int, hands: Iterable[tuple[int, int]]
    ) -> dict[tuple[int, int], DealRecord | None]:
        """Return (table_id, number) -> the stored record of the hand's deal.

        The value is None for a record that cannot be read. Hands without a seal, or without a stored record, are left
        out.
        """
        ...

    async def undealt(self, guild_id: int, table_id: int, number: int) -> tuple[int, DealRecord] | None:
        """Return the channel and record of a deal that was sealed but never dealt; None if there is none.

        Such a deal was given up, or its table closed first.
        """
        ...

    async def seal_of(self, guild_id: int, table_id: int, number: int) -> bytes | None:
        """Return the seal of a hand's deal, which is never deleted; None if it was not sealed."""
        ...

    async def voided(self, guild_id: int) -> dict[int | None, int]:
        """Return player_id -> how many hands they ordered to be voided in the guild.

        None stands for hands voided by the bot, or by a table that closed before the first card. Hands of practice
        tables are left out.
        """
        ...

    async def own_hands(self, guild_id: int, player_id: int, since_ms: int, most: int) -> Sequence[LoggedHand]:
        """Return the player's newest ``most`` finished hands since ``since_ms``, oldest first.

        They are the hands that the player was dealt into. Hands whose events were deleted are left out.
        """
        ...
