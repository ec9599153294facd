"""A click or form as its handler receives it, with ways to answer it; and our interactions' type."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

import discord
from discord.ext import commands

from bot.ui.discord.replies import acknowledge, redraw, show

Choice = TypeVar("Choice")


class Client(commands.AutoShardedBot):
    """The bot's client, as commands and clicks see it."""

    command_ids: dict[str, int]
    """Discord's ids of the commands, for mentions that users can click."""


BotInteraction = discord.Interaction[Client]
"""A command or a click."""


class UnknownButton(LookupError):
    """An error for a button whose pattern has a verb that its handler lacks; ``str`` is the custom_id."""


@dataclass(frozen=True, slots=True)
class Click:
    """A click, or a sent form."""

    interaction: BotInteraction
    match: re.Match[str]
    """The match of its custom_id."""
    locale: str
    """The clicker's language."""
    private: bool
    """True if only the clicker sees the clicked message, so that an answer may replace it.

    An answer never replaces a message that others see.
    """
    on_panel: bool = False
    """True if the click is on the clicker's hand panel.

    Only the panel itself may replace a panel, so ``private`` is False then.
    """

    @property
    def custom_id(self) -> str:
        return self.match.string

    def pick(self, choices: Mapping[str, Choice], group: str = "verb") -> Choice:
        """Return the choice that this group of the custom_id names; raise UnknownButton if there is none."""
        try:
            return choices[self.match[group]]
        except KeyError:
            raise UnknownButton(self.custom_id) from None

    async def acknowledge(self) -> None:
        """Acknowledge the click, so that the answer replaces a private message, or is a new private one."""
        await acknowledge(self.interaction, thinking=not self.private)

    async def answer(self, view: discord.ui.LayoutView) -> None:
        """Answer privately, replacing the clicked message if it is the clicker's own."""
        if self.private:
            await redraw(self.interaction, view=view)
        else:
            await show(self.interaction, view)
