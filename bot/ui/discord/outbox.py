"""The gate for all requests to Discord: it has the client, applies rate limits and sets timeouts.

A request is sent in one of three ways:

- ``callback``: the answer to a click or command never waits, and is useless after three seconds.
- ``by_token``: a message by the token of a click or command never waits either. Discord does not count it, and
  discord.py sends one at a time for each token.
- ``counted``: every other request counts against the bot's limit and waits for its slot. Requests that
  somebody waits for pass the others.

Requests over the gateway use none of these.

Only harmless retries are made: a direct message has a nonce and is searched for first, and an edit changes an existing
message. Their senders ask here when to retry. A message that is posted once and not edited later is retried here,
while Discord still drops a duplicate with its nonce. Everything else is sent once; a failure is logged.

While Cloudflare bans the machine, every counted request fails at once, as in an outage.

A timeout starts when the request gets its slot, because a thousand tables can queue requests for minutes.
"""

import asyncio
import hashlib
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Literal, TypeVar

import discord

from bot.ui.discord.faults import TOO_MANY_OPENED, MachineBanned, ban_seconds, may_pass
from bot.ui.discord.rate_limit import RateLimit

log = logging.getLogger(__name__)

Kind = Literal["answer", "names", "question", "access", "request", "search", "letter", "words", "patient"]
SECONDS: Final[dict[Kind, float]] = {
    "answer": 3.0,
    # A gateway request for members; a table's message waits for their names.
    "names": 3.0,
    "question": 15.0,
    # Adding a player to a thread, which a command's answer waits for.
    "access": 10.0,
    "request": 15.0,
    # A search in a channel, or a gateway request for all players of a server.
    "search": 30.0,
    # Includes discord.py's own retries.
    "letter": 45.0,
    "words": 45.0,
    # Discord's own rate limits of these are strict, and discord.py waits for them.
    "patient": 300.0,
}
"""The timeout for each kind of request, in seconds; without it, a hanging request would block others."""
OPEN_EVERY_SECONDS: Final = 1.0
"""The minimum time between opening two direct-message channels, in seconds.

Discord blocks a bot that opens many at once.
"""
BLOCKED_SECONDS: Final = 60.0
"""The pause in opening direct-message channels after Discord's error 40003 (too many), in seconds."""
RETRY_SECONDS: Final = (2.0, 5.0, 15.0, 30.0, 60.0, 120.0, 240.0)
"""The delay before each retry of a message that is not edited later, in seconds.

The bot gives up after about eight minutes.
"""
NONCE_SECONDS: Final = 120.0
"""The time for which Discord drops duplicates by their nonce, in seconds.

Its documentation says "a few minutes".
"""
WAITED_SECONDS: Final = 10.0
"""The maximum time for retries of a message while a person waits for the result, in seconds."""
RETRY_MS: Final = 10_000
"""The delay before a failed update of a message is retried; there is no maximum number of retries.

Each retry sends the newest state.
"""
T = TypeVar("T")


def monotonic_ms() -> int:
    return round(time.monotonic() * 1000)


