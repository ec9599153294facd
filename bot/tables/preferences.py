"""A player's preferences at all tables; the defaults suit players who set nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

Letters = Literal["always", "unless-panel", "never"]


@dataclass(frozen=True, slots=True)
class Preferences:
    language: str | None = None
    """The language of texts for this player alone, by Discord's code; None for their Discord's language."""
    discord_language: str | None = None
    """The language of their Discord at their last request, for messages that they did not request."""
    pictures: bool | None = None
    """True to see their own cards as a picture too; None for the room's setting."""
    reminders: bool = True
    """True to be pinged when their time is nearly over, with a direct message at slow tables."""
    met_games: tuple[str, ...] = ()
    """The games that the player has already sat down to; the bot explains a game when the player first meets it."""
    letters: Letters = "unless-panel"
    """The rule for down cards by direct message; ``unless-panel``: not after a recent click on their panel."""
    auto_muck: bool = True
    """True to muck a losing hand that need not be shown; False to be asked."""
    achievements: bool = True
    """True to announce their new achievements at their table."""


@dataclass(frozen=True, slots=True)
class Known:
    """A player with saved preferences, and their Discord user."""

    user_id: int
    player_id: int
    preferences: Preferences


class PreferenceBook(Protocol):
    """The saved preferences; every method is durable when it returns, and raises StoreError if it fails."""

    async def all(self) -> Sequence[Known]:
        """Return all players who have preferences."""
        ...

    async def save(self, player_id: int, preferences: Preferences) -> None:
        """Replace the preferences; save nothing for a player who is not linked to a user."""
        ...
