"""The program's log meanwhile. A full disk may be named there; a fault of the program's own is a find."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

_PROGRAM = ("bot", "db")
_EXPECTED = ("its changes cannot be saved", "writes was saved to")
"""Said of a full disk."""


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
    """The program's log goes here alone."""
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
