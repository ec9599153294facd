"""Newcomers to the blinds: they wait for the big blind or post it; in a tournament they take the place where they sit
(R-5.2, T-2.3). Pure."""

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.rules import rotation, seating
from bot.tables.rules.blinds import BlindsDue, NextHand, next_blind_seats, next_blind_seats_in_tournament
from bot.tables.rules.position import Position, Table
from bot.tables.state import BlindSeats, SeatState, TableState

NOBODY: frozenset[int] = frozenset()


def is_newcomer(state: TableState, seat: SeatState) -> bool:
    """True if the blinds have not come to the player where they sit now. Hands without blinds make nobody a newcomer,
    and newcomers stay so through them (R-14.1)."""
    return seat.moved or state.blinds is None or seat.player_id not in state.blinds.players


def forgotten(state: TableState, player_id: int) -> TableState:
    """The state after a player has left. Else they could step around the blinds: leave before the blinds come, and sit
    down behind them."""
    if state.blinds is None:
        return state
    players = tuple(player for player in state.blinds.players if player != player_id)
    return replace(state, blinds=replace(state.blinds, players=players))


def next_hand(state: TableState, last: BlindSeats, ready: Sequence[int], *, tournament: bool) -> NextHand:
    """The next hand with blinds, after one that had them in the seats ``last``."""
    coming = [seat for seat in state.seats if seat.seat in ready and is_newcomer(state, seat)]
    new = [seat.seat for seat in coming]
    if tournament:
        return next_blind_seats_in_tournament(last, ready, new)
    return next_blind_seats(last, ready, new, [seat.seat for seat in coming if seat.posts])


def waiting_for_blind(table: Table, at: Position) -> frozenset[int]:
    """Seats that would be dealt in next if it were not for the big blind: their players may post it instead."""
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
    """The next hand's blinds, for the tournament's director; None where no blinds have been posted, or a hand runs."""
    state = at.state
    if not table.of_tournament or state.blinds is None or at.running:
        return None
    if not any(leg.posts_blinds for leg in table.legs):
        return None
    ready = seating.ready(state.seats, at.stacks, absent=True)
    new = frozenset(seat.seat for seat in state.seats if seat.seat in ready and is_newcomer(state, seat))
    return BlindsDue(state.blinds.seats, ready, new)
