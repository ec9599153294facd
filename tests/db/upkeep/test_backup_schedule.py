"""Scheduled backups: when one is due, which are kept, and how a failure is handled."""

import asyncio
import logging
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import Mock

import pytest

from db import BackupSchedule, SqliteStore, check
from tests.harness.db.scenes import ANNA, GUILD, MANY_CHIPS, NOW, buy_in, seated_table
from tests.harness.processes import PATIENCE_SECONDS
from tests.harness.tables.jumping_timer import HOUR_MS, JUMPS, Jump, JumpingTimer

NOON = datetime(2030, 1, 31, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


class Clock:
    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def schedule(path: Path, tmp_path: Path, clock: Clock) -> BackupSchedule:
    return BackupSchedule(path, tmp_path / "backups", every_hours=24, keep=3, now=clock)


def names(schedule: BackupSchedule) -> list[str]:
    return [path.name for _, path in schedule.taken()]


async def test_the_first_backup_is_made_at_once_and_passes_the_check(
    store: SqliteStore, path: Path, schedule: BackupSchedule
) -> None:
    await seated_table(store)
    assert await schedule.step() == 24 * 3600
    ((time, made),) = schedule.taken()
    assert (time, made.name) == (NOON, "lowball-20300131T120000Z.sqlite3")
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert check(made) == []
    assert [entry.name for entry in made.parent.iterdir()] == [made.name]


async def test_several_processes_keep_their_own_backups_in_one_folder(
    store: SqliteStore, path: Path, tmp_path: Path, clock: Clock
) -> None:
    mine, theirs = (
        BackupSchedule(path, tmp_path / "backups", every_hours=24, keep=1, name=f"lowball-{part}-of-2", now=clock)
        for part in range(2)
    )
    for _ in range(2):
        mine.take()
        theirs.take()
        clock.time += HOUR
    assert names(mine) == ["lowball-0-of-2-20300131T130000Z.sqlite3"]
    assert names(theirs) == ["lowball-1-of-2-20300131T130000Z.sqlite3"]


async def test_the_next_backup_is_due_after_the_configured_hours_even_after_a_restart(
    store: SqliteStore, path: Path, schedule: BackupSchedule, clock: Clock, tmp_path: Path
) -> None:
    await schedule.step()
    clock.time += 23 * HOUR
    restarted = BackupSchedule(path, tmp_path / "backups", every_hours=24, keep=3, now=clock)
    assert await restarted.step() == 3600
    assert len(names(schedule)) == 1
    clock.time += HOUR
    await restarted.step()
    assert len(names(schedule)) == 2


async def test_the_newest_backups_are_kept_and_no_other_file_is_touched(
    store: SqliteStore, schedule: BackupSchedule, clock: Clock, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    others = ["before-the-move.sqlite3", "demo-20200101T000000Z.sqlite3", "lowball-2020.sqlite3"]
    for other in others:
        (folder / other).write_text("mine")
    for _ in range(5):
        await schedule.step()
        clock.time += 24 * HOUR
    assert names(schedule) == [f"lowball-2030020{day}T120000Z.sqlite3" for day in (4, 3, 2)]
    assert {entry.name for entry in folder.iterdir()} == {*names(schedule), *others}


async def test_a_clock_set_back_does_not_stop_backups(
    store: SqliteStore, schedule: BackupSchedule, clock: Clock
) -> None:
    await schedule.step()
    clock.time -= 1000 * HOUR
    for _ in range(4):
        assert await schedule.step() == 24 * 3600
        clock.time += 23 * HOUR
        assert await schedule.step() == 3600
        clock.time += HOUR
    assert [name[8:16] for name in names(schedule)] == ["20291223", "20291222", "20291221"], (
        "the three newest backups are kept"
    )


class Watched(BackupSchedule):
    """A schedule that announces each step."""

    looks: asyncio.Queue[float]

    async def step(self) -> float:
        seconds = await super().step()
        self.looks.put_nowait(seconds)
        return seconds


@pytest.mark.parametrize("jump", JUMPS, ids=str)
async def test_a_backup_that_became_due_while_the_clock_jumped_is_made_at_once(
    store: SqliteStore, path: Path, tmp_path: Path, jump: Jump
) -> None:
    timer = JumpingTimer()
    schedule = Watched(
        path,
        tmp_path / "backups",
        every_hours=1,
        keep=9,
        now=lambda: datetime.fromtimestamp(timer.now_ms() / 1000, UTC),
    )
    schedule.looks = asyncio.Queue()
    with timer.house.running():
        running = asyncio.create_task(schedule.run(timer.house.sleep))
        assert await schedule.looks.get() == 3600
        await asyncio.sleep(0)
        for minutes in (50, 20):
            until_ms = timer.now_ms() + minutes * 60_000
            while timer.ring_next(until_ms):
                pass
            if minutes == 50:
                jump.happen(timer)
        await schedule.looks.get()
        running.cancel()
        await asyncio.wait((running,))
    # Set back by one hour, the clock shows the time of the last backup; by more, that backup lies in the future.
    assert len(names(schedule)) == (1 if jump.lost_ms == -HOUR_MS else 2)


async def test_a_failed_backup_is_logged_once_with_its_cause_and_so_is_the_next_success(
    store: SqliteStore, schedule: BackupSchedule, clock: Clock, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "backups").write_text("in the way")
    for _ in range(5):
        assert await schedule.step() == 3600
        clock.time += HOUR
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert "backups: File exists" in caplog.text
    assert "Errno" not in caplog.text
    (tmp_path / "backups").unlink()
    await schedule.step()
    await schedule.step()
    assert [record.levelno for record in caplog.records] == [logging.ERROR, logging.WARNING]
    assert len(names(schedule)) == 1


async def test_a_failed_backup_is_reported_once_and_again_after_a_success(
    store: SqliteStore, schedule: BackupSchedule, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated_table(store)
    told: list[bool] = []

    def tell() -> bool:
        told.append(len(told) > 0)
        return told[-1]

    schedule.on_failure = tell
    for failing, times in ((True, 1), (True, 2), (True, 2), (False, 2), (True, 3)):
        with monkeypatch.context() as now:
            if failing:
                now.setattr(
                    "db.upkeep.backup_schedule.backup", Mock(side_effect=OSError(28, "No space left on device"))
                )
            await schedule.step()
        assert len(told) == times
        clock.time += timedelta(days=2)


async def test_a_file_that_fails_the_check_makes_no_backup_and_deletes_none(
    store: SqliteStore, path: Path, schedule: BackupSchedule, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    await seated_table(store)
    for _ in range(3):
        await schedule.step()
        clock.time += 24 * HOUR
    kept = names(schedule)

    def spoil(connection: object) -> None:
        assert hasattr(connection, "execute")
        connection.execute("DROP TRIGGER account_moves")
        connection.execute("UPDATE account SET balance = balance + 1 WHERE kind = 'wallet'")

    await store._database.write(spoil)
    await schedule.step()
    assert names(schedule) == kept
    assert "doesn't check out" in caplog.text


async def test_a_half_written_file_left_by_a_power_cut_is_deleted(
    store: SqliteStore, schedule: BackupSchedule, tmp_path: Path
) -> None:
    half = tmp_path / "backups" / "lowball-20300131T120000Z.part"
    half.parent.mkdir()
    half.write_text("half")
    await schedule.step()
    assert len(names(schedule)) == 1
    assert not half.exists()


async def test_writes_continue_during_a_backup_and_cancelling_ends_the_schedule(
    store: SqliteStore, schedule: BackupSchedule
) -> None:
    await store.bank.wallet(GUILD, ANNA, MANY_CHIPS, NOW)
    table = await seated_table(store)
    running = asyncio.create_task(schedule.run())
    for request in range(1, 50):
        await store.commit(buy_in(ANNA, 1, table, request=request))
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not schedule.taken():
            await store.commit(buy_in(ANNA, 1, table))
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    ((_, made),) = schedule.taken()
    assert check(made) == []
