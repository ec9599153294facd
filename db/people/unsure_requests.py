"""Requests at whose commit the disk failed: implements ``bot.publishing.unsure_news.UnsureBook``."""

from db.file.connection import Database
from db.file.unsure import UnsureFile


class SqliteUnsureRequests:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._file = UnsureFile(database.path)

    async def outcomes(self) -> list[tuple[int, int, bool]]:
        """Request, player, and whether the request was carried out, of all whose players have yet to be told. Raises
        StoreError."""
        found = []
        for request_id, player_id in self._file.read().items():
            known = await self._database.read("SELECT 1 FROM request WHERE id = ?", (request_id,))
            found.append((request_id, player_id, bool(known)))
        return found

    def told(self, request_id: int) -> None:
        self._file.strike(request_id)
