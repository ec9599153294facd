"""Checks of a tournament whenever nobody is about to do anything, and of its result."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from bot.poker.events import BlindPosted
from bot.tables.ports import TableView
from bot.tables.state import BlindSeats
from bot.tournaments.floor.seats import is_free
from bot.tournaments.rules.seating import tables_for
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Entrant, TournamentState
from tests.harness.tournaments.club import WALLET, Club
from tests.soak.model import Wrong
from tests.soak.tournament_target import Target

APART_MOST: Final = 1
MINUTE_MS: Final = 60_000
DEEP: Final = 8
"""Big blinds that stacks must average: shorter stacks cannot vary as far as they would."""


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a run."""

    entrants: int
    minutes: float
    """From the start to the winner, without the outages."""
    hands: int
    hand_seconds: float
    """The mean time from deal to deal at a table."""
    swing: float
    """How far a stack varied in a hand with deep enough stacks, which T-4.1 calls ``s``.

    It is in big bets, or in big blinds without fixed limits.
    """
    level: int
    moves: int
    kills: int
    by_deal: bool = False
    """True if a deal ended it."""


class Witness:
    def __init__(self, club: Club, settings: TournamentSettings, target: Target | None = None) -> None:
        self._club = club
        self._settings = settings
        self._target = target
        self._dealt: dict[tuple[int, int], int] = {}
        """Table id and hand number to the time it was dealt."""
        self._strayed: dict[tuple[int, int], float] = {}
        """Table id and hand number to the mean square of what stacks won or lost in it."""
        self._big_blinds: dict[tuple[int, int], int] = {}
        """Table id and hand number to the big blind's player id."""
        self._sits_at: dict[int, int] = {}
        self._came_from: dict[int, int] = {}
        """Player id to the table where they were before, until they have been dealt a hand."""
        self._held: set[int] = set()
        """Tables that wait for the director."""
        club.watchers.append(self._see)
        club.lookers.append(self._look)

    def _see(self, view: TableView) -> None:
        self._see_release(view)
        self._see_moves(view)
        hand = (view.table_id, view.hand_number)
        if view.hand is None:
            return
        if view.hand.finished:
            self._note_swing(view)
            self._see_busts(view)
        elif hand not in self._dealt:
            self._dealt[hand] = self._club.timer.now_ms()
            self._see_newcomers(view)
            self._see_big_blind(view)

    def _see_release(self, view: TableView) -> None:
        """Check T-2.3: no longest table with two players more than another may continue."""
        if view.course.waits:
            self._held.add(view.table_id)
        elif view.table_id in self._held:
            self._held.discard(view.table_id)
            sizes = self._sizes()
            longest = sizes.get(view.table_id) == max(sizes.values(), default=0)
            if longest and max(sizes.values()) > min(sizes.values()) + APART_MOST and self._have_room(sizes):
                self._club.faults.append(f"table {view.table_id} goes on, though {self.how_it_stands()}")

    def _note_swing(self, view: TableView) -> None:
        stakes = view.games.level_stakes
        if stakes is None or (view.table_id, view.hand_number) in self._strayed:
            return
        unit = stakes.big_bet if stakes.limit == "fixed" else stakes.big_blind
        dealt_in = {player_id for _, player_id in view.last.hand_players}
        lines = [line for line in view.seats if line.player_id in dealt_in]
        if sum(line.started_with for line in lines) >= DEEP * unit * len(lines) > 0:
            squares = [((line.stack - line.started_with) / unit) ** 2 for line in lines]
            self._strayed[view.table_id, view.hand_number] = sum(squares) / len(squares)

    def _see_busts(self, view: TableView) -> None:
        """Check T-7.2: somebody who has chips won the last chips of each player who is out of them."""
        dealt_in = {player for _, player in view.last.hand_players}
        stacks = {line.player_id: line.stack for line in view.seats}
        for line in view.seats:
            if line.player_id in dealt_in and not line.stack and not any(stacks.get(each) for each in line.lost_to):
                self._club.faults.append(f"nobody won the chips of {line.player_id} at table {view.table_id}")

    def _see_big_blind(self, view: TableView) -> None:
        """Check T-2.5: nobody is big blind twice in a row.

        In a mix the button moves during hands without blinds, which interrupt the row.
        """
        seat = view.games.big_blind_seat
        big_blind = dict(view.last.hand_players).get(seat) if seat is not None else None
        if big_blind is None:
            return
        if self._big_blinds.get((view.table_id, view.hand_number - 1)) == big_blind:
            again = f"{big_blind} is big blind twice running at table {view.table_id}, hand {view.hand_number}"
            self._club.faults.append(again)
        self._big_blinds[view.table_id, view.hand_number] = big_blind

    def _see_moves(self, view: TableView) -> None:
        for line in view.seats:
            before = self._sits_at.get(line.player_id, view.table_id)
            if before != view.table_id:
                self._came_from[line.player_id] = before
            self._sits_at[line.player_id] = view.table_id

    def _see_newcomers(self, view: TableView) -> None:
        """Check T-2.3: a balanced player does not start in the small blind, and nobody is dealt in behind the button.

        A table that is gone was broken, and its players drew their seats. The first blinds of a table follow a drawn
        button.
        """
        tables = {table.table_id for table in self._club.open_tables()}
        came = {seat: player for seat, player in view.last.hand_players if self._came_from.pop(player, 0) in tables}
        posted = [event for event in view.last.recent if isinstance(event, BlindPosted)]
        big = view.games.big_blind_seat
        small = next((event.seat for event in posted if event.seat != big), None)
        if view.hand is not None and small is not None and big is not None and len(view.last.hand_players) > 2:
            stands = BlindSeats(view.hand.button, small, big)
            if any(stands.is_behind_the_button(seat) for seat, _ in view.last.hand_players):
                self._club.faults.append(f"somebody is dealt in behind the button at table {view.table_id}")
        if small in came and view.table_id in {table_id for table_id, _ in self._big_blinds}:
            self._club.faults.append(f"{came[small]} was moved into the small blind of table {view.table_id}")

    def _have_room(self, sizes: dict[int, int]) -> bool:
        """Return True if a shortest table has a seat now that a player may be moved to."""
        shortest = [table for table in self._club.open_tables() if sizes.get(table.table_id) == min(sizes.values())]
        return any(table.games.blinds_due is None or _has_place(table, self._settings.seats) for table in shortest)

    def _look(self) -> None:
        """Check T-2.3: no longest table waits with two players more than another."""
        sizes = self._sizes()
        if not sizes or max(sizes.values()) <= min(sizes.values()) + APART_MOST or not self._have_room(sizes):
            return
        tables = self._club.open_tables()
        if any(is_free(table) and len(table.seats) == max(sizes.values()) for table in tables):
            raise Wrong(f"the tables are uneven: {self.how_it_stands()}")

    def _sizes(self) -> dict[int, int]:
        """Return the players at each table, or nothing while tables are not balanced.

        That is while a table breaks, a round of hand for hand is played, or somebody is on their way to a seat.
        """
        view = self._club.tournaments.view(self._club.tournament_id)
        tables = self._club.open_tables()
        if view is None or view.state.phase != "running" or view.state.begun.matches:
            return {}
        final = self._settings.seats_at_only_table(unites=view.state.may_unite)
        needed = tables_for(len(view.state.playing()), self._settings.seats, final)
        round_runs = view.state.begun.hand_for_hand and not all(table.course.waits for table in tables)
        on_the_way = any(count.table_id is None and count.chips for count in view.counts)
        if len(tables) > needed or round_runs or on_the_way:
            return {}
        return {table.table_id: len(table.seats) for table in tables}

    def how_it_stands(self) -> str:
        tables = self._club.open_tables()
        seats = {table.table_id: (len(table.seats), table.course.waits, table.course.paused) for table in tables}
        return f"{self._club.state.phase}, tables {seats} (players, waits, paused)"

    async def look_back(self, came: int) -> Played:
        """Return the result of a tournament that ``came`` players entered; raise Wrong if it is not complete."""
        club = self._club
        state = await club.result()
        check_places(state, came)
        if sum(entrant.prize + entrant.won_bounties for entrant in state.entrants) != sum(
            map(self._paid, state.entrants)
        ):
            raise Wrong("the prizes and bounties are not what was paid")
        await self._check_chips(state)
        return Played(
            came,
            (state.ended.at_ms - state.start_ms - club.out_ms(state.start_ms)) / MINUTE_MS,
            len(self._dealt),
            self._hand_seconds(),
            sqrt(sum(self._strayed.values()) / max(1, len(self._strayed))),
            state.begun.level.number,
            sum(entrant.moved for entrant in state.entrants),
            club.lives - 1,
            state.ended_by_deal,
        )

    async def _check_chips(self, state: TournamentState) -> None:
        """Check that the tournament has no chips left, and that each wallet has the right balance.

        That is the initial balance, less the buy-in of those who played, plus their prize and bounties.
        """
        club = self._club
        if await club.tournament_chips():
            raise Wrong("chips of the tournament are left")
        elsewhere = self._target.paid() if self._target is not None else {}
        if self._target is not None:
            self._target.check(list(state.entrants), state.seats)
        for player_id in club.guests:
            entrant = state.entrant(player_id)
            due = WALLET - elsewhere.get(player_id, 0)
            if entrant is not None:
                due += entrant.prize + entrant.won_bounties - self._paid(entrant)
            if await club.wallet(player_id) != due:
                raise Wrong(f"{player_id} has not the {due} chips that are theirs")
        if await club.wallets_and_pool() != WALLET * len(club.guests):
            raise Wrong("chips of the guild are missing")

    def _paid(self, entrant: Entrant) -> int:
        """Return everything that the entrant paid."""
        return self._settings.buy_in * (entrant.entries + entrant.rebuys + entrant.add_on)

    def _hand_seconds(self) -> float:
        gaps = [
            at_ms - self._dealt[table_id, number - 1]
            for (table_id, number), at_ms in self._dealt.items()
            if (table_id, number - 1) in self._dealt
        ]
        return sum(gaps) / max(1, len(gaps)) / 1000


def _has_place(table: TableView, seats: int) -> bool:
    taken = {line.seat for line in table.seats}
    free = (seat for seat in range(1, seats + 1) if seat not in taken)
    return table.games.blinds_due is not None and bool(table.games.blinds_due.worst_places(free))


def check_places(state: TournamentState, came: int) -> None:
    """Check that there is one winner and no gap.

    Players who went out together at one table of a shootout share the places of two positions, so others follow sooner.
    After a deal, equal stacks can share the first place, as do the winners of a satellite's seats.
    """
    if state.phase != "finished":
        raise Wrong(f"it is {state.phase}")
    expected = 1
    for place, players in state.places():
        is_too_soon = place < expected and not state.begun.matches
        is_shared = place == 1 and len(players) > state.ends_at and not state.ended_by_deal
        if place > expected or is_too_soon or is_shared:
            raise Wrong(f"place {place} is for {players}, {expected} was next")
        expected += len(players)
    if expected != came + 1:
        raise Wrong(f"{expected - 1} places for {came} players")
