"""The current time, and the time zone for commands about tournaments."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.moderation.ports import RoomBook
from bot.tables.ports import Timer
from bot.tournaments.rules.schedule import zone_of, zone_or_utc
from bot.typed.times.zones import zone_named


class TournamentClock:
    def __init__(self, rooms: RoomBook, timer: Timer) -> None:
        self._rooms = rooms
        self._timer = timer

    def now_ms(self) -> int:
        return self._timer.now_ms()

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.now_ms() / 1000, UTC)

    async def zone(self, guild_id: int, chosen: str | None) -> ZoneInfo:
        """Return the chosen time zone, otherwise the room's; UTC if it has none.

        Raises Complaint for a zone that does not exist, and StoreError.
        """
        return zone_of(zone_named(chosen)) if chosen else zone_or_utc((await self._rooms.settings(guild_id)).zone)
