"""The times of a table after an outage."""

import pytest

from bot.common.outages import Outage
from bot.tables.rules.dealers_choice import CHOICE_MS
from bot.tables.rules.outages import after_outage
from bot.tables.rules.position import SEAT_KEPT_MS, Position, Table, seat_given_up_ms
from bot.tables.saving import NewTable
from bot.tables.state import OpenChoice, SeatState, TableState, TurnClock
from tests.harness.tables.room import GUILD, OWNER, PAUSE_MS, TURN_MS, settings

TABLE = Table(1, NewTable(GUILD, 500, OWNER, "Table", settings()), (), PAUSE_MS)
BEGAN, ENDED, GRACE = 10_000_000, 13_600_000, 15_000


def moved(state: TableState, began: int = BEGAN, ended: int = ENDED, **times: int) -> Position:
    position = Position(state, next_hand_ms=times.get("next_hand"), deal_again_ms=times.get("deal_again"))
    return after_outage(TABLE, position, Outage(began, ended), GRACE)


def turn_moved(deadline_ms: int, bank_from_ms: int | None = None, ended: int = ENDED) -> TurnClock | None:
    return moved(TableState(turn=TurnClock(deadline_ms, bank_from_ms)), ended=ended).state.turn


@pytest.mark.parametrize(
    "case",
    [
        # ms left at the start of the outage, its end, ms left afterwards
        (20_000, ENDED, 20_000 + GRACE),
        (1, ENDED, 1 + GRACE),
        (40_000, ENDED, TURN_MS),
        (20_000, BEGAN - 3_600_000, 20_000),
        (20_000, BEGAN, 20_000 + GRACE),
    ],
)
def test_after_an_outage_a_turn_has_its_remaining_time_and_the_grace_but_at_most_a_full_turn(
    case: tuple[int, int, int],
) -> None:
    left, ended, expected = case
    assert turn_moved(BEGAN + left, ended=ended) == TurnClock(ended + expected)


def test_a_turn_that_began_during_the_outage_gets_no_more_than_a_full_turn() -> None:
    assert turn_moved(ENDED + TURN_MS) == TurnClock(ENDED + TURN_MS)


def test_an_outage_that_ends_during_a_time_bank_does_not_shorten_the_bank() -> None:
    assert turn_moved(BEGAN + 50_000, BEGAN + 20_000) == TurnClock(ENDED + 65_000, ENDED + 35_000)
    assert turn_moved(BEGAN + 70_000, BEGAN + 40_000) == TurnClock(ENDED + TURN_MS + 30_000, ENDED + TURN_MS)


def test_R14_2_an_outage_extends_the_time_to_choose_a_game_only_if_it_was_already_running() -> None:
    ends = {None: None, BEGAN + 1_000: ENDED + 1_000 + GRACE, BEGAN + 19_000: ENDED + CHOICE_MS}
    for until_ms, expected in ends.items():
        assert moved(TableState(choice=OpenChoice(until_ms))).state.choice == OpenChoice(expected)


def test_an_outage_leaves_seats_and_idle_tables_the_time_they_had_left() -> None:
    out, in_play = SeatState(1, 101, sitting_out=True, out_since_ms=BEGAN - 60_000), SeatState(2, 102)
    state = moved(TableState(seats=(out, in_play), idle_since_ms=BEGAN - 60_000)).state
    assert state.seats[1] == in_play
    assert seat_given_up_ms(TABLE, state.seats[0]) == ENDED - 60_000 + GRACE + SEAT_KEPT_MS
    assert state.idle_since_ms == ENDED - 60_000 + GRACE
    assert moved(TableState(idle_since_ms=BEGAN - 1_000)).state.idle_since_ms == ENDED


def test_after_an_outage_the_next_hand_is_dealt_without_a_grace_period() -> None:
    position = moved(TableState(), next_hand=BEGAN + 3_000, deal_again=BEGAN + 2_000)
    assert (position.next_hand_ms, position.deal_again_ms) == (ENDED + 3_000, ENDED + 2_000)
    assert moved(TableState(), next_hand=BEGAN + 90_000).next_hand_ms == ENDED + PAUSE_MS
