"""/help and /rules: receive the question; the command tree, the phrases and the table here hold the answers."""

from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from bot.client import Asked, LowballClient, described, phrase, tell
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.tables.ports import TableView
from bot.ui.phrases import say
from cogs.table_text import game_name, games_at, rotation_names, rules_in_force

CHARACTERS_MOST: Final = 2000
"""Of an answer, by Discord's limit."""


class Help(commands.Cog):
    """What the bot can do, and how the games go."""

    @app_commands.command(name="help", description=described("help"))
    @app_commands.describe(topic=described("help-topic"))
    async def help(self, interaction: Asked, topic: str | None = None) -> None:
        await tell(
            interaction,
            help_text(interaction.client, str(interaction.locale), topic, in_server=interaction.guild_id is not None),
        )

    @help.autocomplete("topic")
    async def _topics(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        locale = str(interaction.locale)
        topics = [(_heading(locale, name), name) for name in _topics(interaction.client)]
        return [
            app_commands.Choice(name=said, value=name) for said, name in topics if typed.casefold() in said.casefold()
        ]

    @app_commands.command(name="rules", description=described("rules"))
    @app_commands.describe(game=described("rules-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=phrase(f"game-{name}"), value=name) for name in GAMES],
    )
    async def rules(self, interaction: Asked, game: str | None = None) -> None:
        await tell(interaction, game_text(str(interaction.locale), game, _table_here(interaction)))


def _table_here(interaction: Asked) -> TableView | None:
    tables = interaction.client.services.tables
    table_id = tables.in_channel(interaction.channel_id) if interaction.channel_id is not None else None
    return tables.view(table_id) if table_id is not None else None


def game_text(locale: str, name: str | None, table: TableView | None) -> str:
    """How a game goes, and what the table here has agreed on where it plays that game. By default it is the game that
    is played here now, of a mix with a line about its rotation."""
    game = GAMES[name or (table and (table.game or table.settings.game)) or next(iter(GAMES))]
    text = say(locale, f"rules-{game.name}")
    if table is None or game not in games_at(table.settings):
        return text
    mix = [_mix_line(locale, table, game)] if name is None and table.settings.rotation else []
    return "\n".join([*mix, text, say(locale, "rules-here"), rules_in_force(locale, table.settings, game)])


def _mix_line(locale: str, table: TableView, game: Game) -> str:
    return say(locale, "rules-mix", games=rotation_names(locale, table.settings), game=game_name(locale, game.name))


def help_text(client: LowballClient, locale: str, topic: str | None, *, in_server: bool) -> str:
    """Every command by its topic, so that none is ever missing here; of one topic, with what each is for."""
    topics = _topics(client)
    if topic in topics:
        lines = [f"{_mention(client, command, in_server)} {say(locale, _key(command))}" for command in topics[topic]]
        return "\n".join([f"**{_heading(locale, topic)}**", *lines])
    intro = say(locale, "help-intro")
    parts = {
        name: f"**{_heading(locale, name)}** " + " ".join(_mention(client, command, in_server) for command in found)
        for name, found in topics.items()
    }
    for name in sorted(topics, key=lambda name: len(topics[name]), reverse=True):
        # A mention is three times as long as it looks: the longest topics do without, where all would be too much.
        if len("\n".join([intro, *parts.values()])) > CHARACTERS_MOST:
            plain = " ".join(f"`/{command.qualified_name}`" for command in topics[name])
            parts[name] = f"**{_heading(locale, name)}** {plain}"
    return "\n".join([intro, *parts.values()])


def _topics(client: LowballClient) -> dict[str, list[app_commands.Command[Any, ..., Any]]]:
    """By cog, those that have commands."""
    found = {
        name.casefold(): [each for each in cog.walk_app_commands() if isinstance(each, app_commands.Command)]
        for name, cog in client.cogs.items()
    }
    return {name: each for name, each in found.items() if each}


def _heading(locale: str, topic: str) -> str:
    return say(locale, f"help-heading-{topic}")


def _key(command: app_commands.Command[Any, ..., Any]) -> str:
    return f"command-{command.qualified_name.replace(' ', '-')}"


def _mention(client: LowballClient, command: app_commands.Command[Any, ..., Any], in_server: bool) -> str:
    """The command so that it can be clicked, where it can be used and once Discord has told its id."""
    name, top = command.qualified_name, command.root_parent or command
    command_id = client.command_ids.get(top.name)
    usable = in_server or not top.guild_only
    return f"</{name}:{command_id}>" if usable and command_id is not None else f"`/{name}`"


async def setup(client: LowballClient) -> None:
    await client.add_cog(Help())
