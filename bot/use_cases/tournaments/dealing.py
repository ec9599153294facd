"""Deals at the end: the shares that a player is shown before they propose one (section 9 of the rules)."""

from bot.common.complaint import Complaint
from bot.tables.ports import TableView
from bot.tournaments.deal_offer import DealOffer, offer_of
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import TournamentView
from bot.tournaments.questions import may_deal, unpaid_prizes
from bot.tournaments.rules.deal import play_for_most
from bot.typed.amounts import parse_amount
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests
from bot.use_cases.tournaments.finding import FindingTournaments, title


def may_propose(tournaments: TournamentManager, table: TableView, player_id: int) -> bool:
    """Return True if the player sits at the final table of a tournament in which a deal is possible (T-9.1)."""
    view = tournaments.view(table.tournament_id) if table.tournament_id is not None else None
    return view is not None and may_deal(view.new.settings, view.state) and _plays(view, player_id)


class DealingTournaments:
    def __init__(self, tournaments: TournamentManager, finding: FindingTournaments, requests: Requests) -> None:
        self._tournaments = tournaments
        self._finding = finding
        self._requests = requests

    async def offer_in(self, origin: Origin, tournament_id: int, typed: str | None = None) -> DealOffer:
        """Return the deals that the user can propose in this tournament of their server. Raises Complaint."""
        view = self._tournaments.view(tournament_id)
        if view is None or view.new.guild_id != origin.guild_id:
            raise Complaint("tourney-gone")
        return self._offer(view, await self._requests.known_player(origin), typed)

    async def offer(self, origin: Origin, chosen: str | None, typed: str | None) -> DealOffer:
        """Return the deals that the user can propose in the named tournament, or in the only one they play in.

        ``typed`` are the chips to leave for the winner. Raises Complaint.
        """
        me = await self._requests.known_player(origin)
        view = await self._finding.find(origin, chosen, lambda each: _plays(each, me))
        return self._offer(view, me, typed)

    def _offer(self, view: TournamentView, me: int | None, typed: str | None) -> DealOffer:
        is_out = view.state.phase == "running" and not _plays(view, me)
        if me is None or view.state.entrant(me) is None or is_out:
            raise Complaint("tourney-denial-not_in", name=title(view))
        if not may_deal(view.new.settings, view.state):
            raise Complaint("tourney-denial-no_deals")
        stacks, unpaid = self._tournaments.stacks(view.tournament_id), unpaid_prizes(view.state, view.pool)
        if len(stacks) != len(unpaid):
            raise Complaint("tourney-denial-no_deals")
        play_for = 0 if typed is None else parse_amount(typed)
        if play_for is None or play_for > play_for_most(unpaid):
            raise Complaint("tourney-denial-play_for", most=play_for_most(unpaid))
        return offer_of(view, me, stacks, play_for)


def _plays(view: TournamentView, player_id: int | None) -> bool:
    return any(entrant.player_id == player_id for entrant in view.state.playing())
