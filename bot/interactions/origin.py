"""Conversion of an interaction into the values that use cases take."""

import discord

from bot.use_cases.origin import Origin, Person, Spot


def origin_of(interaction: discord.Interaction) -> Origin:
    command = interaction.command
    return Origin(
        interaction.id,
        person_of(interaction.user),
        "button" if command is None else command.qualified_name,
        interaction.guild_id,
        interaction.channel_id,
        interaction.locale.value,
        str(interaction.guild_locale or interaction.locale),
        lambda channel_id: permissions_at(interaction, channel_id).value,
        lambda channel_id: is_private(interaction, channel_id),
        lambda role_id: interaction.guild is not None and interaction.guild.get_role(role_id) is not None,
        lambda channel_id: interaction.guild is None or interaction.guild.get_channel_or_thread(channel_id) is not None,
    )


def person_of(user: discord.User | discord.Member) -> Person:
    if not isinstance(user, discord.Member):
        return Person(user.id, user.display_name, user.bot, is_member=False)
    roles = frozenset(role.id for role in user.roles if not role.is_default())
    permissions, timed_out = user.guild_permissions.value, user.is_timed_out()
    return Person(user.id, user.display_name, user.bot, True, permissions, roles, timed_out)


def permissions_at(interaction: discord.Interaction, channel_id: int) -> discord.Permissions:
    """Return the asker's permissions in the channel or thread; none if the bot does not know the channel."""
    if interaction.channel_id == channel_id:
        return interaction.permissions
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    if place is None or not isinstance(interaction.user, discord.Member):
        return discord.Permissions.none()
    return place.permissions_for(interaction.user)


def is_private(interaction: discord.Interaction, channel_id: int) -> bool:
    """Return True if the channel is a private thread."""
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    return isinstance(channel, discord.Thread) and channel.is_private()


def spot_of(interaction: discord.Interaction) -> Spot:
    """Return the channel of the interaction, and the bot's permissions there."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return Spot(
        interaction.guild_id or 0,
        interaction.channel_id,
        parent,
        interaction.app_permissions.value,
        isinstance(channel, discord.TextChannel),
    )


def channel_seen_by(interaction: discord.Interaction, user: discord.User | discord.Member, channel_id: int) -> bool:
    """Return False only if the bot knows that the member cannot see the channel.

    Return True if the channel or the member is unknown to the bot.
    """
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    return place is None or not isinstance(user, discord.Member) or place.permissions_for(user).view_channel
