"""Asks Discord who has left a server while nobody was listening."""

from collections.abc import Iterable
from functools import partial
from typing import Final

import discord

from bot.ui.discord.outbox import Outbox
from bot.use_cases.leavers import Leavers

_ASKED_MOST: Final = 100
"""Users whom Discord is asked about in one question."""


async def cash_out_absent(leavers: Leavers, outbox: Outbox, guild: discord.Guild) -> None:
    """Cash out who plays or has registered and is no member of the server. Raises what the library raises where it does
    not answer."""
    users = await leavers.users_in(guild.id)
    for batch in _batches(list(users), _ASKED_MOST):
        # The library asks for five at the most where it is not told, and the rest would be taken for absent.
        ask = partial(guild.query_members, user_ids=batch, limit=_ASKED_MOST, cache=False)
        found = await outbox.of_gateway(ask, "search")
        present = {member.id for member in found}
        for user in set(batch) - present:
            await leavers.cash_out(guild.id, users[user])


def _batches(users: list[int], size: int) -> Iterable[list[int]]:
    return (users[at : at + size] for at in range(0, len(users), size))
