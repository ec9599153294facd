"""Tables that stand still while play is impossible, and the times that they make up for afterwards."""

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
    room.tables.hold_play(room.table_id, LOCKED, room.timer.now_ms() if since_ms is None else since_ms)


async def resume(room: Room) -> None:
    room.tables.release_play(room.table_id)
    await room.quiet()


def left_ms(room: Room) -> int:
    deadline_ms = room.view.clock.deadline_ms
    assert deadline_ms is not None
    return deadline_ms - room.timer.now_ms()


async def test_no_clock_runs_during_a_standstill_and_the_player_to_act_keeps_their_time(playing: Room) -> None:
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


async def test_time_lost_before_the_standstill_was_noticed_is_returned_up_to_a_full_turn(playing: Room) -> None:
    await playing.advance(TURN_MS - 5_000)
    stop(playing, playing.timer.now_ms() - 10_000)
    await resume(playing)
    assert left_ms(playing) == 5_000 + 10_000 + GRACE_MS
    stop(playing, playing.timer.now_ms() - HOUR_MS)
    await resume(playing)
    assert left_ms(playing) == TURN_MS


async def test_during_a_standstill_nobody_may_act_but_players_may_leave(playing: Room) -> None:
    stop(playing)
    reply = await playing.act(playing.to_act(), "bring_in")
    assert reply.denial is TableDenial.PAUSED
    other = next(line.player_id for line in playing.view.seats if line.player_id != playing.to_act())
    assert (await playing.leave(other)).done
    await playing.advance(HOUR_MS)
    assert playing.status(other) == "leaving"
    assert playing.view.hand_number == 1


async def test_a_moderators_pause_during_a_standstill_uses_up_no_time_bank(store: MemoryStore) -> None:
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


async def test_a_clock_jump_during_a_standstill_gives_the_player_lost_time_back_only_once(playing: Room) -> None:
    before_ms = left_ms(playing)
    stop(playing)
    await playing.advance(60_000)
    playing.tables.play_was_impossible(Outage(playing.timer.now_ms() - 30_000, playing.timer.now_ms()))
    await resume(playing)
    assert left_ms(playing) == min(before_ms + GRACE_MS, TURN_MS)


async def test_during_a_standstill_no_hand_is_dealt_and_no_table_closes(playing: Room) -> None:
    await playing.check_down()
    stop(playing)
    await playing.advance(HOUR_MS)
    assert playing.view.hand_number == 1
    await resume(playing)
    await playing.next_hand()
    assert playing.view.hand_number == 2


class BlindSight:
    """A Sight (bot.tables.ports) that never sees its table and reports nothing."""

    def __init__(self) -> None:
        self.looks = 0

    async def look(self, view: TableView) -> bool:
        self.looks += 1
        return False


async def test_a_table_whose_channel_cannot_be_checked_repeats_the_check_at_intervals(store: MemoryStore) -> None:
    sight = BlindSight()
    room = Room(store, sight=sight)
    await room.started({1: 1_000, 2: 1_000})
    first = room.to_act()
    await room.advance(TURN_MS + 60_000)
    assert room.to_act() == first
    assert 3 <= sight.looks <= 6
