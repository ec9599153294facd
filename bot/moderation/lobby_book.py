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
    """The last ping for a game."""

    guild_id: int
    game: str
    """A game, or ``mix`` for tables with several games."""
    at_ms: int
    channel_id: int
    message_id: int | None
    """None after its message is deleted."""


class LobbyBook(Protocol):
    """Storage of lobbies. Every method is durable when it returns, and raises StoreError if it fails."""

    async def places(self) -> Sequence[LobbyPlace]: ...

    async def save_place(self, place: LobbyPlace) -> None:
        """Save the place, replacing the guild's previous one."""
        ...

    async def drop_place(self, guild_id: int) -> None:
        """Delete the guild's place: its lobby is no longer posted."""
        ...

    async def wanted_by(self, guild_id: int, player_id: int) -> tuple[str, ...]:
        """Return the games that the player wants to be pinged for."""
        ...

    async def save_games_wanted(self, guild_id: int, player_id: int, games: Collection[str]) -> None:
        """Replace the player's games. Nothing is saved for a forgotten player."""
        ...

    async def players_wanting(self, guild_id: int, game: str, *, without: Collection[int], most: int) -> Sequence[int]:
        """Return players who want pings for the game, those first who were not pinged for longest."""
        ...

    async def pending_pings(self) -> Sequence[LobbyPing]:
        """Return the last ping of every guild and game."""
        ...

    async def save_ping(self, call: LobbyPing, players: Collection[int]) -> None:
        """Record the ping of these players before its message is sent, because a crash must not ping twice."""
        ...

    async def save_ping_message(self, guild_id: int, game: str, message_id: int | None) -> None:
        """Record the message of the last ping; None after it is deleted."""
        ...
