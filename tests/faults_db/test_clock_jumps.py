"""A machine's clock that jumps, or a process that stands still.

Everybody keeps the time that they had left, nobody is folded or sat out, and the display is right at once.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.moderation.ports import Standing
from bot.poker.games import GAMES
from bot.tables.replies import TableDenial
from bot.tables.rules.dealers_choice import CHOICE_MS
from bot.tables.saving import StoreUnavailable, TableCommit
from tests.harness.faults_db.place import Place
from tests.harness.tables.jumping_timer import GRACE_MS, HOUR_MS, JUMPS, Jump, JumpingTimer
from tests.harness.tables.room import PAUSE_MS, TURN_MS, Room, settings

RETRY_MS = 15_000
LOOK_MS = 1_000
BANK_MS = 60_000
CHOICE = {
    "rotation": ("razz", "badugi"),
    "rotation_hands": 1,
    "dealers_choice": True,
    "stakes": GAMES["razz"].stakes(settings().rules, 20),
    "seats_max": 6,
}

each_jump = pytest.mark.parametrize("jump", JUMPS, ids=str)


@pytest.fixture
def timer() -> JumpingTimer:
    return JumpingTimer()


@pytest.fixture
async def place(tmp_path: Path, timer: JumpingTimer) -> AsyncIterator[Place]:
    place = Place(tmp_path / "place.sqlite3", timer)
    await place.open()
    with timer.house.running():
        timer.house.watch(lambda outage: place.room.tables.play_was_impossible(outage))
        yield place
    await place.close()


async def table_of(place: Place, **changes: object) -> Room:
    """Return a second table with both players and its first hand dealt."""
    room = place.room
    await room.started({1: 1_000, 2: 1_000}, **changes)
    return room


def left_ms(room: Room) -> int:
    """Return the time left in the turn, as last published by the table."""
    deadline_ms = room.publisher.shown[-1].clock.deadline_ms
    assert deadline_ms is not None
    assert room.publisher.shown[-1].table_id == room.table_id
    return deadline_ms - room.timer.now_ms()


@each_jump
async def test_a_turn_keeps_its_remaining_time_through_a_clock_jump(
    place: Place, timer: JumpingTimer, jump: Jump
) -> None:
    await place.room.advance(TURN_MS // 3)
    jump.happen(timer)
    await place.room.advance(LOOK_MS)
    left = TURN_MS * 2 // 3 + jump.grace_ms - LOOK_MS
    assert place.room.to_act() == 101
    assert left_ms(place.room) == left - jump.slew_ms
    await place.room.advance(left - 1)
    assert place.room.to_act() == 101
    await place.room.advance(1)
    assert place.room.to_act() == 102
    assert left_ms(place.room) == TURN_MS
    await place.goes_on()


@each_jump
async def test_a_turn_about_to_end_continues_after_a_clock_jump(place: Place, timer: JumpingTimer, jump: Jump) -> None:
    await place.room.advance(TURN_MS - 600)
    jump.happen(timer)
    await place.room.advance(599)
    assert place.room.to_act() == 101
    assert place.room.status(101) != "sitting_out"
    if jump.grace_ms:
        await place.room.advance(GRACE_MS)
        assert place.room.to_act() == 101
    # The start of a standstill is known only to the second.
    await place.room.advance(LOOK_MS)
    assert place.room.to_act() == 102


@each_jump
async def test_a_turns_deadline_is_moved_once_even_if_a_click_notices_the_jump_first(
    place: Place, timer: JumpingTimer, jump: Jump
) -> None:
    """A click may read the clock before the clock's own check does."""
    jump.happen(timer)
    await place.room.sit_out(102)
    assert left_ms(place.room) == TURN_MS - jump.slew_ms
    await place.act("bring_in")
    assert left_ms(place.room) == TURN_MS
    await place.room.advance(TURN_MS - 1)
    assert place.room.to_act() == 102
    await place.room.advance(1)
    assert place.room.hand.finished


