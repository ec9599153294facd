"""A separate process that computes odds, so that the event loop is not blocked.

It starts with the first request, handles one at a time, and ends when the bot ends or dies.
"""

import asyncio
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from time import monotonic
from typing import Final, TypeVar

from bot.practice.odds import OddsSpot, StreetOdds, odds

T = TypeVar("T")
SAMPLES_MOST: Final = 20_000
"""The maximum number of samples for each street."""
SECONDS_MOST: Final = 4.0
"""The maximum time for all streets of a hand together, in seconds."""
PATIENCE_SECONDS: Final = 30.0
"""The timeout of a request in seconds, including the start of the process and waiting for earlier requests."""
AT_ONCE_MOST: Final = 5
"""The maximum number of requests at once; another one is refused, because its answer would come too late."""


class OddsWorker:
    """The client of the process that computes odds."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._running = 0

    async def odds(self, spots: Sequence[OddsSpot]) -> list[StreetOdds]:
        """Return the odds of each spot, in the order of ``spots``.

        Raises TimeoutError if the process takes too long or too many requests are waiting, and whatever ``odds``
        raises.
        """
        return await self.run(partial(odds_of_all, tuple(spots), random.SystemRandom().getrandbits(64)))

    async def run(self, work: Callable[[], T]) -> T:
        """Run ``work`` in the process. A process that died or hangs is replaced at the next request."""
        if self._running >= AT_ONCE_MOST:
            raise TimeoutError("too many requests at once")
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_end_with_the_bot)
        pool = self._pool
        self._running += 1
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(pool, work)
        except (BrokenProcessPool, TimeoutError):
            self._drop(pool)
            raise
        finally:
            self._running -= 1

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Stop using the process without waiting for its end; its other requests may still be answered."""
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False)

    def close(self) -> None:
        """End the process: cancel waiting requests, and wait for the current one.

        The current one takes a few seconds at most.
        """
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)


def odds_of_all(spots: Sequence[OddsSpot], seed: int) -> list[StreetOdds]:
    """Return the odds of each street; the remaining time is divided equally among the remaining streets."""
    rng, end = random.Random(seed), monotonic() + SECONDS_MOST
    street_odds = []
    for at, spot in enumerate(spots):
        until = monotonic() + (end - monotonic()) / (len(spots) - at)
        street_odds.append(odds(spot, SAMPLES_MOST, rng, partial(_is_past, until)))
    return street_odds


def _is_past(moment: float) -> bool:
    return monotonic() > moment


def _end_with_the_bot() -> None:
    """Ignore Ctrl-C, which the bot handles, and end this process if the bot dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bot = multiprocessing.parent_process()
    if bot is not None:
        threading.Thread(target=_exit_after, args=(bot.sentinel,), daemon=True).start()


def _exit_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
