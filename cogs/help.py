"""/help and /rules: receive the question; the command tree and the phrases hold the answers."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.client import Asked, LowballClient, described, tell
from bot.poker.games import GAMES
from bot.ui.phrases import say


class Help(commands.Cog):
    """What the bot can do, and how the games go."""

    @app_commands.command(name="help", description=described("help"))
    async def help(self, interaction: Asked) -> None:
        await tell(interaction, help_text(interaction.client, str(interaction.locale)))

    @app_commands.command(name="rules", description=described("rules"))
    @app_commands.describe(game=described("rules-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=described(f"game-{name}"), value=name) for name in GAMES],
    )
    async def rules(self, interaction: Asked, game: str | None = None) -> None:
        await tell(interaction, say(str(interaction.locale), f"rules-{game or next(iter(GAMES))}"))


def help_text(client: LowballClient, locale: str) -> str:
    """Every command of every cog with its description, so that none is ever missing here."""
    parts = [_part(client, locale, name, cog) for name, cog in client.cogs.items()]
    return "\n".join([say(locale, "help-intro"), *filter(None, parts)])


def _part(client: LowballClient, locale: str, name: str, cog: commands.Cog) -> str | None:
    lines = [
        f"{_mention(client, command.qualified_name)} {say(locale, _key(command))}"
        for command in cog.walk_app_commands()
        if isinstance(command, app_commands.Command)
    ]
    return "\n".join([f"**{say(locale, f'help-heading-{name.lower()}')}**", *lines]) if lines else None


def _key(command: app_commands.Command[Any, ..., Any]) -> str:
    return f"command-{command.qualified_name.replace(' ', '-')}"


def _mention(client: LowballClient, name: str) -> str:
    """The command so that it can be clicked, once Discord has told its id."""
    command_id = client.command_ids.get(name.partition(" ")[0])
    return f"`/{name}`" if command_id is None else f"</{name}:{command_id}>"


async def setup(client: LowballClient) -> None:
    await client.add_cog(Help())
