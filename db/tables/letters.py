"""The last direct message with cards ("letter") that was sent to each player of an open table."""

import sqlite3

from db.file.connection import Database


class SqliteLetters:
    """Implements LetterBook of bot.publishing.mail.letter. A table's letters are deleted when it closes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sent(self, table_id: int, player_id: int, nonce: str) -> None:
        """Replace the player's last letter; do nothing for a table that has closed. Raises StoreError."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(
                """INSERT INTO letter(table_id, player_id, nonce)
                SELECT id, ?, ? FROM poker_table WHERE id = ? AND closed_ms IS NULL
                ON CONFLICT(table_id, player_id) DO UPDATE SET nonce = excluded.nonce""",
                (player_id, nonce, table_id),
            )

        await self._database.write(run)

    async def last(self) -> dict[tuple[int, int], str]:
        """Return the nonce of each player's last letter, by (table_id, player_id).

        Raises StoreUnavailable.
        """
        rows = await self._database.read("SELECT table_id, player_id, nonce FROM letter")
        return {(table_id, player_id): nonce for table_id, player_id, nonce in rows}
