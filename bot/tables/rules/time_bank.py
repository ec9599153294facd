"""The time bank: seconds that a player may take beside their turns' time, a few at a time and over many hands. Pure.

It begins by itself when the time of a player's turn is over, unless they let the turn before run out: then they are
away, and nobody waits twice as long for them. A player may also take it before that (MoreTime). It is used up while it
runs, by the millisecond, and the rest is kept. Every so many hands of the table everybody dealt in gets some back. A
new seat begins with a whole one. Tournaments have none.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.tables.rules import seating
from bot.tables.rules.position import Position, Table
from bot.tables.state import SeatState, TableState, TurnClock

REFILL_HANDS: Final = 10
"""Each time the table has dealt so many hands, a part of the bank is given back."""
REFILLS: Final = 6
"""This part of a whole bank is given back at once: all of it within sixty hands."""


def whole_ms(table: Table) -> int:
    return 0 if table.of_tournament else table.new.settings.time_bank_seconds * 1000


def left_ms(table: Table, seat: SeatState) -> int:
    """The time left in the player's bank."""
    return whole_ms(table) if seat.bank_ms is None else min(seat.bank_ms, whole_ms(table))


def begun(table: Table, state: TableState, seat: SeatState, from_ms: int) -> TableState:
    """The state with the running turn going on at ``from_ms``, when its own time is over, by the player's time bank."""
    return state.with_turn(TurnClock(from_ms + left_ms(table, seat), from_ms))


def paid(table: Table, base: Position, state: TableState, now_ms: int) -> TableState:
    """``state`` after the turn of the player to act at ``base``, with the time that they took of their bank gone from
    it. With the hand they may have moved to another seat, and somebody else to theirs."""
    turn, hand = base.state.turn, base.hand
    if turn is None or turn.bank_from_ms is None:
        return state
    owner = seating.at(base.state.seats, hand.to_act) if hand is not None and hand.to_act is not None else None
    seat = seating.of_player(state.seats, owner.player_id) if owner is not None else None
    if seat is None or now_ms <= turn.bank_from_ms:
        return state
    left = max(0, left_ms(table, seat) - (now_ms - turn.bank_from_ms))
    return replace(state, seats=seating.with_seat(state.seats, replace(seat, bank_ms=left)))


def refilled(table: Table, state: TableState, dealt: Collection[int]) -> TableState:
    """The state with banks refilled, where it is time for that, of those in these seats, who are dealt its hand."""
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


def after_outage(table: Table, deadline_ms: int, bank_from_ms: int, now_ms: int, grace_ms: int) -> TurnClock:
    """The time of a turn whose bank was running as the process died: the outage uses none of it up, and the player gets
    at least the grace that everybody does, and at the most a whole turn and what was in their bank."""
    from_ms = min(max(bank_from_ms, now_ms) + grace_ms, now_ms + table.turn_ms)
    return TurnClock(from_ms + max(0, deadline_ms - bank_from_ms), from_ms)
