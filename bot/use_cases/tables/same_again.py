"""The button *Same again*: opens a closed table again, and pings the players of its last evening."""

from typing import NamedTuple

from bot.common.complaint import Complaint
from bot.history.evening import EveningBook, PastTable
from bot.moderation.powers import Power
from bot.tables.ports import Directory, TableView
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.standing import Standings
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.places import TablePlaces


class OpenedAgain(NamedTuple):
    view: TableView
    called: int
    """The number of players who were pinged."""


class SameAgain:
    """The use case of the button *Same again*; each closed table is opened again only once.

    Later clicks are refused; the refusal names the new table's channel.
    """

    def __init__(
        self,
        authority: Authority,
        evenings: EveningBook,
        opening: OpeningTables,
        places: TablePlaces,
        directory: Directory,
        standings: Standings,
    ) -> None:
        self._authority = authority
        self._evenings = evenings
        self._opening = opening
        self._places = places
        self._directory = directory
        self._standings = standings
        self._opened: dict[int, TableView | None] = {}
        """table_id of the closed table -> the new table; None while that is being opened."""

    async def open_again(self, origin: Origin, table_id: int, here: Spot) -> OpenedAgain:
        """Open a table with the same settings, and ping the players of the closed one.

        Raises Complaint and StoreError.
        """
        if table_id in self._opened:
            raise _opened_before(self._opened[table_id])
        self._opened[table_id] = None
        try:
            past = await self._past_table(origin, table_id)
            asker = await self._authority.require(origin, Power.OPEN_TABLE)
            spot = await self._opening.spot_for(origin, here)
            name = past.name if self._opening.is_free(origin.server, past.name) else None
            opened = await self._opening.open(origin, asker, past.settings, spot, name)
        except BaseException:
            del self._opened[table_id]
            raise
        self._opened[table_id] = opened.view
        users = await self._users(origin, past)
        await self._places.call_players(opened.view, users, origin.asker.name)
        return OpenedAgain(opened.view, len(users))

    async def _past_table(self, origin: Origin, table_id: int) -> PastTable:
        past = await self._evenings.past_table(origin.server, table_id)
        if past is None:
            raise Complaint("click-gone")
        if await self._directory.known(origin.asker.user_id) not in past.players:
            raise Complaint("again-not-there")
        return past

    async def _users(self, origin: Origin, past: PastTable) -> list[int]:
        """Return the Discord users to ping, except the asker and players who are banned or frozen."""
        users = list[int]()
        for player in past.players:
            user = await self._directory.user_id(player)
            if user is None or user == origin.asker.user_id:
                continue
            frozen = (await self._standings.of(origin.server, player)).frozen
            if not frozen and not await self._standings.is_banned(origin.server, player):
                users.append(user)
        return users


def _opened_before(view: TableView | None) -> Complaint:
    return (
        Complaint("again-opening") if view is None else Complaint("again-open", channel=f"<#{view.place.channel_id}>")
    )
