"""Practice tables: opening one, seating the user, and closing the tables that it replaces."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Protocol
from weakref import WeakValueDictionary

from bot.moderation.ports import RoomBook
from bot.moderation.powers import Power
from bot.poker.games import GAMES
from bot.tables.manager import TableManager
from bot.tables.messages import Close, Leave, Sit
from bot.tables.ports import SeatLine, TableView
from bot.tables.replies import TableReply
from bot.tables.saving import Request
from bot.tables.state import HouseStrength
from bot.typed.table_order import TableOrder
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.requests import Requests
from bot.use_cases.tables.game_wishes import first_game
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.past_tables import PastTables
from bot.use_cases.tables.terms import HOUSE_PLAYERS, TableTerms, for_practice

PLAYERS_MOST: Final = 4
_SEATS: Final = 6


class Lessons(Protocol):
    """The interface to players' guided hands."""

    async def end_lesson(self, table_id: int) -> None:
        """End the guided hand at the table, if there is one. Never raises."""
        ...


@dataclass(frozen=True, slots=True)
class PracticeTable:
    view: TableView
    request: Request
    """The command's request."""
    replaces: Sequence[TableView]
    """The user's other practice tables where nobody else sits, which will be closed."""


class PracticeWish(NamedTuple):
    game: str
    strength: HouseStrength = "regular"
    players: int = HOUSE_PLAYERS


class Practised(NamedTuple):
    view: TableView
    player_id: int | None
    reply: TableReply | None
    """The table's reply to the user's request for a seat; None if they already sat there."""


class Practising:
    def __init__(
        self,
        authority: Authority,
        terms: TableTerms,
        opening: OpeningTables,
        requests: Requests,
        tables: TableManager,
        rooms: RoomBook,
        lessons: Lessons,
        past: PastTables,
    ) -> None:
        self._authority = authority
        self._terms = terms
        self._opening = opening
        self._requests = requests
        self._tables = tables
        self._rooms = rooms
        self._lessons = lessons
        self._past = past
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        """(server, user) -> lock; of two simultaneous requests, the second finds the table of the first."""

    async def practise(self, origin: Origin, game: str, strength: HouseStrength, players: int, spot: Spot) -> Practised:
        """Seat the user at a practice table with these options, and close the tables that it replaces.

        Raises Complaint and StoreError.
        """
        async with (
            self.lock_of(origin),
            self.locked_table(origin, game, strength, players, spot) as table,
        ):
            view, reply, player = table.view, None, table.request.player_id
            if seat_of(view, player) is None:
                reply = await self.sit_down(origin, view)
                view = reply.view if reply is not None else view
        return Practised(view, player, reply)

    async def last(self, origin: Origin, liked: tuple[str, ...]) -> PracticeWish:
        """Return what the user practiced last; if they never have, the first of the games that they like."""
        asker = await self._authority.require(origin, Power.OPEN_TABLE)
        settings = await self._past.last_practice(origin.server, asker.player_id)
        if settings is None:
            return PracticeWish(first_game(liked))
        return PracticeWish(settings.game, settings.house_strength, min(settings.house_players, PLAYERS_MOST))

    def lock_of(self, origin: Origin) -> asyncio.Lock:
        """Return the user's lock, which makes each of their requests for practice wait for the one before."""
        return self._locks.setdefault((origin.server, origin.asker.user_id), asyncio.Lock())

    @contextlib.asynccontextmanager
    async def locked_table(
        self,
        origin: Origin,
        game: str,
        strength: HouseStrength,
        players: int,
        spot: Spot,
        turn_seconds: int | None = None,
    ) -> AsyncIterator[PracticeTable]:
        """Yield the user's open practice table with these options, or a new one; then close those it replaces.

        The caller holds ``lock_of`` the user. ``turn_seconds`` is the length of a turn if it is not the usual one.
        Raises Complaint and StoreError.
        """
        table = await self._table(origin, game, strength, players, spot, turn_seconds)
        yield table
        await self._clear_away(table)

    async def _table(
        self,
        origin: Origin,
        game: str,
        strength: HouseStrength,
        players: int,
        spot: Spot,
        turn_seconds: int | None,
    ) -> PracticeTable:
        """Return the user's open practice table with these options, or open one.

        A new one has the usual stakes, or the first stakes that the room allows. Raises Complaint and StoreError.
        """
        asker = await self._authority.require(origin, Power.OPEN_TABLE)
        room = await self._rooms.settings(origin.server)
        seats = min(_SEATS, GAMES[game].seats_most, room.seats_most or _SEATS)
        order = TableOrder(game, seats=seats, clock=turn_seconds, practice=True)
        settings = for_practice(await self._terms.ordered(origin.server, order), strength, players)
        await self._opening.check_allowed(origin, settings, spot)
        own, request = self._alone_at(origin.server, asker.player_id), origin.request(asker.player_id)
        view = next((each for each in own if each.settings == settings), None)
        if view is None:
            view, request = await self._opening.open(origin, asker, settings, spot, practice=True, in_place_of=own)
        return PracticeTable(view, request, [each for each in own if each.table_id != view.table_id])

    def _alone_at(self, guild_id: int, player_id: int | None) -> list[TableView]:
        """Return the player's practice tables where nobody else sits or waits, except those about to close."""
        views = self._tables.in_guild(guild_id)
        own = [
            view
            for view in views
            if view.practice and view.place.owner_id == player_id and not view.course.closes_after_hand
        ]
        return [view for view in own if not view.people.waiting and _persons(view) <= {player_id}]

    async def _clear_away(self, table: PracticeTable) -> None:
        """Close the replaced tables, except those where another person has sat down in the meantime.

        The owner leaves first, which folds their hand, and the table closes after that hand. A guided hand there ends
        without a message, because the user wants to play something else.
        """
        player = table.request.player_id
        for table_id in [view.table_id for view in table.replaces]:
            alone = self._alone_at(table.view.place.guild_id, player)
            old = next((view for view in alone if view.table_id == table_id), None)
            if old is None:
                continue
            await self._lessons.end_lesson(old.table_id)
            if seat_of(old, player) is not None:
                await self._tables.submit(old.table_id, Leave(table.request.part(-old.table_id)))
            await self._tables.submit(old.table_id, Close(table.request.part(old.table_id)))

    async def sit_down(self, origin: Origin, view: TableView) -> TableReply | None:
        """Seat the user, and return the table's reply.

        The command needs two requests: one opens the table, one seats the user. The second request has a negative id,
        which Discord never uses.
        """
        submitted = await self._requests.submit(
            origin,
            lambda request: Sit(replace(request, request_id=-request.request_id), post=True),
            lambda message: self._tables.submit(view.table_id, message),
        )
        return submitted.reply


def seat_of(view: TableView, player_id: int | None) -> SeatLine | None:
    """Return the player's seat; None if they have none or are leaving."""
    return next((line for line in view.seats if line.player_id == player_id and line.status != "leaving"), None)


def _persons(view: TableView) -> set[int]:
    return {line.player_id for line in view.seats if not line.house}
