"""Standing sit and gos in the file: each is followed once, by the next of its own server (T-6.3)."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.poker.house_rules import HouseRules
from bot.tables.saving import AuditEntry, DuplicateRequest, StoreError
from bot.tournaments.ports import NewTournament, TournamentCommit
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import End, TournamentState
from db import SqliteStore, check, open_store

GUILD, START = 11, 1_800_000_000_000
STANDING = TournamentSettings("Duel", "razz", HouseRules(), sit_and_go=True, standing=True)
NEW = NewTournament(GUILD, 12, 13, STANDING, START, START)
OPEN = TournamentState("registering", START)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """Yield a store with one open standing sit and go."""
    store = await open_store(tmp_path / "lowball.sqlite3")
    await create(store, NEW)
    yield store
    await store.close()


async def create(store: SqliteStore, new: NewTournament) -> int:
    return await store.tournaments.create(new, OPEN, None, AuditEntry(new.guild_id, "tournament_create", 13, "", START))


async def becomes(store: SqliteStore, state: TournamentState, settings: TournamentSettings | None = None) -> None:
    await store.tournaments.commit(TournamentCommit(1, state, START, "test", settings))


async def followed(store: SqliteStore) -> list[int]:
    return [each.tournament_id for each in await store.tournaments.to_follow()]


async def test_T6_3_a_standing_sit_and_go_that_started_is_followed_by_exactly_one_other(store: SqliteStore) -> None:
    assert await followed(store) == []
    await becomes(store, TournamentState("running", START))
    (over,) = await store.tournaments.to_follow()
    assert (over.tournament_id, over.new) == (1, NEW)
    assert await create(store, replace(NEW, follows=1)) == 2
    assert await followed(store) == []
    with pytest.raises(DuplicateRequest):
        await create(store, replace(NEW, follows=1))
    saved = {each.tournament_id: each.new.follows for each in await store.tournaments.unsettled()}
    assert saved == {1: None, 2: 1}


async def test_T6_3_a_standing_sit_and_go_that_did_not_fill_is_followed_but_a_cancelled_one_is_not(
    store: SqliteStore,
) -> None:
    await becomes(store, TournamentState("cancelled", START, end=End(START)))
    assert await followed(store) == [1]
    other = await create(store, replace(NEW, start_ms=START + 1))
    cancelled = TournamentState("cancelled", START, end=End(START, "no more"))
    await store.tournaments.commit(TournamentCommit(other, cancelled, START, "cancel"))
    assert await followed(store) == [1]


async def test_a_tournament_that_is_no_longer_a_standing_one_is_not_followed_by_another(store: SqliteStore) -> None:
    await becomes(store, OPEN, replace(STANDING, standing=False))
    await becomes(store, TournamentState("running", START))
    assert await followed(store) == []


async def test_the_file_refuses_a_follower_of_a_tournament_that_is_open_or_of_another_server(
    store: SqliteStore,
) -> None:
    with pytest.raises(StoreError, match="nothing to follow"):
        await create(store, replace(NEW, follows=1))
    await becomes(store, TournamentState("running", START))
    with pytest.raises(StoreError, match="nothing to follow"):
        await create(store, replace(NEW, guild_id=99, follows=1))
    await create(store, replace(NEW, follows=1))


async def test_the_file_refuses_to_change_what_a_tournament_follows(store: SqliteStore, tmp_path: Path) -> None:
    await store.close()
    with closing(sqlite3.connect(tmp_path / "lowball.sqlite3")) as file, pytest.raises(sqlite3.IntegrityError):
        file.execute("UPDATE tournament SET follows = 1")
    assert check(tmp_path / "lowball.sqlite3") == []
