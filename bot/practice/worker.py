"""A process of its own for odds, so that nobody waits for them: made when it is first asked, one at a time, and gone
with the bot however that ends."""

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
"""For each street."""
SECONDS_MOST: Final = 4.0
"""For all streets of a hand together."""
PATIENCE_SECONDS: Final = 30.0
"""How long an answer may take, the start of the process and the questions before it included."""
AT_ONCE_MOST: Final = 5
"""Questions under way; one more is refused at once, for its answer would come too late."""


class OddsWorker:
    """Answers what ``odds`` does, elsewhere."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._under_way = 0

    async def odds(self, spots: Sequence[OddsSpot]) -> list[StreetOdds]:
        """The odds in the spots' order. Raises TimeoutError where it takes, or would take, too long, and what ``odds``
        raises."""
        return await self.run(partial(odds_of_all, tuple(spots), random.SystemRandom().getrandbits(64)))

    async def run(self, work: Callable[[], T]) -> T:
        """Do some work there. A process that died, or hangs, is replaced by the next question."""
        if self._under_way >= AT_ONCE_MOST:
            raise TimeoutError("too many ask at once")
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_end_with_the_bot)
        pool = self._pool
        self._under_way += 1
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(pool, work)
        except (BrokenProcessPool, TimeoutError):
            self._give_up(pool)
            raise
        finally:
            self._under_way -= 1

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """The event loop does not wait for its end, and who waits for an answer of it still may."""
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False)

    def close(self) -> None:
        """End the process; what waits is given up, what it is about is finished: that takes seconds at the most."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)


def odds_of_all(spots: Sequence[OddsSpot], seed: int) -> list[StreetOdds]:
    """Each street's, within the time for all: every one gets its part of what is left."""
    rng, end = random.Random(seed), monotonic() + SECONDS_MOST
    found = []
    for at, spot in enumerate(spots):
        until = monotonic() + (end - monotonic()) / (len(spots) - at)
        found.append(odds(spot, SAMPLES_MOST, rng, partial(_is_past, until)))
    return found


def _is_past(moment: float) -> bool:
    return monotonic() > moment


def _end_with_the_bot() -> None:
    """Ctrl-C is the bot's to answer; and where the bot dies without a word, its process must not stay."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bot = multiprocessing.parent_process()
    if bot is not None:
        threading.Thread(target=_watch, args=(bot.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
