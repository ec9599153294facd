"""Actions in a hand by command: each is submitted to the player's table, which does the work and answers."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Asked, LowballClient, described
from bot.poker.actions import ActionKind
from bot.tables.messages import Act
from bot.ui.action_buttons import Button, TableButton
from bot.ui.clicks import show_cards
from cogs.common import request_of, submit, table_of


class Play(commands.Cog):
    """Act on your turn, and look at your cards."""

    @app_commands.command(name="bringin", description=described("bringin"))
    @app_commands.guild_only()
    async def bring_in(self, interaction: Asked) -> None:
        await _act(interaction, ActionKind.BRING_IN)

    @app_commands.command(name="complete", description=described("complete"))
    @app_commands.guild_only()
    async def complete(self, interaction: Asked) -> None:
        await _act(interaction, ActionKind.COMPLETE)

    @app_commands.command(name="check", description=described("check"))
    @app_commands.guild_only()
    async def check(self, interaction: Asked) -> None:
        await _act(interaction, ActionKind.CHECK)

    @app_commands.command(name="bet", description=described("bet"))
    @app_commands.guild_only()
    async def bet(self, interaction: Asked) -> None:
        await _act(interaction, ActionKind.BET)

    @app_commands.command(name="call", description=described("call"))
    @app_commands.guild_only()
    async def call(self, interaction: Asked) -> None:
        await _act(interaction, ActionKind.CALL)

    @app_commands.command(name="raise", description=described("raise"))
    @app_commands.guild_only()
    async def raise_(self, interaction: Asked) -> None:
        await _act(interaction, ActionKind.RAISE)

    @app_commands.command(name="fold", description=described("fold"))
    @app_commands.guild_only()
    async def fold(self, interaction: Asked) -> None:
        await _act(interaction, ActionKind.FOLD)

    @app_commands.command(name="cards", description=described("cards"))
    @app_commands.guild_only()
    async def cards(self, interaction: Asked) -> None:
        await interaction.response.defer(ephemeral=True)
        view = await table_of(interaction, None, seated=True)
        await show_cards(interaction, view.table_id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A click on a button that its card has lost meanwhile: the library drops it, so it is answered here."""
        if interaction.type is discord.InteractionType.component and interaction.message is not None:
            data: Mapping[str, Any] = interaction.data or {}
            custom_id = str(data.get("custom_id"))
            button = _button(custom_id)
            if button is not None and not _stands_on(interaction.message, custom_id):
                await button.callback(interaction)


async def _act(interaction: Asked, kind: ActionKind) -> None:
    await interaction.response.defer(ephemeral=True)
    view = await table_of(interaction, None, seated=True)
    await submit(interaction, view, Act(await request_of(interaction), kind, via="command"))


def _button(custom_id: str) -> TableButton | None:
    try:
        return TableButton(Button(custom_id=custom_id))
    except ValueError:
        return None


def _stands_on(card: discord.Message, custom_id: str) -> bool:
    children = discord.ui.LayoutView.from_message(card, timeout=None).walk_children()
    return any(getattr(child, "custom_id", None) == custom_id for child in children)


async def setup(client: LowballClient) -> None:
    await client.add_cog(Play())
