"""A table stands still while play is impossible there, and its clocks have lost nothing afterwards."""

from bot.common.obstacles import Obstacle
from bot.common.outages import Outage
from bot.tables.ports import TableView
from bot.tables.replies import TableDenial
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import TURN_MS, Room

HOUR_MS = 3_600_000
GRACE_MS = 15_000
LOCKED = Obstacle("locked", 500)


def stop(room: Room, since_ms: int | None = None) -> None:
    room.tables.stand_still(room.table_id, LOCKED, room.timer.now_ms() if since_ms is None else since_ms)


async def resume(room: Room) -> None:
    room.tables.go_on(room.table_id)
    await room.quiet()


def left_ms(room: Room) -> int:
    deadline_ms = room.view.clock.deadline_ms
    assert deadline_ms is not None
    return deadline_ms - room.timer.now_ms()


async def test_no_clock_runs_and_who_is_to_act_keeps_what_was_left(playing: Room) -> None:
    first = playing.to_act()
    await playing.advance(TURN_MS - 20_000)
    stop(playing)
    assert (playing.view.course.paused, playing.view.course.obstacle) == ("impossible", LOCKED)
    await playing.advance(HOUR_MS)
    assert (playing.to_act(), playing.view.hand_number) == (first, 1)
    await resume(playing)
    assert (playing.view.course.paused, playing.view.course.obstacle) == (None, None)
    assert left_ms(playing) == 20_000 + GRACE_MS
    await playing.advance(20_000 + GRACE_MS)
    assert playing.to_act() != first


async def test_what_was_lost_before_anybody_noticed_is_made_up_for_but_no_turn_gets_longer(playing: Room) -> None:
    await playing.advance(TURN_MS - 5_000)
    stop(playing, playing.timer.now_ms() - 10_000)
    await resume(playing)
    assert left_ms(playing) == 5_000 + 10_000 + GRACE_MS
    stop(playing, playing.timer.now_ms() - HOUR_MS)
    await resume(playing)
    assert left_ms(playing) == TURN_MS


async def test_nobody_acts_there_meanwhile_and_who_wants_to_leave_may(playing: Room) -> None:
    stop(playing)
    reply = await playing.act(playing.to_act(), "bring_in")
    assert reply.denial is TableDenial.PAUSED
    other = next(line.player_id for line in playing.view.seats if line.player_id != playing.to_act())
    assert (await playing.leave(other)).done
    await playing.advance(HOUR_MS)
    assert playing.status(other) == "leaving"
    assert playing.view.hand_number == 1


async def test_a_moderators_pause_in_the_meantime_uses_up_nobodys_time_bank(store: MemoryStore) -> None:
    room = Room(store)
    await room.started({1: 1_000, 2: 1_000}, time_bank_seconds=60)
    player = room.to_act()
    await room.advance(TURN_MS + 10_000)
    stop(room)
    await room.advance(HOUR_MS)
    await room.pause()
    await resume(room)
    assert room.view.course.paused == "moderator"
    (seat,) = (seat for seat in store.commits[-1].state.seats if seat.player_id == player)
    assert seat.bank_ms == 50_000


async def test_a_clock_that_jumps_meanwhile_is_made_up_for_once(playing: Room) -> None:
    before_ms = left_ms(playing)
    stop(playing)
    await playing.advance(60_000)
    playing.tables.play_was_impossible(Outage(playing.timer.now_ms() - 30_000, playing.timer.now_ms()))
    await resume(playing)
    assert left_ms(playing) == min(before_ms + GRACE_MS, TURN_MS)


async def test_no_next_hand_is_dealt_and_no_idle_table_closed(playing: Room) -> None:
    await playing.check_down()
    stop(playing)
    await playing.advance(HOUR_MS)
    assert playing.view.hand_number == 1
    await resume(playing)
    await playing.next_hand()
    assert playing.view.hand_number == 2


class Blind:
    """bot.tables.ports.Sight that sees nothing, and tells nobody."""

    def __init__(self) -> None:
        self.looks = 0

    async def look(self, view: TableView) -> bool:
        self.looks += 1
        return False


async def test_a_table_that_is_told_no_but_not_to_stand_still_asks_again_after_a_while(store: MemoryStore) -> None:
    sight = Blind()
    room = Room(store, sight=sight)
    await room.started({1: 1_000, 2: 1_000})
    first = room.to_act()
    await room.advance(TURN_MS + 60_000)
    assert room.to_act() == first
    assert 3 <= sight.looks <= 6
