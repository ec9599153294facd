"""Begins the sessions of the bot's shards, each when its turn has come and enough starts are left.

Discord counts a token's sessions over all processes: one in five seconds, and 1,000 a day, after which it resets the
token. To resume a session is not limited.
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
"""With fewer left nobody begins a session until there are new ones: an owner may still want a few that day."""
INVALID_SECONDS: Final = 5.0
"""Discord wants a pause after a session that it did not take."""
LOOK_SECONDS: Final = 60.0
"""The least wait before it is asked again how many starts are left."""
TURN_SECONDS: Final = 30.0
"""So long a turn is good for, which is for the connection."""


class Sessions(Client):
    """``turns`` are asked for before each new session; a process alone gives them itself.

    The library would wait for its turn with the connection already open, which it gives up after a minute, and sees to
    no other shard meanwhile. So here the turn comes before the connection."""

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
        self._wanted = intents
        """The library asks for what this says at each new session."""
        self._turns = turns or SpacedTurns()
        self._sleep = sleep
        self._buckets = 1
        self._turn_until: dict[int, float] = {}
        """By shard."""
        self._beginning = Tasks()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Continues without the members intent where Discord no longer grants it and so ends every session."""
        try:
            await super().connect(reconnect=reconnect)
        except discord.PrivilegedIntentsRequired:
            if not self._wanted.members:
                raise
            log.warning("Discord no longer grants the Server Members Intent: the bot goes on without it")
            self._wanted.members = False
            await self._reopen()
            await super().connect(reconnect=reconnect)

    async def close(self) -> None:
        """Closes the connections alone. The library's bot would unload its cogs first, and no command would be known
        once it is opened again."""
        await discord.AutoShardedClient.close(self)

    async def _reopen(self) -> None:
        """The library has closed the client by now. What it set up at the login stays, but for its connections."""
        token = self.http.token
        assert token is not None
        self.clear()
        self.http.connector = discord.utils.MISSING
        await self.__aenter__()
        await self.http.static_login(token)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """The first session of a shard, as often as the library tries it."""
        await self._take_turn(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The library is about to begin a session, which it may do with a turn alone."""
        shard = shard_id or 0
        if self._turn_until.pop(shard, -math.inf) > asyncio.get_running_loop().time():
            return
        if self.get_shard(shard) is None:
            # Its first session, and the connection took longer than its turn. To refuse it would end the bot.
            await self._take_turn(shard)
            del self._turn_until[shard]
            return
        await self._hang_up(shard)
        self._beginning.run(self._begin_anew(shard))
        # The library then leaves this shard alone and goes on with the others.
        raise asyncio.CancelledError

    async def _hang_up(self, shard_id: int) -> None:
        """Closes the connection that the library has opened for the session: it would stay open, and its thread."""
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler) and thread.shard_id == shard_id and thread.ws.loop is self.loop:
                await thread.ws.close()

    async def _begin_anew(self, shard_id: int) -> None:
        """In place of a session that is lost."""
        await self._sleep(INVALID_SECONDS)
        await self._take_turn(shard_id)
        shard = self.get_shard(shard_id)
        if shard is not None and not self.is_closed():
            await shard.reconnect()

    async def _take_turn(self, shard_id: int) -> None:
        await self._wait_for_starts()
        await self._turns.turn(shard_id, self._buckets)
        self._turn_until[shard_id] = asyncio.get_running_loop().time() + TURN_SECONDS

    async def _wait_for_starts(self) -> None:
        """Returns at once where Discord does not say how many there are."""
        while (limits := await self._limits()) is not None and limits.remaining < STARTS_KEPT:
            seconds = max(LOOK_SECONDS, limits.reset_after / 1000)
            log.warning("Discord allows %d more sessions: the next begins in %d seconds", limits.remaining, seconds)
            await self._sleep(seconds)

    async def _limits(self) -> discord.SessionStartLimits | None:
        ask = self.fetch_session_start_limits
        try:
            limits = await self.outbox.counted(ask, "question", ahead=True)
        except Exception as error:
            log.warning("Discord does not say how many sessions may begin: %s", cause(error))
            return None
        self._buckets = max(1, limits.max_concurrency)
        return limits
