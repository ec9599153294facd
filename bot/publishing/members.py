"""Look-ups of a server's members, which ask Discord over the gateway."""

import logging
from collections.abc import Collection
from functools import partial
from typing import Final

import discord

from bot.ui.discord.outbox import Outbox
from bot.use_cases.origin import Person

log = logging.getLogger(__name__)

ASKED_MOST: Final = 100
"""The maximum number of users in one request."""


class ServerMembers:
    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox

    async def member(self, guild_id: int, user_id: int) -> Person | None:
        """Return the member; None if the user is not in the server, or Discord does not answer. Never raises."""
        found = (await self.members(guild_id, [user_id]) or {}).get(user_id)
        return _person(found) if found is not None else None

    async def members(self, guild_id: int, user_ids: Collection[int]) -> dict[int, discord.Member] | None:
        """Return the users who are in the server, by user id; None if Discord does not answer. Never raises."""
        guild, asked, found = self._outbox.guild(guild_id), list(user_ids), list[discord.Member]()
        if guild is None:
            return None
        try:
            for at in range(0, len(asked), ASKED_MOST):
                ask = partial(guild.query_members, user_ids=asked[at : at + ASKED_MOST], limit=ASKED_MOST, cache=False)
                found += await self._outbox.of_gateway(ask, "names")
        except Exception as error:
            log.warning("members of server %d could not be requested: %s", guild_id, type(error).__name__)
            return None
        return {each.id: each for each in found}


def _person(member: discord.Member) -> Person:
    roles = frozenset(role.id for role in member.roles if not role.is_default())
    return Person(member.id, member.display_name, member.bot, roles=roles)
