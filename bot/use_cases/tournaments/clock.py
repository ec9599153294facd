"""The current time, and the time zone for commands about tournaments."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.tables.ports import Timer
from bot.tournaments.manager import TournamentManager
from bot.tournaments.rules.schedule import zone_of
from bot.typed.times.zones import zone_named


class TournamentClock:
    def __init__(self, tournaments: TournamentManager, timer: Timer) -> None:
        self._tournaments = tournaments
        self._timer = timer

    def now_ms(self) -> int:
        return self._timer.now_ms()

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.now_ms() / 1000, UTC)

    async def zone(self, guild_id: int, chosen: str | None) -> ZoneInfo:
        """Return the chosen time zone, otherwise the one used last in the server.

        Raises Complaint for a zone that does not exist, and StoreError.
        """
        return zone_of(zone_named(chosen)) if chosen else await self._tournaments.zone(guild_id)
