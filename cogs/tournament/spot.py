"""The channel of a command about tournaments."""

import discord

from bot.interactions.click import BotInteraction
from bot.use_cases.tournaments.places import Spot


def spot_of(interaction: BotInteraction) -> Spot:
    guild = interaction.guild
    return Spot(
        interaction.channel_id or 0,
        isinstance(interaction.channel, discord.TextChannel),
        interaction.app_permissions.value,
        lambda channel_id: guild is None or guild.get_channel_or_thread(channel_id) is not None,
    )
