"""The commands /series, which change a series of tournaments; bot/use_cases/tournaments/keeping_series.py decides."""

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.interactions.click import BotInteraction, Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.locales.phrases import Phrases, say
from bot.tournaments.ports import TournamentView
from bot.typed.tournament_order import TournamentOrder
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import show, suggesting, tell
from bot.ui.text.command_texts import described
from bot.ui.tournament.buttons import SERIES_BUTTON
from bot.ui.tournament.recurring.series import (
    LEADERS_MOST,
    WINNERS_MOST,
    changed_text,
    moved_text,
    series_text,
    winners_button,
    winners_of,
)
from bot.ui.tournament.wishes import wish_button
from bot.use_cases.reasons import reason_of
from bot.use_cases.tournaments.finding import FindingTournaments
from bot.use_cases.tournaments.keeping_series import KeepingSeries
from bot.use_cases.tournaments.league import League
from bot.use_cases.tournaments.schedules import Schedules
from cogs._shared.options import Reason
from cogs._shared.ordering import ordering
from cogs.tournament.answers import TournamentAnswers
from cogs.tournament.options import OPTIONS, Typed
from cogs.tournament.suggestions import TournamentSuggestions, suggest_repeats

_SERIES = described("tournament-option-schedule")
_REASON = described("tournament-option-reason")
STARTS_MOST: Final = 100


class Series(commands.Cog):
    """The commands /series."""

    group = app_commands.Group(name="series", description=described("series"), guild_only=True)

    def __init__(
        self,
        keeping: KeepingSeries,
        schedules: Schedules,
        league: League,
        answers: TournamentAnswers,
        suggestions: TournamentSuggestions,
    ) -> None:
        self._keeping = keeping
        self._schedules = schedules
        self._league = league
        self._answers = answers
        self.suggestions = suggestions

    @group.command(name="show", description=described("series-show"))
    @app_commands.describe(series=_SERIES)
    @suggesting(series=lambda cog: cog.suggestions.series)
    async def show(self, interaction: BotInteraction, series: str) -> None:
        origin = origin_of(interaction)
        schedule = await self._schedules.named(origin, series)
        starts = await self._schedules.next_starts(schedule)
        found = await self._league.table(origin, None, str(schedule.schedule_id))
        past = await self._league.winners(origin, schedule, WINNERS_MOST)
        winners = [player for each in past for player in winners_of(each)]
        name_of = await self._answers.names_of(
            origin.server, [*winners, *(row.player_id for row in found.rows[:LEADERS_MOST])]
        )
        phrases = Phrases(origin.locale)
        text = series_text(phrases, schedule, starts, found, past, name_of)
        buttons = [wish_button(phrases), *([winners_button(phrases, schedule)] if past else [])]
        await show(interaction, PrivateNote(text, *buttons))

    @group.command(name="edit", description=described("series-edit"))
    @app_commands.describe(series=_SERIES, repeats=described("tournament-option-repeats"))
    @suggesting(series=lambda cog: cog.suggestions.schedules, repeats=suggest_repeats)
    @ordering(TournamentOrder, OPTIONS)
    async def edit(
        self,
        interaction: BotInteraction,
        order: TournamentOrder,
        series: str,
        repeats: Typed | None = None,
    ) -> None:
        changed = await self._keeping.edit(origin_of(interaction), series, order, repeats)
        await tell(interaction, changed_text(Phrases(origin_of(interaction).locale), changed))

    @group.command(name="skip", description=described("series-skip"))
    @app_commands.describe(series=_SERIES, date=described("series-option-date"), reason=_REASON)
    @suggesting(series=lambda cog: cog.suggestions.schedules, date=lambda cog: cog.suggestions.series_dates)
    async def skip(self, interaction: BotInteraction, series: str, date: Typed, reason: Reason) -> None:
        changed = await self._keeping.skip(origin_of(interaction), series, date, reason_of(reason))
        await tell(interaction, moved_text(Phrases(origin_of(interaction).locale), "series-skipped", changed))

    @group.command(name="move", description=described("series-move"))
    @app_commands.describe(
        series=_SERIES, date=described("series-option-date"), start=described("tournament-option-start"), reason=_REASON
    )
    @suggesting(
        series=lambda cog: cog.suggestions.schedules,
        date=lambda cog: cog.suggestions.series_dates,
        start=lambda cog: cog.suggestions.starts,
    )
    async def move(self, interaction: BotInteraction, series: str, date: Typed, start: Typed, reason: Reason) -> None:
        changed = await self._keeping.move(origin_of(interaction), series, date, start, reason_of(reason))
        await tell(interaction, moved_text(Phrases(origin_of(interaction).locale), "series-moved", changed))

    @group.command(name="end", description=described("series-end"))
    @app_commands.describe(
        series=_SERIES, reason=_REASON, until=described("series-option-until"), count=described("series-option-count")
    )
    @suggesting(series=lambda cog: cog.suggestions.schedules)
    async def end(
        self,
        interaction: BotInteraction,
        series: str,
        reason: Reason,
        until: Typed | None = None,
        count: app_commands.Range[int, 1, STARTS_MOST] | None = None,
    ) -> None:
        origin = origin_of(interaction)
        if until is None and count is None:
            name = await self._schedules.drop(origin, series, reason_of(reason))
            await tell(interaction, say(origin.locale, "schedule-dropped", name=name))
            return
        changed = await self._keeping.end(origin, series, until, count, reason_of(reason))
        await tell(interaction, changed_text(Phrases(origin.locale), changed))


class SeriesClicks:
    """The click on *All later ones too* under the answer to /tournament edit."""

    def __init__(self, keeping: KeepingSeries, finding: FindingTournaments) -> None:
        self._keeping = keeping
        self._finding = finding

    def routes(self) -> tuple[Route, ...]:
        return (Route(SERIES_BUTTON, self._follow),)

    async def _follow(self, click: Click) -> None:
        origin = origin_of(click.interaction)
        view: TournamentView = await self._finding.find(origin, click.match["tournament"])
        changed = await self._keeping.follow(origin, view)
        await tell(click.interaction, changed_text(Phrases(origin.locale), changed))
