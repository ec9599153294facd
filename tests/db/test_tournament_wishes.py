"""The tournaments about which players want letters, kept in the file."""

from pathlib import Path

import pytest

from db import SqliteStore
from tests.harness.db.scenes import GUILD, NOW, OTHER_GUILD, rows

ADA, BEN = 9_000_000_000_000_001, 9_000_000_000_000_002


async def test_a_players_choice_replaces_only_the_wishes_that_were_offered(store: SqliteStore) -> None:
    ada, wishes = await store.directory.player_id(ADA), store.tournament_wishes
    await wishes.save(GUILD, ada, ["all", "game:razz", "game:mix"], ["game:razz", "game:mix"])
    await wishes.save(GUILD, ada, ["series:3"], ["series:3"])
    await wishes.save(OTHER_GUILD, ada, ["all"], ["all"])
    await wishes.save(GUILD, ada, ["all", "game:razz", "game:mix"], ["all"])
    assert await wishes.of(GUILD, ada) == ("all", "series:3")
    await wishes.save(GUILD, ada, ["series:3"], [])
    assert await wishes.of(GUILD, ada) == ("all",)
    assert await wishes.of(OTHER_GUILD, ada) == ("all",)


async def test_forgetting_a_user_deletes_their_tournament_wishes_and_no_later_choice_is_saved(
    store: SqliteStore, path: Path
) -> None:
    ada = await store.directory.player_id(ADA)
    await store.tournament_wishes.save(GUILD, ada, ["all"], ["all"])
    exported = (await store.office.privacy.export(ADA))["servers"][str(GUILD)]
    assert exported["told_of_tournaments"] == [{"what": "all"}]
    assert await store.office.privacy.forget(ADA, NOW)
    await store.tournament_wishes.save(GUILD, ada, ["all"], ["all"])
    assert rows(path, "SELECT * FROM tournament_wanted") == []


@pytest.mark.parametrize("what", ["", "game:", "series:x", "role:1"])
async def test_the_file_refuses_a_wish_of_an_unknown_kind(store: SqliteStore, what: str) -> None:
    ben = await store.directory.player_id(BEN)
    with pytest.raises(Exception, match="CHECK"):
        await store.tournament_wishes.save(GUILD, ben, [what], [what])
