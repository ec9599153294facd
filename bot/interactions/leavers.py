"""Cashes out users who have left the server."""

from collections.abc import Iterable
from functools import partial
from typing import Final

import discord

from bot.interactions.services import Services
from bot.tables.messages import MemberGone
from bot.tables.ports import TableView

_ASKED_MOST: Final = 100
"""Users whom Discord is asked about in one question."""


async def cash_out_absent(services: Services, guild: discord.Guild) -> None:
    """Cash out who plays or has registered and is no member of the server. Raises what the library raises where it does
    not answer."""
    players = players_in(services, guild.id)
    users = {user: player for player in players if (user := await services.directory.user_id(player)) is not None}
    for batch in _batches(list(users), _ASKED_MOST):
        # The library asks for five at the most where it is not told, and the rest would be taken for absent.
        ask = partial(guild.query_members, user_ids=batch, limit=_ASKED_MOST, cache=False)
        found = await services.outbox.of_gateway(ask, "search")
        present = {member.id for member in found}
        for user in set(batch) - present:
            await cash_out(services, guild.id, users[user])


def _batches(users: list[int], size: int) -> Iterable[list[int]]:
    return (users[at : at + size] for at in range(0, len(users), size))


def players_in(services: Services, guild_id: int) -> set[int]:
    """The players who sit at a table of the server or wait for a seat, or are in a tournament there."""
    views = services.tables.in_guild(guild_id)
    found = {line.player_id for view in views for line in view.seats}
    found |= {entry.player_id for view in views for entry in view.waiting}
    tournaments = services.tournaments.in_guild(guild_id)
    return found | {entrant.player_id for view in tournaments for entrant in view.state.entrants}


async def cash_out(services: Services, guild_id: int, player_id: int) -> None:
    """Take a player who has left the server from every table and waiting list there, and out of tournaments that have
    not begun."""
    waits = [view.table_id for view in services.tables.in_guild(guild_id) if _waits(view, player_id)]
    for table_id in (*services.tables.of_player(guild_id, player_id), *waits):
        await services.tables.submit(table_id, MemberGone(player_id))
    await services.tournaments.member_left(guild_id, player_id)


def _waits(view: TableView, player_id: int) -> bool:
    return any(entry.player_id == player_id for entry in view.waiting)
