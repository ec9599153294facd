"""What must be true of a tournament at every moment at which nobody is about to do anything, and of what came of it."""

from dataclasses import dataclass
from typing import Final

from bot.tables.ports import TableView
from bot.tournaments.course import elapsed_ms
from bot.tournaments.floor import is_free
from bot.tournaments.seating import tables_for
from bot.tournaments.state import TournamentState
from tests.soak.model import Wrong
from tests.tournaments.house import WALLET, House

APART_MOST: Final = 1
MINUTE_MS: Final = 60_000


@dataclass(frozen=True, slots=True)
class Played:
    """What a run came to."""

    entrants: int
    minutes: float
    """From the start to the winner, without pauses, breaks and outages."""
    hands: int
    hand_seconds: float
    """From deal to deal at a table, in the mean."""
    level: int
    moves: int
    lives: int


class Witness:
    def __init__(self, house: House, *, buy_in: int, posts_blinds: bool) -> None:
        self._house = house
        self._buy_in = buy_in
        self._posts_blinds = posts_blinds
        self._dealt: dict[tuple[int, int], int] = {}
        """(table_id, hand number) -> when it was dealt."""
        self._big_blinds: dict[tuple[int, int], int] = {}
        """The same -> player_id."""
        house.watchers.append(self._see)
        house.lookers.append(self._look)

    def _see(self, view: TableView) -> None:
        hand = (view.table_id, view.hand_number)
        if view.hand is None or view.hand.finished or hand in self._dealt:
            return
        self._dealt[hand] = self._house.timer.now_ms()
        big_blind = dict(view.hand_players).get(view.big_blind_seat) if self._posts_blinds else None
        if big_blind is None:
            return
        if self._big_blinds.get((view.table_id, view.hand_number - 1)) == big_blind:
            raise Wrong(f"{big_blind} is big blind twice running at table {view.table_id}, hand {view.hand_number}")
        self._big_blinds[hand] = big_blind

    def _look(self) -> None:
        """T-2.3: none of the longest tables waits with two more than another has, unless some are on their way to a
        seat."""
        if self._house.tournament_id == 0 or self._house.settled:
            return
        view = self._house.view
        tables = self._house.open_tables()
        settings = view.new.settings
        needed = tables_for(len(view.state.playing()), settings.seats, settings.final_seats)
        if view.state.phase != "running" or len(tables) > needed:
            return  # nothing is balanced while a table breaks
        if view.state.hand_for_hand and not all(table.waits for table in tables):
            return  # nor in the middle of a round
        if any(count.table_id is None and count.chips for count in view.counts):
            return
        sizes = [len(table.seats) for table in tables]
        if max(sizes) <= min(sizes) + APART_MOST:
            return
        if any(is_free(table) and len(table.seats) == max(sizes) for table in tables):
            raise Wrong(f"the tables are uneven: {self.how_it_stands()}")

    def how_it_stands(self) -> str:
        tables = self._house.open_tables()
        seats = {table.table_id: (len(table.seats), table.waits, table.paused) for table in tables}
        return f"{self._house.state.phase}, tables {seats} (players, waits, paused)"

    async def look_back(self, came: int) -> Played:
        """Raises Wrong where the result is not whole. ``came`` have played."""
        house = self._house
        state = await house.result()
        check_places(state, came)
        if sum(entrant.prize for entrant in state.entrants) != came * self._buy_in:
            raise Wrong("the prizes are not the pool")
        if await house.wallets_and_pool() != WALLET * len(house.guests):
            raise Wrong("chips of the guild are missing")
        if await house.tournament_chips():
            raise Wrong("chips of the tournament are left")
        return Played(
            came,
            elapsed_ms(state, state.finished_ms) / MINUTE_MS,
            len(self._dealt),
            self._hand_seconds(),
            state.level,
            sum(entrant.moved for entrant in state.entrants),
            house.lives,
        )

    def _hand_seconds(self) -> float:
        gaps = [
            at_ms - self._dealt[table_id, number - 1]
            for (table_id, number), at_ms in self._dealt.items()
            if (table_id, number - 1) in self._dealt
        ]
        return sum(gaps) / max(1, len(gaps)) / 1000


def check_places(state: TournamentState, came: int) -> None:
    """One winner, and no gap."""
    if state.phase != "finished":
        raise Wrong(f"it is {state.phase}")
    expected = 1
    for place, players in state.places():
        if place != expected or (place == 1 and len(players) != 1):
            raise Wrong(f"place {place} is for {players}, {expected} was next")
        expected += len(players)
    if expected != came + 1:
        raise Wrong(f"{expected - 1} places for {came} players")
