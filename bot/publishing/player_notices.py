"""The language and the server's name in a note to one player."""

from typing import Final

import discord

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.publishing.services import services_of

SERVER_MOST: Final = 100
"""Characters of a server's name."""


async def player_phrases(client: discord.Client, guild_id: int, player_id: int) -> Phrases:
    """The phrases in the language that the player chose or speaks, else in the room's."""
    services = services_of(client)
    own = services.preferences.language(player_id)
    if own is not None:
        return Phrases(own)
    return await services.readers.room_phrases(guild_id)


def server_name(client: discord.Client, guild_id: int) -> str:
    """The server's name, safe to print; empty for one that the bot does not know."""
    guild = client.get_guild(guild_id)
    return clean(guild.name, SERVER_MOST) if guild is not None else ""
