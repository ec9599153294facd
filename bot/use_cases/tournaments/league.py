"""The league, which is the standings of a season (T-5.2)."""

from typing import NamedTuple

from bot.tournaments.manager import TournamentManager
from bot.tournaments.rules.league import LeagueRow, Season, season_of, table
from bot.typed.seasons import bounds, recent
from bot.typed.tournament_order import DEFAULTS
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests
from bot.use_cases.tournaments.clock import TournamentClock


class SeasonTable(NamedTuple):
    season: str
    rows: list[LeagueRow]
    """The rows of the standings, the leader first."""
    asker_id: int | None
    """The user's player_id; None if they are new to the bot."""


class League:
    def __init__(self, tournaments: TournamentManager, requests: Requests, clock: TournamentClock) -> None:
        self._tournaments = tournaments
        self._requests = requests
        self._clock = clock

    async def table(self, origin: Origin, season: str | None) -> SeasonTable:
        """Return the standings of a season, by default the current one. Raises Complaint and StoreError."""
        zone = await self._clock.zone(origin.server, None)
        wanted = season or season_of(self._clock.now().astimezone(zone), await self._kind(origin.server))
        name, since_ms, until_ms = bounds(wanted, zone)
        rows = table(await self._tournaments.store.results(origin.server, since_ms, until_ms))
        return SeasonTable(name, rows, await self._requests.known_player(origin))

    async def seasons(self, origin: Origin) -> list[str]:
        """Return the names of recent seasons of each length: months, quarters and years."""
        zone = await self._clock.zone(origin.server, None)
        return recent(self._clock.now().astimezone(zone).replace(tzinfo=None), 4)

    async def _kind(self, guild_id: int) -> Season:
        """Return how long a season lasts (month, quarter or year), from the newest tournament's settings."""
        newest = await self._tournaments.newest_settings(guild_id)
        kind = newest.season if newest is not None else None
        return kind or DEFAULTS.season or "quarter"
