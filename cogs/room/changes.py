"""Changes to a room's settings: one after the other, each saved with its line of the audit."""

import contextlib
from collections.abc import Callable

import discord

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases
from bot.moderation.powers import Power
from bot.moderation.room_settings import RoomSettings
from bot.publishing.standstill.telling import standing_lines
from bot.tables.saving import DuplicateRequest, Request
from bot.typed.room_settings import Change, Places
from bot.ui.room.setup import CHANNELS, TABLE_CHANNELS
from bot.ui.room.words import RoomDefaults, warnings
from cogs._asking.authority import authorised, entry_of
from cogs._asking.requests import turn


def server_of(interaction: BotInteraction) -> discord.Guild:
    if interaction.guild is None:
        raise Complaint("only-in-a-server")
    return interaction.guild


async def settings_of_room(interaction: BotInteraction) -> RoomSettings:
    return await interaction.client.services.office.rooms.settings(server_of(interaction).id)


async def change(interaction: BotInteraction, command: str, make: Callable[[RoomSettings], RoomSettings]) -> Change:
    """Saves what ``make`` returns for the settings; the audit tells what changed. If ``make`` raises, nothing has
    happened. Raises Complaint if the asker may not."""
    asker, rooms = await authorised(interaction, Power.SET_ROOM), interaction.client.services.office.rooms
    async with turn(interaction):
        before = await settings_of_room(interaction)
        made = Change(before, make(before))
        if made.names:
            request = Request(interaction.id, asker.player_id, command)
            entry = entry_of(interaction, "set_room", request, f"/{command}", before=made.was(), after=made.now())
            with contextlib.suppress(DuplicateRequest):
                await rooms.change(request, entry, made.after)
            await interaction.client.services.readers.learn_language(entry.guild_id)
            interaction.client.services.lobbies.renew(entry.guild_id)
            interaction.client.services.records.renew(entry.guild_id)
    return made


def places_of(guild: discord.Guild) -> Places:
    named = [(channel.type, (channel.id, channel.name)) for channel in guild.channels]
    return Places(
        guild.id,
        tuple(called for kind, called in named if kind in TABLE_CHANNELS),
        tuple(called for kind, called in named if kind in CHANNELS),
        tuple((role.id, role.name) for role in guild.roles),
    )


def room_defaults(interaction: BotInteraction) -> RoomDefaults:
    settings = interaction.client.services.settings
    return RoomDefaults(settings.first_grant, settings.claim_amount)


def troubles(interaction: BotInteraction, settings: RoomSettings) -> list[str]:
    """The permissions that the bot lacks in the room as it is set, a line each. If no channel is set, those in this
    one."""
    channel = interaction.channel
    here = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    return warnings(Phrases(str(interaction.locale)), server_of(interaction), settings, here)


def standstills(interaction: BotInteraction) -> list[str]:
    """The tables and tournaments of the server where play stands still, a line each below a heading; empty where there
    are none."""
    say, found = Phrases(str(interaction.locale)), interaction.client.services.play_watch
    lines = standing_lines(say, found.in_guild(server_of(interaction).id))
    return [say("health-standstill"), *lines] if lines else []
