"""Posts that are due: saved together with a change, deleted once they are sent."""

import sqlite3
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.tables.due_posts import DuePost
from db import SqliteStore, check
from db.due_posts import insert
from tests.harness.db.scenes import GUILD, NOW

POST = DuePost(GUILD, 7, "list_closed", {"table_id": 1, "table": "Riverside"}, NOW, (101, 102))


async def test_a_due_post_stays_in_the_file_until_exactly_that_post_is_deleted_as_sent(
    store: SqliteStore, path: Path
) -> None:
    await store.database.write(partial(insert, posts=[POST]))
    assert await store.due_posts.waiting() == [(1, POST)]
    await store.due_posts.delete_sent(1, DuePost(GUILD, 7, "seated", {}, NOW))
    assert await store.due_posts.waiting() == [(1, POST)]
    await store.due_posts.delete_sent(1, POST)
    assert await store.due_posts.waiting() == []
    assert check(path) == []


async def test_a_users_export_lists_the_posts_that_will_ping_them(store: SqliteStore) -> None:
    post = replace(POST, players=(await store.directory.player_id(501),))
    await store.database.write(partial(insert, posts=[post]))
    told = await store.office.privacy.export(501)
    assert told["servers"][str(GUILD)]["calls_due"] == [{"kind": "list_closed", "at_ms": NOW}]


async def test_a_failed_change_saves_no_post_and_a_saved_post_cannot_be_changed(store: SqliteStore) -> None:
    def fails(connection: sqlite3.Connection) -> None:
        insert(connection, [POST])
        raise ValueError("undone")

    with pytest.raises(ValueError, match="undone"):
        await store.database.write(fails)
    assert await store.due_posts.waiting() == []
    await store.database.write(partial(insert, posts=[POST]))
    with pytest.raises(Exception, match="immutable"):
        await store.database.write(lambda connection: connection.execute("UPDATE due_post SET at_ms = 1"))
