"""A click or a submitted form, with methods to answer it; and the type of the bot's interactions."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

import discord
from discord.ext import commands

from bot.ui.discord.replies import acknowledge, redraw, show

Choice = TypeVar("Choice")


class Client(commands.AutoShardedBot):
    """The attributes of the bot's client that commands and clicks use."""

    command_ids: dict[str, int]
    """Command name -> the command's id at Discord, which mentions of commands need."""


BotInteraction = discord.Interaction[Client]
"""An interaction that this bot's client receives."""


class UnknownButton(LookupError):
    """Raised for a custom_id that matches a route's pattern but names an action that its handler lacks.

    The error's text is the custom_id.
    """


@dataclass(frozen=True, slots=True)
class Click:
    """A click, or a submitted form."""

    interaction: BotInteraction
    match: re.Match[str]
    """The match of the custom_id with the route's pattern."""
    locale: str
    """The language of the user who clicked."""
    private: bool
    """True if only the user who clicked sees the message; then an answer may replace it.

    An answer never replaces a message that others see.
    """
    on_panel: bool = False
    """True if the click is on the user's hand panel.

    ``private`` is False then, because only a new panel may replace a panel.
    """

    @property
    def custom_id(self) -> str:
        return self.match.string

    def pick(self, choices: Mapping[str, Choice], group: str = "verb") -> Choice:
        """Return the value in ``choices`` for the part of the custom_id that ``group`` matched.

        Raises UnknownButton if ``choices`` has no value for it.
        """
        try:
            return choices[self.match[group]]
        except KeyError:
            raise UnknownButton(self.custom_id) from None

    async def acknowledge(self) -> None:
        """Acknowledge the click.

        A later answer replaces the message if only the user sees it; otherwise it is a new private message.
        """
        await acknowledge(self.interaction, thinking=not self.private)

    async def answer(self, view: discord.ui.LayoutView) -> None:
        """Answer privately. The answer replaces the clicked message if only the user sees that message."""
        if self.private:
            await redraw(self.interaction, view=view)
        else:
            await show(self.interaction, view)
