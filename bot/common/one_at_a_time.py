"""A limit of one running job per person or server, because repeated commands or clicks could occupy all threads."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from bot.common.complaint import Complaint


class OneAtATime:
    """The set of running jobs; ``busy`` is the key of the complaint when somebody starts a second one."""

    def __init__(self, busy: str) -> None:
        self._busy = busy
        self._running: set[Hashable] = set()

    @contextmanager
    def of(self, whose: Hashable) -> Iterator[None]:
        """Mark the job as running while the context is open. Raises Complaint if one already runs for ``whose``."""
        if whose in self._running:
            raise Complaint(self._busy)
        self._running.add(whose)
        try:
            yield
        finally:
            self._running.discard(whose)
