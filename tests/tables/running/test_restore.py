"""Restarts of the process, after which every table goes on."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.poker.events import BroughtIn, DeckShuffled, Event, Folded, StreetDealt
from bot.tables.replies import TableDenial
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, PAUSE_MS, TURN_MS, Room, deal
from tests.tables.conftest import WALLET

CARDS = {1: "AsAhKs", 2: "2c3c4c5c6c7d9d", 3: "2d3d5d6d7c8d9h"}
GRACE_MS = 15_000

Events = tuple[Event, ...]


async def playing(store: MemoryStore) -> Room:
    room = Room(store, *deal([1, 2, 3], CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    return room


async def restarted(before: Room, outage_ms: int = 60_000) -> Room:
    """Start another process on the same store after an outage, with the alarms of the first one gone."""
    before.timer.ring_next(before.timer.now_ms())
    after = Room(before.store)
    after.requests = before.requests
    after.timer.ring_next(before.timer.now_ms() + outage_ms)
    after.table_id = before.table_id
    await after.tables.restore()
    return after


async def test_a_restart_restores_the_hand_and_the_stacks_and_the_cards_and_the_view(store: MemoryStore) -> None:
    before = await playing(store)
    await before.play("101 bring_in", "102 complete")
    await before.seat_all({4: 1_500})
    after = await restarted(before)
    assert after.hand == before.hand
    assert after.stacks() == before.stacks()
    assert after.view.last.recent == before.view.last.recent
    assert after.view.last.hand_players == before.view.last.hand_players
    assert after.publisher.shown[-1] == after.view
    assert after.publisher.dealt == []
    assert after.tables.private(after.table_id, 102) == before.tables.private(before.table_id, 102)
    assert after.status(104) == "waiting"


async def test_after_a_restart_an_old_button_works_but_only_once(store: MemoryStore) -> None:
    before = await playing(store)
    await before.play("101 bring_in")
    hand_number, version = before.view.hand_number, before.hand.version
    after = await restarted(before)
    assert (await after.act(102, "call", hand_number=hand_number, version=version)).done
    assert (await after.act(102, "call", hand_number=hand_number, version=version)).denial is TableDenial.STALE


async def test_the_deadline_of_a_turn_moves_by_the_length_of_the_outage(store: MemoryStore) -> None:
    before = await playing(store)
    after = await restarted(before, 10 * TURN_MS)
    assert after.view.clock.deadline_ms == after.timer.now_ms() + GRACE_MS
    await after.advance(GRACE_MS - 1)
    assert after.hand.seats[-1].bet == 0
    await after.advance(1)
    assert after.hand.seats[-1].bet == 3
    soon = await restarted(after, 1_000)
    assert soon.view.clock.deadline_ms == soon.timer.now_ms() + TURN_MS


async def test_a_restart_between_hands_is_followed_by_the_next_hand(store: MemoryStore) -> None:
    before = await playing(store)
    await before.play("101 bring_in", "102 fold", "103 fold")
    after = await restarted(before)
    assert after.view.hand is None
    assert after.view.clock.next_hand_ms == after.timer.now_ms() + PAUSE_MS
    await after.advance(PAUSE_MS)
    assert after.view.hand_number == 2
    assert after.hand.button == 2


async def test_the_idle_time_restarts_after_an_outage(store: MemoryStore) -> None:
    before = Room(store)
    await before.open()
    await before.sit(101)
    after = await restarted(before, 10 * 1_800_000)
    assert after.stacks() == {101: 1_000}
    await after.advance(1_800_000)
    assert after.tables.view(after.table_id) is None
    assert await store.wallet_balance(GUILD, 101) == WALLET


async def test_a_player_who_left_before_the_crash_still_leaves_after_it(store: MemoryStore) -> None:
    before = await playing(store)
    await before.leave(103)
    after = await restarted(before)
    assert after.status(103) == "leaving"
    await after.play("101 bring_in", "102 fold")
    assert 103 not in after.stacks()


async def test_a_restart_acts_for_an_absent_player_whose_turn_it_is(store: MemoryStore) -> None:
    before = await playing(store)
    saved = store.tables[before.table_id]
    seats = tuple(replace(seat, leaving=seat.player_id == 101) for seat in saved.state.seats)
    store.tables[before.table_id] = replace(saved, state=replace(saved.state, seats=seats))
    after = await restarted(before)
    assert after.hand.seats[-1].bet == 3
    assert after.to_act() == 102


def without_deck(log: Events) -> Events:
    """Return the events as the codec reads them after the deck was deleted."""
    return tuple(DeckShuffled(()) if isinstance(event, DeckShuffled) else event for event in log)


def without_down_cards(log: Events) -> Events:
    return tuple(replace(event, down=()) if isinstance(event, StreetDealt) else event for event in log)


def without_start(log: Events) -> Events:
    return log[1:]


def with_a_fold_too_many(log: Events) -> Events:
    return (*log, Folded(1), Folded(2), Folded(3))


@pytest.mark.parametrize("damage", [without_deck, without_down_cards, without_start, with_a_fold_too_many])
async def test_a_hand_that_cannot_be_replayed_is_voided_and_another_table_plays_on(
    store: MemoryStore, damage: Callable[[Events], Events], caplog: pytest.LogCaptureFixture
) -> None:
    """Every chip in the pot goes back to the player who put it in."""
    before = await playing(store)
    await before.play("101 bring_in", "102 complete")
    broken = before.table_id
    await before.started({4: 1_000, 5: 1_000})
    saved = store.tables[broken]
    store.tables[broken] = replace(saved, events=damage(saved.events))
    after = await restarted(before)
    assert after.hand.to_act is not None
    after.table_id = broken
    assert after.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    assert store.hands_closed == [(broken, 1, "void")]
    assert "hand 1 cannot be replayed" in caplog.text
    assert "As" not in caplog.text
    assert after.view.hand is None
    assert after.view.course.paused is None
    await after.advance(PAUSE_MS)
    assert after.view.hand_number == 2
    assert store.total(GUILD) == 12 * WALLET


async def test_a_hand_that_contradicts_the_ledger_is_voided(store: MemoryStore) -> None:
    before = await playing(store)
    await before.play("101 bring_in")
    saved = store.tables[before.table_id]
    brought_in = next(event for event in saved.events if isinstance(event, BroughtIn))
    told_wrong = replace(brought_in, to=2, cost=2)
    store.tables[before.table_id] = replace(
        saved, events=tuple(told_wrong if event is brought_in else event for event in saved.events)
    )
    after = await restarted(before)
    assert after.view.hand is None
    assert after.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    assert store.hands_closed == [(before.table_id, 1, "void")]
    assert store.total(GUILD) == 12 * WALLET


async def test_a_hand_without_any_readable_event_is_voided_with_the_chips_of_the_ledger(store: MemoryStore) -> None:
    before = await playing(store)
    await before.play("101 bring_in", "102 complete")
    store.unreadable.add(before.table_id)
    after = await restarted(before)
    assert after.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    await after.advance(PAUSE_MS)
    assert after.view.hand_number == 2


async def test_a_table_that_cannot_be_read_is_paid_out_and_closed_and_the_others_start(
    store: MemoryStore, caplog: pytest.LogCaptureFixture
) -> None:
    before = await playing(store)
    await before.play("101 bring_in", "102 complete")
    damaged = before.table_id
    await before.started({4: 1_000, 5: 1_000})
    store.damage(damaged)
    after = await restarted(before)
    assert after.hand.to_act is not None
    assert after.tables.view(damaged) is None
    assert [await store.wallet_balance(GUILD, player) for player in (101, 102, 103)] == [WALLET] * 3
    assert f"table {damaged} cannot be opened" in caplog.text
    assert await store.damaged_tables() == []


async def test_a_table_of_a_game_that_no_longer_exists_is_paid_out_and_closed(store: MemoryStore) -> None:
    before = await playing(store)
    saved = store.tables[before.table_id]
    other = replace(saved.new.settings, game="three-card-monte")
    store.tables[before.table_id] = replace(saved, new=replace(saved.new, settings=other))
    after = await restarted(before)
    assert after.tables.view(before.table_id) is None
    assert store.tables == {}
    assert [await store.wallet_balance(GUILD, player) for player in (101, 102, 103)] == [WALLET] * 3


async def test_a_damaged_table_that_cannot_be_paid_out_yet_is_paid_out_at_the_next_start(store: MemoryStore) -> None:
    before = await playing(store)
    store.damage(before.table_id)
    store.down = True
    await restarted(before)
    store.down = False
    await restarted(before)
    assert [await store.wallet_balance(GUILD, player) for player in (101, 102, 103)] == [WALLET] * 3


async def test_a_voided_hand_is_saved_later_if_it_cannot_be_saved_at_once(store: MemoryStore) -> None:
    before = await playing(store)
    saved = store.tables[before.table_id]
    store.tables[before.table_id] = replace(saved, events=saved.events[1:])
    store.down = True
    after = await restarted(before)
    assert after.view.course.paused == "store_failed"
    store.down = False
    await after.advance(GRACE_MS)
    assert after.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    assert store.hands_closed == [(before.table_id, 1, "void")]


async def test_a_table_paused_by_a_moderator_stays_paused_after_a_restart(store: MemoryStore) -> None:
    before = await playing(store)
    saved = store.tables[before.table_id]
    store.tables[before.table_id] = replace(saved, state=replace(saved.state, paused="moderator"))
    after = await restarted(before)
    assert (await after.act(101, "bring_in")).denial is TableDenial.PAUSED
    await after.advance(10 * TURN_MS)
    assert after.hand == before.hand
    assert (await after.leave(103)).done


async def test_a_stopped_manager_refuses_actions_and_leaves_the_hand_unchanged(store: MemoryStore) -> None:
    room = await playing(store)
    await room.tables.stop()
    assert (await room.act(101, "bring_in")).denial is TableDenial.PAUSED
    assert room.timer.pending() == []
    assert len(store.tables[room.table_id].events) == room.hand.version
