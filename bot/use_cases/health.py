"""The bot's health, as far as a moderator may know it."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from bot.moderation.ports import RoomBook
from bot.moderation.powers import Power
from bot.moderation.room_settings import RoomSettings
from bot.tables.manager import TableManager
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin


@dataclass(frozen=True, slots=True)
class Health:
    version: str
    since_ms: int
    """The start of the bot, in milliseconds since 1970, as all times here."""
    waiting: int
    """Writes that the database has not started yet."""
    batch_ms: float
    """The time it took to commit the last batch of writes."""
    is_writable: bool
    """True if the database accepts writes."""
    wants_backups: bool
    backup_ms: int | None
    """The time of the newest backup; None if there is none."""
    errors_hour: int
    errors_day: int
    """Errors in the log."""
    free_bytes: int
    """Free space on the database's disk."""
    part: str | None = None
    """The process that serves the server, as in 1/4, if there are several processes."""


class HealthSource(Protocol):
    async def health(self) -> Health: ...


class ServerHealth(NamedTuple):
    bot: Health
    settings: RoomSettings
    """The settings show which permissions the bot needs in the server."""
    tables: int
    hands: int
    """Hands that are being played at the server's tables."""
    players: int
    """Seats that are taken there."""


class LookingAtHealth:
    def __init__(self, authority: Authority, rooms: RoomBook, source: HealthSource, tables: TableManager) -> None:
        self._authority = authority
        self._rooms = rooms
        self._source = source
        self._tables = tables

    async def of_server(self, origin: Origin) -> ServerHealth:
        """Return the bot's health, and how much is played on the asker's server; raise Complaint and StoreError."""
        await self._authority.require(origin, Power.HEALTH)
        settings, views = await self._rooms.settings(origin.server), self._tables.in_guild(origin.server)
        hands = sum(view.hand is not None and not view.hand.finished for view in views)
        players = sum(len(view.seats) for view in views)
        return ServerHealth(await self._source.health(), settings, len(views), hands, players)
