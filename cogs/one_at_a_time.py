"""What takes long is done for nobody twice at the same time: a command that is hammered would fill all threads."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from bot.client import Complaint


class OneAtATime:
    """One kind of work. ``busy`` is the key of the sentence for who asks again before the first is done."""

    def __init__(self, busy: str) -> None:
        self._busy = busy
        self._under_way: set[Hashable] = set()

    @contextmanager
    def of(self, whose: Hashable) -> Iterator[None]:
        """Raises Complaint while there is one for the same already."""
        if whose in self._under_way:
            raise Complaint(self._busy)
        self._under_way.add(whose)
        try:
            yield
        finally:
            self._under_way.discard(whose)
