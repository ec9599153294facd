"""A guild's settings and presets: the defaults, changes, restarts, and unreadable rows."""

import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.moderation.ports import RoomBook, TooManyPresets
from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import DuplicateRequest
from db import SqliteStore, check, open_store
from tests.harness.db.orders import abandoned, entry, order
from tests.harness.db.scenes import GUILD, OTHER_GUILD, SETTINGS, rows
from tests.harness.on_file import without_triggers

ROOM = RoomSettings((1, 2), (3,), (4,), 5, 6, 1000, 200, ("10/20", "20/40"), 12, 2, 6, 5000, "sv-SE")
SLOW = replace(SETTINGS, turn_seconds=90)


@pytest.fixture
def book(store: SqliteStore) -> RoomBook:
    return store.office.rooms


async def test_a_guild_that_never_changed_its_settings_has_the_defaults(book: RoomBook) -> None:
    assert await book.settings(GUILD) == RoomSettings()
    assert await book.presets(GUILD) == {}


async def test_settings_change_at_once_and_only_in_their_guild(book: RoomBook) -> None:
    assert await book.settings(GUILD) == RoomSettings()
    await book.change(order(), entry("set_room"), ROOM)
    assert await book.settings(GUILD) == ROOM
    await book.change(order(), entry("set_room"), replace(ROOM, tables_most=None))
    assert await book.settings(GUILD) == replace(ROOM, tables_most=None)
    assert await book.settings(OTHER_GUILD) == RoomSettings()


async def test_the_audit_names_the_settings_that_changed(book: RoomBook, path: Path) -> None:
    await book.change(order(), entry("set_room"), RoomSettings(table_channels=(7, 8), tables_most=4))
    await book.change(order(), entry("set_room"), RoomSettings(tables_most=4))
    await book.change(order(), replace(entry("set_room"), before="as it was", after="as it is"), RoomSettings())
    assert rows(path, "SELECT before, after FROM audit ORDER BY number") == [
        ("table_channels any, tables_most None", "table_channels 7 8, tables_most 4"),
        ("table_channels 7 8", "table_channels any"),
        ("as it was", "as it is"),
    ]
    assert check(path) == []


async def test_saving_a_preset_replaces_one_whose_name_differs_only_in_case(book: RoomBook, path: Path) -> None:
    for name, preset in (("Über", SETTINGS), ("friday", SETTINGS), ("FRIDAY", SLOW), ("ÜBER", SLOW)):
        await book.save_preset(order(), entry("save_preset"), name, preset)
    assert await book.presets(GUILD) == {"FRIDAY": SLOW, "ÜBER": SLOW}
    assert list(await book.presets(GUILD)) == ["FRIDAY", "ÜBER"]
    assert await book.presets(OTHER_GUILD) == {}
    assert rows(path, "SELECT count(*) FROM audit") == [(4,)]


async def test_a_preset_saved_after_a_lookup_is_found_by_the_next_lookup(book: RoomBook) -> None:
    assert await book.presets(GUILD) == {}
    await book.save_preset(order(), entry("save_preset"), "friday", SETTINGS)
    assert await book.presets(GUILD) == {"friday": SETTINGS}
    (await book.presets(GUILD)).clear()
    assert await book.presets(GUILD) == {"friday": SETTINGS}


async def test_a_preset_can_be_deleted_only_once(book: RoomBook, path: Path) -> None:
    await book.save_preset(order(), entry("save_preset"), "Friday", SETTINGS)
    assert await book.presets(GUILD) == {"Friday": SETTINGS}
    assert await book.drop_preset(order(), entry("drop_preset"), "fRIDAY")
    assert not await book.drop_preset(order(), entry("drop_preset"), "Friday")
    assert await book.presets(GUILD) == {}
    assert rows(path, "SELECT act FROM audit ORDER BY number") == [("save_preset",), ("drop_preset",)]


