"""Permissions of the bot that tests grant, withdraw and restore."""

import discord
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.ui.discord.invite import NEEDED, OPTIONAL
from tests.harness.discord.room import Room


def as_invited(room: Room) -> None:
    """Give the bot's role exactly the permissions that it asks for."""
    rights = discord.Permissions(**dict.fromkeys((*NEEDED, *OPTIONAL), True)).value
    room.env.backend.edit_role(room.guild.id, room.bot_role.id, {"permissions": rights})


def withdraw(room: Room, channel: ChannelHandle, right: str) -> None:
    denied = discord.Permissions(**{right: True}).value
    overwrite = Overwrite(room.bot_role.id, OverwriteType.ROLE, deny=denied)
    room.env.backend.set_overwrite(channel.id, overwrite)


def give_back(room: Room, channel: ChannelHandle) -> None:
    room.env.backend.delete_overwrite(channel.id, room.bot_role.id)
