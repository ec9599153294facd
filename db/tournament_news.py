"""News of tournaments that must be announced, as rows that come with a change and go once they are told."""

import json
import sqlite3
from collections.abc import Sequence

from bot.tournaments.ports import News, SavedTournament
from db.file.connection import Database
from db.tournament_writes import news_body
from db.unsettled_tournaments import one


class SqliteTournamentNews:
    """bot.tournaments.ports.NewsBook."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self) -> list[tuple[SavedTournament, tuple[News, ...]]]:
        """See the protocol. Raises StoreError."""

        def run(connection: sqlite3.Connection) -> list[tuple[SavedTournament, tuple[News, ...]]]:
            found: dict[int, tuple[News, ...]] = {}
            query = "SELECT tournament_id, body, at_ms FROM due_news ORDER BY id"
            for tournament_id, body, at_ms in connection.execute(query).fetchall():
                found[tournament_id] = (*found.get(tournament_id, ()), News(**json.loads(body), at_ms=at_ms))
            return [(one(connection, tournament_id), news) for tournament_id, news in found.items()]

        return await self._database.write(run)

    async def told(self, tournament_id: int, news: Sequence[News]) -> None:
        """See the protocol. Raises StoreError."""
        rows = [(tournament_id, each.at_ms, news_body(each)) for each in news]

        def run(connection: sqlite3.Connection) -> None:
            query = "DELETE FROM due_news WHERE tournament_id = ? AND at_ms = ? AND body = ?"
            connection.executemany(query, rows)

        await self._database.write(run)
