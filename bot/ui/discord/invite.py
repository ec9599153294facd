"""The permissions that the bot requests in its invite link.

The README, ``/room show``, ``doctor`` and the code all use this one table.
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
"""The permissions that the bot needs, by their names in discord.py."""
OPTIONAL: Final = ("create_events",)
"""The permissions that the bot can do without.

Without ``create_events``, it creates no events for tournaments.
"""


def invite_link(application_id: int, guild_id: int | None = None) -> str:
    """Return the link by which an administrator adds the bot to the given server, or to any server."""
    wanted = discord.Permissions(**dict.fromkeys((*NEEDED, *OPTIONAL), True))
    guild = discord.Object(guild_id) if guild_id is not None else discord.utils.MISSING
    return discord.utils.oauth_url(application_id, permissions=wanted, guild=guild, scopes=SCOPES)
