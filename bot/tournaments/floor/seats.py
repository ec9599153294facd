"""The seats at a tournament's tables: who has one, and which ones are for those who have none. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.tables.ports import TableView
from bot.tournaments.director_steps import PlaceEntrant
from bot.tournaments.rules.seating import Shuffle, TakenSeat, TournamentTable, drawn_place, place_at, tables_for
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import DrawnSeat, TournamentState


class FloorSeats:
    """The seats at the tables; ``off_table`` is player_id -> chips that are not at a table."""

    def __init__(
        self,
        settings: TournamentSettings,
        state: TournamentState,
        tables: Sequence[TableView],
        off_table: Mapping[int, int],
        shuffle: Shuffle,
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._off_table = off_table
        self._shuffle = shuffle
        self._playing = {entrant.player_id: entrant for entrant in state.playing()}
        self.final_seats = settings.seats_at_only_table(unites=state.may_unite)

    def tables_needed(self) -> int:
        return tables_for(len(self._playing), self._settings.seats, self.final_seats)

    def _tables_that_stay(self) -> Sequence[TableView]:
        return self._tables[: self.tables_needed()]

    def seats_most(self) -> int:
        return self.final_seats if len(self._tables_that_stay()) == 1 else self._settings.seats

    def rooms(self) -> dict[int, int]:
        """Return table_id -> the number of free seats at each table that is not to be broken."""
        return {table.table_id: self.room_at(table) for table in self._tables_that_stay()}

    def room_at(self, table: TableView) -> int:
        return self.seats_most() - len(self.as_tournament_table(table).players)

    def off_table_players(self) -> list[int]:
        """Return the players with chips off the table; those who bought a rebuy or add-on may have a seat."""
        return [player for player, chips in self._off_table.items() if chips and player in self._playing]

    def own_seat(self, player_id: int) -> tuple[TableView, int] | None:
        seats = ((table, line) for table in self._tables for line in table.seats if line.player_id == player_id)
        table, line = next(seats, (None, None))
        return (table, line.seat) if table is not None and line is not None else None

    def table_sent_to(self, player_id: int) -> TableView | None:
        """Return the table to which a moderator sent the player, if they are not there and it stays (T-3.6)."""
        sent_to = self._playing[player_id].sent_to
        if sent_to is None or sent_to == self._playing[player_id].table_id:
            return None
        return next((table for table in self._tables_that_stay() if table.table_id == sent_to), None)

    def place_for(self, player_id: int) -> PlaceEntrant | None:
        """Return the step that seats the player, or None if they have to wait for it."""
        own = self.own_seat(player_id)
        if own is not None:
            table, seat = own
            # A rebuy waits until the hand has ended; in the pause before the next hand it is added at once.
            return PlaceEntrant(table.table_id, player_id, seat) if is_between_hands(table) else None
        drawn = self._drawn_seat(player_id)
        if drawn is not None:
            return PlaceEntrant(drawn.table_id, player_id, drawn.seat) if self._is_free(drawn.table_id) else None
        sent = self.table_sent_to(player_id)
        if sent is not None and self.room_at(sent):
            place = self.worst_place(sent) if is_free(sent) else None
            return PlaceEntrant(sent.table_id, player_id, place) if place is not None else None
        staying = {table.table_id: table for table in self._tables_that_stay()}
        taken = {table_id: len(self.as_tournament_table(table).players) for table_id, table in staying.items()}
        fewest = min(taken.values())
        room = [table for each, table in staying.items() if taken[each] == fewest < self.seats_most()]
        choose_seat = place_at if self._is_being_balanced(player_id) else drawn_place
        for free in filter(is_free, room):
            place = choose_seat(self.as_tournament_table(free), self.seats_most(), self._shuffle)
            if place is not None:
                return PlaceEntrant(free.table_id, player_id, place)
        return None

    def _is_being_balanced(self, player_id: int) -> bool:
        """Return True if the player was moved to balance the tables; they get the worst free seat (T-2.3).

        Their previous table is still open. Everybody else draws a seat: at the start, as a latecomer, and after their
        table was broken (T-2.1, T-2.4).
        """
        entrant = self._playing[player_id]
        return any(table.table_id == entrant.table_id for table in self._tables_that_stay())

    def worst_place(self, table: TableView) -> int | None:
        return place_at(self.as_tournament_table(table), self.seats_most(), self._shuffle)

    def _drawn_seat(self, player_id: int) -> DrawnSeat | None:
        """Return the seat that the player drew when their table broke, if it is still there and free."""
        drawn = self._playing[player_id].drawn
        table = next((each for each in self._tables_that_stay() if drawn and each.table_id == drawn.table_id), None)
        is_taken = table is None or any(drawn and line.seat == drawn.seat for line in table.seats)
        return None if is_taken else drawn

    def _is_free(self, table_id: int) -> bool:
        return any(is_free(table) for table in self._tables if table.table_id == table_id)

    def draw_for(self, breaking: TableView) -> dict[int, tuple[int, int]]:
        """Draw seats for the breaking table's players who have none yet, at the emptiest tables.

        Return player_id -> (table_id, seat).
        """
        staying = self._tables_that_stay()
        tables = {table.table_id: self.as_tournament_table(table) for table in staying}
        drawn: dict[int, tuple[int, int]] = {}
        players = [line.player_id for line in breaking.seats if line.stack and self._needs_draw(line.player_id)]
        for player_id in self._shuffle(players):
            fewest = min(len(table.players) for table in tables.values())
            order = self._shuffle([each.table_id for each in tables.values() if len(each.players) == fewest])
            table = tables[next(iter(order))]
            if fewest >= self.seats_most():
                break
            seat = drawn_place(table, self.seats_most(), self._shuffle)
            drawn[player_id] = (table.table_id, seat)
            tables[table.table_id] = replace(table, players=(*table.players, TakenSeat(player_id, seat)))
        return drawn

    def _needs_draw(self, player_id: int) -> bool:
        return player_id in self._playing and self._drawn_seat(player_id) is None

    def as_tournament_table(self, table: TableView) -> TournamentTable:
        """Return the table's data for deciding moves. A free seat counts as taken once a player has drawn it."""
        seated = {line.player_id: line.seat for line in table.seats}
        waiting = ((player_id, self._playing[player_id].drawn) for player_id in self.off_table_players())
        drawn = {
            player_id: drawn.seat
            for player_id, drawn in waiting
            if drawn is not None and drawn.table_id == table.table_id and drawn.seat not in seated.values()
        }
        return TournamentTable(
            table.table_id,
            tuple(self._taken_seat(table.table_id, *at) for at in (drawn | seated).items()),
            table.games.blinds_due,
            is_free(table),
        )

    def _taken_seat(self, table_id: int, player_id: int, seat: int) -> TakenSeat:
        entrant = self._playing.get(player_id)
        if entrant is None:
            return TakenSeat(player_id, seat)
        return TakenSeat(player_id, seat, entrant.moved, stays=entrant.sent_to == table_id)


def is_free(table: TableView) -> bool:
    """Return True if the table waits for its director and is not paused or blocked.

    Its players can then be moved, or it can be allowed to deal its next hand.
    """
    return table.course.waits and table.course.paused is None and not table.course.closes_after_hand


def is_between_hands(table: TableView) -> bool:
    """Return True if chips can be added to the table's stacks, or taken from them."""
    return is_free(table) or (table.clock.next_hand_ms is not None and table.course.paused is None)
