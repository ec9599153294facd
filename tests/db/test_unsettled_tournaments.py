"""An unfinished tournament that cannot be read."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.saving import Request, StoreError
from bot.tournaments.state import Entrant, TournamentState
from db.store import open_store
from tests.db.test_tournaments import ANNA, NEW, OWNER, START, audit


async def test_an_unreadable_tournament_is_named_with_its_server_and_the_remedy(tmp_path: Path) -> None:
    path = tmp_path / "lowball.sqlite3"
    store = await open_store(path)
    state = TournamentState("registering", START, (Entrant(ANNA),))
    for number in (1, 2):
        await store.tournaments.create(NEW, state, Request(number, OWNER, "create"), audit())
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE tournament SET state = json_set(state, '$.entrants[0].rebuys', 'two') WHERE id = 2")
    again = await open_store(path)
    told = r"^tournament 2 of server 11 cannot be read \(.* does not fit: entrants\.0\.rebuys\): restore a backup"
    with pytest.raises(StoreError, match=told):
        await again.tournaments.unsettled()
    await again.close()
