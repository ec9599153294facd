"""Handling of deleted channels and servers: their tables are closed, their tournaments reported."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.tables.due_posts import DuePost
from bot.tables.manager import TableManager
from bot.tables.messages import Close, Gone
from bot.tables.ports import TableView, Timer
from bot.tables.saving import Request
from bot.tournaments.manager import TournamentManager
from bot.use_cases.ports import DuePosts

REASONS: Final[dict[Gone, str]] = {
    "channel": "Its channel was deleted.",
    "server": "The bot was taken from the server.",
}
"""The reasons for closing a table, as the audit shows them."""


async def close_gone(tables: TableManager, view: TableView, gone: Gone) -> None:
    """Close a table whose channel or server no longer exists.

    The running hand is undone, everybody is paid out, and a direct message to each player is stored in the same
    transaction. The request's id is the negative table_id: a table closes only once, and no click has such an id.
    """
    request = Request(-view.table_id, None, f"{gone} gone")
    await tables.submit(view.table_id, Close(request, REASONS[gone], gone=gone))


class GonePlaces:
    def __init__(self, tables: TableManager, tournaments: TournamentManager, posts: DuePosts, timer: Timer) -> None:
        self._tables = tables
        self._tournaments = tournaments
        self._posts = posts
        self._timer = timer

    async def thread_deleted(self, thread_id: int) -> None:
        """Close the table in the deleted thread or channel; a tournament moves its players to another table."""
        view = self._tables.view_in(thread_id)
        if view is not None:
            await close_gone(self._tables, view, "channel")

    async def channel_deleted(
        self,
        guild_id: int,
        channel_id: int,
        knows: Callable[[int], bool],
        close_where_gone: Callable[[TableView], Awaitable[None]],
    ) -> None:
        """Close the tables in the deleted channel, and report its tournaments that have not started.

        Such a tournament needs another channel before it can start; a running one notices the loss when it opens its
        next table. ``knows`` returns True for a channel or thread in the bot's cache. Discord sends no event for the
        channel's archived threads, so ``close_where_gone`` asks Discord whether a thread that is not cached still
        exists.
        """
        await self.thread_deleted(channel_id)
        for table in self._tables.in_guild(guild_id):
            if not knows(table.place.channel_id):
                await close_where_gone(table)
        for view in self._tournaments.in_guild(guild_id):
            if view.new.channel_id == channel_id and view.state.phase in ("scheduled", "registering", "check_in"):
                about = {"table": view.new.settings.name}
                self._posts.tell(DuePost(guild_id, 0, "tournament_homeless", about, self._timer.now_ms()))

    async def server_left(self, guild_id: int) -> None:
        """Close all tables and tournaments of a server that removed the bot or was deleted.

        The server may add the bot again later. Tournaments are closed first, with their tables; otherwise they would
        open new tables in place of closed ones.
        """
        await self._tournaments.guild_left(guild_id, REASONS["server"])
        for view in self._tables.in_guild(guild_id):
            await close_gone(self._tables, view, "server")
