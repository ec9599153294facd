"""Requests that may or may not have been carried out, since the disk failed at their very commit. They stand in a file
beside the database until the next start has looked each of them up, and its player was told.

The file holds numbers alone: the requests' ids, and the random ones of their players.
"""

import json
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from db.file.paths import beside, sync_folder

log = logging.getLogger(__name__)

ENDING: Final = "-unsure"


class UnsureFile:
    """``path`` is the database's."""

    def __init__(self, path: Path) -> None:
        self._file = beside(path, ENDING)

    def read(self) -> dict[int, int]:
        """request_id -> player_id; empty where there is no file, or none that can be read."""
        try:
            return {int(request): int(player) for request, player in json.loads(self._file.read_bytes()).items()}
        except (OSError, ValueError, TypeError, AttributeError):
            return {}

    def note(self, requests: dict[int, int]) -> None:
        """Add these, as far as a failing disk takes them."""
        if not requests:
            return
        try:
            self._write(self.read() | requests)
        except OSError as error:
            log.warning("%d requests can't be noted, and nobody will be told of them: %s", len(requests), error)

    def strike(self, request_id: int) -> None:
        """The player was told. Where the disk does not take that, they are told once more."""
        left = self.read()
        left.pop(request_id, None)
        with suppress(OSError):
            if left:
                self._write(left)
            else:
                self._file.unlink(missing_ok=True)

    def _write(self, requests: dict[int, int]) -> None:
        part = self._file.with_name(self._file.name + "-part")
        descriptor = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(json.dumps(requests).encode("ascii"))
            file.flush()
            os.fsync(descriptor)
        part.replace(self._file)
        sync_folder(self._file.parent)
