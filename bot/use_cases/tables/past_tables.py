"""The interface to the settings of tables that people opened before."""

from collections.abc import Sequence
from typing import Protocol

from bot.tables.state import TableSettings


class PastTables(Protocol):
    """The latest tables of a server, open or closed. Every method raises StoreError."""

    async def latest(self, guild_id: int) -> Sequence[TableSettings]:
        """Return the settings of the latest public tables for the server's chips, the newest first."""
        ...

    async def last_practice(self, guild_id: int, player_id: int) -> TableSettings | None:
        """Return the settings of the player's latest practice table."""
        ...
