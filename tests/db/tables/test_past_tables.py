"""The settings of a server's latest tables, read from the file."""

from dataclasses import replace

from bot.tables.saving import NewTable
from db import SqliteStore
from db.tables.past_tables import LOOKED_AT_MOST
from tests.harness.ui.scenes import SETTINGS

GUILD, ANN, BO = 1, 11, 12


class Opened:
    def __init__(self, store: SqliteStore) -> None:
        self.store, self.count = store, 0

    async def add(
        self, game: str, owner: int = ANN, *, guild: int = GUILD, practice: bool = False, private: bool = False
    ) -> None:
        self.count += 1
        settings = replace(SETTINGS, game=game, private=private)
        new = NewTable(guild, self.count, owner, f"Table {self.count}", settings, practice=practice)
        await self.store.open_table(new, None, self.count)


async def test_the_latest_tables_are_the_latest_public_tables_for_chips_on_the_server(store: SqliteStore) -> None:
    opened = Opened(store)
    await opened.add("razz")
    await opened.add("badugi", guild=2)
    await opened.add("badugi", private=True)
    await opened.add("badugi", practice=True)
    await opened.add("stud-hi-lo", BO)
    assert [each.game for each in await store.past_tables.latest(GUILD)] == ["stud-hi-lo", "razz"]


async def test_the_last_practice_table_is_the_one_that_the_player_opened_last_on_the_server(store: SqliteStore) -> None:
    opened = Opened(store)
    await opened.add("razz", practice=True)
    await opened.add("badugi", practice=True)
    await opened.add("stud-hi-lo", guild=2, practice=True)
    await opened.add("badacey", BO, practice=True)
    await opened.add("badeucey")
    last = await store.past_tables.last_practice(GUILD, ANN)
    assert last is not None
    assert last.game == "badugi"
    assert await store.past_tables.last_practice(GUILD, 13) is None


async def test_the_search_for_a_past_table_looks_only_at_the_newest_tables_of_the_server(store: SqliteStore) -> None:
    opened = Opened(store)
    await opened.add("razz", practice=True)
    for _ in range(LOOKED_AT_MOST):
        await opened.add("badugi", BO, practice=True)
    assert await store.past_tables.last_practice(GUILD, ANN) is None
