"""Requests whose commit hit a disk error, so that nobody knows yet whether they were saved.

Implements UnsureBook of bot.publishing.unsure_news.
"""

from db.file.connection import Database
from db.file.unsure import UnsureFile


class SqliteUnsureRequests:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._file = UnsureFile(database.path)

    async def outcomes(self) -> list[tuple[int, int, bool]]:
        """Return the outcome of each request whose player must still be informed.

        An outcome is (request_id, player_id, True if the request was saved). Raises StoreError.
        """
        found = []
        for request_id, player_id in self._file.read().items():
            rows = await self._database.read("SELECT 1 FROM request WHERE id = ?", (request_id,))
            found.append((request_id, player_id, bool(rows)))
        return found

    def delete_told(self, request_id: int) -> None:
        self._file.strike(request_id)
