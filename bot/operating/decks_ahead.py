"""The maker of decks of a busy bot: another process makes them one hand ahead (F-1).

Making a hand's decks takes half a millisecond of the event loop. That is nothing at ordinary tables, so the process
starts only when many deals come at once, and ends when they no longer do. Seeds go to it through a pipe: they never
leave the machine's memory. Decks that are not ready in time are made at once.
"""

import asyncio
import logging
import os
import sys
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, cast

import bot
from bot.common.tracebacks import where
from bot.fairness.sealing import MadeDecks, made_decks
from bot.operating.deck_process import ANSWER_BYTES, order

log = logging.getLogger(__name__)

MANY: Final = 10
"""The number of hands a second, half a percent of a processor, at which the process starts."""
LOOK_SECONDS: Final = 60.0
"""The time after which the process ends if it had less to do than starts it; and the time until it starts again."""
_ROOT: Final = Path(bot.__file__).parents[1]
_WAITING_MOST: Final = 256
"""The number of hands, a tenth of a second of work, that the process is asked for at once."""
_END_SECONDS: Final = 5.0


class DecksAhead:
    """A DeckMaker with a process of its own, which starts and ends by itself."""

    def __init__(self, seed: Callable[[], bytes], *, many: int = MANY, processors: int | None = None) -> None:
        self._seed = seed
        self._made_here: deque[float] = deque(maxlen=many)
        """The moments at which decks were last made here."""
        self._is_of_use = (processors or _processors()) > 1
        self._not_before = 0.0
        self._wished: dict[int, int] = {}
        """table_id -> the hand whose decks the process is not asked for yet."""
        self._wanted: dict[int, int] = {}
        """table_id -> the hand whose decks are being made."""
        self._ready: dict[int, MadeDecks] = {}
        """table_id -> decks that were made ahead."""
        self._helper: _Helper | None = None
        self._starting: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def is_running(self) -> bool:
        """True while the process runs."""
        return self._helper is not None and not self._helper.is_over

    def made(self, table_id: int, hand: int) -> MadeDecks:
        decks = self._ready.get(table_id)
        self.forget(table_id)
        if decks is not None and decks.hand == hand:
            return decks
        self._made_here.append(monotonic())
        return made_decks(table_id, hand, self._seed())

    def prepare(self, table_id: int, hand: int) -> None:
        if not self.is_running and self._starting is None:
            if not self._is_busy():
                return
            self._starting = asyncio.get_running_loop().create_task(self._start())
        self._wished[table_id] = hand
        self._ask()

    def _ask(self) -> None:
        """Ask for the decks that are wished for, those of the earliest deal first, as far as the process keeps up."""
        while self._wished and self._helper is not None and not self._helper.is_over and self._helper.keeps_up:
            table_id = next(iter(self._wished))
            self._wanted[table_id] = self._wished.pop(table_id)
            self._helper.ask_for(table_id, self._wanted[table_id], self._seed())

    def forget(self, table_id: int) -> None:
        for decks in (self._wished, self._wanted, self._ready):
            decks.pop(table_id, None)

    async def close(self) -> None:
        """End the process and start it no more; decks are then made when they are asked for."""
        self._closed = True
        if self._starting is not None:
            await self._starting
        if self._helper is not None:
            await self._helper.end()

    def _is_busy(self) -> bool:
        moments = self._made_here
        if self._closed or not self._is_of_use or len(moments) != moments.maxlen or monotonic() < self._not_before:
            return False
        return moments[-1] - moments[0] < 1.0

    async def _start(self) -> None:
        self._not_before = monotonic() + LOOK_SECONDS
        self._made_here.clear()
        try:
            self._helper = await _Helper.started(self._keep)
            self._ask()
        except Exception as error:
            log.error("the process that makes decks ahead cannot be started: %s", where(error))
        finally:
            self._starting = None

    def _keep(self, decks: MadeDecks) -> None:
        if self._wanted.get(decks.table) == decks.hand:
            del self._wanted[decks.table]
            self._ready[decks.table] = decks
        self._ask()


class _Helper(asyncio.SubprocessProtocol):
    """The process, with the orders that it has not answered yet."""

    def __init__(self, keep: Callable[[MadeDecks], None]) -> None:
        self._keep = keep
        self._gone = asyncio.get_running_loop().create_future()
        self._orders: deque[tuple[int, int, bytes]] = deque()
        self._unsent: list[bytes] = []
        self._answers = bytearray()
        self._asked = 0
        """The number of orders since the last look."""
        self._was_checked = False
        self.is_over = False

    @classmethod
    async def started(cls, keep: Callable[[MadeDecks], None]) -> "_Helper":
        """Start the process.

        It gets neither the bot's settings, which are in its environment, nor its open files, and it runs no code of
        the folder in which the bot was started.
        """
        command = (sys.executable, "-S", "-P", "-m", "bot.operating.deck_process")
        _, helper = await asyncio.get_running_loop().subprocess_exec(
            partial(cls, keep), *command, stderr=asyncio.subprocess.DEVNULL, env={"PYTHONPATH": str(_ROOT)}
        )
        return helper

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast(asyncio.SubprocessTransport, transport)
        self._input = cast(asyncio.WriteTransport, self._process.get_pipe_transport(0))
        self._look = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._end_if_idle)

    @property
    def keeps_up(self) -> bool:
        """False if so much is asked for already that more would be answered late."""
        return len(self._orders) < _WAITING_MOST

    def ask_for(self, table_id: int, hand: int, seed: bytes) -> None:
        self._asked += 1
        self._orders.append((table_id, hand, seed))
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._send)
        self._unsent.append(order(table_id, hand, seed))

    def _send(self) -> None:
        if not self.is_over:
            self._input.write(b"".join(self._unsent))
        self._unsent.clear()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._answers += data
        while len(self._answers) >= ANSWER_BYTES and self._orders and not self.is_over:
            decks = MadeDecks(*self._orders.popleft(), bytes(self._answers[:ANSWER_BYTES]))
            del self._answers[:ANSWER_BYTES]
            if self._is_right(decks):
                self._keep(decks)
            else:
                log.error("the process that makes decks ahead makes wrong ones, and is ended")
                self._stop()

    def _is_right(self, decks: MadeDecks) -> bool:
        """Return False if the first decks are not those of their seed, as with another version of the program."""
        if not self._was_checked:
            self._was_checked = True
            return decks == made_decks(decks.table, decks.hand, decks.seed)
        return True

    def _end_if_idle(self) -> None:
        if self._asked < MANY * LOOK_SECONDS:
            self._stop()
        else:
            self._asked = 0
            self._look = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._end_if_idle)

    def _stop(self) -> None:
        """Use the process no more, and kill it if it still runs: there is nothing that it would lose."""
        if not self.is_over:
            self.is_over = True
            self._look.cancel()
            self._process.close()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if not self.is_over:
            log.warning("the process that makes decks ahead has ended by itself")
            self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._gone.done():
            self._gone.set_result(None)

    async def end(self) -> None:
        self._stop()
        await asyncio.wait((self._gone,), timeout=_END_SECONDS)


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
