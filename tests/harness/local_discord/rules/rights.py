"""A member's permissions on a server and in a channel, computed as Discord documents it."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import discord

from bot.ui.discord.invite import NEEDED, OPTIONAL

Json = dict[str, Any]
ROLE, MEMBER = 0, 1
"""Types of overwrites."""


@cache
def bits(*names: str) -> int:
    """Return the permissions with these library names as one number."""
    return discord.Permissions(**dict.fromkeys(names, True)).value


ALL: Final = (1 << 53) - 1
ADMINISTRATOR: Final = bits("administrator")
EVERYONE: Final = bits(
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "read_message_history",
    "add_reactions",
    "use_application_commands",
    "change_nickname",
)
"""The permissions of everyone, including the bot, on a strict server."""
THE_BOTS: Final = bits(*NEEDED, *OPTIONAL)
"""The permissions of the role that the invite link creates: exactly those that the bot asks for."""
IN_DIRECT_MESSAGES: Final = bits("attach_files", "embed_links", "mention_everyone", "external_emojis")
"""The application's permissions that interactions in direct messages report."""


def of_roles(roles: Iterable[Json]) -> int:
    """Return the permissions of the roles on the server as a whole."""
    total = 0
    for role in roles:
        total |= int(role["permissions"])
    return ALL if total & ADMINISTRATOR else total


def in_channel(base: int, overwrites: Iterable[Json], guild_id: str, role_ids: Iterable[str], user_id: str) -> int:
    """Return the permissions in a channel with these overwrites.

    Permissions denied only by implication are kept, because interactions report them so.
    """
    if base & ADMINISTRATOR:
        return ALL
    by_target = {one["id"]: one for one in overwrites}
    theirs = [by_target[one] for one in role_ids if one in by_target and one != guild_id]
    allowed = denied = 0
    for one in theirs:
        allowed, denied = allowed | int(one["allow"]), denied | int(one["deny"])
    for allow, deny in (_bits(by_target.get(guild_id)), (allowed, denied), _bits(by_target.get(user_id))):
        base = base & ~deny | allow
    return base


def _bits(overwrite: Json | None) -> tuple[int, int]:
    return (int(overwrite["allow"]), int(overwrite["deny"])) if overwrite is not None else (0, 0)
