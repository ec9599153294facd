"""A limit of one job per person or server at a time, so that repeated commands don't fill all threads."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from bot.common.complaint import Complaint


class OneAtATime:
    """The set of running jobs. ``busy`` is the phrase key of the complaint about a second job."""

    def __init__(self, busy: str) -> None:
        self._busy = busy
        self._running: set[Hashable] = set()

    @contextmanager
    def of(self, whose: Hashable) -> Iterator[None]:
        """Allow one job for ``whose`` until the end of the block. Raises Complaint if one is already running."""
        if whose in self._running:
            raise Complaint(self._busy)
        self._running.add(whose)
        try:
            yield
        finally:
            self._running.discard(whose)
