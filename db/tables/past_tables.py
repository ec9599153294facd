"""The settings of a server's latest tables."""

from typing import Final

from bot.tables.state import TableSettings
from db.file.connection import Database
from db.json_codecs import SETTINGS

LOOKED_AT_MOST: Final = 500
"""The maximum number of a server's newest tables that are looked at."""
_NEWEST: Final = f"""FROM (
    SELECT settings, tournament_id, practice, owner_id, opened_ms FROM poker_table
    WHERE guild_id = ? ORDER BY opened_ms DESC LIMIT {LOOKED_AT_MOST})"""
_FOR_CHIPS: Final = f"SELECT settings {_NEWEST} WHERE tournament_id IS NULL AND NOT practice ORDER BY opened_ms DESC"
_PRACTICE: Final = f"SELECT settings {_NEWEST} WHERE practice AND owner_id = ? ORDER BY opened_ms DESC LIMIT 1"


class SqlitePastTables:
    """Implements PastTables of bot.use_cases.tables.past_tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def latest(self, guild_id: int) -> list[TableSettings]:
        rows = [SETTINGS.load(settings) for (settings,) in await self._database.read(_FOR_CHIPS, (guild_id,))]
        return [settings for settings in rows if not settings.is_private]

    async def last_practice(self, guild_id: int, player_id: int) -> TableSettings | None:
        rows = await self._database.read(_PRACTICE, (guild_id, player_id))
        return SETTINGS.load(rows[0][0]) if rows else None
