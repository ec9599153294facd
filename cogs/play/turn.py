"""The commands /plan, /choose, /time and /show. Each is sent to the table where the player sits."""

from typing import Final, get_args

from discord import app_commands
from discord.ext import commands

from bot.common.discord_limits import CHOICES_MOST
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import Phrases
from bot.tables.manager import TableManager
from bot.tables.messages import ChooseGame, MoreTime, PlanAhead, ShowHolding
from bot.tables.state import PlanKind
from bot.typed.game_names import games_called, games_containing
from bot.ui.discord.replies import show, suggesting, tell
from bot.ui.scene.stakes import games_to_choose
from bot.ui.table.turn_buttons import planned_text
from bot.ui.text.command_texts import described, phrase
from bot.use_cases.finding import Finding
from cogs.play.planning import Planning

_NOTHING: Final = "none"
_KINDS: Final[dict[str, PlanKind]] = {kind: kind for kind in get_args(PlanKind)}


class TurnRequests(commands.Cog):
    """The commands to plan a turn, choose the game, take more time and show cards."""

    def __init__(self, answers: TableAnswers, finding: Finding, tables: TableManager, planning: Planning) -> None:
        self._answers = answers
        self._finding = finding
        self._tables = tables
        self._planning = planning

    @app_commands.command(name="plan", description=described("plan"))
    @app_commands.describe(action=described("plan-action"))
    @app_commands.choices(
        action=[app_commands.Choice(name=phrase(f"pace-choice-{kind}"), value=kind) for kind in (*_KINDS, _NOTHING)]
    )
    @app_commands.guild_only()
    async def plan(self, interaction: BotInteraction, action: str | None = None) -> None:
        origin = origin_of(interaction)
        view = await self._finding.table(origin, None, seated=True)
        if action is None:
            panel = await self._planning.panel(origin, view.table_id)
            await show(interaction, panel)
            return
        kind = _KINDS.get(action)
        submitted = await self._answers.submit(interaction, view.table_id, lambda request: PlanAhead(request, kind))
        if submitted.done is None:
            await self._answers.refuse(interaction, await submitted.words())
            return
        scene = self._answers.scene(origin.locale, submitted.done.view)
        prospect = self._tables.prospect(view.table_id, submitted.player_id)
        await tell(interaction, planned_text(scene, prospect) if prospect is not None else scene.say("done-act"))

    @app_commands.command(name="choose", description=described("choose"))
    @app_commands.describe(game=described("choose-game"))
    @suggesting(game=lambda cog: cog.suggest_games)
    @app_commands.guild_only()
    async def choose(self, interaction: BotInteraction, game: str) -> None:
        view = await self._finding.table(origin_of(interaction), None, seated=True)
        games = games_called(game, view.settings.rotation)
        chosen = games[0] if len(games) == 1 else game
        await self._answers.submit_and_tell(interaction, view.table_id, lambda request: ChooseGame(request, chosen))

    @app_commands.command(name="time", description=described("time"))
    @app_commands.guild_only()
    async def time(self, interaction: BotInteraction) -> None:
        await self._answers.submit_seated(interaction, MoreTime)

    @app_commands.command(name="show", description=described("show"))
    @app_commands.guild_only()
    async def show(self, interaction: BotInteraction) -> None:
        await self._answers.submit_seated(interaction, lambda request: ShowHolding(request, via="command"))

    async def suggest_games(self, interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the games that can be chosen at the user's table."""
        origin = origin_of(interaction)
        view = await self._finding.in_sight(origin)
        if view is None or not view.settings.dealers_choice:
            return []
        games = games_to_choose(Phrases(origin.locale), view.settings)
        names = games_containing(typed, view.settings.rotation)[:CHOICES_MOST]
        return [app_commands.Choice(name=games[name], value=name) for name in names]
