"""A click or a submitted form as its handler receives it, with ways to answer it; and the bot's interaction type."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

import discord
from discord.ext import commands

from bot.ui.discord.replies import acknowledge, redraw, show

Choice = TypeVar("Choice")


class Client(commands.AutoShardedBot):
    """The bot's client, as far as commands and clicks use it."""

    command_ids: dict[str, int]
    """Command name -> Discord's id, for mentions that users can click."""


BotInteraction = discord.Interaction[Client]
"""A command or a click."""


class UnknownButton(LookupError):
    """Raised for a button whose pattern allows a verb that its handler lacks; ``str`` is the custom_id."""


@dataclass(frozen=True, slots=True)
class Click:
    """A click, or a submitted form."""

    interaction: BotInteraction
    match: re.Match[str]
    """The match of the route's pattern with the custom_id."""
    locale: str
    """The language of the user who clicked."""
    private: bool
    """True if only the user who clicked sees the message, so that an answer may replace it.

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
        """Return the choice for this group of the custom_id. Raises UnknownButton if there is none."""
        try:
            return choices[self.match[group]]
        except KeyError:
            raise UnknownButton(self.custom_id) from None

    async def acknowledge(self) -> None:
        """Acknowledge the click; a later answer replaces a private message, or is a new private one."""
        await acknowledge(self.interaction, thinking=not self.private)

    async def answer(self, view: discord.ui.LayoutView) -> None:
        """Answer privately; the answer replaces the clicked message if only the user sees that."""
        if self.private:
            await redraw(self.interaction, view=view)
        else:
            await show(self.interaction, view)
