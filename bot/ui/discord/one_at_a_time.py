"""Long work is done for nobody twice at the same time: a command or button that is hammered would fill all
threads."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager


class UnderWay:
    """One kind of work."""

    def __init__(self) -> None:
        self._whose: set[Hashable] = set()

    @contextmanager
    def of(self, whose: Hashable) -> Iterator[bool]:
        """Gives True if it may be done now, False while there is one for the same already."""
        free = whose not in self._whose
        self._whose.add(whose)
        try:
            yield free
        finally:
            if free:
                self._whose.discard(whose)
