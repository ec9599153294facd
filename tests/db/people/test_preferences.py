"""Preferences: saved in the file, deleted with their player, and never a reason to create a player."""

import json
from pathlib import Path

import pytest

from bot.tables.preferences import Known, Preferences
from db import SqliteStore, open_store
from tests.harness.db.scenes import NOW, rows

ANN, BOB = 5001, 5002
GERMAN = Preferences(language="de", discord_language="en-GB", pictures=False, reminders=False, auto_muck=False)


async def test_preferences_are_kept_after_a_restart(path: Path) -> None:
    store = await open_store(path)
    ann, bob = await store.directory.player_id(ANN), await store.directory.player_id(BOB)
    await store.preferences.save(ann, Preferences(language="fr"))
    await store.preferences.save(ann, GERMAN)
    await store.preferences.save(bob, Preferences(discord_language="sv-SE"))
    await store.close()
    store = await open_store(path)
    known = {each.user_id: each for each in await store.preferences.all()}
    assert known == {
        ANN: Known(ANN, ann, GERMAN),
        BOB: Known(BOB, bob, Preferences(discord_language="sv-SE")),
    }
    await store.close()


async def test_preferences_of_an_unknown_player_are_not_saved(store: SqliteStore, path: Path) -> None:
    await store.preferences.save(77, GERMAN)
    assert await store.preferences.all() == []
    assert rows(path, "SELECT count(*) FROM preference") == [(0,)]


async def test_the_export_lists_a_users_settings_and_forgetting_deletes_them(store: SqliteStore, path: Path) -> None:
    ann = await store.directory.player_id(ANN)
    assert (await store.office.privacy.export(ANN))["settings"] is None
    await store.preferences.save(ann, GERMAN)
    told = (await store.office.privacy.export(ANN))["settings"]
    assert told["language"] == "de"
    assert told["discord_language"] == "en-GB"
    assert (told["pictures"], told["reminders"], told["auto_muck"]) == (False, False, False)
    assert await store.office.privacy.forget(ANN, NOW)
    assert rows(path, "SELECT count(*) FROM preference") == [(0,)]
    await store.preferences.save(ann, GERMAN)
    assert await store.preferences.all() == []


async def test_unreadable_settings_count_as_never_set(store: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    ann, bob = await store.directory.player_id(ANN), await store.directory.player_id(BOB)
    await store.preferences.save(ann, GERMAN)
    await store.preferences.save(bob, GERMAN)
    body = json.dumps({"language": 7})
    await store.database.write(
        lambda connection: connection.execute("UPDATE preference SET body = ? WHERE player_id = ?", (body, ann))
    )
    assert [each.player_id for each in await store.preferences.all()] == [bob]
    assert "language" in caplog.text
