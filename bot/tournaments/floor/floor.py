"""A tournament's tables at one moment, and the next step that the director takes at them. Pure."""

from collections.abc import Iterable, Mapping, Sequence

from bot.tables.messages import BY_TOURNAMENT
from bot.tables.ports import TableView
from bot.tournaments.deciding import lifecycle
from bot.tournaments.director_steps import (
    AskAboutDeal,
    Burn,
    Bust,
    CloseTable,
    Collect,
    Correct,
    ForgetTable,
    HandForHand,
    Lift,
    NoteDraw,
    NoteSeats,
    OpenTable,
    PlaceEntrant,
    Release,
    Stay,
    Step,
)
from bot.tournaments.floor.seats import FloorSeats, is_between_hands, is_free
from bot.tournaments.rules.seating import Shuffle, balance, to_break
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState


class Floor:
    """The tables of a tournament and the chips that are not at a table.

    ``off_table`` is player_id -> chips. ``tables`` have the same order as in the tournament's state.
    """

    def __init__(
        self,
        settings: TournamentSettings,
        state: TournamentState,
        tables: Sequence[TableView],
        off_table: Mapping[int, int],
        now_ms: int,
        shuffle: Shuffle,
    ) -> None:
        self._settings = settings
        self._state = state
        self._play = state.begun
        self._tables = tables
        self._off_table = off_table
        self._now_ms = now_ms
        self._shuffle = shuffle
        self._playing = {entrant.player_id: entrant for entrant in state.playing()}
        self.seats = FloorSeats(settings, state, tables, off_table, shuffle)

    def next_step(self) -> Step | None:
        """Return the first step to take; None if every table is playing or has to wait.

        It is computed from the saved state after each step, so a restart can continue between any two steps.
        """
        return (
            self._bust()
            or self._lift_player_who_is_out()
            or self._burn()
            or self._forget_table()
            or self._correct()
            or self._open_table()
            or self._place()
            or self._note_seats()
            or self._send()
            or self._break()
            or self._balance()
            or self._hand_for_hand()
            or self._ask_about_deal()
            or self._release()
        )

    def _free_tables(self) -> list[TableView]:
        return [table for table in self._tables if is_free(table)]

    def _all_wait(self) -> bool:
        return all(table.course.waits for table in self._tables)

    def _bust(self) -> Bust | None:
        """Return the step that busts one table's players without chips, or None if there are none.

        In hand for hand play it covers the players of all tables, once the last table has finished (T-3.3).
        """
        if self._round_is_running():
            return None
        waiting = [table for table in self._tables if table.course.waits]
        for tables in [waiting] if self._play.hand_for_hand else [[table] for table in waiting]:
            broke = {
                line.player_id: line.started_with
                for table in tables
                for line in table.seats
                if not line.stack and self._is_newly_broke(line.player_id)
            }
            if broke:
                lines = (line for table in tables for line in table.seats if line.lost_to)
                return Bust(broke, {line.player_id: line.lost_to for line in lines if line.player_id in broke})
        return self._bust_without_seat()

    def _bust_without_seat(self) -> Bust | None:
        """Return the step that busts players with neither chips nor a seat, or None if there are none.

        Their table closed before the director noticed that they had no chips.
        """
        lost = self.broke_without_seat()
        return Bust(dict.fromkeys(lost, 0), unseated=True) if lost else None

    def broke_without_seat(self) -> list[int]:
        """Return the players who have neither chips nor a seat, and are not declared out yet."""
        seated = {line.player_id for table in self._tables for line in table.seats}
        return [player for player in self._playing if player not in seated and self._is_newly_broke(player)]

    def _round_is_running(self) -> bool:
        """Return True if play is hand for hand and some table still plays its hand of this round.

        Until all tables have finished, players without chips keep their seats.
        """
        return self._play.hand_for_hand and not self._all_wait()

    def _is_newly_broke(self, player_id: int) -> bool:
        """Return True if the player is not yet declared out, has no chips off the table and no rebuy offer."""
        entrant = self._playing.get(player_id)
        return entrant is not None and entrant.rebuy_until_ms is None and not self._off_table.get(player_id)

    def _lift_player_who_is_out(self) -> Lift | None:
        """Return the step that unseats a player who is out or was removed from the tournament, or None.

        If a hand is running, they leave when it ends.
        """
        for table in self._tables:
            for line in table.seats:
                if line.player_id not in self._playing and line.status != "leaving" and table.course.paused is None:
                    return Lift(table.table_id, line.player_id)
        return None

    def _burn(self) -> Burn | None:
        left = (player for player, chips in self._off_table.items() if chips and player not in self._playing)
        player_id = next(left, None)
        return Burn(player_id) if player_id is not None else None

    def _forget_table(self) -> ForgetTable | None:
        open_ids = {table.table_id for table in self._tables}
        table_id = next((noted for noted in self._play.tables if noted not in open_ids), None)
        return ForgetTable(table_id) if table_id is not None else None

    def _note_seats(self) -> NoteSeats | None:
        seats = {line.player_id: table.table_id for table in self._tables for line in table.seats}
        absent = [line.player_id for table in self._tables for line in table.seats if line.status == "sitting_out"]
        noted = {player_id: entrant.table_id for player_id, entrant in self._playing.items()}
        elsewhere = {player: table for player, table in seats.items() if noted.get(player, table) != table}
        return NoteSeats(elsewhere, frozenset(elsewhere.keys() & absent)) if elsewhere else None

    def _open_table(self) -> OpenTable | None:
        """Return the step that opens a table if one is needed, otherwise None.

        During a pause no table is opened: the pause may wait for a moderator to provide a channel.
        """
        if self._state.pause is not None:
            return None
        return OpenTable() if len(self._tables) < self.seats.tables_needed() else None

    def _place(self) -> PlaceEntrant | None:
        """Return the step that seats a player who has chips off the table, or None.

        The seat is at one of the tables with the fewest players, if one of them is between hands (T-2.1, T-2.4).
        """
        if len(self._tables) < self.seats.tables_needed():
            return None
        for player_id in self._shuffle(self.seats.off_table_players()):
            if place := self.seats.place_for(player_id):
                return place
        return None

    def _send(self) -> Lift | Stay | None:
        """Return the step that takes a player to the table to which a moderator sent them, or None (T-3.6).

        They finish the hand at their table first. If the other table only has the small blind's seat for them, they
        play another hand where they are. If it has none, or is broken, they stay.
        """
        if self._round_is_running():
            return None
        for table in self._free_tables():
            for line in table.seats:
                entrant = self._playing.get(line.player_id)
                if entrant is None or entrant.sent_to in (None, table.table_id) or not line.stack:
                    continue
                to = self.seats.table_sent_to(line.player_id)
                if to is None or not self.seats.room_at(to):
                    return Stay(line.player_id)
                if not is_free(to) or self.seats.worst_place(to) is not None:
                    return Lift(table.table_id, line.player_id)
        return None

    def _correct(self) -> Collect | Correct | None:
        """Return the step that takes chips off a player whom a moderator corrected, or None (T-3.6).

        It waits until the hand at their table has ended. If it took too many of their chips, the correction lapses.
        """
        for entrant in self._playing.values():
            at_table, off_table = self.seats.own_seat(entrant.player_id), self._off_table.get(entrant.player_id, 0)
            if not entrant.owes or (at_table is not None and not is_between_hands(at_table[0])):
                continue
            stack = next((x.stack for x in at_table[0].seats if x.player_id == entrant.player_id), 0) if at_table else 0
            if stack + off_table <= entrant.owes:
                return Correct(entrant.player_id, lapses=True)
            if at_table is None or off_table >= entrant.owes:
                return Correct(entrant.player_id)
            return Collect(at_table[0].table_id, entrant.player_id, entrant.owes - off_table)
        return None

    def _break(self) -> NoteDraw | Lift | CloseTable | None:
        """Return the next step to break a table (T-2.4).

        Its players draw seats; then they are taken from the table one by one, and it is closed when it is empty.
        """
        order = [table.table_id for table in self._tables]
        going = to_break(order, len(self._playing), self._settings.seats, self.seats.final_seats)
        table = next((table for table in self._tables if table.table_id == going), None)
        if table is None or not is_free(table) or self._round_is_running():
            return None
        if not table.seats:
            return CloseTable(table.table_id)
        seats = self.seats.draw_for(table)
        return NoteDraw(table.table_id, seats) if seats else Lift(table.table_id, table.seats[0].player_id)

    def _balance(self) -> Lift | None:
        """Return the step that takes a player from a long table to move them to a short one, or None (T-2.3).

        It waits while somebody has no seat.
        """
        if len(self._tables) < 2 or any(self.seats.own_seat(each) is None for each in self.seats.off_table_players()):
            return None
        if len(self._tables) > self.seats.tables_needed() or self._round_is_running():
            return None
        tables = [self.seats.as_tournament_table(table) for table in self._tables]
        return balance(tables, self.seats.seats_most(), self._shuffle)

    def _hand_for_hand(self) -> HandForHand | None:
        wanted = lifecycle.on_the_bubble(self._state) and len(self._tables) > 1
        return HandForHand(wanted) if wanted != self._play.hand_for_hand else None

    def _ask_about_deal(self) -> AskAboutDeal | None:
        """Return the step that puts the proposed deal to the players, once no hand is running (T-9.1)."""
        deal = self._state.deal
        if deal is None or deal.is_open or self._state.pause is not None:
            return None
        if any(self._off_table.values()) or not all(is_free(table) or is_held(table) for table in self._tables):
            return None
        return AskAboutDeal({line.player_id: line.stack for table in self._tables for line in table.seats})

    def _release(self) -> Release | None:
        if self._state.pause is not None or self._play.break_until_ms is not None or self._state.deal is not None:
            return None
        if self._play.hand_for_hand and not (self._round_may_begin() or self._round_has_begun()):
            return None
        ready = [table for table in self._free_tables() if self._may_deal(table)]
        return Release(ready[0].table_id) if ready else None

    def _round_may_begin(self) -> bool:
        """Return True if all tables can deal; in hand for hand play they deal together (T-3.3)."""
        here = (self._has_arrived(line.player_id) for table in self._tables for line in table.seats)
        return all(map(is_free, self._tables)) and all(here)

    def _round_has_begun(self) -> bool:
        """Return True if a table has just been allowed to deal its hand of this round.

        Then the other tables may deal theirs too.
        """
        return any(table.clock.next_hand_ms is not None for table in self._tables)

    def _may_deal(self, table: TableView) -> bool:
        """Return True if at least two players have chips and every moved player has arrived (T-2.2)."""
        if sum(1 for line in table.seats if line.stack) < 2:
            return False
        if any(self._has_unplaced_chips(line.player_id) for line in table.seats):
            return False
        return all(self._has_arrived(line.player_id) for line in table.seats)

    def _has_unplaced_chips(self, player_id: int) -> bool:
        return bool(self._off_table.get(player_id))

    def _has_arrived(self, player_id: int) -> bool:
        entrant = self._playing.get(player_id)
        return entrant is None or entrant.arrives_until_ms is None or entrant.arrives_until_ms <= self._now_ms


