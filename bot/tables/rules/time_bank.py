"""The time bank: extra seconds that a player can use over many hands, when a turn takes longer. Pure.

It starts automatically when the time of a player's turn runs out. It does not start if their previous turn ran out
too: then they are away, and the other players should not wait twice as long. A player may also take it earlier
(MoreTime). Only the milliseconds used are deducted. After every ``REFILL_HANDS`` hands, each player dealt in gets some
time back. A new seat starts with a full bank. Tournaments have none.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.tables.rules import seating
from bot.tables.rules.position import Position, Table
from bot.tables.state import SeatState, TableState, TurnClock

REFILL_HANDS: Final = 10
"""The number of hands between two partial refills of the banks."""
REFILLS: Final = 6
"""Each refill is the full bank divided by this number, so an empty bank is full again after 60 hands."""


def whole_ms(table: Table) -> int:
    return 0 if table.of_tournament else table.new.settings.time_bank_seconds * 1000


def left_ms(table: Table, seat: SeatState) -> int:
    """Return the time left in the player's bank, in ms."""
    return whole_ms(table) if seat.bank_ms is None else min(seat.bank_ms, whole_ms(table))


def begun(table: Table, state: TableState, seat: SeatState, from_ms: int) -> TableState:
    """Return the state with the turn extended by the player's time bank.

    The bank is used from ``from_ms`` on.
    """
    return state.with_turn(TurnClock(from_ms + left_ms(table, seat), from_ms))


def paid(table: Table, base: Position, state: TableState, now_ms: int) -> TableState:
    """Return ``state`` with the used bank time deducted from the player who was to act at ``base``.

    That player may have changed seats since ``base``, so their old seat may belong to somebody else.
    """
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
    """Return the state with the dealt-in seats' banks partly refilled, once every REFILL_HANDS hands."""
    full_ms = whole_ms(table)
    if not full_ms or state.hand_number % REFILL_HANDS:
        return state
    seats = (_refilled(seat, full_ms) if seat.seat in dealt else seat for seat in state.seats)
    return replace(state, seats=tuple(seats))


def _refilled(seat: SeatState, whole: int) -> SeatState:
    if seat.bank_ms is None:
        return seat
    more = seat.bank_ms + whole // REFILLS
    return replace(seat, bank_ms=None if more >= whole else more)


def after_outage(table: Table, deadline_ms: int, bank_from_ms: int, now_ms: int, grace_ms: int) -> TurnClock:
    """Return the clock of a turn whose bank was running when the process died.

    The outage uses no bank time. The player gets at least the usual grace period, and at most a full turn plus what
    was left in their bank.
    """
    from_ms = min(max(bank_from_ms, now_ms) + grace_ms, now_ms + table.turn_ms)
    return TurnClock(from_ms + max(0, deadline_ms - bank_from_ms), from_ms)
