"""Rate limits shared between the parts, and a shutdown that completes even if one step fails."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest

from bot.common.outages import Outage
from bot.fleet.part import Part
from bot.operating.monitor import HealthMonitor
from bot.settings import Settings
from bot.tables.manager import TableManager
from bot.tables.saving import StoreDamaged, StoreUnavailable
from bot.tournaments.manager import TournamentManager
from bot.ui.discord.outbox import OPEN_EVERY_SECONDS
from bot.ui.discord.rate_limit import RateLimit
from bot.wiring.running import caretaking, running_bot
from db import DatabaseFailing, DatabaseUnusable, open_store


async def test_a_failing_shutdown_step_does_not_prevent_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped: list[TableManager] = []
    stop = TableManager.stop

    async def failing(self: TournamentManager) -> None:
        raise OSError("no answer")

    async def noted(self: TableManager) -> None:
        stopped.append(self)
        await stop(self)

    monkeypatch.setattr(TournamentManager, "stop", failing)
    monkeypatch.setattr(TableManager, "stop", noted)
    database = tmp_path / "lowball.sqlite3"
    with pytest.raises(OSError, match="no answer"):
        async with running_bot(Settings(database=database), database, HealthMonitor()) as wiring:
            pass
    assert stopped == [wiring.play.tables]
    again = await open_store(database)  # raises if the file is still open
    await again.close()


async def test_a_failing_database_file_ends_the_program_with_an_error_about_the_file(tmp_path: Path) -> None:
    """The error cancels the work as a signal does, so requests in progress are answered first."""
    database, answered = tmp_path / "lowball.sqlite3", []
    with pytest.raises(DatabaseFailing, match="readonly"):  # noqa: PT012 - the error cancels the whole block
        async with running_bot(Settings(database=database), database, HealthMonitor()) as wiring:
            store = wiring.base.store
            await store.database.read("PRAGMA query_only = ON")
            try:
                with pytest.raises(StoreUnavailable):
                    await store.bank.wallet(1, 2, 500, 0)
                await asyncio.sleep(3600)
            finally:
                answered.append(wiring.play.tables)
    assert answered
    assert DatabaseFailing.may_pass


async def test_a_damaged_page_ends_the_program_and_asks_the_owner_to_restore_a_backup(tmp_path: Path) -> None:
    database = tmp_path / "lowball.sqlite3"
    await (await open_store(database)).close()
    with closing(sqlite3.connect(database)) as connection:
        ((size,),) = connection.execute("PRAGMA page_size")
        ((page,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'player_link'")
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    with pytest.raises(DatabaseUnusable, match=r"is damaged .*restore a backup") as ended:  # noqa: PT012 - as above
        async with running_bot(Settings(database=database), database, HealthMonitor()) as wiring:
            with pytest.raises(StoreDamaged):
                await wiring.base.store.directory.player_id(5)
            await asyncio.sleep(3600)
    assert not ended.value.may_pass


@pytest.mark.parametrize(
    ("part", "asked", "per_second"), [(Part(), None, 50), (Part(1, 4), None, 12.5), (Part(1, 4), 50, 50)]
)
async def test_the_parts_share_discords_rate_limits_for_one_token(
    tmp_path: Path, part: Part, asked: int | None, per_second: float
) -> None:
    """Behind a proxy that enforces the limit, a part sends more but opens no more direct message channels."""
    database = tmp_path / "lowball.sqlite3"
    settings = Settings(database=database, shard=part, requests_per_second=asked)
    async with running_bot(settings, database, HealthMonitor(), part=part) as wiring:
        own, expected = wiring.reach.outbox.rate_limit, RateLimit.below(per_second)
        assert (own._most, own._seconds) == (expected._most, expected._seconds)
        assert wiring.reach.outbox._openings._seconds == OPEN_EVERY_SECONDS * part.count


@pytest.mark.parametrize("hours", [1, -1])
async def test_the_clock_reports_a_jump_to_the_tables_and_tournaments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    database, ahead, told = tmp_path / "lowball.sqlite3", timedelta(), list[tuple[str, Outage]]()
    monkeypatch.setattr(discord.utils, "utcnow", lambda: datetime.now(UTC) + ahead)
    monkeypatch.setattr(TableManager, "play_was_impossible", lambda _, outage: told.append(("tables", outage)))
    monkeypatch.setattr(TournamentManager, "play_was_impossible", lambda _, outage: told.append(("them", outage)))
    settings, monitor = Settings(database=database, backup_every_hours=0), HealthMonitor()
    async with (
        running_bot(settings, database, monitor) as wiring,
        caretaking(wiring),
    ):
        steady_ms = wiring.base.clock.steady.now_ms()
        ahead = timedelta(hours=hours)
        wiring.base.timer.now_ms()
        assert abs(wiring.base.clock.steady.now_ms() - steady_ms) < 3_600_000
    assert [who for who, _ in told] == ["tables", "them"]
    assert {round(outage.lost_ms / 3_600_000) for _, outage in told} == {hours}
