"""Removal of banned players from their tables and tournaments."""

from dataclasses import dataclass, field

from bot.common.complaint import Complaint
from bot.moderation.powers import Power, plays_at
from bot.tables.manager import TableManager
from bot.tables.messages import Kick
from bot.tables.ports import TableView
from bot.tables.replies import TableDenial
from bot.tables.saving import Request
from bot.tables.seat_messages import Vouch
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import Remove, TournamentReply
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import OVER
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Person


@dataclass(frozen=True, slots=True)
class Ban:
    """A saved ban whose player is about to be taken out of tables and tournaments."""

    origin: Origin
    request: Request
    subject: Person
    player_id: int
    reason: str
    until_ms: int


@dataclass(slots=True)
class TablesLeft:
    left: list[TableView] = field(default_factory=list)
    kept: list[TableView] = field(default_factory=list)


@dataclass(slots=True)
class TournamentsLeft:
    left: list[TournamentView] = field(default_factory=list)
    kept: list[TournamentView] = field(default_factory=list)
    paid_back: int = 0
    """The sum of the buy-ins that were paid back, in chips."""


class Removals:
    def __init__(self, authority: Authority, tables: TableManager, tournaments: TournamentManager) -> None:
        self._authority = authority
        self._tables = tables
        self._tournaments = tournaments

    async def from_tables(self, ban: Ban) -> TablesLeft:
        """Take the player off every table and every waiting list.

        Tables where the moderator plays are left out, because their power does not apply there. Tournament tables are
        left out too, because ``from_tournaments`` takes the player out of the tournament itself.
        """
        outcome = TablesLeft()
        for view in tables_of(self._tables, ban.origin.server, ban.player_id):
            if view.tournament_id is not None:
                continue
            if ban.request.player_id is not None and plays_at(view, ban.request.player_id):
                outcome.kept.append(view)
                continue
            order = Kick(ban.request.part(view.table_id), ban.player_id, ban.reason)
            reply = await self._tables.submit(view.table_id, order)
            if reply is not None and (reply.done or reply.denial is TableDenial.ALREADY_LEAVING):
                outcome.left.append(view)
            elif reply is not None and reply.denial is not TableDenial.NOT_SEATED:
                outcome.kept.append(view)
        await self._off_the_lists(ban)
        return outcome

    async def _off_the_lists(self, ban: Ban) -> None:
        """Take the player off all waiting lists, because they may no longer sit down."""
        for view in self._tables.in_guild(ban.origin.server):
            if any(entry.player_id == ban.player_id for entry in view.people.waiting):
                await self._tables.submit(view.table_id, Vouch(ban.player_id, may_sit=False))

    async def from_tournaments(self, ban: Ban) -> TournamentsLeft:
        """Take the player out of every tournament that starts before the ban ends, and return their buy-ins.

        Tournaments that the moderator plays in are left out, because their power does not apply there. Running ones
        are left out too: moderators decide about them case by case.
        """
        outcome = TournamentsLeft()
        for view in self._tournaments.in_guild(ban.origin.server):
            if not _concerns(ban, view):
                continue
            reply = None if view.state.phase == "running" else await self._removed(ban, view)
            (outcome.kept if reply is None else outcome.left).append(view)
            if reply is not None and not reply.was_waiting:
                outcome.paid_back += view.new.settings.buy_in
        return outcome

    async def _removed(self, ban: Ban, view: TournamentView) -> TournamentReply | None:
        """Take the player out of one tournament and return its reply.

        Return None if the tournament refused, or if the moderator lacks the power.
        """
        tournament_id, player = view.tournament_id, ban.player_id
        try:
            await self._authority.require(
                ban.origin,
                Power.REMOVE_ENTRANT,
                subject_id=player,
                subject=ban.subject,
                tournament_id=tournament_id,
            )
        except Complaint:
            return None
        # A negative part: the positive ones are the table_ids of the same order's kicks.
        order = Remove(ban.request.part(-tournament_id), player, ban.reason, before_start=True)
        reply = await self._tournaments.submit(tournament_id, order)
        return reply if reply is not None and reply.done else None


def _concerns(ban: Ban, view: TournamentView) -> bool:
    """Return True if the player is in the tournament and it runs now, or may start before the ban ends."""
    entrant, phase = view.state.entrant(ban.player_id), view.state.phase
    if entrant is None or phase in OVER:
        return False
    if phase == "running":
        return entrant.playing
    return view.state.start_ms < ban.until_ms or not view.new.settings.format.start.is_known


def tables_of(tables: TableManager, guild_id: int, player_id: int) -> list[TableView]:
    """Return the server's tables where the player sits."""
    views = map(tables.view, tables.of_player(guild_id, player_id))
    return [view for view in views if view is not None]
