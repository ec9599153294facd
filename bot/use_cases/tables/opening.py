"""Opening a table: checking the power and the room's limits, reserving a name, and finding a channel."""

import contextlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.common.complaint import Complaint
from bot.locales.phrases import say
from bot.moderation.ports import RoomBook
from bot.moderation.powers import Asker, Power, Rank
from bot.moderation.room_limits import excess, wrong_channel
from bot.moderation.room_settings import TABLES_MOST, RoomSettings
from bot.moderation.token_bucket import MEMBER_OPENS, Buckets
from bot.tables.manager import TableManager
from bot.tables.ports import TableView, Timer
from bot.tables.saving import ChannelTaken, NewTable, Request
from bot.tables.state import TableSettings
from bot.typed.table_names import checked_name, name_key
from bot.typed.table_order import TableOrder
from bot.use_cases.authority import VIEW_CHANNEL, Authority
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.tables.places import TablePlaces
from bot.use_cases.tables.terms import TableTerms


class OpenedTable(NamedTuple):
    view: TableView
    request: Request
    """The request that opened the table."""


class OrderedTable(NamedTuple):
    view: TableView
    is_hidden: bool
    """True if the table is in a private thread."""
    opener_sees: bool
    """False if the opener could not be added to their private table's thread."""


class OpeningTables:
    """The use case that opens tables.

    A name is reserved while its table is being opened, so that two tables opened at the same time do not get the same
    name.
    """

    def __init__(
        self,
        rooms: RoomBook,
        authority: Authority,
        terms: TableTerms,
        tables: TableManager,
        places: TablePlaces,
        timer: Timer,
    ) -> None:
        self._rooms = rooms
        self._authority = authority
        self._terms = terms
        self._tables = tables
        self._places = places
        self._counts = OpenTableCounts(tables, timer)
        self._names: set[tuple[int, str]] = set()
        """The reserved names, as (guild_id, name_key of the name)."""

    async def order(self, origin: Origin, order: TableOrder, spot: Spot) -> OrderedTable:
        """Open the table that the user ordered; if it is private, add the user to its thread.

        Raises Complaint and StoreError. The power is checked before the options. The caller calls ``announce`` after
        answering the command.
        """
        asker = await self._authority.require(origin, Power.OPEN_TABLE)
        settings = await self._terms.ordered(origin.server, order)
        view, _ = await self.open(origin, asker, settings, spot, order.name, practice=order.practice)
        if not view.settings.is_private:
            return OrderedTable(view, is_hidden=False, opener_sees=True)
        hidden = self._places.is_hidden(view)
        sees = await self._places.add_to_thread(view, origin.asker.user_id)
        return OrderedTable(view, hidden, sees)

    async def announce(self, view: TableView, channel_id: int | None) -> None:
        """Announce the table, unless it is private or for practice. Never raises.

        ``channel_id`` is the channel of the command, where people already know about the table.
        """
        if not view.settings.is_private and not view.practice:
            await self._places.announce(view, channel_id or 0)

    async def open(
        self,
        origin: Origin,
        asker: Asker,
        wanted: TableSettings,
        spot: Spot,
        name: str | None = None,
        *,
        practice: bool = False,
        in_place_of: Sequence[TableView] = (),
    ) -> OpenedTable:
        """Create a thread or use a channel for the table, and open it there.

        The caller has checked that ``asker`` has the power OPEN_TABLE. On an error, remove the thread again and raise
        Complaint or StoreError. ``in_place_of`` are tables that the new one replaces, which do not count towards the
        limits.
        """
        room = await self._rooms.settings(origin.server)
        locale = room.language or origin.server_locale
        with self.reserving_name(origin.server, name or self._number(origin.server, locale)) as called:
            _check(room, wanted, spot)
            request = origin.request(asker.player_id)
            with self._counts.reserving(origin.server, asker, room, practice=practice, in_place_of=in_place_of):
                return OpenedTable(await self._opened(request, wanted, spot, called, locale, practice), request)

    async def check_allowed(self, origin: Origin, wanted: TableSettings, spot: Spot) -> None:
        """Raise Complaint if the room's settings forbid such a table, or tables in that channel."""
        _check(await self._rooms.settings(origin.server), wanted, spot)

    async def spot_for(self, origin: Origin, here: Spot) -> Spot:
        """Return ``here`` if it allows tables, otherwise the first table channel that the user can see."""
        room = await self._rooms.settings(origin.server)
        if wrong_channel(here.ids, room) is None:
            return here
        spots = (self._places.spot_in(origin.server, each) for each in room.table_channels if _sees(origin, each))
        return next((spot for spot in spots if spot is not None), here)

    async def _opened(
        self, request: Request, wanted: TableSettings, spot: Spot, name: str, locale: str, practice: bool
    ) -> TableView:
        assert request.player_id is not None
        place = await self._places.make(spot, name, wanted, locale, practice=practice)
        new = NewTable(spot.guild_id, place.channel_id, request.player_id, name, wanted, practice=practice)
        try:
            return await self._tables.open(new, request)
        except ChannelTaken as error:
            raise Complaint("channel-taken") from error
        except BaseException:
            await self._places.give_up(place)
            raise

    @contextlib.contextmanager
    def reserving_name(self, guild_id: int, typed: str, *, table: TableView | None = None) -> Iterator[str]:
        """Yield the checked name, and keep it reserved until the end of the block.

        Raises Complaint if the name is invalid, or if an open table other than ``table`` has it.
        """
        name = checked_name(typed)
        key = guild_id, name_key(name)
        if not self.is_free(guild_id, name, table=table):
            raise Complaint("name-taken", text=name)
        self._names.add(key)
        try:
            yield name
        finally:
            self._names.discard(key)

    def is_free(self, guild_id: int, name: str, *, table: TableView | None = None) -> bool:
        """Return True if no open table of the server, other than ``table``, has or has reserved the name."""
        views = self._tables.in_guild(guild_id)
        others = (view for view in views if table is None or view.table_id != table.table_id)
        wanted = name_key(name)
        return (guild_id, wanted) not in self._names and all(name_key(view.place.name) != wanted for view in others)

    def _number(self, guild_id: int, locale: str) -> str:
        """Return a name like ``Table 1``, with the lowest number that is free on the server."""
        taken = {name_key(view.place.name) for view in self._tables.in_guild(guild_id)}
        taken |= {key for guild, key in self._names if guild == guild_id}
        names = (say(locale, "table-number", number=number) for number in range(1, len(taken) + 2))
        return next(name for name in names if name_key(name) not in taken)


