"""The check that paths still lead to the open files.

SQLite keeps writing into a file that was deleted, moved or replaced, and reports success; these writes would be lost
at the next start. So each batch checks before it writes, and again before it is acknowledged.
"""

import os
from collections.abc import Iterable
from pathlib import Path


class FileGone(Exception):
    """An open file was deleted, moved or replaced."""


class OpenFiles:
    """The identities of open files, read at construction. Raises OSError if one is missing."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self._known = [(path, _identity(path)) for path in paths]

    def check(self) -> None:
        """Raise FileGone if a path leads to another file, or to none."""
        for path, known in self._known:
            try:
                identity = _identity(path)
            except OSError:
                raise FileGone(f"{path} was deleted or moved away while it was in use") from None
            if identity != known:
                raise FileGone(f"{path} was replaced while it was in use")


def _identity(path: Path) -> tuple[int, int]:
    status = os.stat(path)
    return status.st_dev, status.st_ino
