"""Values as the JSON of the file."""

from dataclasses import replace

from pydantic import TypeAdapter

from bot.tables.state import BlindSeats, LastBlinds, OpenChoice, Plan, SeatState, TableState, TurnClock, WaitingState
from db.json_codecs import STATE
from tests.harness.db import scenes

_FULL = replace(
    scenes.STATE,
    seats=(SeatState(1, 101, timeouts=1, bank_ms=0), SeatState(4, 102, sitting_out=True)),
    waiting=(WaitingState(103, 500),),
    plans=(Plan(102, "call_this", 20),),
    guests=(104,),
    turn=TurnClock(1_700_000_000_000, 1_699_999_990_000),
    blinds=LastBlinds(BlindSeats(4, 4, 1), (101,)),
    choice=OpenChoice(),
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


def test_what_is_not_written_means_for_good_what_it_meant() -> None:
    """The defaults are part of the file's format: with another one every file that was written before would tell
    something else."""
    brief = """{"seats": [{"seat": 2, "player_id": 101}], "waiting": [{"player_id": 103, "buy_in": 500}],
        "plans": [{"player_id": 102, "kind": "pat"}]}"""
    seat: dict[str, object] = {
        "seat": 2,
        "player_id": 101,
        "sitting_out": False,
        "out_since_ms": None,
        "leaving": False,
        "timeouts": 0,
    }
    seat |= {"dm_closed": False, "posts": False, "started_with": 0, "kicked": False, "bank_ms": None, "moves_to": None}
    seat |= {"moved": False, "house": None}
    state: dict[str, object] = {
        "seats": [seat],
        "button": None,
        "hand_number": 0,
        "turn": None,
        "idle_since_ms": 0,
        "paused": None,
    }
    state |= {"closes_after_hand": False, "blinds": None, "dealt_in": []}
    state |= {"leg": {"place": 0, "hands": 0, "length": None, "chooser_id": None}}
    state |= {"pausing": False, "owner_id": None, "undone": None, "waits": False, "level": None}
    state |= {"marker": None, "choice": None, "chosen": None, "stopped": False, "name": "", "guests": []}
    state |= {"waiting": [{"player_id": 103, "buy_in": 500, "needs_role": False}]}
    state |= {"plans": [{"player_id": 102, "kind": "pat", "to": 0}]}
    assert TypeAdapter(TableState).dump_python(STATE.load(brief), mode="json") == state
