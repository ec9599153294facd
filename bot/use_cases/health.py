"""How the bot is doing, as far as a moderator is to know."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Health:
    version: str
    since_ms: int
    """When it was started; times are in milliseconds since 1970."""
    waiting: int
    """Writes that the database has not taken up yet."""
    batch_ms: float
    """How long the last batch of them took to be safe."""
    is_writable: bool
    """True if the database takes anything at all."""
    wants_backups: bool
    backup_ms: int | None
    """When the newest was made; None where there is none."""
    errors_hour: int
    errors_day: int
    """In the log."""
    free_bytes: int
    """On the database's disk."""
    part: str | None = None
    """Of several processes the one that holds the server, as in 1/4."""


class HealthSource(Protocol):
    async def health(self) -> Health: ...
