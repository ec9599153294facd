"""Trouble on order: any request answered with an error, never answered, or cut off, as often as a test says."""

import asyncio
import re
from dataclasses import dataclass, field
from random import Random
from typing import Final

from tests.harness.local_discord.refusals import Banned, Limited, Refused

HANG_SECONDS: Final = 3600.0


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault in place of an answer, or after the request was carried out (``done``)."""

    status: int = 0
    """0: the connection is cut without an answer."""
    code: int = 0
    hangs: bool = False
    """Answered only once the test lets go, and then as asked; not carried out where the client has given up."""
    done: bool = False
    """The request is carried out all the same; only its answer is lost."""
    bans: bool = False
    """By Cloudflare, in front of Discord."""
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
"""The paths of POSTs that make something."""


@dataclass(slots=True)
class Order:
    method: str
    path: str
    faults: tuple[Fault, ...]
    """One of these, by chance."""
    times: int | None
    """How often in all; None without end."""
    share: float = 1.0
    """Of the requests, those that it befalls."""
    met: int = 0

    def is_met(self) -> bool:
        return self.met == self.times


@dataclass(slots=True)
class Faults:
    luck: Random
    orders: list[Order] = field(default_factory=list)
    _released: asyncio.Event = field(default_factory=asyncio.Event)

    def plan(self, method: str, path: str, fault: Fault, *, times: int | None = None) -> Order:
        """Regular expressions for the whole. The first order that fits is met."""
        order = Order(method, path, (fault,), times)
        self.orders.append(order)
        return order

    def lose_answers(self, path: str = CREATES, *, share: float = 1.0, times: int | None = None) -> Order:
        """To requests that make something: a 502, or the connection is cut. Discord carries them out all the same."""
        order = Order("POST", path, LOST, times, share)
        self.orders.append(order)
        return order

    def clear(self) -> None:
        """All is well again, and what hangs goes on."""
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
