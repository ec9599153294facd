"""A player's preferences at all tables; the defaults suit players who set nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

Letters = Literal["always", "unless-panel", "never"]


@dataclass(frozen=True, slots=True)
class Preferences:
    language: str | None = None
    """The language of texts that only this player sees, by Discord's code; None for their Discord language."""
    discord_language: str | None = None
    """The language of the player's Discord at their last request; for messages that the bot sends unasked."""
    pictures: bool | None = None
    """True to also show the player's own cards as a picture; None for the room's setting."""
    reminders: bool = True
    """True to ping the player when their time is nearly over, at slow tables also by direct message."""
    met_games: tuple[str, ...] = ()
    """The games that the player has already sat down to; the bot explains a game when the player first meets it."""
    met_panel: bool = False
    """True once the player has seen a hand on a hand panel, which explains itself in the first hand."""
    letters: Letters = "unless-panel"
    """When to send down cards by direct message; ``unless-panel``: not if the player has just used their panel."""
    auto_muck: bool = True
    """True to muck a losing hand that need not be shown; False to ask the player."""
    achievements: bool = True
    """True to announce the player's new achievements at their table."""


@dataclass(frozen=True, slots=True)
class Known:
    """A player with saved preferences, and their Discord user."""

    user_id: int
    player_id: int
    preferences: Preferences


class PreferenceBook(Protocol):
    """The saved preferences. Each method raises StoreError if it fails; otherwise its change is durable."""

    async def all(self) -> Sequence[Known]:
        """Return all players who have preferences."""
        ...

    async def save(self, player_id: int, preferences: Preferences) -> None:
        """Replace the player's preferences; do nothing for a player who is not linked to a Discord user."""
        ...
