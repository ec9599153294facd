"""Moderators' commands about one player of a running tournament: to another table, and more or fewer chips."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.moderation.powers import Power
from bot.tables.manager import TableManager
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import CorrectChips, SendToTable, TournamentReply
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import OVER
from bot.typed.tournament_order import NAME_MOST
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Person
from bot.use_cases.requests import Requests, Submitted
from bot.use_cases.tournaments.finding import FindingTournaments

Asks = TypeVar("Asks", SendToTable, CorrectChips)


class TableOfTournament(NamedTuple):
    name: str
    players: int
    seats: int


class FloorOrders:
    """Orders that move a player of a running tournament, or correct their chips.

    ``chosen`` is the tournament's name; None for this channel's, or the only one that the player is in.
    """

    def __init__(
        self,
        tournaments: TournamentManager,
        tables: TableManager,
        finding: FindingTournaments,
        authority: Authority,
        requests: Requests,
    ) -> None:
        self._tournaments = tournaments
        self._tables = tables
        self._finding = finding
        self._authority = authority
        self._requests = requests

    async def send(
        self, origin: Origin, whom: Person, table: str, chosen: str | None, why: str
    ) -> Submitted[SendToTable, TournamentReply | None]:
        """Move the player to the table with this name, number or channel. Raises Complaint and StoreError."""
        player, view = await self._entrant(origin, Power.MOVE_ENTRANT, whom, chosen)
        table_id = self._table_named(view, table)
        return await self._bring(origin, view, lambda request: SendToTable(request, player, table_id, why))

    async def correct(
        self, origin: Origin, whom: Person, chips: int, chosen: str | None, why: str
    ) -> Submitted[CorrectChips, TournamentReply | None]:
        """Give the player tournament chips, or take some. Raises Complaint and StoreError."""
        if not chips:
            raise Complaint("tournament-correct-what")
        player, view = await self._entrant(origin, Power.CORRECT_CHIPS, whom, chosen)
        return await self._bring(origin, view, lambda request: CorrectChips(request, player, chips, why))

    async def tables(self, origin: Origin, chosen: str | None) -> list[TableOfTournament]:
        """Return the tables that the command can name."""
        try:
            view = await self._finding.find(origin, chosen, lambda each: each.state.play is not None)
        except Complaint:
            return []
        return [
            TableOfTournament(table.place.name, len(table.seats), view.new.settings.seats)
            for table in self._open_tables(view)
        ]

    async def _entrant(
        self, origin: Origin, power: Power, whom: Person, chosen: str | None
    ) -> tuple[int, TournamentView]:
        await self._authority.require(origin, power)
        player = await self._authority.known_player(origin, whom)
        view = await self._finding.find(origin, chosen, lambda each: each.state.entrant(player) is not None)
        tournament_id = view.tournament_id
        await self._authority.require(origin, power, subject_id=player, subject=whom, tournament_id=tournament_id)
        return player, view

    def _open_tables(self, view: TournamentView) -> list[TableView]:
        tables = (self._tables.view(table_id) for table_id, _ in view.table_channels)
        return [table for table in tables if table is not None]

    def _table_named(self, view: TournamentView, text: str) -> int:
        """Return the table's id. Before the start and after the end there is none, and the tournament says so."""
        wanted = text.strip().strip("<#>").casefold()
        for table in self._open_tables(view):
            name = table.place.name.casefold()
            if wanted in (name, name.split()[-1], str(table.place.channel_id)):
                return table.table_id
        if view.state.play is None or view.state.phase in OVER:
            return 0
        names = ", ".join(clean(table.place.name, NAME_MOST) for table in self._open_tables(view))
        raise Complaint("tournament-table-unknown", text=text, names=names)

    async def _bring(
        self, origin: Origin, view: TournamentView, message_of: Callable[[Request], Asks]
    ) -> Submitted[Asks, TournamentReply | None]:
        return await self._requests.submit(origin, message_of, partial(self._tournaments.submit, view.tournament_id))
