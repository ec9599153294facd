"""Autocomplete for options about tournaments."""

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.common.escaping import plain
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.typed.times.repeats import suggested
from bot.typed.times.starts import starts_meant
from bot.typed.times.zones import zone_in
from bot.ui.tournament.scene import NAME_MOST
from bot.use_cases.tournaments.clock import TournamentClock
from bot.use_cases.tournaments.finding import FindingTournaments
from bot.use_cases.tournaments.floor import FloorOrders
from bot.use_cases.tournaments.keeping_series import KeepingSeries
from bot.use_cases.tournaments.league import League
from bot.use_cases.tournaments.schedules import Schedules
from bot.use_cases.tournaments.templates import Templates

Choices = list[app_commands.Choice[str]]


class TournamentSuggestions:
    def __init__(
        self,
        finding: FindingTournaments,
        floor: FloorOrders,
        schedules: Schedules,
        keeping_series: KeepingSeries,
        templates: Templates,
        league: League,
        clock: TournamentClock,
    ) -> None:
        self._finding = finding
        self._floor = floor
        self._schedules = schedules
        self._keeping_series = keeping_series
        self._templates = templates
        self._league = league
        self._clock = clock

    async def tournaments(self, interaction: BotInteraction, typed: str) -> Choices:
        views = await self._finding.visible(origin_of(interaction))
        return _numbered(typed, [(view.new.settings.name, view.tournament_id) for view in views])

    async def tables(self, interaction: BotInteraction, typed: str) -> Choices:
        """Suggest the tables of the chosen tournament, with the number of players and seats."""
        tables = await self._floor.tables(origin_of(interaction), interaction.namespace.tournament)
        shown = {f"{plain(each.name, NAME_MOST)} ({each.players}/{each.seats})": each.name for each in tables}
        fitting = [(label, name) for label, name in shown.items() if typed.strip().casefold() in label.casefold()]
        return [app_commands.Choice(name=label, value=name) for label, name in fitting[:CHOICES_MOST]]

    async def schedules(self, interaction: BotInteraction, typed: str) -> Choices:
        return _numbered(typed, await self._schedules.suggested(origin_of(interaction)))

    async def series_dates(self, interaction: BotInteraction, typed: str) -> Choices:
        """Suggest the dates of the chosen series that can be skipped or moved."""
        chosen = interaction.namespace.series
        return _fitting(typed, await self._keeping_series.dates(origin_of(interaction), chosen)) if chosen else []

    async def series(self, interaction: BotInteraction, typed: str) -> Choices:
        """Suggest the series that the user may know about, whoever they are."""
        known = await self._schedules.known(origin_of(interaction))
        return _numbered(typed, [(each.settings.name, each.schedule_id) for each in known])

    async def templates(self, interaction: BotInteraction, typed: str) -> Choices:
        return _fitting(typed, await self._templates.suggested(origin_of(interaction)))

    async def seasons(self, interaction: BotInteraction, typed: str) -> Choices:
        return _fitting(typed, await self._league.seasons(origin_of(interaction)))

    async def starts(self, interaction: BotInteraction, typed: str) -> Choices:
        """Suggest every date and time that the typed start can mean.

        If the user typed a time zone, the suggestions contain it too.
        """
        named = zone_in(typed)
        try:
            zone = await self._clock.zone(origin_of(interaction).server, named or interaction.namespace.zone)
        except Complaint:
            return []
        walls = [f"{start.wall:%Y-%m-%d %H:%M}" for start in starts_meant(typed, self._clock.now(), zone)]
        told = [(f"{wall} {zone.key}", wall) for wall in walls]
        return [app_commands.Choice(name=name, value=name if named else wall) for name, wall in told]


async def suggest_repeats(interaction: BotInteraction, typed: str) -> Choices:
    return [app_commands.Choice(name=each, value=each) for each in suggested(typed)[:CHOICES_MOST]]


def _numbered(typed: str, found: Sequence[tuple[str, int]]) -> Choices:
    """Return the matching (name, number) pairs as choices like ``Friday (#4)``, or ``#4`` without a name."""
    wanted = typed.strip().casefold()
    names = [(f"{plain(name, NAME_MOST)} (#{number})" if name else f"#{number}", number) for name, number in found]
    fitting = [(name, number) for name, number in names if wanted in name.casefold()]
    return [app_commands.Choice(name=name, value=str(number)) for name, number in fitting[:CHOICES_MOST]]


def _fitting(typed: str, names: Iterable[str]) -> Choices:
    fitting = [name for name in names if typed.strip().casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=name) for name in fitting[:CHOICES_MOST]]
