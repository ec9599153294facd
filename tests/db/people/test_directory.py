"""Pseudonyms: random, permanent, and linked to a user by one row that can be deleted."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.tables.ports import Directory
from db import SqliteStore, check, open_store
from tests.harness.db.scenes import rows
from tests.harness.on_file import wallet_balance


async def test_simultaneous_lookups_give_a_user_one_pseudonym(store: SqliteStore) -> None:
    directory: Directory = store.directory
    player, *others = await asyncio.gather(*(directory.player_id(5001) for _ in range(15)))
    assert set(others) == {player}
    assert 1 <= player < 2**63
    assert player != 5001
    assert await directory.player_id(5002) != player
    assert (await directory.user_id(player), await directory.user_id(1)) == (5001, None)


async def test_looking_up_a_user_creates_no_pseudonym(store: SqliteStore, path: Path) -> None:
    assert await store.directory.known(5001) is None
    assert rows(path, "SELECT * FROM player_link") == []
    player = await store.directory.player_id(5001)
    assert await store.directory.known(5001) == player
    await store.close()
    again = await open_store(path)
    assert await again.directory.known(5001) == player
    await again.close()


async def test_pseudonyms_and_dm_channels_are_kept_after_a_restart(store: SqliteStore, path: Path) -> None:
    player = await store.directory.player_id(5001)
    assert await store.directory.dm_channel(player) is None
    await store.directory.save_dm_channel(player, 42)
    assert await store.directory.dm_channel(player) == 42
    await store.close()
    again = await open_store(path)
    assert await again.directory.dm_channel(player) == 42
    assert await again.directory.user_id(player) == 5001
    assert await again.directory.player_id(5001) == player
    await again.close()


async def test_a_known_user_is_looked_up_without_reading_the_file(store: SqliteStore) -> None:
    player = await store.directory.player_id(5001)
    await store.close()
    assert await store.directory.player_id(5001) == player
    assert await store.directory.user_id(player) == 5001


async def test_a_dm_channel_of_an_unknown_player_is_not_saved(store: SqliteStore, path: Path) -> None:
    await store.directory.save_dm_channel(77, 42)
    assert rows(path, "SELECT * FROM player_link") == []


async def test_deleting_the_row_that_links_a_user_to_a_player_forgets_only_the_user(
    store: SqliteStore, path: Path
) -> None:
    player = await store.directory.player_id(5001)
    await store.bank.wallet(900, player, 1000, 0)
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM player_link WHERE user_id = 5001")
    again = await open_store(path)
    assert await again.directory.user_id(player) is None
    assert await wallet_balance(again, 900, player) == 1000
    assert await again.directory.player_id(5001) != player
    await again.close()
    assert check(path) == []
