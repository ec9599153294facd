"""A player's preferences, wherever they play. Every default is such that nobody need set anything."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

Letters = Literal["always", "unless-panel", "never"]


@dataclass(frozen=True, slots=True)
class Preferences:
    language: str | None = None
    """For texts to this player alone, as Discord names languages; None for the language of their Discord."""
    discord_language: str | None = None
    """The language of their Discord when they last asked for something, for texts that they are sent unasked."""
    pictures: bool | None = None
    """True if their own cards come as a picture, too; None for the room's setting."""
    reminders: bool = True
    """True if they are called when their time is nearly over, and by direct message at slow tables."""
    met_games: tuple[str, ...] = ()
    """Games that they have sat down to before: a player new to a game is told how it goes."""
    letters: Letters = "always"
    """When their down cards come by direct message; ``unless-panel``: not if they have lately clicked their panel."""
    auto_muck: bool = True
    """True if a losing hand that need not be shown goes unseen; else the player is asked."""
    achievements: bool = True
    """True if their table is told what they achieve for the first time."""


@dataclass(frozen=True, slots=True)
class Known:
    """A player with saved preferences, and their Discord user."""

    user_id: int
    player_id: int
    preferences: Preferences


class PreferenceBook(Protocol):
    """Every method is durable when it returns, and raises StoreError where it cannot be."""

    async def all(self) -> Sequence[Known]:
        """Everybody who has preferences."""
        ...

    async def save(self, player_id: int, preferences: Preferences) -> None:
        """Replaces the preferences. Nothing is kept of a player who is not, or no longer, linked to a user."""
        ...
