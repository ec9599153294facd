"""Waiting lists, invitations and names of tables in the file."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.moderation.ports import StillSeated
from bot.tables.saving import TableCommit
from bot.tables.state import SeatState, TableState, WaitingState
from db import SqliteStore, check, open_store
from db.json_codecs import SETTINGS
from tests.harness.db.played import ANN, Played
from tests.harness.db.played import played as played
from tests.harness.db.scenes import GUILD, NEW_TABLE, NEXT_DOOR, NOW, rows

PRIVATE = replace(NEXT_DOOR, settings=replace(NEXT_DOOR.settings, private=True, role_id=2**63 - 1))


async def test_a_private_table_is_loaded_as_it_was_saved(store: SqliteStore, path: Path) -> None:
    table = await store.open_table(PRIVATE, None, NOW)
    waiting = (WaitingState(12, 200), WaitingState(13, 300, needs_role=True))
    seats = (SeatState(1, 11, moves_to=4, moved=True),)
    state = TableState(seats=seats, name="Friday \u2660 club", guests=(11, 12), waiting=waiting)
    await store.commit(TableCommit(table, state, NOW))
    await store.close()
    again = await open_store(path)
    (saved,) = await again.open_tables()
    await again.close()
    assert (saved.state, saved.new.settings, saved.new.name) == (state, PRIVATE.settings, "Friday \u2660 club")
    assert check(path) == []


async def test_a_table_that_was_never_renamed_keeps_its_name(store: SqliteStore, path: Path) -> None:
    table = await store.open_table(NEW_TABLE, None, NOW)
    await store.commit(TableCommit(table, TableState(button=2), NOW))
    assert rows(path, "SELECT name FROM poker_table") == [(NEW_TABLE.name,)]


async def test_a_table_saved_by_an_older_version_is_public_with_an_empty_waiting_list(
    store: SqliteStore, path: Path
) -> None:
    table = await store.open_table(NEW_TABLE, None, NOW)

    def age(text: str) -> str:
        return f"json_remove({text}, '$.private', '$.role_id', '$.guests', '$.waiting', '$.name')"

    state, settings = map(str, rows(path, f"SELECT {age('state')}, {age('settings')} FROM poker_table")[0])
    assert "waiting" not in state
    assert SETTINGS.load(settings) == NEW_TABLE.settings
    await store.close()
    again = await open_store(path)

    def put_back(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE poker_table SET state = ? WHERE id = ?", (state, table))

    await again.database.write(put_back)
    (saved,) = await again.open_tables()
    await again.close()
    assert (saved.state.waiting, saved.state.guests, saved.new.settings.is_private) == ((), (), False)


async def test_a_users_export_lists_their_waiting_lists_and_invitations(played: Played) -> None:
    store = played.store
    table = await store.open_table(PRIVATE, None, NOW)
    state = TableState(guests=(played.ann,), waiting=(WaitingState(played.ann, 250),))
    await store.commit(TableCommit(table, state, NOW))
    here = (await store.office.privacy.export(ANN))["servers"][str(GUILD)]
    assert here["waiting_lists"] == [{"table_number": table, "table_name": PRIVATE.name, "buy_in": 250}]
    assert here["invitations"] == [{"table_number": table, "table_name": PRIVATE.name}]
    await store.commit(TableCommit(table, TableState(closes_after_hand=True), NOW, closes_table=True))
    here = (await store.office.privacy.export(ANN))["servers"][str(GUILD)]
    assert (here["waiting_lists"], here["invitations"]) == ([], [])


async def test_a_user_on_a_waiting_list_cannot_be_forgotten_but_a_guest_can(played: Played) -> None:
    store = played.store
    table = await store.open_table(PRIVATE, None, NOW)
    await store.commit(TableCommit(table, TableState(waiting=(WaitingState(played.ann, 250),)), NOW))
    with pytest.raises(StillSeated):
        await store.office.privacy.forget(ANN, NOW)
    await store.commit(TableCommit(table, TableState(guests=(played.ann,)), NOW))
    assert await store.office.privacy.forget(ANN, NOW)
