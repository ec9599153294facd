"""A forgotten user who returns: no ban is lifted and no grant is made twice."""

from pathlib import Path

import pytest

from bot.moderation.ports import FOREVER, AuditFilter, Standing
from bot.tables.saving import PlayerBanned, Request, WalletFrozen
from db import check, open_store
from tests.harness.db.played import ANN, DAY_MS, Played, standing
from tests.harness.db.played import played as played
from tests.harness.db.scenes import (
    GUILD,
    NOW,
    OTHER_GUILD,
    rows,
)


async def test_a_forgotten_user_returns_as_a_new_player_without_a_second_grant(played: Played, path: Path) -> None:
    store = played.store
    await store.office.privacy.forget(ANN, NOW)
    again = await store.directory.player_id(ANN)
    assert again != played.ann
    assert await store.bank.wallet(GUILD, again, 1000, NOW) == 0
    assert await store.bank.wallet(OTHER_GUILD, again, 1000, NOW) == 0
    assert await store.bank.wallet(999, again, 1000, NOW) == 1000
    assert rows(path, "SELECT count(*) FROM forgotten_user") == [(0,)]
    assert check(path) == []
    here = (await store.office.privacy.export(ANN))["servers"][str(GUILD)]
    assert here["back_after_being_forgotten"] == [{"last_claim_ms": None}]


async def test_a_forgotten_user_who_returns_may_claim_no_sooner_than_before(played: Played) -> None:
    store = played.store
    assert (await store.bank.claim(Request(1, played.ann, "claim"), GUILD, 2000, NOW)).granted == 1005
    for request in (2, 3):
        await store.office.privacy.forget(ANN, NOW + request)
        again = await store.directory.player_id(ANN)
        early = await store.bank.claim(Request(request, again, "claim"), GUILD, 2000, NOW + DAY_MS - 1)
        assert (early.granted, early.refused) == (0, "too_soon")
    assert (await store.bank.claim(Request(9, again, "claim"), GUILD, 2000, NOW + DAY_MS)).granted == 2000


@pytest.mark.parametrize("wanted", [Standing(FOREVER), Standing(NOW + DAY_MS), Standing(NOW + DAY_MS, frozen=True)])
async def test_being_forgotten_does_not_lift_a_ban(played: Played, path: Path, wanted: Standing) -> None:
    store = played.store
    await standing(played, played.ann, wanted, 1)
    await store.office.privacy.forget(ANN, NOW)
    again = await store.directory.player_id(ANN)
    assert await store.office.conduct.standing(GUILD, again) == wanted
    with pytest.raises(PlayerBanned):
        await store.bank.claim(Request(2, again, "claim"), GUILD, 100, NOW)
    assert [line.entry.act for line in await played.store.office.audit.page(GUILD, AuditFilter(), skip=0, most=1)] == [
        "returned"
    ]
    assert check(path) == []


async def test_being_forgotten_does_not_thaw_a_wallet(played: Played) -> None:
    store = played.store
    await standing(played, played.ann, Standing(frozen=True), 1)
    await store.office.privacy.forget(ANN, NOW)
    again = await store.directory.player_id(ANN)
    assert await store.office.conduct.standing(GUILD, again) == Standing(frozen=True)
    with pytest.raises(WalletFrozen):
        await store.bank.claim(Request(2, again, "claim"), GUILD, 100, NOW)


async def test_the_trace_of_a_forgotten_user_is_a_digest_made_with_the_files_key(played: Played, path: Path) -> None:
    await played.store.office.privacy.forget(ANN, NOW)
    ((digest, key),) = rows(path, "SELECT DISTINCT digest, key FROM forgotten_user, file_key")
    assert isinstance(digest, bytes)
    assert isinstance(key, bytes)
    assert len(digest) == len(key) == 32
    assert str(ANN).encode() not in digest


async def test_two_files_have_different_digests_of_the_same_user(played: Played, path: Path, tmp_path: Path) -> None:
    other = await open_store(tmp_path / "other.sqlite3")
    await other.bank.wallet(GUILD, await other.directory.player_id(ANN), 1, NOW)
    for store in (played.store, other):
        await store.office.privacy.forget(ANN, NOW)
    await other.close()
    query = "SELECT digest FROM forgotten_user"
    assert not set(rows(path, query)) & set(rows(tmp_path / "other.sqlite3", query))
