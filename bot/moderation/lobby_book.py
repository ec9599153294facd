"""A server's stored lobby: its message, the players who want pings, and the last pings."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class LobbyPlace:
    guild_id: int
    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class LobbyPing:
    """The last ping to players who want to play a game."""

    guild_id: int
    game: str
    """A game, or ``mix`` for tables with several games."""
    at_ms: int
    channel_id: int
    message_id: int | None
    """Discord's id of the ping's message; None once it is deleted."""


class LobbyBook(Protocol):
    """Storage of lobbies. Every method is durable when it returns, and raises StoreError if it fails."""

    async def places(self) -> Sequence[LobbyPlace]: ...

    async def save_place(self, place: LobbyPlace) -> None:
        """Save the lobby's channel and message; they replace the guild's previous ones."""
        ...

    async def drop_place(self, guild_id: int) -> None:
        """Delete the guild's lobby from the storage."""
        ...

    async def wanted_by(self, guild_id: int, player_id: int) -> tuple[str, ...]:
        """Return the games for which the player wants to be pinged."""
        ...

    async def save_games_wanted(self, guild_id: int, player_id: int, games: Collection[str]) -> None:
        """Replace the player's games. Nothing is saved for a player whose data was deleted."""
        ...

    async def players_wanting(self, guild_id: int, game: str, *, without: Collection[int], most: int) -> Sequence[int]:
        """Return up to ``most`` players who want pings for the game; those not pinged for longest come first."""
        ...

    async def hidden_players(self, guild_id: int) -> Collection[int]:
        """Return the players who are hidden from the guild's leaderboards; the lobby does not name them either."""
        ...

    async def pending_pings(self) -> Sequence[LobbyPing]:
        """Return the last ping for each guild and game."""
        ...

    async def save_ping(self, call: LobbyPing, players: Collection[int]) -> None:
        """Save a ping and its players before its message is sent, so that a crash cannot cause a second ping."""
        ...

    async def save_ping_message(self, guild_id: int, game: str, message_id: int | None) -> None:
        """Save the id of the last ping's message; None after the message is deleted."""
        ...