def _check(room: RoomSettings, wanted: TableSettings, spot: Spot) -> None:
    if wanted.role_id == spot.guild_id:
        # Discord gives the role that everybody has the server's own id.
        raise Complaint("private-role-everyone")
    wrong = wrong_channel(spot.ids, room) or excess(wanted, room)
    if wrong is not None:
        raise wrong


def _sees(origin: Origin, channel_id: int) -> bool:
    return bool(origin.access(channel_id) & VIEW_CHANNEL)


class OpenTableCounts:
    """Limits on the number of tables that each member and each server has open.

    The limits stop a member from filling a server with tables, or with the threads of closed ones.
    """

    def __init__(self, tables: TableManager, timer: Timer) -> None:
        self._tables = tables
        self._timer = timer
        self._under_way: Counter[tuple[int, int, bool]] = Counter()
        """(guild_id, player_id, True for practice) -> the number of tables being opened."""
        self._lately = Buckets(MEMBER_OPENS)

    @contextlib.contextmanager
    def reserving(
        self,
        guild_id: int,
        asker: Asker,
        settings: RoomSettings,
        *,
        practice: bool = False,
        in_place_of: Sequence[TableView] = (),
    ) -> Iterator[None]:
        """Count a table as open until the end of the block, while it is being opened.

        Raises Complaint if the member or the server has reached its limit; for moderators, only the server's limit
        applies. Practice tables are counted separately. Tables that the new one replaces, and those that everybody has
        left, are not counted.
        """
        player = asker.player_id
        # A replaced table may have changed since it was found: the same table, but another view of it.
        replaced = {view.table_id for view in in_place_of}
        views = [view for view in self._tables.in_guild(guild_id) if view.table_id not in replaced]
        theirs = [view for view in views if view.place.owner_id == player and view.practice is practice]
        kept = sum(not _deserted(view) for view in theirs)
        full = kept + self._under_way[guild_id, player, practice] >= settings.tables_each
        if full and asker.rank < Rank.MODERATOR:
            raise Complaint("tables-too-many", most=settings.tables_each)
        most = TABLES_MOST if settings.tables_most is None else settings.tables_most
        if len(views) + sum(count for (where, *_), count in self._under_way.items() if where == guild_id) >= most:
            raise Complaint("room-tables-most", most=most)
        if asker.rank < Rank.MODERATOR and not self._lately.take_token((guild_id, player), self._timer.now_ms()):
            raise Complaint("tables-too-fast")
        self._under_way[guild_id, player, practice] += 1
        try:
            yield
        finally:
            self._under_way[guild_id, player, practice] -= 1
            self._under_way += Counter()  # forgets players at zero


def _deserted(view: TableView) -> bool:
    """Return True if everybody has left the table after a hand, or only house players sit at the practice table.

    Such a table will close soon, so it does not keep its owner from opening another one.
    """
    if not view.seats:
        return view.hand_number > 0
    return view.practice and all(line.house for line in view.seats)
