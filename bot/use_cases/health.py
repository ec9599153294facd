"""The part of the bot's health report that moderators of a server may see."""

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
    """The time when the bot started, in ms since 1970, like all times here."""
    waiting: int
    """The number of writes that wait for the database."""
    batch_ms: float
    """The duration of the database's last commit, in ms."""
    is_writable: bool
    """True if the database accepts writes."""
    wants_backups: bool
    backup_ms: int | None
    """The time of the newest backup; None if there is none."""
    errors_hour: int
    errors_day: int
    """The number of errors logged in the last 24 hours."""
    free_bytes: int
    """The free space on the database's disk, in bytes."""
    part: str | None = None
    """The process that serves the server, for example 1/4; None if there is only one process."""


class HealthSource(Protocol):
    async def health(self) -> Health: ...


class ServerHealth(NamedTuple):
    bot: Health
    settings: RoomSettings
    """The room's settings, which determine the permissions that the bot needs in the server."""
    tables: int
    hands: int
    """The number of hands being played at the server's tables."""
    players: int
    """The number of occupied seats at the server's tables."""


class LookingAtHealth:
    def __init__(self, authority: Authority, rooms: RoomBook, source: HealthSource, tables: TableManager) -> None:
        self._authority = authority
        self._rooms = rooms
        self._source = source
        self._tables = tables

    async def of_server(self, origin: Origin) -> ServerHealth:
        """Return the bot's health, and the number of tables, hands and players in the user's server.

        Raises Complaint and StoreError.
        """
        await self._authority.require(origin, Power.HEALTH)
        settings, views = await self._rooms.settings(origin.server), self._tables.in_guild(origin.server)
        hands = sum(view.hand is not None and not view.hand.finished for view in views)
        players = sum(len(view.seats) for view in views)
        return ServerHealth(await self._source.health(), settings, len(views), hands, players)
