"""Somebody puts the machine's clock: what waits goes on waiting for as long as it would have, or not much longer."""

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.tables.replies import Denial
from bot.tables.running.clock import LoopTimer
from bot.tables.saving import StoreUnavailable, TableCommit
from tests.faults_db.place import Place
from tests.processes import PATIENCE_SECONDS
from tests.tables.doubles import Alarm, ManualTimer
from tests.tables.room import PAUSE_MS, TURN_MS

HOUR_MS = 3_600_000
JUMPS = [-72 * HOUR_MS, -3 * HOUR_MS, -60_000, 60_000, 3 * HOUR_MS, 72 * HOUR_MS]
RETRY_MS = 15_000


class JumpingTimer(ManualTimer):
    """Its alarms ring after the time that they were set for, as an event loop's do, whatever the clock says by then."""

    def __init__(self) -> None:
        super().__init__()
        self._ahead_ms = 0

    def now_ms(self) -> int:
        return super().now_ms() + self._ahead_ms

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> Alarm:
        return super().call_at(at_ms - self._ahead_ms, callback)

    def ring_next(self, until_ms: int) -> bool:
        return super().ring_next(until_ms - self._ahead_ms)

    def jump(self, ms: int) -> None:
        self._ahead_ms += ms


@pytest.fixture
def timer() -> JumpingTimer:
    return JumpingTimer()


@pytest.fixture
async def place(tmp_path: Path, timer: JumpingTimer) -> AsyncIterator[Place]:
    place = Place(tmp_path / "place.sqlite3", timer)
    await place.open()
    yield place
    await place.close()


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_turn_ends_when_it_would_have(place: Place, timer: JumpingTimer, jump: int) -> None:
    await place.room.advance(TURN_MS // 2)
    timer.jump(jump)
    await place.room.advance(TURN_MS // 2 - 1)
    assert place.room.to_act() == 101
    await place.room.advance(1)
    assert place.room.to_act() == 102
    deadline_ms = place.room.view.deadline_ms
    assert deadline_ms is not None
    assert deadline_ms - timer.now_ms() == TURN_MS
    await place.goes_on()


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_turn_is_not_cut_short_by_what_others_do(place: Place, timer: JumpingTimer, jump: int) -> None:
    timer.jump(jump)
    await place.room.sit_out(102)
    await place.room.advance(TURN_MS - 1)
    assert place.room.to_act() == 101
    await place.room.advance(TURN_MS)
    assert place.room.to_act() == 102


@pytest.mark.parametrize("jump", JUMPS)
async def test_the_next_hand_comes_after_at_most_two_pauses(place: Place, timer: JumpingTimer, jump: int) -> None:
    await place.act("bring_in")
    await place.act("fold")
    assert place.room.hand.finished
    timer.jump(jump)
    await place.room.advance(2 * PAUSE_MS)
    assert place.room.view.hand_number == 2


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_paused_table_tries_again_all_the_same(
    place: Place, timer: JumpingTimer, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    async def fail(commit: TableCommit) -> None:
        raise StoreUnavailable("no room")

    with monkeypatch.context() as patch:
        patch.setattr(place.store, "commit", fail)
        assert (await place.act()).denial is Denial.STORE_FAILED
    timer.jump(jump)
    await place.room.advance(2 * RETRY_MS)
    assert place.room.view.paused is None
    await place.goes_on()


@pytest.mark.parametrize("jump", JUMPS)
async def test_an_idle_table_closes_in_the_end_and_pays_everybody_out(
    place: Place, timer: JumpingTimer, jump: int
) -> None:
    await place.act("bring_in")
    await place.act("fold")
    await place.room.sit_out(102)
    idle_ms = place.room.view.settings.idle_seconds * 1000
    timer.jump(jump)
    await place.room.advance(2 * idle_ms)
    assert place.room.tables.view(place.room.table_id) is None


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_jump_during_an_outage_gives_no_more_than_a_turn(place: Place, timer: JumpingTimer, jump: int) -> None:
    timer.jump(jump)
    await place.start_again()
    deadline_ms = place.room.view.deadline_ms
    assert deadline_ms is not None
    assert RETRY_MS <= deadline_ms - timer.now_ms() <= TURN_MS
    await place.goes_on()


async def test_the_loops_timer_waits_by_the_loops_own_clock() -> None:
    """So a double whose alarms keep their remaining time is the right one."""
    now = [datetime(2030, 1, 1, tzinfo=UTC)]
    timer, rang = LoopTimer(lambda: now[0]), asyncio.Event()
    timer.call_at(timer.now_ms() + 5, rang.set)
    now[0] -= timedelta(hours=3)
    async with asyncio.timeout(PATIENCE_SECONDS):
        await rang.wait()
