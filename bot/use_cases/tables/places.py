"""The places of tables, as use cases ask for them: threads and channels of Discord stand behind."""

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
        """A text channel of the server; None for anything else."""
        ...

    async def make(self, spot: Spot, name: str, settings: TableSettings, locale: str, *, practice: bool) -> MadePlace:
        """A thread, a private one, or the channel itself. Raises Complaint where there is none."""
        ...

    async def give_up(self, place: MadePlace) -> None:
        """Put away what no table came to. Never fails."""
        ...

    async def announce(self, view: TableView, channel_id: int) -> None:
        """Say that the table is open to all; ``channel_id``: where it was asked for. Never fails."""
        ...

    def is_hidden(self, view: TableView) -> bool:
        """True if the table lives in a private thread."""
        ...

    async def rename(self, view: TableView, name: str, locale: str) -> int | None:
        """Give the table's thread its name, in the room's language, else in ``locale``. When it gets it, in
        milliseconds since 1970; None where it has it at once, or is none of the bot's."""
        ...

    async def add_to_thread(self, view: TableView, user_id: int) -> bool:
        """Add the user to the table's private thread; whether they can see it now. Never fails."""
        ...

    async def remove_from_thread(self, view: TableView, user_id: int) -> None:
        """Take the user out of the table's private thread. Never fails."""
        ...

    async def call_guest(self, view: TableView, user_id: int, by: str) -> None:
        """Ping the user at the table. Raises Complaint if nothing could be posted."""
        ...
