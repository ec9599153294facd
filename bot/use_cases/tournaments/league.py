"""The league, which is the standings of a season (T-5.2), of the whole server or of one series."""

from collections.abc import Collection
from typing import Final, NamedTuple

from bot.moderation.lobby_book import LobbyBook
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import Finished, Schedule
from bot.tournaments.rules.league import LeagueRow, Scoring, Season, season_of, table
from bot.typed.seasons import bounds, recent
from bot.typed.tournament_order import DEFAULTS
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests
from bot.use_cases.tournaments.clock import TournamentClock
from bot.use_cases.tournaments.schedules import Schedules

PAST_MOST: Final = 200
"""The number of the server's newest tournaments among which a series' winners are looked for."""


class SeasonTable(NamedTuple):
    season: str
    rows: list[LeagueRow]
    """The rows of the standings, the leader first."""
    asker_id: int | None
    """The user's player_id; None if they are new to the bot."""
    scorings: frozenset[Scoring]
    """How the season's tournaments award points."""
    series: Schedule | None = None
    """The series that the standings are about; None for all tournaments."""


class League:
    def __init__(
        self,
        tournaments: TournamentManager,
        schedules: Schedules,
        requests: Requests,
        lobby: LobbyBook,
        clock: TournamentClock,
    ) -> None:
        self._tournaments = tournaments
        self._schedules = schedules
        self._requests = requests
        self._lobby = lobby
        self._clock = clock

    async def table(self, origin: Origin, season: str | None, series: str | None = None) -> SeasonTable:
        """Return the standings of a season, by default the current one, of all tournaments or one series.

        Raises Complaint and StoreError.
        """
        zone = await self._clock.zone(origin.server, None)
        schedule = await self._schedules.named(origin, series) if series else None
        wanted = season or season_of(self._clock.now().astimezone(zone), await self._kind(origin.server))
        name, since_ms, until_ms = bounds(wanted, zone)
        schedule_id = schedule.schedule_id if schedule is not None else None
        results = await self._tournaments.store.results(origin.server, since_ms, until_ms, schedule_id)
        scorings, me = frozenset(each.scoring for each in results), await self._requests.known_player(origin)
        return SeasonTable(name, table(results), me, scorings, schedule)

    async def unnamed(self, origin: Origin) -> Collection[int]:
        """Return the players whom public standings and files do not name: they hide from leaderboards.

        Raises StoreError.
        """
        return await self._lobby.hidden_players(origin.server)

    async def winners(self, origin: Origin, schedule: Schedule, most: int) -> list[Finished]:
        """Return the newest finished tournaments of the series. Raises StoreError."""
        past = await self._tournaments.store.past(origin.server, PAST_MOST)
        finished = [
            each for each in past if each.schedule_id == schedule.schedule_id and each.state.phase == "finished"
        ]
        return finished[:most]

    async def seasons(self, origin: Origin) -> list[str]:
        """Return the names of recent seasons of each length: months, quarters and years."""
        zone = await self._clock.zone(origin.server, None)
        return recent(self._clock.now().astimezone(zone).replace(tzinfo=None), 4)

    async def _kind(self, guild_id: int) -> Season:
        """Return how long a season lasts (month, quarter or year), from the newest tournament's settings."""
        newest = await self._tournaments.newest_settings(guild_id)
        kind = newest.season if newest is not None else None
        return kind or DEFAULTS.season or "quarter"
