"""The permissions that the bot asks for when it is invited, and the link that invites it.

The README, ``/room show``, ``doctor``, and the code all go by this one table.
"""

from typing import Final

import discord

SCOPES: Final = ("bot", "applications.commands")
NEEDED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "create_private_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
"""The library's names."""
OPTIONAL: Final = ("create_events",)
"""Without it, tournaments are not listed among the server's events."""


def invite_link(application_id: int, guild_id: int | None = None) -> str:
    """The address at which an administrator adds the bot to a server, or to this one, with all that it asks for."""
    wanted = discord.Permissions(**dict.fromkeys((*NEEDED, *OPTIONAL), True))
    guild = discord.Object(guild_id) if guild_id is not None else discord.utils.MISSING
    return discord.utils.oauth_url(application_id, permissions=wanted, guild=guild, scopes=SCOPES)
