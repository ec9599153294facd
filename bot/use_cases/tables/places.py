"""The port for the places of tables: Discord's threads and channels."""

from collections.abc import Sequence
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
        """Create a public or private thread, or use the channel itself. Raises Complaint if neither works."""
        ...

    async def give_up(self, place: MadePlace) -> None:
        """Remove a place whose table was not opened. Never raises."""
        ...

    async def announce(self, view: TableView, channel_id: int) -> None:
        """Announce the table as open to everybody. Never raises.

        ``channel_id`` is the channel of the command.
        """
        ...

    def is_hidden(self, view: TableView) -> bool:
        """Return True if the table is in a private thread."""
        ...

    async def rename(self, view: TableView, name: str, locale: str) -> int | None:
        """Rename the table's thread, in the room's language, or in ``locale`` if that is unknown.

        Return the time of a later rename, in ms since 1970; None if it is done, or if the thread is not the bot's.
        """
        ...

    async def add_to_thread(self, view: TableView, user_id: int) -> bool:
        """Add the user to the table's private thread; return True if they can see the table now. Never raises."""
        ...

    async def remove_from_thread(self, view: TableView, user_id: int) -> None:
        """Remove the user from the table's private thread. Never raises."""
        ...

    async def call_guest(self, view: TableView, user_id: int, by: str) -> None:
        """Ping the user at the table. Raises Complaint if nothing could be posted."""
        ...

    async def call_players(self, view: TableView, user_ids: Sequence[int], by: str) -> None:
        """Ping the users at the table that ``by`` has opened again for them. Never raises."""
        ...
