"""/lobby: to show a server's lobby in a channel, or remove it."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.publishing.lobby.lobbies import Lobbies
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill
from bot.ui.text.command_texts import described
from bot.use_cases.room_settings import RoomSettingsDesk
from cogs._shared.server import troubles


class Lobby(commands.Cog):
    """The commands that show the lobby in a channel or remove it."""

    def __init__(self, desk: RoomSettingsDesk, lobbies: Lobbies) -> None:
        self._desk = desk
        self._lobbies = lobbies

    @app_commands.command(name="lobby", description=described("lobby"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.describe(off=described("lobby-remove"))
    async def lobby(self, interaction: BotInteraction, off: bool = False) -> None:
        origin = origin_of(interaction)
        change = await self._desk.change(
            origin, "lobby", lambda before: replace(before, lobby_channel=None if off else _channel_of(interaction))
        )
        # Even if no setting has changed: somebody may have deleted the message.
        self._lobbies.renew(origin.server)
        say_ = Phrases(origin.locale)
        channel_id = change.after.lobby_channel
        text = say_("lobby-taken-away") if channel_id is None else say_("lobby-set", channel=f"<#{channel_id}>")
        await fill(interaction, view=PrivateNote("\n".join([text, *troubles(interaction, change.after)])))


def _channel_of(interaction: BotInteraction) -> int:
    """Return the text channel of the command; in a thread, the thread's channel. Raises Complaint."""
    channel = interaction.channel
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(place, discord.TextChannel):
        raise Complaint("lobby-where")
    return place.id
