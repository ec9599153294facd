"""The JSON form of values in the file."""

from dataclasses import replace

from pydantic import TypeAdapter

from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit
from bot.tables.state import BlindSeats, LastBlinds, OpenChoice, Plan, SeatState, TableState, TurnClock, WaitingState
from bot.tournaments.settings import TournamentSettings
from db.json_codecs import STATE, TOURNAMENT
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


def test_a_tables_state_is_loaded_as_it_was_saved() -> None:
    for state in (TableState(), scenes.STATE, _FULL):
        assert STATE.load(STATE.dump(state)) == state


def test_R17_7_the_limit_of_a_tournament_is_loaded_as_it_was_saved() -> None:
    rotation = ("badugi", "deuce-to-seven-single-draw")
    limits: tuple[Limit | None, ...] = ("fixed", "no", None)
    for limit in limits:
        settings = TournamentSettings("Friday", rotation[0], HouseRules(), limit, rotation)
        assert TOURNAMENT.load(TOURNAMENT.dump(settings)) == settings
    saved = '{"name":"Friday","game":"razz","rules":{}}'
    assert TOURNAMENT.load(saved).limit == "fixed", "files from before there were mixes of both kinds"


def test_default_values_of_a_tables_state_are_left_out() -> None:
    assert STATE.dump(TableState()) == "{}"
    assert STATE.dump(TableState(seats=(SeatState(2, 101),))) == '{"seats":[{"seat":2,"player_id":101}]}'


def test_a_tables_state_saved_with_all_its_default_values_can_be_loaded() -> None:
    in_full = TypeAdapter(TableState).dump_json(_FULL).decode()
    assert len(in_full) > len(STATE.dump(_FULL))
    assert STATE.load(in_full) == _FULL


def test_the_default_of_a_value_that_is_left_out_never_changes() -> None:
    """The defaults are part of the file's format: another default would change the meaning of old files."""
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
    seat |= {"moved": False, "house": None, "lost_to": [], "has_acted": False}
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
    state |= {"busted": []}
    state |= {"waiting": [{"player_id": 103, "buy_in": 500, "needs_role": False}]}
    state |= {"plans": [{"player_id": 102, "kind": "pat", "to": 0}]}
    assert TypeAdapter(TableState).dump_python(STATE.load(brief), mode="json") == state
