"""The tournaments about which players want letters, and the letters to them."""

import json
import sqlite3
from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.tables.due_letters import DueLetter
from bot.tournaments.ports import Call
from db import due_letters
from db.file.connection import Database

_WISH: Final = """INSERT INTO tournament_wanted(guild_id, what, player_id)
    SELECT :guild, :what, player_id FROM player_link WHERE player_id = :player
    ON CONFLICT(guild_id, what, player_id) DO NOTHING"""
_WISHERS: Final = """SELECT DISTINCT w.player_id FROM tournament_wanted w
    WHERE w.guild_id = :guild AND w.what IN (SELECT value FROM json_each(:whats))
    AND w.player_id NOT IN (SELECT value FROM json_each(:without))
    AND NOT EXISTS(SELECT 1 FROM standing s
        WHERE s.guild_id = :guild AND s.player_id = w.player_id AND s.banned_until_ms > :at)
    ORDER BY w.player_id"""


class SqliteTournamentWishes:
    """Implements TournamentWishes of bot.tournaments.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild_id: int, player_id: int) -> tuple[str, ...]:
        query = "SELECT what FROM tournament_wanted WHERE player_id = ? AND guild_id = ? ORDER BY what"
        return tuple(str(what) for (what,) in await self._database.read(query, (player_id, guild_id)))

    async def save(self, guild_id: int, player_id: int, offered: Collection[str], chosen: Collection[str]) -> None:
        def run(connection: sqlite3.Connection) -> None:
            for what in offered:
                query = "DELETE FROM tournament_wanted WHERE guild_id = ? AND what = ? AND player_id = ?"
                if what in chosen:
                    connection.execute(_WISH, {"guild": guild_id, "what": what, "player": player_id})
                else:
                    connection.execute(query, (guild_id, what, player_id))

        await self._database.write(run)


def insert_letters(connection: sqlite3.Connection, call: Call, tournament_id: int) -> None:
    """Save the call's letters, one to each player who wants it. Call it inside a batch."""
    letter = call.letter
    keys = {
        "guild": letter.guild_id,
        "whats": json.dumps(call.whats),
        "without": json.dumps(call.without),
        "at": letter.at_ms,
    }
    about = {**letter.about, "tournament_id": tournament_id}
    players = [int(player_id) for (player_id,) in connection.execute(_WISHERS, keys).fetchall()]
    letters: list[DueLetter] = [replace(letter, player_id=player_id, about=about) for player_id in players]
    due_letters.insert(connection, letters)
