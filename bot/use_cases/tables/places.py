"""The port to the places of tables: Discord's threads and channels."""

from typing import Protocol

from bot.tables.ports import TableView
from bot.tables.state import TableSettings
from bot.use_cases.origin import Spot


class MadePlace(Protocol):
    """The place of a new table."""

    @property
    def channel_id(self) -> int: ...


class TablePlaces(Protocol):
    def spot_in(self, guild_id: int, channel_id: int) -> Spot | None:
        """Return a text channel of the server; None for anything else."""
        ...

    async def make(self, spot: Spot, name: str, settings: TableSettings, locale: str, *, practice: bool) -> MadePlace:
        """Make a public or private thread, or use the channel itself; raise Complaint if neither works."""
        ...

    async def give_up(self, place: MadePlace) -> None:
        """Remove a place whose table was not opened; never raise."""
        ...

    async def announce(self, view: TableView, channel_id: int) -> None:
        """Announce that the table is open to all; never raise.

        ``channel_id``: the channel of the command.
        """
        ...

    def is_hidden(self, view: TableView) -> bool:
        """Return True if the table lives in a private thread."""
        ...

    async def rename(self, view: TableView, name: str, locale: str) -> int | None:
        """Rename the table's thread, in the room's language or otherwise in ``locale``.

        Returns the time of a later rename, in milliseconds since 1970; None if it is done, or if the thread is not the
        bot's.
        """
        ...

    async def add_to_thread(self, view: TableView, user_id: int) -> bool:
        """Add the user to the table's private thread, and return True if they can see it now; never raise."""
        ...

    async def remove_from_thread(self, view: TableView, user_id: int) -> None:
        """Remove the user from the table's private thread; never raise."""
        ...

    async def call_guest(self, view: TableView, user_id: int, by: str) -> None:
        """Ping the user at the table; raise Complaint if nothing could be posted."""
        ...
