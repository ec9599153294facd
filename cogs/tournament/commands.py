"""The commands /tournament and /league, which call the use cases in bot/use_cases/tournaments."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of, person_of, spot_of
from bot.locales.phrases import Phrases, say
from bot.publishing.tournament.calls import NOTE_MOST
from bot.tournaments.messages import CheckIn, Entering, Register, Withdraw
from bot.typed.tournament_order import TournamentOrder
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill, in_time, show, suggesting, tell
from bot.ui.text.command_texts import described
from bot.ui.tournament.scene import NAME_MOST
from bot.ui.tournament.wishes import wish_button
from bot.use_cases.reasons import reason_of
from bot.use_cases.tournaments.adding import AddingEntrants
from bot.use_cases.tournaments.announcing import Announcing
from bot.use_cases.tournaments.entering import EnteringTournaments
from bot.use_cases.tournaments.finding import title
from bot.use_cases.tournaments.floor import FloorOrders
from bot.use_cases.tournaments.managing import ManagingTournaments
from bot.use_cases.tournaments.orders import TournamentOrders
from bot.use_cases.tournaments.schedules import Schedules
from bot.use_cases.tournaments.templates import TEMPLATE_NAME_MOST, Templates
from cogs._shared.options import ChipChange, Reason
from cogs._shared.ordering import ordering
from cogs.tournament.answers import TournamentAnswers
from cogs.tournament.deals import DealClicks
from cogs.tournament.league import LeagueAnswers
from cogs.tournament.lists import TournamentLookups
from cogs.tournament.options import OPTIONS, Chips, Typed
from cogs.tournament.preview import PreviewClicks
from cogs.tournament.schedules import schedules_text
from cogs.tournament.suggestions import TournamentSuggestions, suggest_repeats
from cogs.tournament.templates import template_line, templates_text

_TOURNAMENT = described("tournament-option-tournament")
_REASON = described("tournament-option-reason")
_TEMPLATE = described("tournament-option-template")
TemplateName = app_commands.Range[str, 1, TEMPLATE_NAME_MOST]
suggesting_tournaments = suggesting(tournament=lambda cog: cog.suggestions.tournaments)


class Tournaments(commands.Cog):
    """The commands /tournament and /league."""

    tournament = app_commands.Group(name="tournament", description=described("tournament"), guild_only=True)
    template = app_commands.Group(name="template", description=described("tournament-template"), parent=tournament)

    def __init__(
        self,
        entering: EnteringTournaments,
        adding: AddingEntrants,
        orders: TournamentOrders,
        managing: ManagingTournaments,
        floor: FloorOrders,
        schedules: Schedules,
        templates: Templates,
        previews: PreviewClicks,
        announcing: Announcing,
        lookups: TournamentLookups,
        league: LeagueAnswers,
        deals: DealClicks,
        answers: TournamentAnswers,
        suggestions: TournamentSuggestions,
    ) -> None:
        self._entering = entering
        self._adding = adding
        self._orders = orders
        self._managing = managing
        self._floor = floor
        self._schedules = schedules
        self._templates = templates
        self._previews = previews
        self._announcing = announcing
        self._lookups = lookups
        self._league = league
        self._deals = deals
        self._answers = answers
        self.suggestions = suggestions

    # Setting up

    @tournament.command(name="create", description=described("tournament-create"))
    @app_commands.describe(template=_TEMPLATE)
    @suggesting(template=lambda cog: cog.suggestions.templates)
    @ordering(TournamentOrder, OPTIONS)
    async def create(self, interaction: BotInteraction, order: TournamentOrder, template: str | None = None) -> None:
        previewed = await self._orders.single(origin_of(interaction), order, template, spot_of(interaction))
        await self._previews.show(interaction, previewed)

    @tournament.command(name="schedule", description=described("tournament-schedule"))
    @app_commands.describe(repeats=described("tournament-option-repeats"), template=_TEMPLATE)
    @suggesting(repeats=suggest_repeats, template=lambda cog: cog.suggestions.templates)
    @ordering(TournamentOrder, OPTIONS)
    async def schedule(
        self, interaction: BotInteraction, order: TournamentOrder, repeats: Typed, template: str | None = None
    ) -> None:
        origin, spot = origin_of(interaction), spot_of(interaction)
        previewed = await self._schedules.ordered(origin, order, repeats, template, spot)
        await self._previews.show(interaction, previewed)

    @tournament.command(name="edit", description=described("tournament-edit"))
    @app_commands.describe(tournament=_TOURNAMENT, reason=_REASON)
    @suggesting_tournaments
    @ordering(TournamentOrder, OPTIONS)
    async def edit(
        self,
        interaction: BotInteraction,
        order: TournamentOrder,
        tournament: str | None = None,
        reason: Reason | None = None,
    ) -> None:
        origin = origin_of(interaction)
        why = reason_of(reason) if reason else ""
        edited = self._managing.edit(origin, order, tournament, why)
        reply = await self._answers.tell(interaction, edited)
        if reply is not None and reply.done:
            await self._answers.tell_of_edit(interaction, reply.view)

    @tournament.command(name="schedules", description=described("tournament-schedules"))
    async def schedules(self, interaction: BotInteraction) -> None:
        await tell(interaction, await schedules_text(origin_of(interaction), self._schedules))

    @template.command(name="save", description=described("tournament-template-save"))
    @app_commands.describe(name=described("tournament-template-name"), tournament=_TOURNAMENT)
    @suggesting_tournaments
    async def save(self, interaction: BotInteraction, name: TemplateName, tournament: str | None = None) -> None:
        origin = origin_of(interaction)
        saved, phrases = await self._templates.save(origin, name, tournament), Phrases(origin.locale)
        line = template_line(phrases, saved.name, saved.settings)
        await tell(interaction, phrases("template-saved", name=clean(saved.tournament, NAME_MOST), line=line))

    @template.command(name="delete", description=described("tournament-template-delete"))
    @app_commands.describe(name=described("tournament-template-name"))
    @suggesting(name=lambda cog: cog.suggestions.templates)
    async def delete(self, interaction: BotInteraction, name: TemplateName) -> None:
        origin = origin_of(interaction)
        template_name = clean(await self._templates.drop(origin, name), TEMPLATE_NAME_MOST)
        await tell(interaction, say(origin.locale, "template-deleted", name=template_name))

    @template.command(name="list", description=described("tournament-template-list"))
    async def list_templates(self, interaction: BotInteraction) -> None:
        origin = origin_of(interaction)
        templates = await self._templates.listed(origin)
        await tell(interaction, templates_text(Phrases(origin.locale), templates))

    # Running

    @tournament.command(name="cancel", description=described("tournament-cancel"))
    @app_commands.describe(reason=_REASON, tournament=_TOURNAMENT)
    @suggesting_tournaments
    async def cancel(self, interaction: BotInteraction, reason: Reason, tournament: str | None = None) -> None:
        cancelled = self._managing.cancel(origin_of(interaction), tournament, reason_of(reason))
        await self._answers.tell(interaction, cancelled)

    @tournament.command(name="pause", description=described("tournament-pause"))
    @app_commands.describe(reason=_REASON, tournament=_TOURNAMENT, at_once=described("tournament-pause-at-once"))
    @suggesting_tournaments
    async def pause(
        self, interaction: BotInteraction, reason: Reason, at_once: bool = False, tournament: str | None = None
    ) -> None:
        paused = self._managing.pause(origin_of(interaction), tournament, reason_of(reason), at_once=at_once)
        await self._answers.tell(interaction, paused)

    @tournament.command(name="resume", description=described("tournament-resume"))
    @app_commands.describe(reason=_REASON, tournament=_TOURNAMENT)
    @suggesting_tournaments
    async def resume(self, interaction: BotInteraction, reason: Reason, tournament: str | None = None) -> None:
        resumed = self._managing.resume(origin_of(interaction), tournament, reason_of(reason))
        await self._answers.tell(interaction, resumed)

    @tournament.command(name="add", description=described("tournament-add"))
    @app_commands.describe(player=described("mod-player"), tournament=_TOURNAMENT)
    @suggesting_tournaments
    async def add(self, interaction: BotInteraction, player: discord.User, tournament: str | None = None) -> None:
        added = self._adding.add(origin_of(interaction), person_of(player), tournament)
        await self._answers.tell(interaction, added)

    @tournament.command(name="remove", description=described("tournament-remove"))
    @app_commands.describe(player=described("mod-player"), reason=_REASON, tournament=_TOURNAMENT)
    @suggesting_tournaments
    async def remove(
        self, interaction: BotInteraction, player: discord.User, reason: Reason, tournament: str | None = None
    ) -> None:
        why, whom = reason_of(reason), person_of(player)
        await self._answers.tell(interaction, self._managing.remove(origin_of(interaction), whom, tournament, why))

    @tournament.command(name="move", description=described("tournament-move"))
    @app_commands.describe(
        player=described("mod-player"), table=described("tournament-move-table"), reason=_REASON, tournament=_TOURNAMENT
    )
    @suggesting(table=lambda cog: cog.suggestions.tables, tournament=lambda cog: cog.suggestions.tournaments)
    async def move(
        self,
        interaction: BotInteraction,
        player: discord.User,
        table: str,
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        why, whom = reason_of(reason), person_of(player)
        await self._answers.tell(interaction, self._floor.send(origin_of(interaction), whom, table, tournament, why))

    @tournament.command(name="chips", description=described("tournament-chips"))
    @app_commands.describe(
        player=described("mod-player"),
        chips=described("tournament-chips-chips"),
        reason=_REASON,
        tournament=_TOURNAMENT,
    )
    @suggesting_tournaments
    async def chips(
        self,
        interaction: BotInteraction,
        player: discord.User,
        chips: ChipChange,
        reason: Reason,
        tournament: str | None = None,
    ) -> None:
        why, whom = reason_of(reason), person_of(player)
        await self._answers.tell(interaction, self._floor.correct(origin_of(interaction), whom, chips, tournament, why))

    @tournament.command(name="announce", description=described("tournament-announce"))
    @app_commands.describe(text=described("tournament-announce-text"), tournament=_TOURNAMENT)
    @suggesting_tournaments
    async def announce(
        self,
        interaction: BotInteraction,
        text: app_commands.Range[str, 1, NOTE_MOST] | None = None,
        tournament: str | None = None,
    ) -> None:
        origin, spot = origin_of(interaction), spot_of(interaction)
        announced = self._announcing.announce(origin, tournament, text, spot)
        view, pinged = await in_time(interaction, announced)
        await tell(interaction, say(origin.locale, "tournament-announced", name=title(view), called=pinged))

    # Entering

    @tournament.command(name="register", description=described("tournament-register"))
    @app_commands.describe(tournament=_TOURNAMENT)
    @suggesting_tournaments
    async def register(self, interaction: BotInteraction, tournament: str | None = None) -> None:
        await self._enter(interaction, tournament, Register)

    @tournament.command(name="withdraw", description=described("tournament-withdraw"))
    @app_commands.describe(tournament=_TOURNAMENT)
    @suggesting_tournaments
    async def withdraw(self, interaction: BotInteraction, tournament: str | None = None) -> None:
        await self._enter(interaction, tournament, Withdraw)

    @tournament.command(name="checkin", description=described("tournament-checkin"))
    @app_commands.describe(tournament=_TOURNAMENT)
    @suggesting_tournaments
    async def check_in(self, interaction: BotInteraction, tournament: str | None = None) -> None:
        await self._enter(interaction, tournament, CheckIn)

    async def _enter(self, interaction: BotInteraction, tournament: str | None, kind: type[Entering]) -> None:
        submitting = self._entering.ask_the_one_meant(origin_of(interaction), tournament, kind)
        await self._answers.tell(interaction, submitting)

    @tournament.command(name="deal", description=described("tournament-deal"))
    @app_commands.describe(play_for=described("tournament-deal-play-for"), tournament=_TOURNAMENT)
    @suggesting_tournaments
    async def deal(
        self, interaction: BotInteraction, play_for: Chips | None = None, tournament: str | None = None
    ) -> None:
        await self._deals.show(interaction, tournament, play_for)

    # Looking up

    @tournament.command(name="list", description=described("tournament-list"))
    async def list_all(self, interaction: BotInteraction) -> None:
        origin = origin_of(interaction)
        text = await self._lookups.all(origin)
        await show(interaction, PrivateNote(text, wish_button(Phrases(origin.locale))))

    @tournament.command(name="info", description=described("tournament-info"))
    @app_commands.describe(tournament=_TOURNAMENT)
    @suggesting_tournaments
    async def info(self, interaction: BotInteraction, tournament: str | None = None) -> None:
        await fill(interaction, view=await self._lookups.one(origin_of(interaction), tournament))

    @app_commands.command(name="league", description=described("league"))
    @app_commands.describe(season=described("league-season"), series=described("league-series"))
    @suggesting(season=lambda cog: cog.suggestions.seasons, series=lambda cog: cog.suggestions.series)
    @app_commands.guild_only()
    async def league(self, interaction: BotInteraction, season: str | None = None, series: str | None = None) -> None:
        await self._league.show(interaction, season, series)