def is_held(table: TableView) -> bool:
    """Return True if the tournament has stopped the table between two hands."""
    return table.course.paused == BY_TOURNAMENT and not _hand_runs(table)


def waits_for_deal(state: TournamentState, table: TableView, off_table: Mapping[int, int]) -> bool:
    """Return True if the table must be stopped, because a deal is proposed (T-9.1).

    While the deal is put to the players it says so; before, it only has to keep its next hand back. It deals that if a
    player who has no seat yet can only get one after the hand.
    """
    if state.deal is None or _hand_runs(table) or any(off_table.values()):
        return False
    return state.deal.is_open or not table.course.waits


def stacks(tables: Iterable[TableView], off_table: Mapping[int, int]) -> dict[int, int]:
    """Return player_id -> all chips of the entrant, at the table and off it, but not those in a pot."""
    chips_of = dict(off_table)
    for table in tables:
        for line in table.seats:
            chips_of[line.player_id] = chips_of.get(line.player_id, 0) + line.stack
    return chips_of


def lost_at(tables: Iterable[TableView]) -> dict[int, tuple[int, ...]]:
    """Return player_id -> who won their last chips, for players without chips at tables between hands."""
    lines = (line for table in tables if table.course.waits for line in table.seats)
    return {line.player_id: line.lost_to for line in lines if not line.stack and line.lost_to}


def survivors(state: TournamentState, tables: Iterable[TableView], off_table: Mapping[int, int]) -> dict[int, int]:
    """Return player_id -> chips of the players who still have chips.

    During a hand these are the chips at its start, because cancelling a tournament undoes the hand (T-3.7).
    """
    chips_of = dict(off_table)
    for table in tables:
        dealt_in = {player for _, player in table.last.hand_players} if _hand_runs(table) else set()
        for line in table.seats:
            chips = line.started_with if line.player_id in dealt_in else line.stack
            chips_of[line.player_id] = chips_of.get(line.player_id, 0) + chips
    return {entrant.player_id: chips for entrant in state.playing() if (chips := chips_of.get(entrant.player_id, 0))}


def _hand_runs(table: TableView) -> bool:
    return table.hand is not None and not table.hand.finished
