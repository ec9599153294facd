"""The tables of a tournament that is played in matches, and the director's next step at them (section 10). Pure.

The tree answers what the floor of other tournaments computes: which tables are needed and who sits where. Nobody moves
from one running match to another, so tables are neither balanced nor broken.
"""

from collections.abc import Iterator, Mapping, Sequence

from bot.tables.ports import SeatLine, TableView
from bot.tournaments.director_steps import (
    BeginMatch,
    CloseTable,
    EndMatch,
    FreshStack,
    Lift,
    NoteAbsence,
    OpenTable,
    PlaceEntrant,
    Step,
)
from bot.tournaments.floor.floor import Floor
from bot.tournaments.floor.seats import is_free
from bot.tournaments.rules.matches import Match, match_of
from bot.tournaments.rules.seating import Shuffle
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState


def floor_of(
    settings: TournamentSettings,
    state: TournamentState,
    tables: Sequence[TableView],
    off_table: Mapping[int, int],
    now_ms: int,
    shuffle: Shuffle,
) -> Floor:
    """Return the floor of the tournament: with matches if any were drawn."""
    kind = MatchFloor if state.begun.matches else Floor
    return kind(settings, state, tables, off_table, now_ms, shuffle)


class MatchFloor(Floor):
    """The tables of a bracket or a shootout."""

    def next_step(self) -> Step | None:
        """Return the first step to take; None if every table is playing or has to wait."""
        return (
            self._bust()
            or self._lift_player_who_is_out()
            or self._burn()
            or self._forget_table()
            or self._correct()
            or self._end_match()
            or self._clear_table()
            or self._fresh_stack()
            or self._place()
            or self._note_seats()
            or self._begin_match()
            or self._note_absence()
            or self._ask_about_deal()
            or self._release()
            # Last, because the other matches go on if no channel can be made for it.
            or self._open_table()
        )

    def _undecided(self) -> Iterator[tuple[int, Match]]:
        return ((number, match) for number, match in enumerate(self._play.matches) if match.winner is None)

    def _still_in(self, match: Match) -> list[int]:
        return [player for player in match.players if player in self._playing]

    def _table(self, match: Match) -> TableView | None:
        return next((table for table in self._tables if table.table_id == match.table_id), None)

    def _end_match(self) -> EndMatch | None:
        """Return the step that ends a match in which nobody has an opponent any more, once its hand is over.

        If nobody is left, because moderators removed everybody, who was the last one out wins.
        """
        for number, match in self._undecided():
            left, table = self._still_in(match), self._table(match)
            if match.is_known and len(left) < 2 and (table is None or is_free(table)):
                return EndMatch(number, left[0] if left else max(match.players, key=self._went_out))
        return None

    def _went_out(self, player_id: int) -> tuple[int, int]:
        entrant = self._state.entrant(player_id)
        return (entrant.out or 0, entrant.out_stack) if entrant is not None else (0, 0)

    def _clear_table(self) -> Lift | CloseTable | None:
        """Return the step that takes the winner from the table of a decided match, and then closes the table."""
        for match in self._play.matches:
            table = self._table(match) if match.winner is not None else None
            if table is not None and is_free(table):
                return Lift(table.table_id, table.seats[0].player_id) if table.seats else CloseTable(table.table_id)
        return None

    def _fresh_stack(self) -> FreshStack | None:
        """Return the step that exchanges a winner's chips for a new stack, or None.

        Who waits for a match that has not begun has exactly a starting stack.
        """
        for player_id in self.seats.off_table_players():
            number = match_of(self._play.matches, player_id)
            if self._state.clock_of(number) is None and self._off_table[player_id] != self._play.ladder.stack:
                return FreshStack(player_id)
        return None

    def _open_table(self) -> OpenTable | None:
        """Return the step that opens a table for a match whose players are known; none is opened during a pause."""
        if self._state.pause is not None:
            return None
        return next((OpenTable(number) for number, match in self._ready() if match.table_id is None), None)

    def _ready(self) -> Iterator[tuple[int, Match]]:
        """Yield the matches that can be played now."""
        for number, match in self._undecided():
            if match.is_known and len(self._still_in(match)) > 1:
                yield number, match

    def _place(self) -> PlaceEntrant | None:
        """Return the step that seats a player at the table of their match, or None. The draw decides the seat."""
        waiting = set(self.seats.off_table_players())
        for _, match in self._ready():
            table = self._table(match)
            for seat, slot in enumerate(match.slots, 1):
                if table is not None and is_free(table) and slot.player_id in waiting:
                    return PlaceEntrant(table.table_id, slot.player_id, seat)
        return None

    def _begin_match(self) -> BeginMatch | None:
        """Return the step that begins a match whose players all sit at its table, or None; none begins in a pause."""
        if self._state.pause is not None:
            return None
        for number, match in self._ready():
            table = self._table(match)
            seated = {line.player_id for line in table.seats} if table is not None else set()
            if self._state.clock_of(number) is None and seated.issuperset(self._still_in(match)):
                return BeginMatch(number)
        return None

    def _note_absence(self) -> NoteAbsence | None:
        """Return the step that records who of two has not been there since the match began, or None (T-10.3)."""
        if self._state.pause is not None:
            return None
        for clock in self._play.clocks:
            match = self._play.matches[clock.match]
            table = self._table(match)
            if table is None or len(match.slots) != 2:
                continue
            missing = [line.player_id for line in table.seats if never_came(line)]
            alone = missing[0] if len(missing) == 1 and len(table.seats) == 2 else None
            if alone != clock.absent_id:
                return NoteAbsence(clock.match, alone)
        return None

    def _may_deal(self, table: TableView) -> bool:
        """Return True if the table's match has begun and all its players are there."""
        number = self._state.match_at(table.table_id)
        return self._state.clock_of(number) is not None and super()._may_deal(table)


def never_came(line: SeatLine) -> bool:
    """Return True if the player has not been at the table since they got their seat."""
    return line.status == "sitting_out" and not line.has_acted
