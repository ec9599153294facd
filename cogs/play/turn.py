"""/plan, /choose, /time and /show: each is submitted to the player's table, which does the work and answers."""

from typing import Final, get_args

from discord import app_commands
from discord.ext import commands

from bot.common.discord_limits import CHOICES_MOST
from bot.interactions import submission
from bot.interactions.click import BotInteraction
from bot.tables.messages import ChooseGame, MoreTime, PlanAhead, ShowHolding
from bot.tables.state import PlanKind
from bot.typed.game_names import games_called, games_containing
from bot.ui.discord.replies import show, suggesting, tell
from bot.ui.scene.table_text import game_name
from bot.ui.table.turn_buttons import planned_text
from bot.ui.text.command_texts import described, phrase
from cogs._asking.tables import submit, submit_seated, table_in_sight, table_of
from cogs.play.planning import plan_panel

_NOTHING: Final = "none"
_KINDS: Final[dict[str, PlanKind]] = {kind: kind for kind in get_args(PlanKind)}


async def _games(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests the games that may be chosen at the asker's table."""
    view = await table_in_sight(interaction)
    if view is None or not view.settings.dealers_choice:
        return []
    locale = str(interaction.locale)
    found = games_containing(typed, view.settings.rotation)[:CHOICES_MOST]
    return [app_commands.Choice(name=game_name(locale, name), value=name) for name in found]


class TurnRequests(commands.Cog):
    """Plan your turn ahead, choose the game, take more time, show your cards."""

    @app_commands.command(name="plan", description=described("plan"))
    @app_commands.describe(action=described("plan-action"))
    @app_commands.choices(
        action=[app_commands.Choice(name=phrase(f"pace-choice-{kind}"), value=kind) for kind in (*_KINDS, _NOTHING)]
    )
    @app_commands.guild_only()
    async def plan(self, interaction: BotInteraction, action: str | None = None) -> None:
        view = await table_of(interaction, None, seated=True)
        if action is None:
            panel = await plan_panel(interaction, view.table_id)
            await show(interaction, panel)
            return
        kind = _KINDS.get(action)
        submitted = await submission.submit(interaction, view.table_id, lambda request: PlanAhead(request, kind))
        if submitted.done is None:
            await tell(interaction, await submitted.words())
            return
        services = interaction.client.services
        scene = services.readers.scene(submitted.done.view, str(interaction.locale))
        prospect = services.tables.prospect(view.table_id, submitted.player_id)
        await tell(interaction, planned_text(scene, prospect) if prospect is not None else scene.say("done-act"))

    @app_commands.command(name="choose", description=described("choose"))
    @app_commands.describe(game=described("choose-game"))
    @suggesting(game=_games)
    @app_commands.guild_only()
    async def choose(self, interaction: BotInteraction, game: str) -> None:
        view = await table_of(interaction, None, seated=True)
        called = games_called(game, view.settings.rotation)
        wanted = called[0] if len(called) == 1 else game
        await submit(interaction, view, lambda request: ChooseGame(request, wanted))

    @app_commands.command(name="time", description=described("time"))
    @app_commands.guild_only()
    async def time(self, interaction: BotInteraction) -> None:
        await submit_seated(interaction, MoreTime)

    @app_commands.command(name="show", description=described("show"))
    @app_commands.guild_only()
    async def show(self, interaction: BotInteraction) -> None:
        await submit_seated(interaction, lambda request: ShowHolding(request, via="command"))
