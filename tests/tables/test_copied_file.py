"""A table on a copied database file, after the original was played on (F-2)."""

import shutil
from pathlib import Path

import pytest

from bot.fairness.sealing import DECKS
from db import backup, beside, check, open_store
from tests.harness.in_the_loop import in_the_loop
from tests.harness.tables.doubles import RecordThread
from tests.harness.tables.room import PAUSE_MS, Room
from tests.harness.tables.sealed_room import SealedRoom, proved, record

STACKS = {1: 1_000, 2: 1_000, 3: 1_000}


@pytest.fixture
async def room(tmp_path: Path) -> SealedRoom:
    return await SealedRoom.on_file(tmp_path / "room.sqlite3")


class LaterRecordThread(RecordThread):
    """The record thread after a restore, which still has the earlier posts, under earlier ids."""

    def __init__(self, before: RecordThread) -> None:
        super().__init__()
        self.before = before
        self.posts = {(0, -number): number for number in range(1, len(before.posts) + 1)}


async def put_back(room: SealedRoom, copy: Path) -> SealedRoom:
    """Restart the room with its file replaced by the copy."""
    await room.stop()
    for ending in ("", "-wal", "-written"):
        beside(room.path, ending).unlink(missing_ok=True)
    shutil.copy(copy, room.path)
    return await started_again(room, LaterRecordThread(room.thread))


async def started_again(room: SealedRoom, thread: RecordThread) -> SealedRoom:
    with in_the_loop():
        store = await open_store(room.path)
    again = SealedRoom(store, seed=1, closer=thread)
    again.timer.ring_next(room.timer.now_ms())
    again.requests, again.channels, again.table_id = room.requests, room.channels, room.table_id
    again.path, again.thread = room.path, thread
    await again.tables.restore()
    await again.quiet()
    return again


async def play_hands(room: SealedRoom, count: int) -> None:
    for _ in range(count):
        await room.check_down()
        await room.advance(PAUSE_MS)


async def test_F2_a_bot_on_a_copied_file_deals_from_no_copied_seal_and_reveals_no_card(
    room: SealedRoom, tmp_path: Path
) -> None:
    await room.started(STACKS)
    await play_hands(room, 2)
    copied = tmp_path / "copy.sqlite3"
    backup(room.path, copied)
    sealed = {seal for (seal,) in room.rows("SELECT hex(seal) FROM seal")}
    # In the copy hand 3 is running and hand 4 is sealed. The original plays both to their end.
    await play_hands(room, 3)
    opened = {seed for hand in (3, 4) for seed in record(room.path, room.table_id, hand)[0].whole.decks}
    assert len([deck for deck in opened if deck]) >= DECKS - 1

    later = await put_back(room, copied)
    assert later.states() == ["done", "done", "void", "lost", "next"]
    assert later.rows("SELECT hand FROM seal WHERE seed IS NOT NULL") == [(5,)]
    assert later.rows("SELECT hex(seal) FROM seal WHERE hand = 5")[0][0] not in sealed
    assert (later.view.last.voided, later.view.hand_number) == ("copy", 4)
    assert sum(later.stacks().values()) == sum(STACKS.values())
    assert later.rows("SELECT channel_id, kind FROM due_post") == [(0, "file_copied")]
    (entry,) = later.rows("SELECT reason FROM audit WHERE act = 'void'")
    assert "copy of its file" in str(entry[0])

    await later.advance(PAUSE_MS)
    assert later.view.hand_number == 5
    await play_hands(later, 2)
    assert later.view.hand_number == 7
    verified = proved(later, 5, 6)
    assert verified.holds, (verified.together, [verdict.problem for verdict in verified.verdicts])
    assert all(line.seal.hex().upper() not in sealed for line in later.thread.lines.values())
    await later.stop()
    assert check(later.path) == []


async def test_F7_a_bot_on_a_copied_file_never_reveals_the_decks_of_discarded_deals(
    room: SealedRoom, tmp_path: Path
) -> None:
    """The original may have dealt from the decks that the copy did not use, and mucked cards stay secret."""
    await room.started(STACKS)
    copied = tmp_path / "copy.sqlite3"
    backup(room.path, copied)
    await play_hands(room, 2)
    later = await put_back(room, copied)
    assert later.rows("SELECT count(*) FROM hand_record") == [(0,)]
    assert later.rows("SELECT count(*) FROM hand_secret WHERE class = 'deck'") == [(0,)]
    assert later.rows("SELECT count(*) FROM seal WHERE state IN ('void', 'lost') AND seed IS NOT NULL") == [(0,)]
    await later.stop()


@pytest.mark.parametrize("runs", [True, False])
async def test_a_copy_whose_first_start_ended_early_is_recognized_at_the_next_start(
    room: SealedRoom, tmp_path: Path, runs: bool
) -> None:
    """The first start opens the file and stops before it opens any table."""
    await room.started(STACKS)
    if not runs:
        await room.check_down()
    backup(room.path, tmp_path / "copy.sqlite3")
    await room.stop()
    path = tmp_path / "copy.sqlite3"
    with in_the_loop():
        store = await open_store(path)
        await store.close()
        store = await open_store(path)
        (table,) = await store.open_tables()
        await store.close()
    assert table.is_copied
    assert table.hand_was_copied is runs
    assert [seal.state for seal in table.seals if seal.state != "dealt"] == ["lost"]


async def test_a_copied_file_continues_without_seals_if_nothing_closes_its_deals(
    room: SealedRoom, tmp_path: Path
) -> None:
    await room.started(STACKS)
    backup(room.path, tmp_path / "copy.sqlite3")
    await room.stop()
    with in_the_loop():
        store = await open_store(tmp_path / "copy.sqlite3")
    again = Room(store, seed=1)
    again.requests, again.table_id = room.requests, room.table_id
    await again.tables.restore()
    await again.quiet()
    assert again.view.last.voided == "copy"
    await again.advance(PAUSE_MS)
    assert again.view.hand_number == 2
    await again.tables.stop()
    await store.close()


async def test_a_restart_on_the_original_file_undoes_no_hand(room: SealedRoom) -> None:
    await room.started(STACKS)
    await room.check_down()
    await room.advance(PAUSE_MS)
    again = await room.restarted()
    assert again.states() == ["done", "dealt", "next"]
    assert again.rows("SELECT kind FROM due_post") == []
    await again.stop()


async def test_when_the_operator_accepts_lost_data_the_next_deals_get_new_seals(
    room: SealedRoom, tmp_path: Path
) -> None:
    """The main file is taken from a running bot without its write-ahead log."""
    await room.started(STACKS)
    await room.store.database.read("PRAGMA wal_checkpoint(FULL)")  # type: ignore[attr-defined]  # a SqliteStore
    taken = tmp_path / "taken.sqlite3"
    shutil.copy(room.path, taken)
    await room.stop()
    with in_the_loop():
        store = await open_store(taken, accept_loss=True)
        (table,) = await store.open_tables()
        await store.close()
    assert table.hand_was_copied
    assert {seal.state for seal in table.seals} == {"dealt", "lost"}
