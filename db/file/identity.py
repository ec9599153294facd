"""Checks that the paths still lead to the files that are open.

SQLite writes on into a file that was deleted, moved away or replaced, and reports success: what it acknowledges would
be gone at the next start. So each batch asks before it writes, and again before it is acknowledged.
"""

import os
from collections.abc import Iterable
from pathlib import Path


class FileGone(Exception):
    """Another file, or none, stands where an open one was."""


class OpenFiles:
    """Files as they stand on the disk at the moment this is made. Raises OSError where one is missing."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self._known = [(path, _identity(path)) for path in paths]

    def check(self) -> None:
        """Raises FileGone."""
        for path, known in self._known:
            try:
                found = _identity(path)
            except OSError:
                raise FileGone(f"{path} was deleted or moved away while it was in use") from None
            if found != known:
                raise FileGone(f"{path} was replaced while it was in use")


def _identity(path: Path) -> tuple[int, int]:
    status = os.stat(path)
    return status.st_dev, status.st_ino
