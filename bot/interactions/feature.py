"""A feature of the bot: its cogs, and the routes for its clicks."""

from typing import NamedTuple

from discord.ext import commands

from bot.interactions.router import Route


class Feature(NamedTuple):
    cogs: tuple[commands.Cog, ...]
    routes: tuple[Route, ...] = ()
