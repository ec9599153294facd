"""The interactions that commands receive, and the client through which they reach the services."""

import discord
from discord.ext import commands

from bot.ui.context.services import Services


class Client(commands.Bot):
    """The bot's client, as commands know it."""

    services: Services
    command_ids: dict[str, int]
    """Discord's ids of the commands, for mentions that can be clicked."""


Asked = discord.Interaction[Client]
"""A command, or a click that is carried out like one."""
