"""The bot stops in order, whatever fails on the way out."""

import asyncio
from pathlib import Path

import pytest

from bot.operating.monitor import HealthMonitor
from bot.settings import Settings
from bot.tables.manager import TableManager
from bot.tables.saving import StoreUnavailable
from bot.tournaments.manager import TournamentManager
from bot.wiring import running_bot
from db import DatabaseFailing, open_store


async def test_what_fails_to_stop_keeps_nothing_else_from_stopping(
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
        async with running_bot(Settings(database=database), database, HealthMonitor()) as (_, services):
            pass
    assert stopped == [services.tables]
    again = await open_store(database)  # refused while somebody has it open
    await again.close()


async def test_a_file_that_fails_ends_the_work_with_a_line_that_says_so(tmp_path: Path) -> None:
    """Requests under way are answered first: the end comes as a cancellation, as that of a signal does."""
    database, answered = tmp_path / "lowball.sqlite3", []
    with pytest.raises(DatabaseFailing, match="readonly"):  # noqa: PT012 - the block is what is cancelled
        async with running_bot(Settings(database=database), database, HealthMonitor()) as (store, services):
            await store.database.read("PRAGMA query_only = ON")
            try:
                with pytest.raises(StoreUnavailable):
                    await store.bank.wallet(1, 2, 500, 0)
                await asyncio.sleep(3600)
            finally:
                answered.append(services.tables)
    assert answered
    assert DatabaseFailing.may_pass
