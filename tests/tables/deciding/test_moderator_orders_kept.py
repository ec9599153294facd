"""Moderators' orders survive a restart, and an order that cannot be saved changes nothing."""

import pytest

from bot.tables.deciding.draft import TableDraft
from bot.tables.replies import TableDenial
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import A_LONG_TIME, OWNER, PAUSE_MS, TURN_MS, Room
from tests.tables.running.test_restore import restarted

RETRY_MS = 15_000


# Over a restart


async def test_a_paused_hand_is_still_paused_and_without_a_clock_after_a_restart(playing: Room) -> None:
    await playing.play("101 bring_in")
    await playing.pause()
    after = await restarted(playing)
    assert (after.hand, after.view.course.paused, after.view.clock.deadline_ms) == (playing.hand, "moderator", None)
    assert after.timer.pending() == []
    assert (await after.act(102, "fold")).denial is TableDenial.PAUSED
    await after.advance(A_LONG_TIME)
    assert after.to_act() == 102
    await after.resume()
    assert after.view.clock.deadline_ms == after.timer.now_ms() + TURN_MS
    await after.play("102 fold", "103 fold")


async def test_a_table_paused_between_hands_deals_no_hand_after_a_restart(seated: Room) -> None:
    await seated.pause()
    after = await restarted(seated)
    assert (after.view.clock.next_hand_ms, after.timer.pending()) == (None, [])
    await after.advance(A_LONG_TIME)
    assert after.view.hand is None
    await after.resume()
    await after.advance(PAUSE_MS)
    assert after.view.hand_number == 1


async def test_a_pause_after_the_hand_and_an_undone_hand_survive_a_restart(playing: Room) -> None:
    await playing.pause(at_once=False)
    pausing = await restarted(playing)
    assert (pausing.view.course.pausing, pausing.view.course.paused) == (True, None)
    await pausing.void()
    undone = await restarted(pausing)
    assert (undone.view.last.voided, undone.view.course.paused) == ("moderator", "moderator")


async def test_a_kicked_player_cannot_come_back_after_a_restart(playing: Room) -> None:
    await playing.kick(103)
    after = await restarted(playing)
    assert (await after.back(103)).denial is TableDenial.KICKED
    await after.play("101 bring_in", "102 fold")
    assert 103 not in after.stacks()


async def test_a_hand_that_cannot_be_replayed_is_undone_even_at_a_paused_table(
    playing: Room, store: MemoryStore
) -> None:
    await playing.pause()
    store.unreadable.add(playing.table_id)
    after = await restarted(playing)
    assert after.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    assert (after.view.course.paused, after.view.last.voided) == ("moderator", "fault")
    await after.advance(A_LONG_TIME)
    assert after.view.hand is None


async def test_a_hand_that_cannot_be_undone_at_the_start_is_undone_by_a_retry_even_during_a_pause(
    playing: Room, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(draft: TableDraft, by: str) -> None:
        raise RuntimeError("a mistake of ours")

    await playing.pause()
    store.unreadable.add(playing.table_id)
    with monkeypatch.context() as patch:
        patch.setattr(TableDraft, "void", broken)
        after = await restarted(playing)
    assert after.publisher.due == 0
    await after.advance(RETRY_MS)
    assert (after.view.course.paused, after.view.last.voided) == ("moderator", "fault")


# When saving fails


async def test_an_order_that_cannot_be_saved_changes_nothing(playing: Room, store: MemoryStore) -> None:
    store.down = True
    for order in (playing.pause, playing.void, playing.shut):
        assert (await order()).denial is TableDenial.STORE_FAILED
    assert (await playing.kick(102)).denial is TableDenial.STORE_FAILED
    assert (await playing.hand_over(102)).denial is TableDenial.STORE_FAILED
    assert playing.view.course.paused == "store_failed"
    store.down = False
    await playing.advance(RETRY_MS)
    view = playing.view
    assert (view.course.paused, view.place.owner_id, view.course.closes_after_hand) == (None, OWNER, False)
    assert playing.to_act() == 101
    assert store.audit == []


async def test_a_moderator_may_pause_a_table_that_waits_for_saving_to_work_again(
    playing: Room, store: MemoryStore
) -> None:
    store.down = True
    await playing.act(101, "bring_in")
    store.down = False
    assert (await playing.pause()).done
    assert playing.view.course.paused == "moderator"
    await playing.advance(A_LONG_TIME)
    assert playing.to_act() == 101


async def test_a_table_paused_by_a_moderator_stays_paused_after_a_failed_save(
    playing: Room, store: MemoryStore
) -> None:
    await playing.pause()
    store.down = True
    assert (await playing.leave(102)).denial is TableDenial.STORE_FAILED
    assert (await playing.resume()).denial is TableDenial.STORE_FAILED
    assert (await playing.act(101, "bring_in")).denial is TableDenial.PAUSED
    assert playing.view.course.paused == "moderator"
    await playing.advance(3 * RETRY_MS)
    store.down = False
    await playing.advance(A_LONG_TIME)
    assert playing.view.course.paused == "moderator"
    assert playing.timer.pending() == []
    assert playing.to_act() == 101
    assert (await playing.resume()).done
    await playing.play("101 bring_in")


async def test_a_table_paused_between_hands_deals_no_hand_after_a_failed_save_is_retried(
    seated: Room, store: MemoryStore
) -> None:
    await seated.pause()
    store.down = True
    await seated.leave(102)
    store.down = False
    await seated.advance(A_LONG_TIME)
    assert (seated.view.course.paused, seated.view.hand) == ("moderator", None)
