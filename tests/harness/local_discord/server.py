"""The local Discord as one object that listens on a free port of 127.0.0.1."""

import sys
from random import Random
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from tests.harness.local_discord.emojis import Emojis
from tests.harness.local_discord.faults import Faults
from tests.harness.local_discord.gateway import Gateway
from tests.harness.local_discord.interactions import Interactions
from tests.harness.local_discord.journal import Journal
from tests.harness.local_discord.lateness import SEED, seed
from tests.harness.local_discord.limits import Limits
from tests.harness.local_discord.permissions import Permissions
from tests.harness.local_discord.rest import API, Rest
from tests.harness.local_discord.world import Json, World

GATEWAY = "/gateway-socket"


class LocalDiscord:
    """The local Discord, an async context manager; ``api_url`` and ``gateway_url`` are its addresses."""

    def __init__(self, token: str = "good-token", *, privileged: bool = True, proves: bool = True) -> None:
        """Set up the parts; ``privileged`` allows privileged intents, ``proves`` checks bodies, which is slow."""
        self.token = token
        self.seed = seed()
        self.world = World()
        self.journal = Journal()
        luck = Random(self.seed)
        self.gateway = Gateway(self.world, token, luck, privileged=privileged)
        self._rest = Rest(self.world, self.gateway, self.journal, luck)
        self._rest.proves = proves
        self.permissions = Permissions(self.world, self.gateway.tell_news)
        app = web.Application()
        app.add_routes([web.get(GATEWAY, self.gateway.serve), *self._rest.routes()])
        self._runner = web.AppRunner(app, shutdown_timeout=1, access_log=None)
        self._port = 0

    @property
    def api_url(self) -> str:
        return f"http://127.0.0.1:{self._port}{API}"

    @property
    def gateway_url(self) -> str:
        return self.gateway.url

    @property
    def commands(self) -> dict[str, Json]:
        """The commands that the bot synced, by name."""
        return self._rest.commands

    @property
    def emojis(self) -> Emojis:
        """The application's own emojis."""
        return self._rest.emojis

    @property
    def limits(self) -> Limits:
        return self._rest.limits

    @property
    def faults(self) -> Faults:
        return self._rest.faults

    @property
    def invalid(self) -> list[str]:
        """The problems of the bot's requests. They fail the test at the end unless the test removes them."""
        return self._rest.invalid

    @property
    def interactions(self) -> Interactions:
        return self._rest.interactions

    async def by_hand(self, channel_id: int | str, **changed: Any) -> Json:
        """Change a channel or thread as a person would in Discord, and return it after the bot got the event."""
        channel = self.world.change_channel(self.world.channels[str(channel_id)], changed)
        await self.gateway.tell_news()
        return channel

    async def let_pass(self, minutes: float) -> None:
        """Let time pass for all threads without a message, and return after the bot got the events."""
        self.world.let_pass(minutes)
        await self.gateway.tell_news()

    async def all_told(self) -> None:
        """Wait until the bot got every event so far, including late ones."""
        await self.gateway.tell_news()
        await self.gateway.lateness.all_told()

    async def __aenter__(self) -> Self:
        # pytest shows this for a failed test.
        print(f"{SEED}={self.seed}", file=sys.stderr)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.gateway.url = f"ws://127.0.0.1:{self._port}{GATEWAY}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.faults.clear()
        await self.gateway.lateness.stop()
        await self.gateway.cut(code=1001)
        await self._runner.cleanup()
        if error is None:
            self.nothing_invalid()

    def nothing_invalid(self) -> None:
        """Raise AssertionError if the bot sent something that Discord would refuse; called on exit."""
        assert self.invalid == []
