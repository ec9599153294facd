"""Waiting lists: the check whether a player may wait, and the search for the table that they wait for."""

from collections.abc import Callable

from bot.common.complaint import Complaint
from bot.tables.manager import TableManager
from bot.tables.ports import Directory, TableView
from bot.tables.saving import Request
from bot.tables.seat_messages import Wait
from bot.use_cases.finding import TABLES_NAMED_MOST
from bot.use_cases.origin import Origin
from bot.use_cases.standing import Standings
from bot.use_cases.tables import sitting
from bot.use_cases.users import Users


class WaitingLists:
    def __init__(self, tables: TableManager, directory: Directory, standings: Standings, users: Users) -> None:
        self._tables = tables
        self._directory = directory
        self._standings = standings
        self._users = users

    async def wait(self, origin: Origin, view: TableView, buy_in: int | None = None) -> Callable[[Request], Wait]:
        """Return a function that builds the Wait message from a request.

        Raises Complaint if the player is banned, or if their data will soon be deleted.
        """
        player = await self._directory.known(origin.asker.user_id)
        if await self._standings.is_banned(origin.server, player):
            raise Complaint("denial-banned", until=await self._standings.ban_ends(origin.server, player))
        if await self._users.is_leaving(origin.asker.user_id):
            raise Complaint("denial-leaving")
        return sitting.wait(view, origin.asker, buy_in)

    async def waited_for(self, origin: Origin) -> TableView:
        """Return the table that the user waits for.

        It is this channel's table, or the only one that they wait for. Raises Complaint.
        """
        player = await self._directory.known(origin.asker.user_id)
        views = self._tables.in_guild(origin.server)
        waits = [view for view in views if any(entry.player_id == player for entry in view.people.waiting)]
        if not waits:
            raise Complaint("not-waiting-anywhere")
        here = next((view for view in waits if view.place.channel_id == origin.channel_id), None)
        if here is None and len(waits) > 1:
            channels = ", ".join(f"<#{view.place.channel_id}>" for view in waits[:TABLES_NAMED_MOST])
            raise Complaint("which-table", tables=channels)
        return here or waits[0]
