"""Who waits for the big blind before he is dealt in (R-5.2). Pure."""

from collections.abc import Mapping, Sequence

from bot.tables import rotation, seating
from bot.tables.position import Table
from bot.tables.positions import Positions, next_positions
from bot.tables.state import SeatState, TableState

NOBODY: frozenset[int] = frozenset()


def is_newcomer(state: TableState, seat: SeatState) -> bool:
    """Whether the seat was not in the last hand, as it stands now."""
    return seat.moved or seat.player_id not in state.dealt_in


def waiting_for_blind(table: Table, state: TableState, stacks: Mapping[int, int]) -> frozenset[int]:
    """Seats that would be dealt in if it were not for the big blind, as things stand: they may post it instead."""
    if table.of_tournament or not state.big_blind_seat:
        return NOBODY
    coming = [seat for seat in state.seats if is_newcomer(state, seat)]
    if not coming or not table.legs[rotation.next_leg(table.new.settings, state)[0]].posts_blinds:
        return NOBODY
    ready = seating.ready(state.seats, stacks)
    new = [seat.seat for seat in coming if seat.seat in ready]
    return NOBODY if len(ready) < table.seats_least else _waiting(state, ready, new, coming)


def _waiting(
    state: TableState, ready: Sequence[int], new: Sequence[int], coming: Sequence[SeatState]
) -> frozenset[int]:
    last = Positions(state.draw_button, state.small_blind_seat, state.big_blind_seat)
    posting = [seat.seat for seat in coming if seat.posts]
    dealt = next_positions(last, ready, new, [seat for seat in posting if seat in new]).dealt
    return frozenset(seat for seat in new if seat not in dealt and seat not in posting)
