"""Requests that may or may not have been carried out, because the disk failed at their commit.

They are stored in a file beside the database until the next start has looked up each of them and told its player. The
file contains only numbers: the requests' ids and their players' pseudonyms.
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
    """The file of unsure requests. ``path`` is the path of the database."""

    def __init__(self, path: Path) -> None:
        self._file = beside(path, ENDING)

    def read(self) -> dict[int, int]:
        """Return request_id -> player_id; empty if the file is missing or cannot be read."""
        try:
            return {int(request): int(player) for request, player in json.loads(self._file.read_bytes()).items()}
        except (OSError, ValueError, TypeError, AttributeError):
            return {}

    def note(self, requests: dict[int, int]) -> None:
        """Add these requests to the file, as far as a failing disk allows."""
        if not requests:
            return
        try:
            self._write(self.read() | requests)
        except OSError as error:
            log.warning(
                "%d unsure requests can't be saved, and their players will not be told: %s", len(requests), error
            )

    def strike(self, request_id: int) -> None:
        """Remove the request, because its player was told. If the disk refuses, the player will be told again."""
        remaining = self.read()
        remaining.pop(request_id, None)
        with suppress(OSError):
            if remaining:
                self._write(remaining)
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
