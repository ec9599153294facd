"""The search for members who left their server while the bot was not connected to Discord."""

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
"""The maximum number of users in one request to Discord."""
LEAVERS_EVERY_MS: Final = 10 * 60_000
"""The interval of the search if Discord sends no events about leaving members, in ms."""


class AbsentMembers:
    """The search for seated players and entrants who have left their server; it cashes them out."""

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
                # For example a connection that is closing. The next search finds those who have left.
                log.warning("the members of server %d could not be searched: %s", guild.id, cause(error))

    @property
    def are_looked_for(self) -> bool:
        """True once the periodic search for users who left their server is running."""
        return self._alarm is not None

    def look_later(self, look: Callable[[], None]) -> None:
        """Call ``look`` once, after the interval between two searches."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._timer.call_at(self._timer.now_ms() + LEAVERS_EVERY_MS, look)

    async def _cash_out(self, guild: discord.Guild) -> None:
        """Cash out the players who are no longer members of the server.

        If Discord does not answer, discord.py's error is raised.
        """
        users = await self._leavers.users_in(guild.id)
        for batch in _batches(list(users), _ASKED_MOST):
            # The library's default limit is five, and the other users would look absent.
            ask = partial(guild.query_members, user_ids=batch, limit=_ASKED_MOST, cache=False)
            members = await self._outbox.of_gateway(ask, "search")
            present = {member.id for member in members}
            for user in set(batch) - present:
                await self._leavers.cash_out(guild.id, users[user])


def _batches(users: list[int], size: int) -> Iterable[list[int]]:
    return (users[at : at + size] for at in range(0, len(users), size))
