"""A server's lobby as the file keeps it: where it stands, who wants to be called, and who was."""

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
    """The last call of players to a game."""

    guild_id: int
    game: str
    """Or ``mix`` for tables that play several."""
    at_ms: int
    channel_id: int
    message_id: int | None
    """None once its message is taken away."""


class LobbyBook(Protocol):
    """Every method is durable when it returns, and raises StoreError where it cannot be."""

    async def places(self) -> Sequence[LobbyPlace]: ...

    async def save_place(self, place: LobbyPlace) -> None:
        """Replaces the guild's place before."""
        ...

    async def drop_place(self, guild_id: int) -> None:
        """The guild's lobby stands nowhere any more."""
        ...

    async def wanted_by(self, guild_id: int, player_id: int) -> tuple[str, ...]:
        """The games that the player wants to be called to."""
        ...

    async def save_games_wanted(self, guild_id: int, player_id: int, games: Collection[str]) -> None:
        """Replaces the player's wishes. Nothing is kept of a player whom nobody knows any more."""
        ...

    async def players_wanting(self, guild_id: int, game: str, *, without: Collection[int], most: int) -> Sequence[int]:
        """Players who want to be called to the game, those first who have not been called for longest."""
        ...

    async def pending_pings(self) -> Sequence[LobbyPing]:
        """The last call of every guild and game."""
        ...

    async def save_ping(self, call: LobbyPing, players: Collection[int]) -> None:
        """Notes the call of these players before its message is sent: a crash must not call twice."""
        ...

    async def save_ping_message(self, guild_id: int, game: str, message_id: int | None) -> None:
        """Notes the message of the last call; None once it is taken away."""
        ...
