"""The house stops in order, whatever fails on the way out."""

from pathlib import Path

import pytest

from bot.operating.watch import Watchman
from bot.settings import Settings
from bot.tables.manager import TableManager
from bot.tournaments.manager import TournamentManager
from bot.wiring import house
from db import open_store


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
        async with house(Settings(database=database), database, Watchman()) as (_, services):
            pass
    assert stopped == [services.tables]
    again = await open_store(database)  # refused while somebody has it open
    await again.close()
