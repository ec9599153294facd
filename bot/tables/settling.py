"""What follows from every change to a table: its clocks, the next hand, and that ledger and hand tell the same."""

from collections.abc import Mapping

from bot.poker.hand import Hand
from bot.tables import time_bank
from bot.tables.position import Position, Table
from bot.tables.state import TableState


def clocked(table: Table, base: Position, state: TableState, now_ms: int, running: bool, acted: bool) -> TableState:
    """``state`` after ``base`` with its clocks set: a new turn gets a whole turn's time; so does the running one after
    a pause, which stopped its clock. ``acted``: something happened in the hand."""
    if base.state.bank_from_ms is not None and (acted or not running or state.stands_still):
        state = time_bank.paid(table, base, state, now_ms)
    if not running or state.stands_still:
        return state.with_deadline(None)
    if acted or state.deadline_ms is None:
        return state.with_deadline(now_ms + table.turn_ms)
    return state


def next_hand_ms(table: Table, due_ms: int | None, now_ms: int) -> int:
    """When the next hand is dealt: a pause after the last hand, or after the second player got ready, so that friends
    who sit down together are dealt in together."""
    return now_ms + table.hand_pause_ms if due_ms is None else due_ms


def check_stacks(hand: Hand, players: Mapping[int, int], stacks: Mapping[int, int]) -> None:
    """The ledger and the hand must tell the same story; a difference is our mistake and must not be saved. ``players``:
    seat -> player_id; ``stacks``: player_id -> chips. Raises AssertionError."""
    for number, player_id in players.items():
        if stacks[player_id] != hand.stack(number):
            raise AssertionError(f"seat {number} differs between hand and ledger")
