"""The asker: their server, their pseudonym, their rank, and what they may do in a channel."""

import discord

from bot.common.complaint import Complaint
from bot.interactions import submission
from bot.interactions.click import BotInteraction
from bot.moderation.powers import Rank
from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import Request


def guild_of(interaction: BotInteraction) -> int:
    if interaction.guild_id is None:
        raise Complaint("only-in-a-server")
    return interaction.guild_id


async def player_of(interaction: BotInteraction) -> int:
    """The asker's pseudonym; their wallet opens with the first grant at first use. Raises Complaint."""
    guild_of(interaction)
    player = await submission.player_of(interaction)
    await submission.open_wallet(interaction, player)
    return player


async def request_of(interaction: BotInteraction) -> Request:
    """The request of this very command, by the asker, so that it is carried out once."""
    return Request(interaction.id, await player_of(interaction), submission.name_of(interaction))


def permissions_at(interaction: BotInteraction, channel_id: int) -> discord.Permissions:
    """The asker's permissions in the channel or thread, wherever they ask. No permissions if it is unknown."""
    if interaction.channel_id == channel_id:
        return interaction.permissions
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    if place is None or not isinstance(interaction.user, discord.Member):
        return discord.Permissions.none()
    return place.permissions_for(interaction.user)


def rank_of(user: discord.User | discord.Member, settings: RoomSettings) -> Rank:
    """The rank by the permissions that the user has in the whole server: those of a single channel give no power over
    the room. The library gives the server's owner every permission, and takes nearly all from a member who is timed
    out."""
    if not isinstance(user, discord.Member):
        return Rank.OUTSIDER
    permissions = user.guild_permissions
    if permissions.manage_guild or permissions.administrator:
        return Rank.ADMINISTRATOR
    by_role = bool(roles_of(user) & set(settings.moderator_roles)) and not user.is_timed_out()
    if by_role or permissions.moderate_members or permissions.manage_channels:
        return Rank.MODERATOR
    return Rank.PLAYER


def roles_of(member: discord.Member) -> frozenset[int]:
    """The member's roles that the server still has, without the one that everybody has."""
    return frozenset(role.id for role in member.roles if not role.is_default())


async def moderates(interaction: BotInteraction) -> bool:
    """True if the asker is a moderator, by rank alone, for finding and suggesting. Nothing is done on the strength of
    it, and the asker gets no pseudonym."""
    settings = await interaction.client.services.office.rooms.settings(guild_of(interaction))
    return rank_of(interaction.user, settings) >= Rank.MODERATOR
