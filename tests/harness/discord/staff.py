"""The moderators of the tests: ``mo`` moderates, ``ada`` administers; and the audit lines about them."""

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
    """Let ``mo``, who may moderate members, and ``ada``, who manages the server, join without a seat."""
    moderate = room.guild.create_role("mods", permissions=discord.Permissions(moderate_members=True))
    manage = room.guild.create_role("admins", permissions=discord.Permissions(manage_guild=True))
    room.join("mo", roles=(moderate,))
    room.join("ada", roles=(manage,))


async def moderators_channel(room: Room) -> ChannelHandle:
    """Create a channel for the moderators and set it in the room."""
    channel = room.guild.create_text_channel("staff")
    await room.store.office.rooms.change(
        Request(1, None, "test"),
        AuditEntry(room.guild.id, "set_room", None, "test", 0),
        RoomSettings(moderator_channel=channel.id),
    )
    return channel


async def mod(room: Room, name: str, command: str, /, *, at: ChannelHandle | None = None, **options: Any) -> str:
    """Send someone's ``/mod command`` and return the answer; a missing reason is added."""
    named = {key: room.people[value] if key in {"player", "who", "whom"} else value for key, value in options.items()}
    if command.removeprefix("mod ").split()[0] not in {"hand", "disputes", "settle", "flags"}:
        named.setdefault("reason", "because")
    return await room.slash(name, f"mod {command}", at=at, **named)


async def audit(room: Room, **wanted: Any) -> list[AuditEntry]:
    """Return audit entries, newest first."""
    found = await room.store.office.audit.page(room.guild.id, AuditFilter(**wanted), skip=0, most=100)
    return [each.entry for each in found]


async def acts(room: Room) -> list[str]:
    """Return the acts in the audit, oldest first."""
    return [entry.act for entry in reversed(await audit(room))]


async def seated_hand(room: Room, **options: Any) -> None:
    """Deal ``razz_hand`` on a server with its moderators."""
    staff(room)
    await razz_hand(room, **options)


async def played_hand(room: Room, **options: Any) -> None:
    """Play hand 1-1 of Razz: ``bo`` brings it in, ``an`` completes, ``bo`` folds, and ``an`` wins 5 chips."""
    await seated_hand(room, **options)
    await room.slash("bo", "bringin")
    await room.slash("an", "complete")
    await room.slash("bo", "fold")


async def razz_hand(room: Room, **options: Any) -> None:
    """Deal the first hand of Razz 10/20 to ``an`` and ``bo``; ``bo``'s king brings it in, and ``cy`` watches."""
    room.join("an", "bo", "cy")
    await room.open_table("an", **options)
    await room.seat("an", "bo")
    await room.deal(AN, BO)


async def hand_over(room: Room) -> None:
    """End the running hand by a fold."""
    await room.slash(room.to_act, "bringin")
    await room.slash(room.to_act, "fold")
