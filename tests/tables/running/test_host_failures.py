"""Failed saves and errors of the bot: nothing has happened, and the table plays on."""

import logging

import pytest

from bot.poker.hand import Hand
from bot.tables.deciding.draft import TableDraft
from bot.tables.replies import TableDenial
from bot.tables.saving import InsufficientChips
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, PAUSE_MS, TURN_MS, Room, deal
from tests.tables.conftest import WALLET

CARDS = {1: "AsAhKs", 2: "2c3c4c5c6c7d9d"}
RETRY_MS = 15_000


@pytest.fixture
async def playing(store: MemoryStore) -> Room:
    room = Room(store, *deal([1, 2], CARDS))
    await room.started({1: 1_000, 2: 1_000})
    return room


async def test_an_action_that_cannot_be_saved_changes_nothing_and_pauses_the_table(
    playing: Room, store: MemoryStore, caplog: pytest.LogCaptureFixture
) -> None:
    hand, commits = playing.hand, len(store.commits)
    store.down = True
    reply = await playing.act(101, "complete")
    assert reply.denial is TableDenial.STORE_FAILED
    assert playing.hand == hand
    assert playing.stacks() == {101: 998, 102: 998}
    assert len(store.commits) == commits
    assert playing.publisher.shown[-1].course.paused == "store_failed"
    assert playing.view.clock.deadline_ms is None
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_a_failing_store_costs_no_player_time_and_the_table_resumes_when_saving_works(
    playing: Room, store: MemoryStore
) -> None:
    store.down = True
    await playing.act(101, "complete")
    await playing.advance(3 * TURN_MS)
    assert playing.to_act() == 101
    assert playing.hand.seats[-1].bet == 0
    store.down = False
    await playing.advance(RETRY_MS)
    assert playing.view.course.paused is None
    assert playing.view.clock.deadline_ms is not None
    assert playing.view.clock.deadline_ms > playing.timer.now_ms() + TURN_MS - RETRY_MS
    await playing.play("101 complete")


async def test_a_table_whose_last_save_failed_resumes_when_a_player_acts_and_saving_works(
    playing: Room, store: MemoryStore
) -> None:
    store.down = True
    await playing.act(101, "complete")
    assert (await playing.act(101, "complete")).denial is TableDenial.STORE_FAILED
    store.down = False
    assert (await playing.act(101, "complete")).done
    assert playing.view.course.paused is None
    assert playing.stacks()[101] == 978


async def test_refused_clicks_do_not_delay_the_next_attempt_to_save(playing: Room, store: MemoryStore) -> None:
    store.down = True
    await playing.act(101, "complete")
    store.down = False
    for _ in range(3):
        await playing.advance(RETRY_MS // 3)
        assert not (await playing.act(102, "complete")).done
    assert playing.view.course.paused is None


async def test_a_time_out_that_cannot_be_saved_pauses_the_table(playing: Room, store: MemoryStore) -> None:
    store.down = True
    await playing.advance(TURN_MS)
    assert playing.view.course.paused == "store_failed"
    store.down = False
    await playing.advance(RETRY_MS)
    assert playing.to_act() == 101
    await playing.advance(TURN_MS)
    assert playing.to_act() == 102


async def test_a_hand_that_could_not_be_saved_when_it_was_dealt_is_dealt_later(room: Room, store: MemoryStore) -> None:
    await room.open()
    await room.seat_all({1: 1_000, 2: 1_000})
    store.down = True
    await room.advance(PAUSE_MS)
    assert room.view.hand is None
    assert room.view.course.paused == "store_failed"
    store.down = False
    await room.advance(RETRY_MS + PAUSE_MS)
    assert room.view.hand_number == 1
    assert room.stacks() == {101: 998, 102: 998}


async def test_a_table_pauses_when_the_ledger_refuses_the_transfers_of_a_deal(room: Room, store: MemoryStore) -> None:
    await room.open()
    await room.seat_all({1: 1_000, 2: 1_000})
    store.fault = InsufficientChips("seat")
    await room.advance(PAUSE_MS)
    assert room.view.course.paused == "store_failed"
    await room.advance(RETRY_MS + PAUSE_MS)
    assert room.view.hand_number == 1


async def test_a_message_that_meets_a_bug_is_refused_without_logging_cards_and_the_table_plays_on(
    playing: Room, store: MemoryStore, caplog: pytest.LogCaptureFixture
) -> None:
    store.fault = ValueError("down cards AsAh in a message that must not be logged")
    reply = await playing.act(101, "complete")
    assert reply.denial is TableDenial.STORE_FAILED
    assert playing.view.course.paused is None
    assert "ValueError" in caplog.text
    assert "AsAh" not in caplog.text
    assert (await playing.act(101, "complete")).done


async def test_a_deal_that_fails_because_of_a_bug_is_tried_again_only_at_intervals(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(draft: TableDraft) -> None:
        raise RuntimeError("no deck")

    await room.open()
    await room.seat_all({1: 1_000, 2: 1_000})
    with monkeypatch.context() as patch:
        patch.setattr(TableDraft, "deal", broken)
        await room.advance(PAUSE_MS + 2 * RETRY_MS)
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 3
    await room.advance(RETRY_MS)
    assert room.view.hand_number == 1


async def test_an_announcement_that_fails_does_not_undo_the_action(
    playing: Room, caplog: pytest.LogCaptureFixture
) -> None:
    playing.publisher.broken = True
    assert (await playing.act(101, "complete")).done
    assert playing.to_act() == 102
    assert "an announcement" in caplog.text


async def test_a_hand_that_disagrees_with_the_ledger_is_not_saved(
    playing: Room, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits = len(store.commits)
    with monkeypatch.context() as patch:
        patch.setattr(Hand, "stacks", lambda hand: dict.fromkeys((1, 2, 3), 1))
        assert (await playing.act(101, "complete")).denial is TableDenial.STORE_FAILED
    assert len(store.commits) == commits
    assert store.total(GUILD) == 12 * WALLET
