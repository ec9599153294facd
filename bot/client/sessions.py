"""The gateway sessions of the bot's shards. A session begins only in its shard's turn.

Discord counts the new sessions of a token over all processes: one in five seconds, and 1,000 a day, after which it
resets the token. Resuming a session is not limited. If few of the day's sessions are left, a shard waits.
"""

import asyncio
import logging
import math
import threading
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import yarl
from discord.gateway import KeepAliveHandler

from bot.fleet.identify_turns import IdentifyTurns, SpacedTurns
from bot.interactions.click import Client
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

STARTS_KEPT: Final = 100
"""The number of session starts that are kept in reserve, because the owner may need some that day."""
INVALID_SECONDS: Final = 5.0
"""The pause that Discord requires after it has refused a session, in seconds."""
LOOK_SECONDS: Final = 60.0
"""The minimum delay before asking Discord again how many session starts are left, in seconds."""
TURN_SECONDS: Final = 30.0
"""The time for which a shard's turn is valid, in seconds; its connection must open within that time."""


class Sessions(Client):
    """A Discord client whose shards wait for a turn before they begin a new session.

    ``turns`` are shared with other processes; if None, this process has its own. discord.py would open the
    connection, then wait for its turn, close the connection after a minute, and serve no other shard until then. So
    this class waits before it opens the connection.
    """

    def __init__(
        self,
        *args: Any,
        outbox: Outbox,
        intents: discord.Intents,
        turns: IdentifyTurns | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        **options: Any,
    ) -> None:
        super().__init__(*args, intents=intents, **options)
        self.outbox = outbox
        self._wanted_intents = intents
        """The intents that discord.py sends when a session begins."""
        self._turns = turns or SpacedTurns()
        self._sleep = sleep
        self._sessions_at_once = 1
        self._turn_until: dict[int, float] = {}
        """Shard -> the time until which its turn is valid, on the event loop's clock."""
        self._new_sessions = Tasks()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway.

        If Discord no longer grants the members intent, continue without it: Discord ends every session that asks for
        an intent that it does not grant.
        """
        try:
            await super().connect(reconnect=reconnect)
        except discord.PrivilegedIntentsRequired:
            if not self._wanted_intents.members:
                raise
            log.warning("Discord no longer grants the Server Members Intent: the bot continues without it")
            self._wanted_intents.members = False
            await self._reopen()
            await super().connect(reconnect=reconnect)

    async def close(self) -> None:
        """Close only the connections.

        discord.py's own method would also unload the cogs, so the client would have no commands when it is opened
        again.
        """
        await discord.AutoShardedClient.close(self)

    async def _reopen(self) -> None:
        """Open a client again that discord.py has closed; keep the login, but not the connections."""
        token = self.http.token
        assert token is not None
        self.clear()
        self.http.connector = discord.utils.MISSING
        await self.__aenter__()
        await self.http.static_login(token)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Wait for the shard's turn, then begin its first session. discord.py calls this until it succeeds."""
        await self._take_turn(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Let discord.py begin a session only if the shard has a turn.

        Otherwise wait for a turn. For a shard's first session, the connection stays open during the wait. For a later
        one, the connection is closed, and another one is opened when the shard has a turn.
        """
        shard = shard_id or 0
        if self._turn_until.pop(shard, -math.inf) > asyncio.get_running_loop().time():
            return
        if self.get_shard(shard) is None:
            # The first session, and the connection took longer than its turn. Refusing it would end the bot.
            await self._take_turn(shard)
            del self._turn_until[shard]
            return
        await self._close_connection(shard)
        self._new_sessions.run(self._begin_again(shard))
        # The library then leaves this shard to us and continues with the others.
        raise asyncio.CancelledError

    async def _close_connection(self, shard_id: int) -> None:
        """Close the connection that discord.py has opened for the session, so that its thread ends."""
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler) and thread.shard_id == shard_id and thread.ws.loop is self.loop:
                await thread.ws.close()

    async def _begin_again(self, shard_id: int) -> None:
        """Wait for a turn, then begin a new session of a shard that had one before."""
        await self._sleep(INVALID_SECONDS)
        await self._take_turn(shard_id)
        shard = self.get_shard(shard_id)
        if shard is not None and not self.is_closed():
            await shard.reconnect()

    async def _take_turn(self, shard_id: int) -> None:
        await self._wait_for_starts()
        await self._turns.turn(shard_id, self._sessions_at_once)
        self._turn_until[shard_id] = asyncio.get_running_loop().time() + TURN_SECONDS

    async def _wait_for_starts(self) -> None:
        """Wait until enough session starts are left. Return at once if Discord does not say how many."""
        while (limits := await self._limits()) is not None and limits.remaining < STARTS_KEPT:
            seconds = max(LOOK_SECONDS, limits.reset_after / 1000)
            log.warning("Discord allows %d more sessions: the next begins in %d seconds", limits.remaining, seconds)
            await self._sleep(seconds)

    async def _limits(self) -> discord.SessionStartLimits | None:
        fetch = self.fetch_session_start_limits
        try:
            limits = await self.outbox.counted(fetch, "question", ahead=True)
        except Exception as error:
            log.warning("Discord did not say how many session starts are left: %s", cause(error))
            return None
        self._sessions_at_once = max(1, limits.max_concurrency)
        return limits
