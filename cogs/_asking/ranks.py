"""What somebody is in a server, by his roles and Discord's permissions."""

import discord

from bot.moderation.powers import Rank
from bot.moderation.room_settings import RoomSettings


def rank_of(user: discord.User | discord.Member, settings: RoomSettings) -> Rank:
    """By the permissions that he has in the whole server: those of a single channel give no power over the room. The
    library counts the server's owner among those who may all, and takes nearly all from one who is timed out."""
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
    """Those that the server still has, without the one that everybody has."""
    return frozenset(role.id for role in member.roles if not role.is_default())
