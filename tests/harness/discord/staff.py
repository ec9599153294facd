"""The people in the tests of moderating: mo moderates, ada administers; and the audit's lines about them."""

from typing import Any

import discord
from simcord.builders import ChannelHandle

from bot.moderation.ports import AuditFilter
from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import AuditEntry, Request
from tests.harness.discord.room import Room

AN = "As2d3c 4h5s6d Kc"
BO = "Kh Qd Ks 9c 8c 7c 2s"


def staff(room: Room) -> None:
    """mo may moderate members, ada manages the server; neither sits anywhere."""
    moderate = room.guild.create_role("mods", permissions=discord.Permissions(moderate_members=True))
    manage = room.guild.create_role("admins", permissions=discord.Permissions(manage_guild=True))
    room.join("mo", roles=(moderate,))
    room.join("ada", roles=(manage,))


async def moderators_channel(room: Room) -> ChannelHandle:
    """A channel for the moderators, set in the room."""
    channel = room.guild.create_text_channel("staff")
    await room.store.office.rooms.change(
        Request(1, None, "test"),
        AuditEntry(room.guild.id, "set_room", None, "test", 0),
        RoomSettings(moderator_channel=channel.id),
    )
    return channel


async def mod(room: Room, name: str, command: str, /, *, at: ChannelHandle | None = None, **options: Any) -> str:
    """The answer to someone's ``/mod command``; people are named, and a reason is given where none is."""
    named = {key: room.people[value] if key in {"player", "who", "whom"} else value for key, value in options.items()}
    if command.removeprefix("mod ").split()[0] not in {"hand", "disputes", "settle", "flags"}:
        named.setdefault("reason", "because")
    return await room.slash(name, f"mod {command}", at=at, **named)


async def audit(room: Room, **wanted: Any) -> list[AuditEntry]:
    """The newest first."""
    found = await room.store.office.audit.page(room.guild.id, AuditFilter(**wanted), skip=0, most=100)
    return [each.entry for each in found]


async def acts(room: Room) -> list[str]:
    """The oldest first."""
    return [entry.act for entry in reversed(await audit(room))]


async def seated_hand(room: Room, **options: Any) -> None:
    """``razz_hand`` in a server with its moderators."""
    staff(room)
    await razz_hand(room, **options)


async def played_hand(room: Room, **options: Any) -> None:
    """Hand 1-1 of Razz: bo brought it in, an completed, bo folded: an has won 5 chips of bo's."""
    await seated_hand(room, **options)
    await room.slash("bo", "bringin")
    await room.slash("an", "complete")
    await room.slash("bo", "fold")


async def razz_hand(room: Room, **options: Any) -> None:
    """an and bo play Razz 10/20, the first hand is dealt, and it is bo's turn: their king brings it in. cy looks on."""
    room.join("an", "bo", "cy")
    await room.open_table("an", **options)
    await room.seat("an", "bo")
    await room.deal(AN, BO)


async def hand_over(room: Room) -> None:
    """The running hand ends by a fold."""
    await room.slash(room.to_act, "bringin")
    await room.slash(room.to_act, "fold")
