"""Work that one person or server may have done once at a time: a command or button that is hammered would fill all
threads."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from bot.common.complaint import Complaint


class OneAtATime:
    """``busy`` is the key of the sentence for an asker who starts the work again before it is done."""

    def __init__(self, busy: str) -> None:
        self._busy = busy
        self._under_way: set[Hashable] = set()

    @contextmanager
    def of(self, whose: Hashable) -> Iterator[None]:
        """Raises Complaint while the same work is under way for ``whose``."""
        if whose in self._under_way:
            raise Complaint(self._busy)
        self._under_way.add(whose)
        try:
            yield
        finally:
            self._under_way.discard(whose)