@each_jump
async def test_a_clock_jump_uses_up_no_time_bank(place: Place, timer: JumpingTimer, jump: Jump) -> None:
    room = await table_of(place, time_bank_seconds=BANK_MS // 1000)
    actor = room.to_act()
    await room.advance(TURN_MS + 20_000)
    assert room.to_act() == actor
    jump.happen(timer)
    await room.advance(LOOK_MS)
    left = BANK_MS - 20_000 + jump.grace_ms - LOOK_MS
    assert left_ms(room) == left - jump.slew_ms
    await room.advance(left - 1)
    assert room.to_act() == actor
    await room.advance(1 + max(0, -jump.slew_ms))
    assert room.hand.finished or room.to_act() != actor


@each_jump
async def test_the_next_hand_comes_after_its_pause_in_spite_of_a_clock_jump(
    place: Place, timer: JumpingTimer, jump: Jump
) -> None:
    await place.act("bring_in")
    await place.act("fold")
    assert place.room.hand.finished
    await place.room.advance(PAUSE_MS // 4)
    jump.happen(timer)
    await place.room.advance(PAUSE_MS * 3 // 4 - 1 - abs(jump.slew_ms))
    assert place.room.view.hand_number == 1
    await place.room.advance(1 + 2 * abs(jump.slew_ms))
    assert place.room.view.hand_number == 2


@each_jump
async def test_an_idle_table_closes_when_its_time_is_over_in_spite_of_a_clock_jump(
    place: Place, timer: JumpingTimer, jump: Jump
) -> None:
    await place.act("bring_in")
    await place.act("fold")
    await place.room.sit_out(102)
    idle_ms = place.room.view.settings.idle_seconds * 1000
    await place.room.advance(idle_ms // 2)
    left = idle_ms // 2 + jump.grace_ms
    jump.happen(timer)
    await place.room.advance(left - 1 - abs(jump.slew_ms))
    assert place.room.tables.view(place.room.table_id) is not None
    await place.room.advance(1 + 2 * abs(jump.slew_ms))
    assert place.room.tables.view(place.room.table_id) is None


@each_jump
async def test_R14_2_the_deadline_for_choosing_a_game_moves_with_a_clock_jump(
    place: Place, timer: JumpingTimer, jump: Jump
) -> None:
    room = place.room
    await room.open(**CHOICE)
    await room.seat_all({1: 1_000, 2: 1_000})
    await room.advance(1_000)
    assert room.view.choice.until_ms is not None
    jump.happen(timer)
    await room.advance(LOOK_MS)
    left = min(CHOICE_MS, CHOICE_MS - 1_000 + jump.grace_ms) - LOOK_MS
    shown = room.publisher.shown[-1].choice.until_ms
    assert shown is not None
    assert abs(shown - timer.now_ms() - left) <= LOOK_MS + abs(jump.slew_ms)
    await room.advance(left - LOOK_MS)
    assert room.view.hand is None
    await room.advance(3 * LOOK_MS + PAUSE_MS)
    assert room.view.hand_number == 1


@each_jump
async def test_a_table_paused_by_a_failed_write_resumes_in_spite_of_a_clock_jump(
    place: Place, timer: JumpingTimer, monkeypatch: pytest.MonkeyPatch, jump: Jump
) -> None:
    async def fail(commit: TableCommit) -> None:
        raise StoreUnavailable("no room")

    with monkeypatch.context() as patch:
        patch.setattr(place.store, "commit", fail)
        assert (await place.act()).denial is TableDenial.STORE_FAILED
    jump.happen(timer)
    await place.room.advance(RETRY_MS + LOOK_MS)
    assert place.room.view.course.paused is None
    await place.goes_on()


@each_jump
async def test_after_a_clock_jump_and_a_restart_the_player_gets_at_most_a_whole_turn(
    place: Place, timer: JumpingTimer, jump: Jump
) -> None:
    jump.happen(timer)
    await place.start_again()
    deadline_ms = place.room.view.clock.deadline_ms
    assert deadline_ms is not None
    assert RETRY_MS <= deadline_ms - timer.now_ms() <= TURN_MS
    await place.goes_on()


@each_jump
async def test_a_ban_ends_at_its_time_by_the_wall_clock_in_spite_of_a_clock_jump(
    place: Place, timer: JumpingTimer, jump: Jump
) -> None:
    """The jump moves the end of the ban neither forward nor back."""
    standing = Standing(banned_until_ms=timer.now_ms() + 2 * HOUR_MS)
    rung = list[int]()
    timer.call_at(timer.now_ms() + 2 * HOUR_MS, lambda: rung.append(timer.now_ms()))
    jump.happen(timer)
    await place.room.advance(LOOK_MS)
    assert standing.banned(timer.now_ms()) is (jump.lost_ms < 2 * HOUR_MS - LOOK_MS)
    assert bool(rung) is not standing.banned(timer.now_ms()), (
        "the timer for the ban's end must ring exactly when the ban ends"
    )