class Outbox:
    """The gate for requests; it is created before the client.

    If several ``processes`` share the token, each of them opens direct-message channels less often.
    """

    def __init__(
        self,
        rate_limit: RateLimit | None = None,
        openings: RateLimit | None = None,
        *,
        processes: int = 1,
        now_ms: Callable[[], int] = monotonic_ms,
    ) -> None:
        self.rate_limit = rate_limit or RateLimit()
        self._openings = openings or RateLimit(most=1, seconds=OPEN_EVERY_SECONDS * processes)
        self.on_blocked: Callable[[], None] | None = None
        """A callback for Discord's error that too many direct-message channels were opened."""
        self._now_ms = now_ms
        self._heard_ms: int | None = None
        self._banned_until_ms = -math.inf
        self._client: discord.Client | None = None
        self.is_connected = False
        """True once the client has connected, even if it has closed since."""

    def introduce(self, client: discord.Client) -> None:
        """Set the client; answers to its commands may be sent even before it is connected."""
        self._client = client

    def connect(self, client: discord.Client) -> None:
        """Mark the client as connected, so that all waiting requests may be sent."""
        self.introduce(client)
        self.is_connected = True

    # Places

    @property
    def client(self) -> discord.Client:
        """The Discord client; use this only once it exists."""
        assert self._client is not None
        return self._client

    @property
    def is_closed(self) -> bool:
        """True once a shutdown has closed the client; errors after that are not logged."""
        return self._client is not None and self._client.is_closed()

    @property
    def is_ready(self) -> bool:
        """True while every shard is connected to the gateway, and the client knows its servers.

        discord.py closes a connection after a minute without an answer to its heartbeats.
        """
        client = self._client
        shards = client.shards if isinstance(client, discord.AutoShardedClient) else {}
        return client is not None and client.is_ready() and not any(one.is_closed() for one in shards.values())

    def unheard_ms(self) -> int:
        """Return the time since Discord last accepted a counted request, in ms; 0 if it never has."""
        return 0 if self._heard_ms is None else self._now_ms() - self._heard_ms

    @property
    def servers(self) -> int:
        """The number of servers that the client is in; 0 before the client exists."""
        return len(self._client.guilds) if self._client is not None else 0

    @property
    def latency(self) -> float:
        """The gateway's latency in seconds; not finite if it is unknown."""
        return self._client.latency if self._client is not None else math.nan

    def guild(self, guild_id: int) -> discord.Guild | None:
        """Return the server; None if it is unknown or the client does not exist yet."""
        return self._client.get_guild(guild_id) if self._client is not None else None

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel_id, guild_id=guild_id)

    def direct(self, channel_id: int) -> discord.PartialMessageable:
        """Return the direct-message channel with this id."""
        return self.client.get_partial_messageable(channel_id, type=discord.ChannelType.private)

    # Requests, each in its lane. They raise what discord.py raises, and TimeoutError.

    @staticmethod
    async def callback(send: Callable[[], Awaitable[T]]) -> T:
        """Send the answer to a click or command. Raises NotTaken after 3 seconds."""
        try:
            return await _limited(send, "answer")
        except TimeoutError:
            raise NotTaken from None

    @staticmethod
    async def by_token(send: Callable[[], Awaitable[T]], kind: Kind = "request") -> T:
        """Send a request by the token of a click or command."""
        return await _limited(send, kind)

    async def counted(self, send: Callable[[], Awaitable[T]], kind: Kind = "request", *, ahead: bool = False) -> T:
        """Wait for a send slot, then send a counted request. Requests with ``ahead`` pass those without it."""
        await self.send_slot(ahead=ahead)
        return await self.in_send_slot(send, kind)

    async def post(
        self, send: Callable[[str], Awaitable[T]], *, ahead: bool = False, seconds: float = NONCE_SECONDS
    ) -> T:
        """Post a message that is not edited later; retry for up to ``seconds``, but never post it twice.

        ``send`` is called with the message's nonce.
        """
        await self.send_slot(ahead=ahead)
        nonce, now = secrets.token_hex(12), asyncio.get_running_loop().time
        until = now() + min(seconds, NONCE_SECONDS)
        failures = 0
        while True:
            try:
                return await self.in_send_slot(partial(send, nonce))
            except Exception as error:
                failures += 1
                again = self.again_after(error, failures)
                if again is None or self.is_closed or now() + again >= until:
                    raise
                failed = error
            await asyncio.sleep(again)
            # With room in the window, send_slot returns without a check of ``wanted``.
            if now() >= until or not await self.send_slot(ahead=ahead, wanted=lambda: now() < until):
                raise failed

    async def send_slot(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        """Wait for a send slot; return False if ``wanted`` returns False while this waits.

        The caller then decides what to send, and sends it with ``in_send_slot``.
        """
        return await self.rate_limit.request_slot(ahead=ahead, wanted=wanted)

    async def in_send_slot(self, send: Callable[[], Awaitable[T]], kind: Kind = "request") -> T:
        """Send a counted request; the caller has already waited for its send slot.

        Raises MachineBanned at once while this machine is banned.
        """
        if self._now_ms() < self._banned_until_ms:
            raise MachineBanned
        try:
            answer = await _limited(send, kind)
        except discord.HTTPException as error:
            self._note_ban(ban_seconds(error))
            raise
        self._heard_ms = self._now_ms()
        return answer

    def _note_ban(self, seconds: float) -> None:
        """Remember that this machine is banned; ignore repeated reports of the same ban.

        Requests that were already being sent report the same ban again.
        """
        now_ms = self._now_ms()
        if seconds and now_ms >= self._banned_until_ms:
            log.warning("Cloudflare has banned this machine from Discord: nothing is sent for %.0f s", seconds)
            self._banned_until_ms = now_ms + 1000 * seconds

    async def open_direct(self, user_id: int, *, ahead: bool = False) -> int:
        """Open a direct-message channel with the user and return its id.

        These requests have a separate, much lower limit.
        """
        await self._openings.request_slot(ahead=ahead)
        try:
            return (await self.in_send_slot(partial(self.client.create_dm, discord.Object(user_id)), "letter")).id
        except discord.HTTPException as error:
            if error.code == TOO_MANY_OPENED:
                self.open_no_more()
                if self.on_blocked is not None:
                    self.on_blocked()
            raise

    def open_no_more(self) -> None:
        """Pause opening direct-message channels, because Discord has refused to open one.

        The refused request may have come from another process with the same token.
        """
        self._openings.hold(BLOCKED_SECONDS)

    @staticmethod
    async def of_gateway(ask: Callable[[], Awaitable[T]], kind: Kind) -> T:
        """Send a request over the gateway."""
        return await _limited(ask, kind)

    # Failures

    @staticmethod
    def again_after(error: Exception, failures: int) -> float | None:
        """Return the seconds until the next retry of a message that is not edited later; None to give up."""
        return RETRY_SECONDS[failures - 1] if may_pass(error) and failures <= len(RETRY_SECONDS) else None

    @staticmethod
    def again_at(error: Exception, now_ms: int) -> int | None:
        """Return the time of the next retry of an update, in ms; None if Discord will never accept it."""
        return now_ms + RETRY_MS if may_pass(error) else None


class NotTaken(TimeoutError):
    """Raised if Discord did not accept the answer to a click or command in time."""


async def _limited(send: Callable[[], Awaitable[T]], kind: Kind) -> T:
    async with asyncio.timeout(SECONDS[kind]):
        return await send()


async def newest_in(place: discord.PartialMessageable, most: int) -> list[discord.Message]:
    """Return the newest messages of a channel, up to ``most``; each request returns up to a hundred."""
    return [message async for message in place.history(limit=most)]


def nonce_of(*parts: object) -> str:
    """Return a nonce made from the parts; it is the same after a restart, so Discord drops a duplicate."""
    return hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()
