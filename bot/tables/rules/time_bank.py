"""The time bank: seconds that a player may take beside his turns' time, a few at a time and over many hands. Pure.

It begins by itself when his turn's time is over, where he has not let the turn before run out: who has is away, and
nobody waits for him twice as long. He may also take it himself, before that (MoreTime). It is used up while it runs, by
the millisecond, and what he leaves of it he keeps. Every so many hands of the table everybody dealt in gets some back.
A new seat begins with a whole one. Tournaments have none (TOURNAMENTS.md names none).
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.tables.rules import seating
from bot.tables.rules.position import Position, Table
from bot.tables.state import SeatState, TableState

REFILL_HANDS: Final = 10
"""After so many hands of the table"""
REFILLS: Final = 6
"""this part of a whole bank is given back: all of it within sixty hands."""


def whole_ms(table: Table) -> int:
    return 0 if table.of_tournament else table.new.settings.time_bank_seconds * 1000


def left_ms(table: Table, seat: SeatState) -> int:
    """What the player has in it."""
    return whole_ms(table) if seat.bank_ms is None else min(seat.bank_ms, whole_ms(table))


def begun(table: Table, state: TableState, seat: SeatState, from_ms: int) -> TableState:
    """The running turn goes on at ``from_ms``, where its own time is over, with the player's time bank."""
    return replace(state, bank_from_ms=from_ms, deadline_ms=from_ms + left_ms(table, seat))


def paid(table: Table, base: Position, state: TableState, now_ms: int) -> TableState:
    """``state`` with what the player to act at ``base`` has taken of his bank gone from it: his turn is over. With the
    hand he may have moved to another seat, and somebody else to his."""
    from_ms, hand = base.state.bank_from_ms, base.hand
    if from_ms is None:
        return state
    state = replace(state, bank_from_ms=None)
    owner = seating.at(base.state.seats, hand.to_act) if hand is not None and hand.to_act is not None else None
    seat = seating.of_player(state.seats, owner.player_id) if owner is not None else None
    if seat is None or now_ms <= from_ms:
        return state
    left = max(0, left_ms(table, seat) - (now_ms - from_ms))
    return replace(state, seats=seating.with_seat(state.seats, replace(seat, bank_ms=left)))


def refilled(table: Table, state: TableState, dealt: Collection[int]) -> TableState:
    """As the state's hand is dealt to these seats."""
    whole = whole_ms(table)
    if not whole or state.hand_number % REFILL_HANDS:
        return state
    seats = (_refilled(seat, whole) if seat.seat in dealt else seat for seat in state.seats)
    return replace(state, seats=tuple(seats))


def _refilled(seat: SeatState, whole: int) -> SeatState:
    if seat.bank_ms is None:
        return seat
    more = seat.bank_ms + whole // REFILLS
    return replace(seat, bank_ms=None if more >= whole else more)


def after_outage(table: Table, state: TableState, now_ms: int, grace_ms: int) -> TableState:
    """With a bank that was running as the process died: the outage uses none of it up, and the player gets at least
    the grace that everybody does, and at the most a whole turn and what was in his bank."""
    if state.bank_from_ms is None or state.deadline_ms is None:
        return replace(state, bank_from_ms=None)
    bank_ms = max(0, state.deadline_ms - state.bank_from_ms)
    from_ms = min(max(state.bank_from_ms, now_ms) + grace_ms, now_ms + table.turn_ms)
    return replace(state, bank_from_ms=from_ms, deadline_ms=from_ms + bank_ms)
