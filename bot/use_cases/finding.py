"""Finding the table that a command is about."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.moderation.powers import Power
from bot.tables.manager import TableManager
from bot.tables.ports import Directory, TableView
from bot.use_cases.authority import MANAGE_THREADS, VIEW_CHANNEL, Authority
from bot.use_cases.origin import Origin, Person

TABLES_NAMED_MOST: Final = 20
"""The maximum number of tables named in one answer, because Discord allows only 2,000 characters."""


class Finding:
    def __init__(self, tables: TableManager, authority: Authority, directory: Directory) -> None:
        self._tables = tables
        self._authority = authority
        self._directory = directory

    async def table(self, origin: Origin, chosen: str | None, *, seated: bool) -> TableView:
        """Return the named table; without a name, this channel's table or the only table in question.

        With ``seated``, only tables where the user sits are in question; otherwise all that they can see. Raises
        Complaint.
        """
        if chosen is not None:
            own = await self._seats_of(origin) if seated else []
            return _table_named(chosen, [*await self.visible(origin), *own])
        here = self._tables.view_in(origin.channel_id)
        if here is not None:
            return here
        views = await (self._seats_of(origin) if seated else self.visible(origin))
        if not views:
            raise Complaint("no-table-of-yours" if seated else "no-table-here")
        if len(views) > 1:
            channels = ", ".join(f"<#{view.place.channel_id}>" for view in views[:TABLES_NAMED_MOST])
            raise Complaint("which-table", tables=channels)
        return views[0]

    async def in_sight(self, origin: Origin) -> TableView | None:
        """Return this channel's table, or the only table where the user sits; None if there is no such table."""
        try:
            return await self.table(origin, None, seated=True)
        except Complaint:
            return None

    async def _seats_of(self, origin: Origin) -> list[TableView]:
        player = await self._directory.player_id(origin.asker.user_id)
        views = map(self._tables.view, self._tables.of_player(origin.server, player))
        return [view for view in views if view is not None]

    async def visible(self, origin: Origin) -> list[TableView]:
        """Return the server's open tables that the user can see.

        It leaves out tables in channels that are hidden from the user, and private tables that they do not belong to.
        Moderators also see private tables.
        """
        views = self._tables.in_guild(origin.server)
        if not any(view.settings.is_private for view in views):
            return [view for view in views if _sees(origin, view.place.channel_id)]
        moderates = await self._authority.moderates(origin)
        player = await self._directory.known(origin.asker.user_id) or 0
        return [view for view in views if _finds(origin, view, player, moderates=moderates)]

    async def sees(self, origin: Origin, view: TableView) -> bool:
        """Return True if the user can see the table."""
        return any(each.table_id == view.table_id for each in await self.visible(origin))

    async def find(
        self, origin: Origin, power: Power, chosen: str | None, among: Sequence[TableView] | None = None
    ) -> TableView:
        """Return the table that a command is about, if the user has the power to give that command.

        It is the named table. Without a name, it is this channel's table, or the only one of ``among``, by default of
        all tables of the server. Moderators find every table of the server, others only those that they can see. Raises
        Complaint.
        """
        if not await self._authority.moderates(origin):
            if power is not Power.CLOSE_TABLE:
                await self._authority.require(origin, power)
            view = await self.table(origin, chosen, seated=False)
        else:
            view = self._of_the_server(origin, chosen, among)
        await self._authority.require(origin, power, table=view)
        return view

    def _of_the_server(self, origin: Origin, chosen: str | None, among: Sequence[TableView] | None) -> TableView:
        views = self._tables.in_guild(origin.server)
        if chosen is not None:
            return _table_named(chosen, views)
        here = [view for view in views if view.place.channel_id == origin.channel_id]
        candidates = here or (views if among is None else among)
        if not candidates:
            raise Complaint("no-table-here")
        if len(candidates) > 1:
            names = ", ".join(clean(view.place.name) for view in candidates[:TABLES_NAMED_MOST])
            raise Complaint("which-table-named", tables=names)
        return candidates[0]

    async def findable(self, origin: Origin) -> Sequence[TableView]:
        """Return every table of the server if the user is a moderator, otherwise only those that they can see."""
        if not await self._authority.moderates(origin):
            return await self.visible(origin)
        return self._tables.in_guild(origin.server)


def _table_named(chosen: str, views: Iterable[TableView]) -> TableView:
    wanted = chosen.strip().casefold()
    for view in views:
        if wanted in (str(view.table_id), view.place.name.casefold()):
            return view
    raise Complaint("no-such-table", text=chosen)


def _finds(origin: Origin, view: TableView, player: int, *, moderates: bool) -> bool:
    """Return True if the user can find the table.

    A player who belongs to a private table finds it even if they are not a member of its thread yet.
    """
    if not view.settings.is_private or origin.channel_id == view.place.channel_id:
        return _sees(origin, view.place.channel_id)
    finds = moderates or belongs(view, origin.asker, player)
    return finds and bool(origin.access(view.place.channel_id) & VIEW_CHANNEL)


def _sees(origin: Origin, channel_id: int) -> bool:
    """Return True if the user can see the channel.

    False if the bot does not know the channel (an archived thread, for example). A private table's members are found
    by other checks.
    """
    if origin.channel_id == channel_id:
        return True
    allowed = origin.access(channel_id)
    return bool(allowed & VIEW_CHANNEL) and bool(allowed & MANAGE_THREADS or not origin.is_private(channel_id))


def admitted(view: TableView | None, person: Person) -> bool:
    """Return True if one of the person's roles gives access to the private table."""
    return view is not None and view.settings.admits(person.roles)


def belongs(view: TableView, person: Person, player_id: int | None) -> bool:
    """Return True if the person may see the private table.

    A role, a seat, an invitation or ownership of the table is enough.
    """
    return admitted(view, person) or (player_id is not None and view.includes(player_id))
