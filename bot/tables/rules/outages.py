"""A table's deadlines after an outage, moved to make up for the time that the bot was down. Pure."""

from dataclasses import replace

from bot.common.outages import Outage
from bot.tables.rules.dealers_choice import CHOICE_MS
from bot.tables.rules.position import Position, Table
from bot.tables.state import OpenChoice, SeatState, TableState, TurnClock


def after_outage(table: Table, position: Position, outage: Outage, grace_ms: int) -> Position:
    """Return the position with every deadline moved by the outage plus the grace period.

    Nobody gets more than a full turn's time, because a turn may have begun during the outage. The times of the next
    hand and of a redeal get no grace period.
    """
    lost_ms, moves_ms, now_ms = outage.lost_ms, outage.moves_ms(grace_ms), outage.to_ms
    next_hand_ms, deal_again_ms = position.next_hand_ms, position.deal_again_ms
    if next_hand_ms is not None:
        next_hand_ms = min(next_hand_ms + lost_ms, now_ms + table.deal_within_ms)
    if deal_again_ms is not None:
        deal_again_ms = min(deal_again_ms + lost_ms, now_ms + table.hand_pause_ms)
    state = _with_turn_moved(table, position.state, moves_ms, now_ms)
    # An open choice with a stopped clock has no time to move.
    if state.choice is not None and state.choice.until_ms is not None:
        until_ms = min(state.choice.until_ms + moves_ms, now_ms + CHOICE_MS)
        state = replace(state, choice=OpenChoice(until_ms))
    seats = tuple(_with_seat_time_moved(seat, moves_ms, now_ms) for seat in state.seats)
    state = replace(state, seats=seats, idle_since_ms=min(state.idle_since_ms + moves_ms, now_ms))
    return replace(position, state=state, next_hand_ms=next_hand_ms, deal_again_ms=deal_again_ms)


def _with_turn_moved(table: Table, state: TableState, moves_ms: int, now_ms: int) -> TableState:
    """Return the state with the current turn's end moved; a running time bank keeps its length."""
    turn = state.turn
    if turn is None:
        return state
    own_ms = turn.deadline_ms if turn.bank_from_ms is None else turn.bank_from_ms
    moves_ms = min(moves_ms, now_ms + table.turn_ms - own_ms)
    bank_from_ms = None if turn.bank_from_ms is None else turn.bank_from_ms + moves_ms
    return state.with_turn(TurnClock(turn.deadline_ms + moves_ms, bank_from_ms))


def _with_seat_time_moved(seat: SeatState, moves_ms: int, now_ms: int) -> SeatState:
    if seat.out_since_ms is None:
        return seat
    return replace(seat, out_since_ms=min(seat.out_since_ms + moves_ms, now_ms))
