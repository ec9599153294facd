"""What a player likes, wherever he plays. Every default is such that nobody need set anything."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Preferences:
    language: str | None = None
    """Of what is said to him alone, as Discord names languages; None for the one that his Discord speaks."""
    discord_language: str | None = None
    """The one that his Discord spoke when he last asked for something, for what is sent to him unasked."""
    pictures: bool | None = None
    """Whether his own cards come as a picture, too; None for as the room has it."""
    reminders: bool = True
    """Whether he is called when his time is nearly over, and by direct message at slow tables."""
    met_games: tuple[str, ...] = ()
    """Games that he has sat down to before: who is new to one is told how it goes."""
    auto_muck: bool = True
    """Whether a losing hand that need not be shown goes unseen; else he is asked."""


@dataclass(frozen=True, slots=True)
class Known:
    """A player of whom something is kept, and the Discord user he is."""

    user_id: int
    player_id: int
    preferences: Preferences


class PreferenceBook(Protocol):
    """Every method is durable when it returns, and raises StoreError where it cannot be."""

    async def all(self) -> Sequence[Known]:
        """Everybody who has said or shown what he likes."""
        ...

    async def save(self, player_id: int, preferences: Preferences) -> None:
        """In place of what was there. Nothing is kept of a player who is not, or no longer, linked to a user."""
        ...
