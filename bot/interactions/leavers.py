"""Asks Discord who has left a server while nobody was listening."""

import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

import discord

from bot.tables.ports import Timer, TimerHandle
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox
from bot.use_cases.leavers import Leavers

log = logging.getLogger(__name__)

_ASKED_MOST: Final = 100
"""Users whom Discord is asked about in one question."""
LEAVERS_EVERY_MS: Final = 10 * 60_000
"""The interval at which the bot looks for members who have left, where Discord does not tell of them."""


class AbsentMembers:
    """Cashes out players and entrants who are members of their server no longer."""

    def __init__(self, leavers: Leavers, outbox: Outbox, timer: Timer) -> None:
        self._leavers = leavers
        self._outbox = outbox
        self._timer = timer
        self._alarm: TimerHandle | None = None

    async def cash_out_in(self, guilds: Iterable[discord.Guild]) -> None:
        for guild in guilds:
            try:
                await self._cash_out(guild)
            except Exception as error:
                # Also what a stop leaves of the connection. Whoever has left is found when it is asked again.
                log.warning("server %d did not tell its members: %s", guild.id, cause(error))

    @property
    def are_looked_for(self) -> bool:
        """True once the bot has begun to look for them from time to time."""
        return self._alarm is not None

    def look_later(self, look: Callable[[], None]) -> None:
        """Call ``look`` when it is time to look again."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._timer.call_at(self._timer.now_ms() + LEAVERS_EVERY_MS, look)

    async def _cash_out(self, guild: discord.Guild) -> None:
        """Raises what the library raises where it does not answer."""
        users = await self._leavers.users_in(guild.id)
        for batch in _batches(list(users), _ASKED_MOST):
            # The library asks for five at the most where it is not told, and the rest would be taken for absent.
            ask = partial(guild.query_members, user_ids=batch, limit=_ASKED_MOST, cache=False)
            found = await self._outbox.of_gateway(ask, "search")
            present = {member.id for member in found}
            for user in set(batch) - present:
                await self._leavers.cash_out(guild.id, users[user])


def _batches(users: list[int], size: int) -> Iterable[list[int]]:
    return (users[at : at + size] for at in range(0, len(users), size))
