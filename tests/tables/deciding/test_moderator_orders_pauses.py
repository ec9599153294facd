"""Moderators pause and resume tables."""

import pytest

from bot.tables.replies import TableDenial
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import A_LONG_TIME, GUILD, PAUSE_MS, TURN_MS, Room
from tests.tables.conftest import PLAYERS, WALLET

TOTAL = len(PLAYERS) * WALLET


# Pause


async def test_a_pause_at_once_stops_the_turn_and_every_clock(playing: Room) -> None:
    assert (await playing.pause()).done
    assert playing.view.course.paused == "moderator"
    assert playing.view.clock.deadline_ms is None
    assert playing.timer.pending() == []
    hand = playing.hand
    await playing.advance(A_LONG_TIME)
    assert playing.hand == hand
    assert playing.status(101) == "playing"


@pytest.mark.parametrize("at_once", [True, False])
async def test_between_hands_any_pause_begins_at_once_and_no_hand_is_dealt(seated: Room, at_once: bool) -> None:
    assert (await seated.pause(at_once=at_once)).done
    assert seated.view.course.paused == "moderator"
    assert not seated.view.course.pausing
    assert seated.view.clock.next_hand_ms is None
    await seated.advance(A_LONG_TIME)
    assert seated.view.hand is None
    assert seated.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}


async def test_a_pause_after_the_hand_begins_when_the_hand_ends(playing: Room) -> None:
    assert (await playing.pause(at_once=False)).done
    assert playing.view.course.pausing
    assert playing.view.course.paused is None
    await playing.play("101 bring_in", "102 fold", "103 fold")
    assert playing.view.course.paused == "moderator"
    assert not playing.view.course.pausing
    await playing.advance(A_LONG_TIME)
    assert playing.view.hand_number == 1


async def test_players_still_time_out_in_a_hand_that_is_followed_by_a_pause(playing: Room) -> None:
    await playing.pause(at_once=False)
    await playing.advance(4 * TURN_MS)
    assert playing.view.course.paused == "moderator"
    assert playing.hand.finished


async def test_nobody_can_act_or_sit_down_or_come_back_at_a_paused_table(playing: Room) -> None:
    await playing.sit_out(103)
    await playing.pause()
    for reply in (await playing.act(101, "bring_in"), await playing.sit(104), await playing.back(103)):
        assert reply.denial is TableDenial.PAUSED
        assert reply.view.course.paused == "moderator"


async def test_a_player_who_may_not_join_a_paused_table_is_told_why_and_not_that_it_is_paused(playing: Room) -> None:
    await playing.close()
    await playing.pause()
    for reply in (await playing.sit(104), await playing.wait_for_seat(104)):
        assert reply.denial is TableDenial.CLOSES_AFTER_HAND
    await playing.open(private=True)
    await playing.pause()
    for reply in (await playing.sit(104), await playing.wait_for_seat(104)):
        assert reply.denial is TableDenial.NOT_INVITED


async def test_players_at_a_paused_table_may_see_their_cards_or_sit_out_or_leave(playing: Room) -> None:
    await playing.pause()
    private = playing.tables.private(playing.table_id, 101)
    assert private is not None
    assert len(private.downcards) == 2
    assert (await playing.sit_out(102)).done
    assert (await playing.leave(103)).done


async def test_a_player_who_leaves_a_paused_hand_stays_until_it_ends(playing: Room) -> None:
    await playing.play("101 bring_in")
    await playing.pause()
    await playing.leave(102)
    assert playing.to_act() == 102
    await playing.advance(A_LONG_TIME)
    assert (playing.status(102), playing.to_act()) == ("leaving", 102)
    await playing.resume()
    assert playing.to_act() == 103
    await playing.play("103 fold")
    assert 102 not in playing.stacks()


async def test_a_player_who_leaves_a_paused_table_between_hands_is_paid_out(seated: Room, store: MemoryStore) -> None:
    await seated.pause()
    await seated.leave(102)
    assert 102 not in seated.stacks()
    assert await store.wallet_balance(GUILD, 102) == WALLET


@pytest.mark.parametrize("at_once", [True, False])
async def test_a_paused_table_cannot_be_paused_again(playing: Room, store: MemoryStore, at_once: bool) -> None:
    await playing.pause(at_once=at_once)
    assert (await playing.pause(at_once=False)).denial is TableDenial.ALREADY_PAUSED
    assert (await playing.pause()).done is not at_once
    assert playing.view.course.paused == "moderator"
    assert len(store.audit) == 2 - at_once


async def test_a_closing_table_can_be_paused_immediately_but_not_after_its_last_hand(playing: Room) -> None:
    await playing.close()
    assert (await playing.pause(at_once=False)).denial is TableDenial.CLOSES_AFTER_HAND
    assert (await playing.pause()).done
    await playing.advance(A_LONG_TIME)
    await playing.resume()
    await playing.play("101 bring_in", "102 fold", "103 fold")
    assert playing.tables.view(playing.table_id) is None


async def test_a_table_that_is_closed_before_a_planned_pause_closes_after_the_hand(
    playing: Room, store: MemoryStore
) -> None:
    await playing.pause(at_once=False)
    await playing.close()
    await playing.play("101 bring_in", "102 fold", "103 fold")
    assert playing.tables.view(playing.table_id) is None
    assert store.total(GUILD) == sum([await store.wallet_balance(GUILD, player) for player in PLAYERS]) == TOTAL


# Resume


async def test_after_a_pause_the_player_to_act_has_a_full_turn(playing: Room) -> None:
    await playing.advance(TURN_MS - 1)
    await playing.pause()
    await playing.advance(A_LONG_TIME)
    assert (await playing.resume()).done
    assert playing.view.course.paused is None
    assert playing.view.clock.deadline_ms == playing.timer.now_ms() + TURN_MS
    await playing.advance(TURN_MS - 1)
    assert playing.to_act() == 101
    await playing.advance(1)
    assert playing.to_act() == 102


async def test_after_a_pause_the_next_hand_comes_after_the_usual_time(seated: Room) -> None:
    await seated.pause()
    await seated.advance(A_LONG_TIME)
    await seated.resume()
    assert seated.view.clock.next_hand_ms == seated.timer.now_ms() + PAUSE_MS
    await seated.advance(PAUSE_MS)
    assert seated.view.hand_number == 1


async def test_after_a_pause_an_idle_table_has_its_full_idle_time(room: Room) -> None:
    await room.open()
    await room.sit(101)
    await room.pause()
    await room.advance(A_LONG_TIME)
    await room.resume()
    await room.advance(1_800_000 - 1)
    assert room.stacks() == {101: 1_000}
    await room.advance(1)
    assert room.tables.view(room.table_id) is None


async def test_resuming_cancels_a_pause_that_has_not_begun(playing: Room) -> None:
    await playing.pause(at_once=False)
    deadline_ms = playing.view.clock.deadline_ms
    assert (await playing.resume()).done
    assert playing.view.clock.deadline_ms == deadline_ms
    await playing.play("101 bring_in", "102 fold", "103 fold")
    await playing.advance(PAUSE_MS)
    assert playing.view.hand_number == 2


async def test_a_table_that_no_moderator_paused_cannot_be_resumed(playing: Room, store: MemoryStore) -> None:
    assert (await playing.resume()).denial is TableDenial.NOT_PAUSED
    store.down = True
    await playing.act(101, "bring_in")
    store.down = False
    assert playing.view.course.paused == "store_failed"
    assert (await playing.resume()).denial is TableDenial.NOT_PAUSED
    assert store.audit == []
