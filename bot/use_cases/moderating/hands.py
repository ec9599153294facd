"""Finished hands, as far as a moderator may see them. Each look at one is entered in the audit."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.history.ids import hand_name
from bot.moderation.hand_archive import Disclosure, HandArchive, LoggedHand, RecentHand
from bot.moderation.ports import AuditLog
from bot.moderation.powers import Power, plays_at
from bot.tables.manager import TableManager
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import TournamentView
from bot.tournaments.questions import plays_on
from bot.use_cases.authority import Authority
from bot.use_cases.hands.finding import FindingHands
from bot.use_cases.origin import Origin

_LOOKED: Final = {
    None: "whole",
    "dealt_in": "as a player",
    "sits_there": "as the room saw it",
    "plays_on": "as the room saw it",
}


class ShownHand(NamedTuple):
    hand: LoggedHand
    disclosure: Disclosure


class ShowingHands:
    """Finished hands, shown to moderators.

    Each method raises Complaint if the user may not see the hand, and StoreError.
    """

    def __init__(
        self,
        authority: Authority,
        finding: FindingHands,
        archive: HandArchive,
        tables: TableManager,
        tournaments: TournamentManager,
        audit: AuditLog,
    ) -> None:
        self._authority = authority
        self._finding = finding
        self._archive = archive
        self._tables = tables
        self._tournaments = tournaments
        self._audit = audit

    async def recent(self, origin: Origin, most: int) -> Sequence[RecentHand]:
        """Return the server's last finished hands if the user is a moderator, otherwise none."""
        return await self._finding.recent(origin, most) if await self._authority.moderates(origin) else []

    async def find(self, origin: Origin, text: str) -> ShownHand:
        """Return the hand with the typed id, and how much of it the user may see; this adds an audit entry."""
        await self._authority.require(origin, Power.SEE_HAND)
        return await self.shown(origin, *await self._finding.find(origin, text))

    async def shown(self, origin: Origin, table_id: int, number: int, page: int = 0) -> ShownHand:
        """Return the hand, and how much of it the user may see; this adds an audit entry."""
        # Not passing the table: moderators who play there are not refused but see less.
        asker = await self._authority.require(origin, Power.SEE_HAND)
        hand = await self._archive.hand(origin.server, table_id, number)
        if hand is None:
            raise Complaint("hand-not-there", hand=hand_name(table_id, number))
        tournament = self._tournaments.view(hand.tournament_id) if hand.tournament_id is not None else None
        disclosure = disclosure_of(hand, asker.player_id, self._tables.view(table_id), tournament)
        request = Request(origin.request_id, asker.player_id, "mod hand")
        looked = _LOOKED[disclosure.barred] + (f", page {page + 1}" if page else "")
        entry = self._authority.entry_of(
            origin, "see_hand", request, "", table_id=table_id, hand_number=number, after=looked
        )
        await self._audit.write_entry(request, entry)
        return ShownHand(hand, disclosure)


def disclosure_of(
    hand: LoggedHand, player_id: int, table: TableView | None, tournament: TournamentView | None = None
) -> Disclosure:
    """Return how much of the hand the moderator may see.

    A moderator who was dealt in, sits at that table now, or may still meet those players in the tournament sees only
    the public view and their own cards.
    """
    seat = next((seat for seat, player in hand.players.items() if player == player_id), None)
    if seat is not None:
        return Disclosure("dealt_in", seat)
    if table is not None and plays_at(table, player_id):
        return Disclosure("sits_there")
    on = tournament is not None and plays_on(tournament.new.settings, tournament.state, player_id)
    return Disclosure("plays_on") if on else Disclosure()
