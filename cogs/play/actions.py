"""Actions in a hand by command. Each is submitted to the player's table, which does the work and answers."""

from collections.abc import Sequence
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.interactions import submission
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.interactions.table_answers import show_cards
from bot.locales.phrases import Phrases
from bot.poker.actions import ActionKind, discards_most
from bot.tables.messages import Act
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.typed.discards import discards_text, parse_discards, suggest_discards
from bot.ui.discord.replies import suggesting, tell
from bot.ui.scene.private_cards import held_cards, served, served_text
from bot.ui.scene.sizes import suggest_sizes
from bot.ui.text.command_texts import described
from cogs._asking.options import Chips
from cogs._asking.tables import table_in_sight, table_of


async def _sizes(interaction: BotInteraction, typed: int | str) -> list[app_commands.Choice[int]]:
    """Suggests amounts for the bet or raise of the player to act, in pot limit and no limit."""
    view = await table_in_sight(interaction)
    found = suggest_sizes(view.hand, str(typed)) if view is not None and view.hand is not None else []
    told = Phrases(str(interaction.locale)).figure
    return [app_commands.Choice(name=told(size), value=size) for size in found]


async def _discards(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests the asker's own cards. Discord shows suggestions to the asker alone."""
    view = await table_in_sight(interaction)
    if view is None or view.hand is None:
        return []
    player = await interaction.client.services.directory.player_id(interaction.user.id)
    found = suggest_discards(typed, _held(interaction, view, player), discards_most(view.hand.options))
    return [app_commands.Choice(name=discards_text(cards), value=discards_text(cards)) for cards in found]


def _held(interaction: BotInteraction, view: TableView, player_id: int | None) -> tuple[int, ...]:
    """The player's own cards that they may discard, in the order in which they are shown. None if they are in no
    hand."""
    tables = interaction.client.services.tables
    private = tables.private(view.table_id, player_id) if player_id is not None else None
    return held_cards(private) if private is not None else ()


class Play(commands.Cog):
    """Act on your turn, and look at your cards."""

    @app_commands.command(name="bringin", description=described("bringin"))
    @app_commands.guild_only()
    async def bring_in(self, interaction: BotInteraction) -> None:
        await _act(interaction, ActionKind.BRING_IN)

    @app_commands.command(name="complete", description=described("complete"))
    @app_commands.guild_only()
    async def complete(self, interaction: BotInteraction) -> None:
        await _act(interaction, ActionKind.COMPLETE)

    @app_commands.command(name="check", description=described("check"))
    @app_commands.guild_only()
    async def check(self, interaction: BotInteraction) -> None:
        await _act(interaction, ActionKind.CHECK)

    @app_commands.command(name="bet", description=described("bet"))
    @app_commands.describe(amount=described("bet-amount"))
    @suggesting(amount=_sizes)
    @app_commands.guild_only()
    async def bet(self, interaction: BotInteraction, amount: Chips | None = None) -> None:
        await _act(interaction, ActionKind.BET, amount)

    @app_commands.command(name="call", description=described("call"))
    @app_commands.guild_only()
    async def call(self, interaction: BotInteraction) -> None:
        await _act(interaction, ActionKind.CALL)

    @app_commands.command(name="raise", description=described("raise"))
    @app_commands.describe(amount=described("raise-amount"))
    @suggesting(amount=_sizes)
    @app_commands.guild_only()
    async def raise_(self, interaction: BotInteraction, amount: Chips | None = None) -> None:
        await _act(interaction, ActionKind.RAISE, amount)

    @app_commands.command(name="fold", description=described("fold"))
    @app_commands.guild_only()
    async def fold(self, interaction: BotInteraction) -> None:
        await _act(interaction, ActionKind.FOLD)

    @app_commands.command(name="draw", description=described("draw"))
    @app_commands.describe(cards=described("draw-cards"))
    @suggesting(cards=_discards)
    @app_commands.guild_only()
    async def draw(self, interaction: BotInteraction, cards: str) -> None:
        view = await table_of(interaction, None, seated=True)
        player = await interaction.client.services.directory.player_id(interaction.user.id)
        discards = _discards_of(cards, view, _held(interaction, view, player))
        await _draw(interaction, view, player, discards)

    @app_commands.command(name="pat", description=described("pat"))
    @app_commands.guild_only()
    async def pat(self, interaction: BotInteraction) -> None:
        view = await table_of(interaction, None, seated=True)
        await _draw(interaction, view, await interaction.client.services.directory.player_id(interaction.user.id), ())

    @app_commands.command(name="cards", description=described("cards"))
    @app_commands.guild_only()
    async def cards(self, interaction: BotInteraction) -> None:
        view = await table_of(interaction, None, seated=True)
        await show_cards(interaction, view.table_id)


def _discards_of(typed: str, view: TableView, held: Sequence[int]) -> tuple[int, ...]:
    """The cards to throw away. Raises Complaint, also where something else than their spelling is wrong."""
    try:
        return parse_discards(typed, held)
    except Complaint as error:
        if view.hand is None or not view.hand.drawing:
            raise Complaint("draw-not-now") from error
        raise


async def _draw(interaction: BotInteraction, view: TableView, player: int, discards: tuple[int, ...]) -> None:
    """Submits a draw to its table, and shows the player their new cards, as the picker does."""
    services = interaction.client.services

    def act(request: Request) -> Act:
        return Act(request, ActionKind.DRAW, via="command", cards=discards)

    async with services.letters.answering(view.table_id, player) as shown:
        submitted = await submission.submit(interaction, view.table_id, act)
        done = submitted.done
        if done is None:
            await tell(interaction, await submitted.words())
            return
        private, scene = served(done, view.hand_number), services.readers.scene(done.view, str(interaction.locale))
        await tell(interaction, served_text(scene, private, discards))
        if private is not None:
            shown(done.view, private)


async def _act(interaction: BotInteraction, kind: ActionKind, to: int | None = None) -> None:
    view = await interaction.client.services.finding.table(origin_of(interaction), None, seated=True)
    act = partial(Act, kind=kind, to=to, via="command")
    await submission.submit_and_tell(interaction, view.table_id, act)