async def test_a_guild_has_at_most_25_presets(book: RoomBook, path: Path) -> None:
    for number in range(25):
        await book.save_preset(order(), entry("save_preset"), f"preset {number}", SETTINGS)
    with pytest.raises(TooManyPresets):
        await book.save_preset(order(), entry("save_preset"), "one more", SETTINGS)
    await book.save_preset(order(), entry("save_preset"), "PRESET 3", SLOW)
    await book.save_preset(order(), entry("save_preset", OTHER_GUILD), "one more", SETTINGS)
    assert len(await book.presets(GUILD)) == 25
    assert rows(path, "SELECT count(*) FROM audit WHERE guild_id = 900") == [(26,)]


async def test_a_repeated_click_changes_settings_and_presets_only_once(book: RoomBook) -> None:
    await book.change(order(1), entry("set_room"), ROOM)
    with pytest.raises(DuplicateRequest):
        await book.change(order(1), entry("set_room"), RoomSettings())
    with pytest.raises(DuplicateRequest):
        await book.save_preset(order(1), entry("save_preset"), "friday", SETTINGS)
    with pytest.raises(DuplicateRequest):
        await book.drop_preset(order(1), entry("drop_preset"), "friday")
    assert await book.settings(GUILD) == ROOM
    assert await book.presets(GUILD) == {}


async def test_changes_of_settings_and_presets_take_effect_although_their_callers_were_cancelled(
    store: SqliteStore,
) -> None:
    book = store.office.rooms
    assert (await book.settings(GUILD), await book.presets(GUILD)) == (RoomSettings(), {})
    await abandoned(book.change(order(), entry("set_room"), ROOM))
    await abandoned(book.save_preset(order(), entry("save_preset"), "friday", SETTINGS))
    await abandoned(book.save_preset(order(), entry("save_preset"), "monday", SETTINGS))
    await abandoned(book.drop_preset(order(), entry("drop_preset"), "monday"))
    await store.office.audit.write_entry(None, entry())
    assert (await book.settings(GUILD), await book.presets(GUILD)) == (ROOM, {"friday": SETTINGS})


async def test_settings_and_presets_are_kept_after_a_restart(store: SqliteStore, path: Path) -> None:
    await store.office.rooms.change(order(), entry("set_room"), ROOM)
    await store.office.rooms.save_preset(order(), entry("save_preset"), "friday", SLOW)
    await store.close()
    again = await open_store(path)
    assert await again.office.rooms.settings(GUILD) == ROOM
    assert await again.office.rooms.presets(GUILD) == {"friday": SLOW}
    await again.close()


@pytest.mark.parametrize("body", ["[]", '{"tables_most": "many"}', '{"language": 5}', "null"])
async def test_unreadable_settings_count_as_never_set(
    store: SqliteStore, path: Path, caplog: pytest.LogCaptureFixture, body: str
) -> None:
    await store.office.rooms.change(order(), entry("set_room"), ROOM)
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection, without_triggers(connection):
        connection.execute("UPDATE room_settings SET body = ?", (body,))
    again = await open_store(path)
    for _ in range(2):
        assert await again.office.rooms.settings(GUILD) == RoomSettings()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert "settings of guild 900" in caplog.text
    await again.office.rooms.change(order(), entry("set_room"), ROOM)
    assert await again.office.rooms.settings(GUILD) == ROOM
    await again.close()


async def test_an_unreadable_preset_is_left_out_and_can_be_dropped(
    store: SqliteStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("friday", "monday"):
        await store.office.rooms.save_preset(order(), entry("save_preset"), name, SETTINGS)
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection, without_triggers(connection):
        connection.execute("UPDATE table_preset SET body = '{}' WHERE key = 'friday'")
    again = await open_store(path)
    assert list(await again.office.rooms.presets(GUILD)) == ["monday"]
    assert "preset 'friday' of guild 900" in caplog.text
    assert await again.office.rooms.drop_preset(order(), entry("drop_preset"), "friday")
    await again.close()
