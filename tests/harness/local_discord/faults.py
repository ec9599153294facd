"""Planned faults: any request gets an error, no answer or a closed connection, as often as a test says."""

import asyncio
import re
from dataclasses import dataclass, field
from random import Random
from typing import Final

from tests.harness.local_discord.refusals import Banned, Limited, Refused

HANG_SECONDS: Final = 3600.0


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault instead of an answer, or after the request was carried out (``done``)."""

    status: int = 0
    """The HTTP status, or 0 to close the connection without an answer."""
    code: int = 0
    hangs: bool = False
    """True to answer only when the test allows it; the request is dropped if the client has given up by then."""
    done: bool = False
    """True if the request is carried out and only its answer is lost."""
    bans: bool = False
    """True for a ban by Cloudflare, in front of Discord."""
    retry_after: float | None = 0.05

    def error(self) -> Refused:
        if self.bans:
            return Banned(self.retry_after)
        if self.status == 429 and self.retry_after is not None:
            return Limited(self.retry_after, {"X-RateLimit-Scope": "shared"})
        return Refused(self.status, self.code, f"fault {self.status}/{self.code}")


LOST: Final = (Fault(502, done=True), Fault(done=True))
"""The ways to lose the answer to a request that was carried out."""
THREADS: Final = r"/channels/\d+(/messages/\d+)?/threads"
MESSAGES: Final = r"/channels/\d+/messages"
EVENTS: Final = r"/guilds/\d+/scheduled-events"
DIRECT: Final = r"/users/@me/channels"
CREATES: Final = "|".join((THREADS, MESSAGES, EVENTS, DIRECT))
"""The paths of POST requests that create something."""


@dataclass(slots=True)
class Order:
    method: str
    path: str
    faults: tuple[Fault, ...]
    """The faults, of which each request gets a random one."""
    times: int | None
    """The number of requests it applies to; None for no limit."""
    share: float = 1.0
    """The share of the requests that it applies to."""
    met: int = 0

    def is_met(self) -> bool:
        return self.met == self.times


@dataclass(slots=True)
class Faults:
    luck: Random
    orders: list[Order] = field(default_factory=list)
    _released: asyncio.Event = field(default_factory=asyncio.Event)

    def plan(self, method: str, path: str, fault: Fault, *, times: int | None = None) -> Order:
        """Plan a fault; the regular expressions must match completely, and the first matching order applies."""
        order = Order(method, path, (fault,), times)
        self.orders.append(order)
        return order

    def lose_answers(self, path: str = CREATES, *, share: float = 1.0, times: int | None = None) -> Order:
        """Lose answers to requests that create something, by a 502 or a closed connection; Discord carries them out."""
        order = Order("POST", path, LOST, times, share)
        self.orders.append(order)
        return order

    def clear(self) -> None:
        """Remove all faults, and let hanging requests continue."""
        self.orders.clear()
        self._released.set()
        self._released = asyncio.Event()

    def due(self, method: str, path: str) -> Fault | None:
        for order in self.orders:
            fits = re.fullmatch(order.method, method) and re.fullmatch(order.path, path)
            if fits and not order.is_met() and self.luck.random() < order.share:
                order.met += 1
                return self.luck.choice(order.faults)
        return None

    async def hang(self) -> None:
        released = self._released
        async with asyncio.timeout(HANG_SECONDS):
            await released.wait()
