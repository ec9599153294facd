"""The program's log: it may report a full disk, but an error of the program's own is a finding."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

_PROGRAM = ("bot", "db")
_EXPECTED = ("its changes cannot be saved", "writes was saved to")
"""Parts of its lines about a full disk."""


class Logbook(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = record.getMessage()
        if not any(words in line for words in _EXPECTED):
            self.faults.append(f"the program logs: {line}")

    def take(self) -> list[str]:
        faults, self.faults = self.faults, []
        return faults


@contextmanager
def logbook() -> Iterator[Logbook]:
    """Send the program's log only to this book."""
    book, loggers = Logbook(), [logging.getLogger(name) for name in _PROGRAM]
    before = [logger.propagate for logger in loggers]
    for logger in loggers:
        logger.addHandler(book)
        logger.propagate = False
    try:
        yield book
    finally:
        for logger, propagate in zip(loggers, before, strict=True):
            logger.removeHandler(book)
            logger.propagate = propagate
