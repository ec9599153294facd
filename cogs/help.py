"""/help and /rules: receive the question; the command tree, the phrases and the guide hold the answers."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Asked, LowballClient, described, phrase
from bot.poker.games import GAMES
from cogs.guide import game_meant, game_text
from cogs.guide_menus import Page, RulesMenu, rules_page, table_here
from cogs.help_pages import TOPICS_MOST, HelpMenu, heading, help_page, topics_of

_NOBODY: Final = discord.AllowedMentions.none()


class Help(commands.Cog):
    """What the bot can do, and how the games go."""

    @app_commands.command(name="help", description=described("help"))
    @app_commands.describe(topic=described("help-topic"))
    async def help(self, interaction: Asked, topic: str | None = None) -> None:
        await _show(interaction, help_page(interaction, topic or ""))

    @help.autocomplete("topic")
    async def _topics(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        topics = [(heading(str(interaction.locale), name), name) for name in topics_of(interaction.client)]
        fitting = [(said, name) for said, name in topics if typed.casefold() in said.casefold()]
        return [app_commands.Choice(name=said, value=name) for said, name in fitting[:TOPICS_MOST]]

    @app_commands.command(name="rules", description=described("rules"))
    @app_commands.describe(game=described("rules-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=phrase(f"game-{name}"), value=name) for name in GAMES],
    )
    async def rules(self, interaction: Asked, game: str | None = None) -> None:
        table, locale = table_here(interaction), str(interaction.locale)
        opening = game_text(locale, game, table)
        await _show(interaction, rules_page(locale, game_meant(game, table).name, table, opening=opening))


async def _show(interaction: Asked, page: Page) -> None:
    await interaction.response.send_message(view=page, ephemeral=True, allowed_mentions=_NOBODY)


async def setup(client: LowballClient) -> None:
    client.add_dynamic_items(RulesMenu, HelpMenu)
    await client.add_cog(Help())
