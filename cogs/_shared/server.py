"""A server's channels and roles, and the permissions that the bot lacks there."""

import discord

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.moderation.room_settings import RoomSettings
from bot.typed.room_settings import Places
from bot.ui.room.setup import CHANNELS, TABLE_CHANNELS
from bot.ui.room.words import warnings


def server_of(interaction: BotInteraction) -> discord.Guild:
    if interaction.guild is None:
        raise Complaint("only-in-a-server")
    return interaction.guild


def places_of(guild: discord.Guild) -> Places:
    channels = [(channel.type, (channel.id, channel.name)) for channel in guild.channels]
    return Places(
        guild.id,
        tuple(called for kind, called in channels if kind in TABLE_CHANNELS),
        tuple(called for kind, called in channels if kind in CHANNELS),
        tuple((role.id, role.name) for role in guild.roles),
    )


def troubles(interaction: BotInteraction, settings: RoomSettings) -> list[str]:
    """Return a line for each permission that the bot lacks in the room's channels.

    If the room's settings name no channels, check the channel of the interaction.
    """
    channel = interaction.channel
    channel_id = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    return warnings(Phrases(origin_of(interaction).locale), server_of(interaction), settings, channel_id)
