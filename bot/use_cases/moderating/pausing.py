"""/mod pause in a tournament's thread: the moderator chooses between the table and the whole tournament.

The question is kept in memory only, like a preview; after a restart, its buttons answer that the command must be
repeated.
"""

from collections import OrderedDict
from functools import partial
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.moderation.powers import Power
from bot.tables.manager import TableManager
from bot.tables.ports import TableView
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import PausePlay, TournamentReply
from bot.tournaments.ports import TournamentView
from bot.use_cases.authority import Authority
from bot.use_cases.moderating.tables import ModeratingTables, Ordered
from bot.use_cases.origin import Origin
from bot.use_cases.reasons import reason_of
from bot.use_cases.requests import Requests, Submitted

QUESTIONS_MOST: Final = 200
"""The maximum number of questions kept; the oldest is dropped first."""


class PauseQuestion(NamedTuple):
    guild_id: int
    table_id: int
    tournament_id: int
    reason: str
    after_hand: bool


class PausingPlay:
    """The pause of a table or of its tournament. Methods raise Complaint and StoreError."""

    def __init__(
        self,
        authority: Authority,
        requests: Requests,
        ordering: ModeratingTables,
        tables: TableManager,
        tournaments: TournamentManager,
    ) -> None:
        self._authority = authority
        self._requests = requests
        self._ordering = ordering
        self._tables = tables
        self._tournaments = tournaments
        self._kept: OrderedDict[int, PauseQuestion] = OrderedDict()

    async def ask(self, origin: Origin, reason: str, *, after_hand: bool) -> TournamentView | None:
        """Return the tournament that this channel's table belongs to, and keep the question under the command's id.

        Return None if there is nothing to choose: no tournament plays here, or it is paused already.
        """
        table = self._tables.view_in(origin.channel_id)
        view = self._tournament_of(table)
        if table is None or view is None or view.state.pause is not None:
            return None
        await self._authority.require(origin, Power.PAUSE, table=table)
        why = reason_of(reason)
        self._kept[origin.request_id] = PauseQuestion(
            origin.server, table.table_id, view.tournament_id, why, after_hand
        )
        while len(self._kept) > QUESTIONS_MOST:
            self._kept.popitem(last=False)
        return view

    async def pause_table(self, origin: Origin, number: int) -> Ordered:
        asked = await self._asked(origin, number, Power.PAUSE)
        return await self._ordering.pause(origin, str(asked.table_id), asked.reason, after_hand=asked.after_hand)

    async def pause_tournament(self, origin: Origin, number: int) -> Submitted[PausePlay, TournamentReply | None]:
        asked = await self._asked(origin, number, Power.RUN_TOURNAMENT)
        take = partial(self._tournaments.submit, asked.tournament_id)
        return await self._requests.submit(
            origin, lambda request: PausePlay(request, asked.reason, at_once=not asked.after_hand), take
        )

    def _tournament_of(self, table: TableView | None) -> TournamentView | None:
        if table is None or table.tournament_id is None:
            return None
        return self._tournaments.view(table.tournament_id)

    async def _asked(self, origin: Origin, number: int, power: Power) -> PauseQuestion:
        """Return the question. Raises Complaint if this server has no such question, or the user lacks the power."""
        await self._authority.require(origin, power)
        asked = self._kept.get(number)
        if asked is None or asked.guild_id != origin.server:
            raise Complaint("pause-which-gone")
        return asked
