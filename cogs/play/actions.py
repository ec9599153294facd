"""Commands for actions in a hand. Each goes to the table where the player sits; the table answers."""

from collections.abc import Sequence
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import Phrases
from bot.poker.actions import ActionKind, discards_most
from bot.tables.manager import TableManager
from bot.tables.messages import Act
from bot.tables.ports import Directory, TableView
from bot.typed.discards import discards_text, parse_discards, suggest_discards
from bot.ui.discord.replies import suggesting
from bot.ui.scene.private_cards import held_cards
from bot.ui.scene.sizes import suggest_sizes
from bot.ui.text.command_texts import described
from bot.use_cases.finding import Finding
from cogs._shared.options import Chips
from cogs.play.drawing import DrawRequests


class Play(commands.Cog):
    """The commands for actions in a hand, and for looking at one's cards."""

    def __init__(
        self, answers: TableAnswers, finding: Finding, tables: TableManager, directory: Directory, drawing: DrawRequests
    ) -> None:
        self._answers = answers
        self._finding = finding
        self._tables = tables
        self._directory = directory
        self._drawing = drawing

    @app_commands.command(name="bringin", description=described("bringin"))
    @app_commands.guild_only()
    async def bring_in(self, interaction: BotInteraction) -> None:
        await self._act(interaction, ActionKind.BRING_IN)

    @app_commands.command(name="complete", description=described("complete"))
    @app_commands.guild_only()
    async def complete(self, interaction: BotInteraction) -> None:
        await self._act(interaction, ActionKind.COMPLETE)

    @app_commands.command(name="check", description=described("check"))
    @app_commands.guild_only()
    async def check(self, interaction: BotInteraction) -> None:
        await self._act(interaction, ActionKind.CHECK)

    @app_commands.command(name="bet", description=described("bet"))
    @app_commands.describe(amount=described("bet-amount"))
    @suggesting(amount=lambda cog: cog.suggest_sizes)
    @app_commands.guild_only()
    async def bet(self, interaction: BotInteraction, amount: Chips | None = None) -> None:
        await self._act(interaction, ActionKind.BET, amount)

    @app_commands.command(name="call", description=described("call"))
    @app_commands.guild_only()
    async def call(self, interaction: BotInteraction) -> None:
        await self._act(interaction, ActionKind.CALL)

    @app_commands.command(name="raise", description=described("raise"))
    @app_commands.describe(amount=described("raise-amount"))
    @suggesting(amount=lambda cog: cog.suggest_sizes)
    @app_commands.guild_only()
    async def raise_(self, interaction: BotInteraction, amount: Chips | None = None) -> None:
        await self._act(interaction, ActionKind.RAISE, amount)

    @app_commands.command(name="fold", description=described("fold"))
    @app_commands.guild_only()
    async def fold(self, interaction: BotInteraction) -> None:
        await self._act(interaction, ActionKind.FOLD)

    @app_commands.command(name="draw", description=described("draw"))
    @app_commands.describe(cards=described("draw-cards"))
    @suggesting(cards=lambda cog: cog.suggest_discards)
    @app_commands.guild_only()
    async def draw(self, interaction: BotInteraction, cards: str) -> None:
        view = await self._finding.table(origin_of(interaction), None, seated=True)
        player = await self._directory.player_id(interaction.user.id)
        discards = _discards_of(cards, view, self._held_cards(view, player))
        await self._drawing.draw_by_command(interaction, view, player, discards)

    @app_commands.command(name="pat", description=described("pat"))
    @app_commands.guild_only()
    async def pat(self, interaction: BotInteraction) -> None:
        view = await self._finding.table(origin_of(interaction), None, seated=True)
        player = await self._directory.player_id(interaction.user.id)
        await self._drawing.draw_by_command(interaction, view, player, ())

    @app_commands.command(name="cards", description=described("cards"))
    @app_commands.guild_only()
    async def cards(self, interaction: BotInteraction) -> None:
        view = await self._finding.table(origin_of(interaction), None, seated=True)
        await self._answers.show_cards(interaction, view.table_id)

    async def _act(self, interaction: BotInteraction, kind: ActionKind, to: int | None = None) -> None:
        await self._answers.submit_seated(interaction, partial(Act, kind=kind, to=to, via="command"))

    def _held_cards(self, view: TableView, player_id: int) -> tuple[int, ...]:
        """Return the down cards that the player could discard, in the order in which they are shown."""
        private = self._tables.private(view.table_id, player_id)
        return held_cards(private) if private is not None else ()

    async def suggest_sizes(self, interaction: BotInteraction, typed: int | str) -> list[app_commands.Choice[int]]:
        """Suggest amounts for the bet or raise of the player whose turn it is, in pot limit and no limit."""
        origin = origin_of(interaction)
        view = await self._finding.in_sight(origin)
        sizes = suggest_sizes(view.hand, str(typed)) if view is not None and view.hand is not None else []
        figure = Phrases(origin.locale).figure
        return [app_commands.Choice(name=figure(size), value=size) for size in sizes]

    async def suggest_discards(self, interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest discards from the user's own cards; Discord shows suggestions only to the user who types."""
        view = await self._finding.in_sight(origin_of(interaction))
        if view is None or view.hand is None:
            return []
        player = await self._directory.player_id(interaction.user.id)
        choices = suggest_discards(typed, self._held_cards(view, player), discards_most(view.hand.options))
        return [app_commands.Choice(name=discards_text(cards), value=discards_text(cards)) for cards in choices]


def _discards_of(typed: str, view: TableView, held: Sequence[int]) -> tuple[int, ...]:
    """Parse the typed discards.

    Raises Complaint if the text cannot be parsed. If no draw is going on, the complaint says that instead.
    """
    try:
        return parse_discards(typed, held)
    except Complaint as error:
        if view.hand is None or not view.hand.drawing:
            raise Complaint("draw-not-now") from error
        raise
