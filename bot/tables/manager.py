"""Every open table, by id."""

from bot.tables.messages import Message, Reply
from bot.tables.ports import NewTable, Request, TableView


class TableManager:
    """STUB: the signatures stand, the body is being written. Made as ``TableManager(store, publisher, dealer, timer)``."""

    async def restore(self) -> None:
        """Open every table of the file as it stood, clocks pushed out by the outage."""
        raise NotImplementedError

    async def open(self, new: NewTable, request: Request) -> TableView:
        """Raises StoreError; nothing has happened then."""
        raise NotImplementedError

    def view(self, table_id: int) -> TableView | None:
        """None when no such table is open."""
        raise NotImplementedError

    def in_channel(self, channel_id: int) -> int | None:
        """The open table that lives in this channel or thread."""
        raise NotImplementedError

    def of_player(self, guild_id: int, player_id: int) -> list[int]:
        """Open tables at which the player sits."""
        raise NotImplementedError

    def in_guild(self, guild_id: int) -> list[TableView]: ...

    async def submit(self, table_id: int, message: Message) -> Reply | None:
        """The table's answer; None when no such table is open."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Take no more messages, finish those under way, leave every table in the file as it stands."""
        raise NotImplementedError
