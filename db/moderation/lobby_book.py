"""The lobbies' channels and messages, the games that players want pings for, and the last pings."""

import sqlite3
from collections.abc import Collection
from typing import Final

from bot.moderation.lobby_book import LobbyPing, LobbyPlace
from db.file.connection import Database

_STANDS: Final = """INSERT INTO lobby_place(guild_id, channel_id, message_id) VALUES (?, ?, ?)
    ON CONFLICT(guild_id) DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id"""
_WISH: Final = """INSERT INTO lobby_wanted(guild_id, game, player_id)
    SELECT :guild, :game, player_id FROM player_link WHERE player_id = :player
    ON CONFLICT(guild_id, game, player_id) DO NOTHING"""
_NO_WISH: Final = "DELETE FROM lobby_wanted WHERE guild_id = ? AND game = ? AND player_id = ?"
_WISHERS: Final = """SELECT player_id FROM lobby_wanted WHERE guild_id = ? AND game = ?
    ORDER BY called_ms, player_id"""
_CALL: Final = """INSERT INTO lobby_ping(guild_id, game, at_ms, channel_id, message_id) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT(guild_id, game) DO UPDATE SET at_ms = excluded.at_ms, channel_id = excluded.channel_id,
        message_id = excluded.message_id"""


class SqliteLobbyBook:
    """Implements LobbyBook of bot.moderation.lobby_book."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Its place

    async def places(self) -> list[LobbyPlace]:
        rows = await self._database.read("SELECT guild_id, channel_id, message_id FROM lobby_place ORDER BY guild_id")
        return [LobbyPlace(*row) for row in rows]

    async def save_place(self, place: LobbyPlace) -> None:
        await self._run(_STANDS, (place.guild_id, place.channel_id, place.message_id))

    async def drop_place(self, guild_id: int) -> None:
        await self._run("DELETE FROM lobby_place WHERE guild_id = ?", (guild_id,))

    # Games wanted

    async def wanted_by(self, guild_id: int, player_id: int) -> tuple[str, ...]:
        query = "SELECT game FROM lobby_wanted WHERE player_id = ? AND guild_id = ? ORDER BY game"
        return tuple(str(game) for (game,) in await self._database.read(query, (player_id, guild_id)))

    async def save_games_wanted(self, guild_id: int, player_id: int, games: Collection[str]) -> None:
        """Save the games; a game that the player already had keeps the time of its last ping."""

        def run(connection: sqlite3.Connection) -> None:
            query = "SELECT game FROM lobby_wanted WHERE player_id = ? AND guild_id = ?"
            for (game,) in connection.execute(query, (player_id, guild_id)).fetchall():
                if game not in games:
                    connection.execute(_NO_WISH, (guild_id, game, player_id))
            for game in games:
                connection.execute(_WISH, {"guild": guild_id, "game": game, "player": player_id})

        await self._database.write(run)

    async def players_wanting(self, guild_id: int, game: str, *, without: Collection[int], most: int) -> list[int]:
        rows = await self._database.read(_WISHERS, (guild_id, game))
        return [player for (player,) in rows if player not in without][:most]

    async def hidden_players(self, guild_id: int) -> set[int]:
        query = "SELECT player_id FROM unlisted_player WHERE guild_id = ?"
        return {player for (player,) in await self._database.read(query, (guild_id,))}

    # Pings

    async def pending_pings(self) -> list[LobbyPing]:
        query = "SELECT guild_id, game, at_ms, channel_id, message_id FROM lobby_ping ORDER BY guild_id, game"
        return [LobbyPing(*row) for row in await self._database.read(query)]

    async def save_ping(self, call: LobbyPing, players: Collection[int]) -> None:
        def run(connection: sqlite3.Connection) -> None:
            values = call.guild_id, call.game, call.at_ms, call.channel_id, call.message_id
            connection.execute(_CALL, values)
            for player in players:
                key = call.at_ms, call.guild_id, call.game, player
                query = "UPDATE lobby_wanted SET called_ms = ? WHERE guild_id = ? AND game = ? AND player_id = ?"
                connection.execute(query, key)

        await self._database.write(run)

    async def save_ping_message(self, guild_id: int, game: str, message_id: int | None) -> None:
        query = "UPDATE lobby_ping SET message_id = ? WHERE guild_id = ? AND game = ?"
        await self._run(query, (message_id, guild_id, game))

    async def _run(self, query: str, values: tuple[int | str | None, ...]) -> None:
        """Run one statement as a write. Raises StoreError."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(query, values)

        await self._database.write(run)
