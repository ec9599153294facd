"""Players whom the blinds have not reached yet. They wait for the big blind or post it. Pure.

In a tournament they post nothing and take their position's blind (R-5.2, T-2.3).
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.rules import rotation, seating
from bot.tables.rules.blinds import BlindsDue, NextHand, next_blind_seats, next_blind_seats_in_tournament
from bot.tables.rules.position import Position, Table
from bot.tables.state import BlindSeats, SeatState, TableState

NOBODY: frozenset[int] = frozenset()


def is_newcomer(state: TableState, seat: SeatState) -> bool:
    """Return True if the blinds have not reached the player in their current seat.

    Hands without blinds change nothing here: nobody becomes a newcomer or stops being one (R-14.1).
    """
    return seat.moved or state.blinds is None or seat.player_id not in state.blinds.players


def forgotten(state: TableState, player_id: int) -> TableState:
    """Return the state after a player left, with the player removed from those who have paid blinds.

    If they return they are a newcomer. Otherwise a player could avoid the blinds: leave just before them, and sit down
    just after.
    """
    if state.blinds is None:
        return state
    players = tuple(player for player in state.blinds.players if player != player_id)
    return replace(state, blinds=replace(state.blinds, players=players))


def next_hand(state: TableState, last: BlindSeats, ready: Sequence[int], *, tournament: bool) -> NextHand:
    """Return the next hand's blinds and players, in a game with blinds.

    ``last``: the blinds of the last hand.
    """
    coming = [seat for seat in state.seats if seat.seat in ready and is_newcomer(state, seat)]
    new = [seat.seat for seat in coming]
    if tournament:
        return next_blind_seats_in_tournament(last, ready, new)
    return next_blind_seats(last, ready, new, [seat.seat for seat in coming if seat.posts])


def waiting_for_blind(table: Table, at: Position) -> frozenset[int]:
    """Return the seats that are ready except that they wait for the big blind.

    Their players may post it instead.
    """
    state = at.state
    if table.of_tournament or state.blinds is None:
        return NOBODY
    coming = [seat for seat in state.seats if is_newcomer(state, seat) and not seat.posts]
    if not coming or not table.legs[rotation.next_leg(table.new.settings, state)[0]].posts_blinds:
        return NOBODY
    ready = seating.ready(state.seats, at.stacks)
    if len(ready) < table.seats_least:
        return NOBODY
    dealt = [*next_hand(state, state.blinds.seats, ready, tournament=False).dealt, *(at.players if at.running else ())]
    return frozenset(seat.seat for seat in coming if seat.seat in ready and seat.seat not in dealt)


def blinds_due(table: Table, at: Position) -> BlindsDue | None:
    """Return what a tournament's director needs to know of the next hand's blinds to choose seats.

    None if the next hand's game has no blinds (R-17.7), before the first blinds, and while a hand runs.
    """
    state = at.state
    if state.blinds is None or at.running:
        return None
    if not table.legs[rotation.next_leg(table.new.settings, state)[0]].posts_blinds:
        return None
    ready = seating.ready(state.seats, at.stacks, absent=True)
    new = frozenset(seat.seat for seat in state.seats if seat.seat in ready and is_newcomer(state, seat))
    return BlindsDue(state.blinds.seats, ready, new)
