"""A full disk during an order: nothing is changed or remembered, and the order can be repeated."""

from pathlib import Path

import pytest

from bot.moderation.ports import FOREVER, Standing
from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import StoreUnavailable
from db import check, open_store
from tests.harness.db.orders import entry, order
from tests.harness.db.scenes import BERT, GUILD


async def test_a_moderators_order_that_cannot_be_saved_has_no_effect_and_can_be_repeated(tmp_path: Path) -> None:
    path = tmp_path / "full.sqlite3"
    store = await open_store(path)
    office = store.office
    assert (await office.rooms.settings(GUILD), await office.conduct.standing(GUILD, BERT)) == (
        RoomSettings(),
        Standing(),
    )
    (pages,) = (await store._database.read("PRAGMA page_count"))[0]
    await store._database.read(f"PRAGMA max_page_count = {pages}")
    large = RoomSettings(stakes_menu=("10/20",) * 2_000)
    with pytest.raises(StoreUnavailable):
        await office.rooms.change(order(1), entry("set_room"), large)
    assert await office.rooms.settings(GUILD) == RoomSettings()
    await store._database.read("PRAGMA max_page_count = 1000000")
    await office.conduct.change(order(1), entry("ban"), BERT, lambda _: Standing(FOREVER))
    assert await office.conduct.standing(GUILD, BERT) == Standing(FOREVER)
    await store.close()
    assert check(path) == []
