"""Values as the JSON of the file."""

from dataclasses import replace

from pydantic import TypeAdapter

from bot.tables.state import Plan, SeatState, TableState, WaitingState
from db.records import STATE
from tests.db import scenes

_FULL = replace(
    scenes.STATE,
    seats=(SeatState(1, 101, timeouts=1, bank_ms=0), SeatState(4, 102, sitting_out=True)),
    waiting=(WaitingState(103, 500),),
    plans=(Plan(102, "call_this", 20),),
    guests=(104,),
    deadline_ms=1_700_000_000_000,
)


def test_a_table_s_state_comes_back_as_it_was_written() -> None:
    for state in (TableState(), scenes.STATE, _FULL):
        assert STATE.load(STATE.dump(state)) == state


def test_what_a_table_has_not_is_not_written_at_every_action() -> None:
    assert STATE.dump(TableState()) == "{}"
    assert STATE.dump(TableState(seats=(SeatState(2, 101),))) == '{"seats":[{"seat":2,"player_id":101}]}'


def test_a_state_that_was_written_in_full_is_read_too() -> None:
    in_full = TypeAdapter(TableState).dump_json(_FULL).decode()
    assert len(in_full) > len(STATE.dump(_FULL))
    assert STATE.load(in_full) == _FULL
