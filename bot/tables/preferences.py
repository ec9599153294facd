"""What a player likes, wherever he plays. Every default is such that nobody need set anything."""

from collections.abc import Mapping
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
    auto_muck: bool = True
    """Whether a losing hand that need not be shown goes unseen; else he is asked."""


class PreferenceBook(Protocol):
    """Every method is durable when it returns, and raises StoreError where it cannot be."""

    async def all(self) -> Mapping[int, Preferences]:
        """user_id of Discord -> what the user likes, of everybody who has said or shown anything."""
        ...

    async def save(self, player_id: int, preferences: Preferences) -> None: ...
