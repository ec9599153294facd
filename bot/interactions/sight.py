"""The check whether the user of a command or click can see a channel or thread."""

from functools import partial

import discord

from bot.ui.discord.outbox import Outbox
from bot.use_cases.hands.finding import Sees


class ChannelSight:
    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox

    def of(self, interaction: discord.Interaction) -> Sees:
        return partial(self._sees, interaction)

    async def _sees(self, interaction: discord.Interaction, channel_id: int) -> bool:
        """Return True if the user can see the channel.

        If the bot does not know the channel (an archived thread, for example), ask Discord.
        """
        if interaction.channel_id == channel_id:
            return True
        guild = interaction.guild
        if guild is None or not isinstance(interaction.user, discord.Member):
            return False
        channel = guild.get_channel_or_thread(channel_id)
        if channel is None:
            try:
                channel = await self._outbox.counted(partial(guild.fetch_channel, channel_id), "patient", ahead=True)
            except (discord.HTTPException, discord.InvalidData):
                return False
        place = channel.parent if isinstance(channel, discord.Thread) else channel
        if place is None:
            return False
        allowed = place.permissions_for(interaction.user)
        private = isinstance(channel, discord.Thread) and channel.is_private()
        return allowed.view_channel and (allowed.manage_threads or not private)
