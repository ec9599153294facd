"""/tournament and /league: receive what people want of tournaments. The tournament manager does the work."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.moderation.powers import Power
from bot.tournaments.messages import CheckIn, Entering, Register, Withdraw
from bot.typed.tournament_order import TournamentOrder
from bot.ui.discord.replies import fill, suggesting, tell
from bot.ui.text.command_texts import described
from bot.use_cases.tournaments.entering import EnteringTournaments
from cogs._asking.authority import authorised
from cogs._asking.requests import Reason, turn
from cogs.tournament import managing, recurring
from cogs.tournament.answers import TournamentAnswers
from cogs.tournament.call import NOTE_MOST, call
from cogs.tournament.league import league_text, suggest_leagues
from cogs.tournament.lists import info_post, list_text
from cogs.tournament.options import Typed, ordering
from cogs.tournament.templates import (
    TEMPLATE_NAME_MOST,
    drop_template,
    list_templates,
    save_template,
    suggest_templates,
)
from cogs.tournament.words import suggest_tournaments

_TOURNAMENT = described("tournament-option-tournament")
_REASON = described("tournament-option-reason")
_TEMPLATE = described("tournament-option-template")
TemplateName = app_commands.Range[str, 1, TEMPLATE_NAME_MOST]


class Tournaments(commands.Cog):
    """Tournaments by the clock: moderators set them up, players enter them, and everybody can look them up."""

    tournament = app_commands.Group(name="tournament", description=described("tournament"), guild_only=True)
    template = app_commands.Group(name="template", description=described("tournament-template"), parent=tournament)

    def __init__(self, entering: EnteringTournaments, answers: TournamentAnswers) -> None:
        self._entering = entering
        self._answers = answers

    # Setting up

    @tournament.command(name="create", description=described("tournament-create"))
    @app_commands.describe(template=_TEMPLATE)
    @suggesting(template=suggest_templates)
    @ordering
    async def create(self, interaction: BotInteraction, order: TournamentOrder, template: str | None = None) -> None:
        await managing.create(interaction, order, template)

    @tournament.command(name="schedule", description=described("tournament-schedule"))
    @app_commands.describe(repeats=described("tournament-option-repeats"), template=_TEMPLATE)
    @suggesting(repeats=recurring.suggest_repeats, template=suggest_templates)
    @ordering
    async def schedule(
        self, interaction: BotInteraction, order: TournamentOrder, repeats: Typed, template: str | None = None
    ) -> None:
        await recurring.schedule(interaction, order, repeats, template)

    @tournament.command(name="edit", description=described("tournament-edit"))
    @app_commands.describe(tournament=_TOURNAMENT, reason=_REASON)
    @suggesting(tournament=suggest_tournaments)
    @ordering
    async def edit(
        self,
        interaction: BotInteraction,
        order: TournamentOrder,
        tournament: str | None = None,
        reason: Reason | None = None,
    ) -> None:
        await managing.edit(interaction, order, tournament, reason)

    @tournament.command(name="schedules", description=described("tournament-schedules"))
    async def schedules(self, interaction: BotInteraction) -> None:
        await tell(interaction, await recurring.list_schedules(interaction))

    @tournament.command(name="unschedule", description=described("tournament-unschedule"))
    @app_commands.describe(schedule=described("tournament-option-schedule"), reason=_REASON)
    @suggesting(schedule=recurring.suggest_schedules)
    async def unschedule(self, interaction: BotInteraction, schedule: str, reason: Reason) -> None:
        await recurring.unschedule(interaction, schedule, reason)

    @template.command(name="save", description=described("tournament-template-save"))
    @app_commands.describe(name=described("tournament-template-name"), tournament=_TOURNAMENT)
    @suggesting(tournament=suggest_tournaments)
    async def save(self, interaction: BotInteraction, name: TemplateName, tournament: str | None = None) -> None:
        asker = await authorised(interaction, Power.RUN_TOURNAMENT)
        async with turn(interaction):
            saved = await save_template(interaction, asker, name, tournament)
        await tell(interaction, saved)

    @template.command(name="delete", description=described("tournament-template-delete"))
    @app_commands.describe(name=described("tournament-template-name"))
    @suggesting(name=suggest_templates)
    async def delete(self, interaction: BotInteraction, name: TemplateName) -> None:
        asker = await authorised(interaction, Power.RUN_TOURNAMENT)
        async with turn(interaction):
            dropped = await drop_template(interaction, asker, name)
        await tell(interaction, dropped)

    @template.command(name="list", description=described("tournament-template-list"))
    async def list_templates(self, interaction: BotInteraction) -> None:
        await authorised(interaction, Power.RUN_TOURNAMENT)
        await tell(interaction, await list_templates(interaction))

    # Running

    @tournament.command(name="cancel", description=described("tournament-cancel"))
    @app_commands.describe(reason=_REASON, tournament=_TOURNAMENT)
    @suggesting(tournament=suggest_tournaments)
    async def cancel(self, interaction: BotInteraction, reason: Reason, tournament: str | None = None) -> None:
        await managing.cancel(interaction, tournament, reason)

    @tournament.command(name="pause", description=described("tournament-pause"))
    @app_commands.describe(reason=_REASON, tournament=_TOURNAMENT, at_once=described("tournament-pause-at-once"))
    @suggesting(tournament=suggest_tournaments)
    async def pause(
        self, interaction: BotInteraction, reason: Reason, at_once: bool = False, tournament: str | None = None
    ) -> None:
        await managing.pause(interaction, tournament, reason, at_once=at_once)

    @tournament.command(name="resume", description=described("tournament-resume"))
    @app_commands.describe(reason=_REASON, tournament=_TOURNAMENT)
    @suggesting(tournament=suggest_tournaments)
    async def resume(self, interaction: BotInteraction, reason: Reason, tournament: str | None = None) -> None:
        await managing.resume(interaction, tournament, reason)

    @tournament.command(name="remove", description=described("tournament-remove"))
    @app_commands.describe(player=described("mod-player"), reason=_REASON, tournament=_TOURNAMENT)
    @suggesting(tournament=suggest_tournaments)
    async def remove(
        self, interaction: BotInteraction, player: discord.User, reason: Reason, tournament: str | None = None
    ) -> None:
        await managing.remove(interaction, player, tournament, reason)

    @tournament.command(name="announce", description=described("tournament-announce"))
    @app_commands.describe(text=described("tournament-announce-text"), tournament=_TOURNAMENT)
    @suggesting(tournament=suggest_tournaments)
    async def announce(
        self,
        interaction: BotInteraction,
        text: app_commands.Range[str, 1, NOTE_MOST] | None = None,
        tournament: str | None = None,
    ) -> None:
        await call(interaction, tournament, text)

    # Entering

    @tournament.command(name="register", description=described("tournament-register"))
    @app_commands.describe(tournament=_TOURNAMENT)
    @suggesting(tournament=suggest_tournaments)
    async def register(self, interaction: BotInteraction, tournament: str | None = None) -> None:
        await self._enter(interaction, tournament, Register)

    @tournament.command(name="withdraw", description=described("tournament-withdraw"))
    @app_commands.describe(tournament=_TOURNAMENT)
    @suggesting(tournament=suggest_tournaments)
    async def withdraw(self, interaction: BotInteraction, tournament: str | None = None) -> None:
        await self._enter(interaction, tournament, Withdraw)

    @tournament.command(name="checkin", description=described("tournament-checkin"))
    @app_commands.describe(tournament=_TOURNAMENT)
    @suggesting(tournament=suggest_tournaments)
    async def check_in(self, interaction: BotInteraction, tournament: str | None = None) -> None:
        await self._enter(interaction, tournament, CheckIn)

    async def _enter(self, interaction: BotInteraction, tournament: str | None, kind: type[Entering]) -> None:
        asked = self._entering.ask_the_one_meant(origin_of(interaction), tournament, kind)
        await self._answers.tell(interaction, asked)

    # Looking up

    @tournament.command(name="list", description=described("tournament-list"))
    async def list_all(self, interaction: BotInteraction) -> None:
        await tell(interaction, await list_text(interaction))

    @tournament.command(name="info", description=described("tournament-info"))
    @app_commands.describe(tournament=_TOURNAMENT)
    @suggesting(tournament=suggest_tournaments)
    async def info(self, interaction: BotInteraction, tournament: str | None = None) -> None:
        post = await info_post(interaction, tournament)
        await fill(interaction, view=post)

    @app_commands.command(name="league", description=described("league"))
    @app_commands.describe(season=described("league-season"))
    @suggesting(season=suggest_leagues)
    @app_commands.guild_only()
    async def league(self, interaction: BotInteraction, season: str | None = None) -> None:
        await tell(interaction, await league_text(interaction, season))
