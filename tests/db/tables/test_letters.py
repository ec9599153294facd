"""The last letter sent to each player, which the file remembers until the table closes."""

from pathlib import Path

from bot.tables.saving import TableCommit
from bot.tables.state import TableState
from db import SqliteStore, open_store
from tests.harness.db.scenes import ANNA, BERT, NEW_TABLE, NEXT_DOOR, NOW


async def test_the_last_direct_message_to_each_player_at_each_table_is_known_after_a_restart(path: Path) -> None:
    store = await open_store(path)
    first, second = await store.open_table(NEW_TABLE, None, NOW), await store.open_table(NEXT_DOOR, None, NOW)
    await store.letters.sent(first, ANNA, "a third street")
    await store.letters.sent(first, ANNA, "a seventh street")
    await store.letters.sent(first, BERT, "one")
    await store.letters.sent(second, ANNA, "another")
    await store.close()
    store = await open_store(path)
    assert await store.letters.last() == {
        (first, ANNA): "a seventh street",
        (first, BERT): "one",
        (second, ANNA): "another",
    }
    await store.close()


async def test_the_direct_messages_of_a_table_are_forgotten_when_it_closes(store: SqliteStore) -> None:
    table = await store.open_table(NEW_TABLE, None, NOW)
    await store.letters.sent(table, ANNA, "one")
    await store.commit(TableCommit(table, TableState(closes_after_hand=True), NOW, closes_table=True))
    assert await store.letters.last() == {}


async def test_a_direct_message_that_arrives_after_its_table_closed_is_not_remembered(store: SqliteStore) -> None:
    table = await store.open_table(NEW_TABLE, None, NOW)
    await store.commit(TableCommit(table, TableState(closes_after_hand=True), NOW, closes_table=True))
    await store.letters.sent(table, ANNA, "late")
    assert await store.letters.last() == {}
