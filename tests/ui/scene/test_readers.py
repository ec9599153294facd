"""The channels and threads in which tables have pictures."""

from unittest.mock import Mock

import discord

from bot.moderation.room_settings import RoomSettings
from bot.ui.scene.readers import Readers


def pictured(parent: discord.Permissions, thread: discord.Permissions) -> tuple[bool, bool]:
    """Return whether a table in a channel, and one in its thread, has pictures under these permissions of the bot."""
    channel = Mock(spec=discord.TextChannel)
    channel.permissions_for.return_value = parent
    inside = Mock(spec=discord.Thread)
    inside.parent = channel
    inside.permissions_for.return_value = thread
    guild = Mock(spec=discord.Guild)
    guild.get_channel_or_thread.side_effect = {5: channel, 6: inside}.get
    readers = Readers(Mock(), Mock(guild=lambda _: guild), Mock(), Mock(), Mock())
    readers._settings[1] = RoomSettings()
    return readers.room_pictures(1, 5), readers.room_pictures(1, 6)


def test_a_thread_has_pictures_even_if_nobody_may_write_in_its_channel() -> None:
    may, may_not = discord.Permissions(attach_files=True), discord.Permissions.none()
    assert pictured(parent=may_not, thread=may) == (False, True)
    assert pictured(parent=may, thread=may_not) == (True, False)
