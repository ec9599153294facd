"""The tournaments in which satellites win seats (T-8.1)."""

from dataclasses import replace

from bot.common.complaint import Complaint
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import NewTournament, TournamentView
from bot.tournaments.questions import start_is_set
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import BEFORE_THE_START
from bot.use_cases.origin import Origin


class SatelliteTargets:
    def __init__(self, tournaments: TournamentManager) -> None:
        self._tournaments = tournaments

    async def with_target(self, origin: Origin, settings: TournamentSettings) -> TournamentSettings:
        """Return the settings of a satellite with its target's name and buy-in; others unchanged.

        Raises Complaint if no seats can be won there, and StoreError.
        """
        if not settings.is_satellite:
            return replace(settings, target_name="", seat_chips=0)
        target = await self._target(origin, settings)
        if target is None:
            number = settings.target or settings.target_series
            raise Complaint("tournament-target-unknown", text=f"{'series:' if settings.target_series else ''}{number}")
        if target.is_satellite:
            raise Complaint("tournament-target-satellite", name=target.name)
        if not target.buy_in:
            raise Complaint("tournament-target-free", name=target.name)
        if settings.pool_chips >= target.buy_in:
            raise Complaint("tournament-satellite-dear", name=target.name, most=target.buy_in)
        return replace(settings, target_name=target.name, seat_chips=target.buy_in)

    async def _target(self, origin: Origin, settings: TournamentSettings) -> TournamentSettings | None:
        """Return the settings of the tournament that has not started, or of the recurrence."""
        if settings.target_series:
            series = await self._tournaments.store.schedules(origin.server)
            return next((each.settings for each in series if each.schedule_id == settings.target_series), None)
        view = self._tournaments.view(settings.target)
        is_open = view is not None and view.new.guild_id == origin.server and view.state.phase in BEFORE_THE_START
        return view.new.settings if view is not None and is_open else None

    def start_ms(self, satellite: NewTournament) -> int | None:
        """Return the start of the tournament in which the satellite's seats are won; None if it is not known."""
        target = self._tournaments.target_of(satellite)
        return target.state.start_ms if target is not None and start_is_set(target.new.settings, target.state) else None

    def satellite_for(self, target: TournamentView) -> TournamentView | None:
        """Return a satellite with entrants who play for seats in this tournament; None if there is none."""
        for view in self._tournaments.in_guild(target.new.guild_id):
            meant = self._tournaments.target_of(view.new) if view.new.settings.is_satellite else None
            if meant is not None and meant.tournament_id == target.tournament_id and view.state.entrants:
                return view
        return None
