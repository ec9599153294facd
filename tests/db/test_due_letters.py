"""Letters that are due: saved together with a change, exported to their user and forgotten with them."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.tables.due_letters import DueLetter
from db import SqliteStore, check
from db.due_letters import insert
from tests.harness.db.scenes import GUILD, NOW, OTHER_GUILD, rows

ANN = 501


def storing(*letters: DueLetter) -> Callable[[sqlite3.Connection], None]:
    return lambda connection: insert(connection, letters)


async def due(store: SqliteStore) -> DueLetter:
    ann = await store.directory.player_id(ANN)
    letter = DueLetter(GUILD, ann, "left_out", {"name": "Friday", "channel_id": 7, "amount": 100}, NOW)
    await store.database.write(storing(letter))
    return letter


async def test_a_due_direct_message_stays_in_the_file_until_it_is_deleted_as_sent(
    store: SqliteStore, path: Path
) -> None:
    letter = await due(store)
    assert await store.due_letters.waiting() == [(1, letter)]
    await store.due_letters.delete_sent(1, letter)
    assert await store.due_letters.waiting() == []
    assert check(path) == []


async def test_a_due_message_is_not_deleted_in_place_of_another_with_the_same_number(store: SqliteStore) -> None:
    letter = await due(store)
    await store.due_letters.delete_sent(1, DueLetter(GUILD, letter.player_id, "left_out", {}, NOW - 1))
    assert await store.due_letters.waiting() == [(1, letter)]


async def test_a_failed_change_saves_no_direct_message(store: SqliteStore) -> None:
    ann = await store.directory.player_id(ANN)

    def fails(connection: sqlite3.Connection) -> None:
        insert(connection, [DueLetter(GUILD, ann, "left_out", {}, NOW)])
        raise ValueError("undone")

    with pytest.raises(ValueError, match="undone"):
        await store.database.write(fails)
    assert await store.due_letters.waiting() == []


async def test_a_users_export_lists_the_direct_messages_that_wait_for_them(store: SqliteStore) -> None:
    await due(store)
    told = await store.office.privacy.export(ANN)
    (letter,) = told["servers"][str(GUILD)]["letters_due"]
    assert (letter["kind"], letter["at_ms"]) == ("left_out", NOW)
    assert str(OTHER_GUILD) not in told["servers"]


async def test_forgetting_a_user_deletes_their_due_messages_and_no_new_one_is_stored(
    store: SqliteStore, path: Path
) -> None:
    letter = await due(store)
    await store.office.privacy.forget(ANN, NOW)
    await store.database.write(storing(letter))
    assert rows(path, "SELECT count(*) FROM due_letter") == [(0,)]


async def test_a_due_direct_message_cannot_be_changed(store: SqliteStore) -> None:
    await due(store)
    with pytest.raises(Exception, match="immutable"):
        await store.database.write(lambda connection: connection.execute("UPDATE due_letter SET at_ms = 1"))
