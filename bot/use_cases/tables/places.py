"""The interface to the Discord threads and channels in which tables are played."""

from collections.abc import Sequence
from typing import Protocol

from bot.tables.ports import TableView
from bot.tables.state import TableSettings
from bot.use_cases.origin import Spot


class MadePlace(Protocol):
    """The thread or channel of a new table."""

    @property
    def channel_id(self) -> int: ...


class TablePlaces(Protocol):
    def spot_in(self, guild_id: int, channel_id: int) -> Spot | None:
        """Return the channel if it is a text channel of the server, otherwise None."""
        ...

    async def make(self, spot: Spot, name: str, settings: TableSettings, locale: str, *, practice: bool) -> MadePlace:
        """Create a public or private thread, or use the channel itself. Raises Complaint if neither works."""
        ...

    async def give_up(self, place: MadePlace) -> None:
        """Delete the thread of a table that could not be opened. Never raises."""
        ...

    async def announce(self, view: TableView, channel_id: int) -> None:
        """Announce to everybody that the table is open. Never raises.

        ``channel_id`` is the channel of the command, where people already know about the table.
        """
        ...

    def is_hidden(self, view: TableView) -> bool:
        """Return True if the table is in a private thread."""
        ...

    async def rename(self, view: TableView, name: str, locale: str) -> int | None:
        """Rename the table's thread. The name is in the room's language, or in ``locale`` if that is unknown.

        If Discord's rate limit delays it, return the time when the thread will be renamed, in ms since 1970. Return
        None if it is done, or if the thread does not belong to the bot.
        """
        ...

    async def add_to_thread(self, view: TableView, user_id: int) -> bool:
        """Add the user to the table's private thread; return True if they can then see it. Never raises."""
        ...

    async def remove_from_thread(self, view: TableView, user_id: int) -> None:
        """Remove the user from the table's private thread. Never raises."""
        ...

    async def call_guest(self, view: TableView, user_id: int, by: str) -> None:
        """Ping the invited user at the table; ``by`` is the inviter's name. Raises Complaint if that fails."""
        ...

    async def call_players(self, view: TableView, user_ids: Sequence[int], by: str) -> None:
        """Ping the users at the reopened table; ``by`` is the name of the person who opened it. Never raises."""
        ...
