"""A count of recently logged errors, by all loggers."""

import logging
from collections import deque
from typing import Final

HOUR_SECONDS: Final = 3600.0
DAY_SECONDS: Final = 24 * HOUR_SECONDS
REMEMBERED_MOST: Final = 10_000
"""The maximum number of errors that are counted per day."""


class ErrorCount(logging.Handler):
    """A handler for the root logger that stores the time of each error, but not its text."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.total = 0
        """The number of errors since the start."""
        self._times: deque[float] = deque(maxlen=REMEMBERED_MOST)

    def emit(self, record: logging.LogRecord) -> None:
        self.total += 1
        self._times.append(record.created)

    def within(self, seconds: float, now: float) -> int:
        """Return the number of errors in the last ``seconds``; ``now`` is in seconds since 1970."""
        return sum(time > now - seconds for time in list(self._times))
