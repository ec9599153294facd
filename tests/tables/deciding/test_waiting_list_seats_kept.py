"""The time for which players who sit out keep their seats while others wait, and the times that do not count."""

import pytest

from bot.tables.replies import TableDenial
from bot.tables.rules.position import SEAT_KEPT_MS
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import OWNER, Room
from tests.tables.deciding.test_waiting_list import seats, waiting
from tests.tables.running.test_restore import GRACE_MS, restarted


@pytest.fixture
async def full(room: Room) -> Room:
    """Return a full table for two before its first hand."""
    await room.open(seats_max=2)
    await room.seat_all({1: 1_000, 2: 1_000})
    return room


async def test_a_pause_does_not_count_toward_the_time_that_a_seat_is_kept(full: Room) -> None:
    """Nobody can come back during a pause."""
    await full.wait_for_seat(103)
    await full.sit_out(101)
    await full.pause()
    await full.advance(SEAT_KEPT_MS)
    assert (await full.back(101)).denial is TableDenial.PAUSED
    await full.resume()
    await full.advance(SEAT_KEPT_MS - 1)
    assert seats(full) == {1: 101, 2: 102}
    await full.advance(1)
    assert seats(full) == {1: 103, 2: 102}


async def test_an_outage_counts_toward_losing_a_seat_but_leaves_a_grace_period_before_the_loss(full: Room) -> None:
    await full.wait_for_seat(103)
    await full.sit_out(101)
    after = await restarted(full, SEAT_KEPT_MS)
    await after.advance(GRACE_MS - 1)
    assert seats(after) == {1: 101, 2: 102}
    await after.advance(1)
    assert seats(after) == {1: 103, 2: 102}


async def test_repeated_restarts_do_not_protect_a_seat_for_ever(full: Room) -> None:
    await full.wait_for_seat(103)
    await full.sit_out(101)
    sat_out_ms = full.timer.now_ms()
    while seats(full)[1] == 101:
        await full.advance(4 * GRACE_MS)
        full = await restarted(full, 1_000)
        assert full.timer.now_ms() - sat_out_ms < 2 * SEAT_KEPT_MS


async def test_time_during_which_nothing_could_be_saved_does_not_count_toward_losing_a_seat(
    full: Room, store: MemoryStore
) -> None:
    await full.wait_for_seat(103)
    await full.sit_out(101)
    await full.advance(SEAT_KEPT_MS // 2)
    store.down = True
    await full.leave(102)
    await full.advance(SEAT_KEPT_MS)
    store.down = False
    await full.advance(60_000)
    assert seats(full) == {1: 101, 2: 102}
    await full.advance(SEAT_KEPT_MS)
    assert seats(full) == {1: 103, 2: 102}


async def test_a_table_sets_no_alarm_while_a_free_seat_waits_for_a_role_to_be_confirmed(room: Room) -> None:
    """A player has sat out too long, but another seat is already free."""
    await room.open(seats_max=2, role_id=5)
    for player in (101, 102):
        await room.invite(OWNER, player)
    await room.seat_all({1: 1_000, 2: 1_000})
    await room.sit_out(102)
    await room.advance(SEAT_KEPT_MS)
    await room.wait_for_seat(103, by_role=True)
    assert (seats(room), waiting(room)) == ({1: 101}, [103])
    await room.sit_out(101)
    await room.advance(SEAT_KEPT_MS - 1)
    rung = 0
    while room.timer.ring_next(room.timer.now_ms() + 2) and rung < 20:
        await room.quiet()
        rung += 1
    assert (seats(room), waiting(room), rung) == ({1: 101}, [103], 0)
