"""A click or a form as its handler gets it, with the ways to answer it; and the interactions of our client."""

import re
from dataclasses import dataclass

import discord
from discord.ext import commands

from bot.ui.discord.replies import acknowledge, redraw, show


class Client(commands.AutoShardedBot):
    """The bot's client, as commands and clicks know it."""

    command_ids: dict[str, int]
    """Discord's ids of the commands, for mentions that can be clicked."""


BotInteraction = discord.Interaction[Client]
"""A command or a click."""


@dataclass(frozen=True, slots=True)
class Click:
    """A click, or a form that is sent off."""

    interaction: BotInteraction
    match: re.Match[str]
    """Of its custom_id."""
    locale: str
    """The clicker's language."""
    private: bool
    """True if only the clicker sees the clicked message, so that an answer may take its place. A message of others' is
    never drawn over."""
    on_panel: bool = False
    """True if it is on the clicker's hand panel. Only the panel itself takes a panel's place, so then ``private`` is
    False."""

    @property
    def custom_id(self) -> str:
        return self.match.string

    async def acknowledge(self) -> None:
        """Acknowledge it, where the answer takes the place of the clicked message if that is private, and else is a
        private one of its own."""
        await acknowledge(self.interaction, thinking=not self.private)

    async def answer(self, view: discord.ui.LayoutView) -> None:
        """Privately; in the place of the clicked message where that is the clicker's own."""
        if self.private:
            await redraw(self.interaction, view=view)
        else:
            await show(self.interaction, view)
