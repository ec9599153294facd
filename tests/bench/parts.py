"""The processor time of each part: chosen functions are timed, and time counts for the innermost.

Each call reads two clocks, which takes time itself; therefore the shares are measured in a separate pass.
"""

import gc
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from unittest.mock import patch

from bot.poker.hand import Hand
from bot.tables.deciding.sealed import SealedDeals
from bot.tables.running import host
from db.file.batch import BatchConnection
from db.json_codecs import JsonCodec
from db.tables import hand_log

RULES: Final = "rules (bot.poker)"
DECIDING: Final = "table: deciding, seats, chips"
SEALED: Final = "table: sealed deals"
VIEWS: Final = "table: the room's view"
HOST: Final = "table: drafts, answers, clocks"
TELLING: Final = "telling the publisher"
LOOP: Final = "event loop, inboxes, the players"
JSON: Final = "database: events and states as JSON"
STATEMENTS: Final = "database: statements, triggers"
COMMITS: Final = "database: commits"
GARBAGE: Final = "looks for garbage"
PARTS: Final = (RULES, DECIDING, SEALED, VIEWS, HOST, TELLING, LOOP, JSON, STATEMENTS, COMMITS, GARBAGE)

_WRAPPED: Final = (
    (Hand, "start", RULES),
    (Hand, "apply", RULES),
    (Hand, "copy", RULES),
    (Hand, "view", RULES),
    (host, "decide", DECIDING),
    (host, "draft_what_is_due", DECIDING),
    (host, "finish_draft", DECIDING),
    (SealedDeals, "begin_sealing", SEALED),
    (SealedDeals, "deal", SEALED),
    (SealedDeals, "follow_hand", SEALED),
    (SealedDeals, "keep_ended_hand", SEALED),
    (host, "table_view", VIEWS),
    (host.TableHost, "_draft", HOST),
    (host.TableHost, "_reply", HOST),
    (host.TableHost, "_set_clock", HOST),
    (host, "announce", TELLING),
    (hand_log, "encode", JSON),
    (JsonCodec, "dump", JSON),
    (BatchConnection, "commit", STATEMENTS),
)


@dataclass
class Shares:
    """Seconds of processor time by part, of all threads together."""

    seconds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    _inner: threading.local = field(default_factory=threading.local)

    def percent(self, part: str) -> float:
        return 100 * self.seconds[part] / max(sum(self.seconds.values()), 1e-9)

    def timed(self, part: str, run: Callable[..., Any], *args: Any, **more: Any) -> Any:
        """Run and time the function; timed functions inside it count for their own parts."""
        around, self._inner.seconds = self.inside(), 0.0
        start = time.thread_time()
        try:
            return run(*args, **more)
        finally:
            passed = time.thread_time() - start
            self.seconds[part] += passed - self._inner.seconds
            self._inner.seconds = around + passed

    def look(self, seconds: float) -> None:
        """Count a garbage collection that interrupted something timed."""
        self.seconds[GARBAGE] += seconds
        self._inner.seconds = self.inside() + seconds

    def inside(self) -> float:
        """Return the seconds timed in this thread that count for no function around them."""
        return getattr(self._inner, "seconds", 0.0)


@dataclass
class Looks:
    """Garbage collections, during which everything else waits."""

    seconds: list[float] = field(default_factory=list)
    """Processor time of each collection."""
    found: int = 0
    """Objects in cycles, which only a collection frees."""


@contextmanager
def looks(told: Callable[[float], None] | None = None) -> Iterator[Looks]:
    """Yield the collections inside the block; ``told`` gets the seconds of each, in its thread."""
    seen, start = Looks(), 0.0

    def note(phase: str, info: dict[str, int]) -> None:
        nonlocal start
        if phase == "start":
            start = time.thread_time()
            return
        seen.seconds.append(time.thread_time() - start)
        seen.found += info["collected"]
        if told is not None:
            told(seen.seconds[-1])

    gc.callbacks.append(note)
    try:
        yield seen
    finally:
        gc.callbacks.remove(note)


@contextmanager
def shares() -> Iterator[Shares]:
    """Yield the shares of the block; this thread's time outside timed functions is the event loop's."""
    found = Shares()
    with timing(found, _WRAPPED), ExitStack() as stack:
        stack.enter_context(patch.object(BatchConnection, "execute", _commits(found), create=True))
        stack.enter_context(looks(found.look))
        start = time.thread_time()
        yield found
        found.seconds[LOOP] = time.thread_time() - start - found.inside()


@contextmanager
def timing(found: Shares, functions: Iterable[tuple[Any, str, str]]) -> Iterator[None]:
    """Time the functions inside the block, each (owner, name, part)."""
    with ExitStack() as stack:
        for owner, name, part in functions:
            stack.enter_context(patch.object(owner, name, _wrapper(found, part, owner, name)))
        yield


def _wrapper(found: Shares, part: str, owner: Any, name: str) -> Any:
    plain = owner.__dict__[name]
    if isinstance(plain, classmethod):
        return classmethod(_timed(found, part, plain.__func__))
    return _timed(found, part, plain)


def _timed(found: Shares, part: str, plain: Callable[..., Any]) -> Callable[..., Any]:
    def timed(*args: Any, **more: Any) -> Any:
        return found.timed(part, plain, *args, **more)

    return timed


def _commits(found: Shares) -> Callable[..., Any]:
    plain = BatchConnection.execute

    def execute(connection: BatchConnection, sql: str, *values: Any) -> Any:
        return found.timed(COMMITS, plain, connection, sql) if sql == "COMMIT" else plain(connection, sql, *values)

    return execute
