"""The one door for requests to Discord. It knows the client, keeps the bot's rate, and ends what takes too long.

A request leaves in one of three lanes:

- ``callback``: the answer to a click or command never waits, and is worth nothing after three seconds.
- ``by_token``: a message by the token of a click or command never waits either. Discord does not count it, and the
  library sends one at a time for each token.
- ``counted``: every other request counts against the bot's limit and waits for its turn. What somebody waits for goes
  ahead.

What is asked of the gateway is no request, and in no lane.

What Discord did not take is tried again only where that does no harm: a letter has a nonce and is looked for first, and
what is kept current changes what stands already. Whoever sends such a thing asks here when its next try is due. A
message that is posted once and not kept is tried again here, for as long as Discord drops a second one with its nonce.
Everything else is sent once; where it fails, the log says so.

Where Cloudflare bans the machine no counted request leaves until the ban is over: each fails at once, as in an outage.

A time limit begins when the turn has come: a thousand tables ask for minutes of requests.
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

from bot.ui.discord.faults import TOO_MANY_OPENED, Banned, ban_seconds, may_pass
from bot.ui.discord.rate_limit import RateLimit

log = logging.getLogger(__name__)

Kind = Literal["answer", "names", "question", "access", "request", "search", "letter", "words", "patient"]
SECONDS: Final[dict[Kind, float]] = {
    "answer": 3.0,
    # The gateway is asked for members, and a card waits for their names.
    "names": 3.0,
    "question": 15.0,
    # Somebody is let into a thread, and a command's answer waits for that.
    "access": 10.0,
    "request": 15.0,
    # A channel is looked through, or the gateway is asked for all that play in a server.
    "search": 30.0,
    # With what the library tries again by itself.
    "letter": 45.0,
    "words": 45.0,
    # Discord's own limits of these are strict, and the library waits for them.
    "patient": 300.0,
}
"""How long a request may take, so that one that hangs holds nothing else up for ever."""
OPEN_EVERY_SECONDS: Final = 1.0
"""Opening many channels of direct messages at once gets a bot blocked."""
BLOCKED_SECONDS: Final = 60.0
"""How long no channel is opened after Discord has said that it was too many (40003)."""
RETRY_SECONDS: Final = (2.0, 5.0, 15.0, 30.0, 60.0, 120.0, 240.0)
"""The wait after each failure of what is sent once; after the last, some eight minutes on, it is given up."""
NONCE_SECONDS: Final = 120.0
"""So long after the first try a message with its nonce is posted at the most once: Discord says "a few minutes"."""
WAITED_SECONDS: Final = 10.0
"""So long after the first try a message is tried again whose author waits to hear whether it stands."""
RETRY_MS: Final = 10_000
"""The wait after each failure of what is kept current: with what is newest then, it is tried as long as it takes."""
T = TypeVar("T")


def monotonic_ms() -> int:
    return round(time.monotonic() * 1000)


class Outbox:
    """It is made before the client exists. Where several ``processes`` share the token, each opens channels of direct
    messages the more seldom."""

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
        """Called where Discord has said that too many channels of direct messages were opened."""
        self._now_ms = now_ms
        self._heard_ms: int | None = None
        self._banned_until_ms = -math.inf
        self._client: discord.Client | None = None
        self.is_connected = False
        """True if the client has connected, though it may have been closed since."""

    def introduce(self, client: discord.Client) -> None:
        """The client exists: Discord may hand it a command before it says that the client is connected, and requests
        for that one leave at once."""
        self._client = client

    def connect(self, client: discord.Client) -> None:
        """The client has connected: all that waits for it can leave from now on."""
        self.introduce(client)
        self.is_connected = True

    # Places

    @property
    def client(self) -> discord.Client:
        """The client, once it exists."""
        assert self._client is not None
        return self._client

    @property
    def is_closed(self) -> bool:
        """True if a stop has closed the client: what fails then is no news."""
        return self._client is not None and self._client.is_closed()

    @property
    def is_ready(self) -> bool:
        """True while every shard is connected to the gateway, and the client knows its servers.

        The library closes a connection on which Discord has stopped answering its heartbeats for a minute."""
        client = self._client
        shards = client.shards if isinstance(client, discord.AutoShardedClient) else {}
        return client is not None and client.is_ready() and not any(one.is_closed() for one in shards.values())

    def unheard_ms(self) -> int:
        """How long ago Discord last took a counted request; 0 where it has taken none yet."""
        return 0 if self._heard_ms is None else self._now_ms() - self._heard_ms

    @property
    def servers(self) -> int:
        """How many the client knows; 0 before it exists."""
        return len(self._client.guilds) if self._client is not None else 0

    @property
    def latency(self) -> float:
        """The seconds that the gateway takes to answer; not finite where nobody knows."""
        return self._client.latency if self._client is not None else math.nan

    def guild(self, guild_id: int) -> discord.Guild | None:
        """None also before the client exists, or knows its servers."""
        return self._client.get_guild(guild_id) if self._client is not None else None

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel_id, guild_id=guild_id)

    def direct(self, channel_id: int) -> discord.PartialMessageable:
        """A channel of direct messages."""
        return self.client.get_partial_messageable(channel_id, type=discord.ChannelType.private)

    # Requests, each in its lane. They raise what the library raises, and TimeoutError.

    @staticmethod
    async def callback(send: Callable[[], Awaitable[T]]) -> T:
        """Answer a click or command."""
        try:
            return await _limited(send, "answer")
        except TimeoutError:
            raise NotTaken from None

    @staticmethod
    async def by_token(send: Callable[[], Awaitable[T]], kind: Kind = "request") -> T:
        """Send by the token of a click or command."""
        return await _limited(send, kind)

    async def counted(self, send: Callable[[], Awaitable[T]], kind: Kind = "request", *, ahead: bool = False) -> T:
        """Send a request that counts, when its turn comes. ``ahead``: before all that nobody waits for."""
        await self.send_slot(ahead=ahead)
        return await self.in_send_slot(send, kind)

    async def post(
        self, send: Callable[[str], Awaitable[T]], *, ahead: bool = False, seconds: float = NONCE_SECONDS
    ) -> T:
        """Post a message that is not kept, when its turn comes; ``send`` sends it with the nonce that it is given. What
        Discord does not take is tried again for so many seconds, and is never posted twice."""
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
            # Where there is room the turn comes without a look.
            if now() >= until or not await self.send_slot(ahead=ahead, wanted=lambda: now() < until):
                raise failed

    async def send_slot(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        """Wait for the turn of a counted request that then leaves ``in_turn``: for those who look again by then. Gives
        False where it is not ``wanted`` any more."""
        return await self.rate_limit.request_slot(ahead=ahead, wanted=wanted)

    async def in_send_slot(self, send: Callable[[], Awaitable[T]], kind: Kind = "request") -> T:
        """Send a counted request whose turn has come. Raises Banned at once while this machine is banned."""
        if self._now_ms() < self._banned_until_ms:
            raise Banned
        try:
            taken = await _limited(send, kind)
        except discord.HTTPException as error:
            self._note_ban(ban_seconds(error))
            raise
        self._heard_ms = self._now_ms()
        return taken

    def _note_ban(self, seconds: float) -> None:
        """Requests that were under way tell of the same ban."""
        now_ms = self._now_ms()
        if seconds and now_ms >= self._banned_until_ms:
            log.warning("Cloudflare has banned this machine from Discord: nothing is sent for %.0f s", seconds)
            self._banned_until_ms = now_ms + 1000 * seconds

    async def open_direct(self, user_id: int, *, ahead: bool = False) -> int:
        """Open a channel of direct messages with the user, when its turn comes: these have a limit of their own, which
        is lower by far. The channel's id."""
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
        """For a while no channel of direct messages is opened: Discord has refused one to a process with this token."""
        self._openings.hold(BLOCKED_SECONDS)

    @staticmethod
    async def of_gateway(ask: Callable[[], Awaitable[T]], kind: Kind) -> T:
        """Ask the gateway."""
        return await _limited(ask, kind)

    # Failures

    @staticmethod
    def again_after(error: Exception, failures: int) -> float | None:
        """The seconds until what is sent once is tried again, after so many failures; None where it is given up."""
        return RETRY_SECONDS[failures - 1] if may_pass(error) and failures <= len(RETRY_SECONDS) else None

    @staticmethod
    def again_at(error: Exception, now_ms: int) -> int | None:
        """When what is kept current is tried again; None where Discord will never take it."""
        return now_ms + RETRY_MS if may_pass(error) else None


class NotTaken(TimeoutError):
    """Discord has not taken the answer to a click or command in time."""


async def _limited(send: Callable[[], Awaitable[T]], kind: Kind) -> T:
    async with asyncio.timeout(SECONDS[kind]):
        return await send()


async def newest_in(place: discord.PartialMessageable, most: int) -> list[discord.Message]:
    """The newest messages of a channel, by one request for up to a hundred."""
    return [message async for message in place.history(limit=most)]


def nonce_of(*parts: object) -> str:
    """The same for the same parts, also after a restart: Discord drops a second message with it for some minutes."""
    return hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()
