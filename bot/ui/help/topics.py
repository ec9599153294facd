"""The pages of /help, with a menu of their topics: ``lb:w:help``.

The first page says where to begin; each other page describes every command of one topic.
"""

from collections.abc import Mapping
from typing import Any, Final, Protocol

import discord
from discord import app_commands
from discord.ext import commands

from bot.locales.phrases import say
from bot.ui.help.pages import GuidePage, Select

TEXT_MOST: Final = 3800
"""The maximum number of characters on a page; Discord accepts 4,000 in a message of components."""
TOPICS_MOST: Final = 25
"""The maximum number of topics: Discord's limit for a menu."""
ORDER: Final = (
    *("lobby", "tables", "play", "turnrequests", "wallet", "help", "room", "moderation", "records", "disputes"),
    *("hands", "fairness", "stats", "practice", "privacy", "settings", "tournaments", "series"),
)
"""The topics in the menu's order, by the names of the cogs; a topic not listed here comes first."""
Command = app_commands.Command[Any, ..., Any]


class CommandList(Protocol):
    """The bot's commands, and their Discord ids for clickable mentions."""

    @property
    def cogs(self) -> Mapping[str, commands.Cog]: ...
    @property
    def command_ids(self) -> Mapping[str, int]: ...


def help_page(client: CommandList, locale: str, topic: str, *, in_server: bool, table_locale: str) -> GuidePage:
    """Return the page for the topic; for any other text, the first page.

    ``table_locale`` is the language of the tables' messages.
    """
    options = [
        discord.SelectOption(
            label=heading(locale, name),
            value=name,
            description=say(locale, "help-topic-size", count=len(commands_of_topic)),
            default=name == topic,
        )
        for name, commands_of_topic in list(topics_of(client).items())[:TOPICS_MOST]
    ]
    menu = Select(custom_id="lb:w:help", placeholder=say(locale, "help-menu"), options=options)
    return GuidePage(help_text(client, locale, topic, in_server=in_server, table_locale=table_locale), menu)


def help_text(
    client: CommandList, locale: str, topic: str | None, *, in_server: bool, table_locale: str | None = None
) -> str:
    """Return the topic's commands with their descriptions; for an unknown topic, a text for beginners.

    ``table_locale`` is the language of the tables' messages, if it differs from the reader's.
    """
    topics = topics_of(client)
    if topic not in topics:
        return _start(client, locale, table_locale or locale, in_server=in_server)
    commands_of_topic, title = topics[topic], f"**{heading(locale, topic)}**"
    lines = [f"{_mention(client, command, in_server)} {say(locale, _key(command))}" for command in commands_of_topic]
    if len("\n".join([title, *lines])) > TEXT_MOST:
        # A mention is three times as long as it looks.
        lines = [f"`/{command.qualified_name}` {say(locale, _key(command))}" for command in commands_of_topic]
    return "\n".join([title, *lines])


def _start(client: CommandList, locale: str, table_locale: str, *, in_server: bool) -> str:
    commands_by_name = {
        each.qualified_name: each for commands_of_topic in topics_of(client).values() for each in commands_of_topic
    }

    def mention(name: str) -> str:
        return _mention(client, commands_by_name[name], in_server)

    return say(
        locale,
        "help-start",
        open=mention("table open"),
        list=mention("table list"),
        sit=say(table_locale, "button-sit-bare"),
        rules=mention("rules"),
        wallet=mention("wallet"),
        learn=mention("learn"),
        practice=mention("practice"),
    )


def topics_of(client: CommandList) -> dict[str, list[Command]]:
    """Return the commands of each cog, in the menu's order; cogs without commands are left out."""
    by_topic = {
        name.casefold(): [each for each in cog.walk_app_commands() if isinstance(each, app_commands.Command)]
        for name, cog in client.cogs.items()
    }
    ordered = sorted(by_topic, key=lambda name: ORDER.index(name) if name in ORDER else -1)
    return {name: by_topic[name] for name in ordered if by_topic[name]}


def heading(locale: str, topic: str) -> str:
    return say(locale, f"help-heading-{topic}")


def _key(command: Command) -> str:
    return f"command-{command.qualified_name.replace(' ', '-')}"


def _mention(client: CommandList, command: Command, in_server: bool) -> str:
    """Return the command as a link if it can be used here and its id is known."""
    name, top = command.qualified_name, command.root_parent or command
    command_id = client.command_ids.get(top.name)
    usable = in_server or not top.guild_only
    return f"</{name}:{command_id}>" if usable and command_id is not None else f"`/{name}`"
