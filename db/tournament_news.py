"""News of tournaments to be announced: saved with the change that causes it, deleted once announced."""

import json
import logging
import sqlite3
from collections.abc import Sequence

from bot.tables.saving import StoreError
from bot.tournaments.news import News
from bot.tournaments.ports import SavedTournament
from db.file.connection import Database
from db.tournament_writes import news_body
from db.unsettled_tournaments import one

log = logging.getLogger(__name__)


class SqliteTournamentNews:
    """Implements NewsBook of bot.tournaments.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self) -> list[tuple[SavedTournament, tuple[News, ...]]]:
        """Return unannounced news as described in NewsBook.

        A tournament that cannot be read is skipped, so that the others' news is announced. Raises StoreError.
        """

        def run(connection: sqlite3.Connection) -> list[tuple[SavedTournament, tuple[News, ...]]]:
            found: dict[int, tuple[News, ...]] = {}
            query = "SELECT tournament_id, body, at_ms FROM due_news ORDER BY id"
            for tournament_id, body, at_ms in connection.execute(query).fetchall():
                found[tournament_id] = (*found.get(tournament_id, ()), News(**json.loads(body), at_ms=at_ms))
            due = []
            for tournament_id, news in found.items():
                try:
                    due.append((one(connection, tournament_id), news))
                except StoreError as error:
                    log.error("the news of tournament %d cannot be read: %s", tournament_id, error)
            return due

        return await self._database.write(run)

    async def delete_told(self, tournament_id: int, news: Sequence[News]) -> None:
        """Delete news that was announced. Raises StoreError."""
        rows = [(tournament_id, each.at_ms, news_body(each)) for each in news]

        def run(connection: sqlite3.Connection) -> None:
            query = "DELETE FROM due_news WHERE tournament_id = ? AND at_ms = ? AND body = ?"
            connection.executemany(query, rows)

        await self._database.write(run)
