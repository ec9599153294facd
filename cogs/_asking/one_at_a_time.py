"""As bot.ui.one_at_a_time, for commands."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from bot.client import Complaint
from bot.ui.one_at_a_time import UnderWay


class OneAtATime:
    """One kind of work. ``busy`` is the key of the sentence for who asks again before the first is done."""

    def __init__(self, busy: str) -> None:
        self._busy = busy
        self._under_way = UnderWay()

    @contextmanager
    def of(self, whose: Hashable) -> Iterator[None]:
        """Raises Complaint while there is one for the same already."""
        with self._under_way.of(whose) as free:
            if not free:
                raise Complaint(self._busy)
            yield
