"""Disputes: few at a time, settled once, with the ruling in the audit."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.moderation.ports import Dispute, TooManyDisputes
from bot.tables.saving import DuplicateRequest, StoreError
from db import SqliteStore, check, open_store
from tests.harness.db.orders import abandoned, dispute, entry, order, played
from tests.harness.db.scenes import ANNA, BERT, GUILD, NOW, OTHER_GUILD, rows


async def test_a_dispute_is_listed_until_it_is_settled(store: SqliteStore, path: Path) -> None:
    await played(store, 2)
    disputes = store.office.disputes
    first = await disputes.open(order(), dispute(1))
    second = await disputes.open(order(), dispute(2, ANNA))
    assert await disputes.unsettled(GUILD) == [
        replace(dispute(1), dispute_id=first),
        replace(dispute(2, ANNA), dispute_id=second),
    ]
    assert await disputes.settle(order(), entry("settle", at_ms=NOW + 5), first, "the pot stays")
    settled = replace(dispute(1), dispute_id=first, ruling="the pot stays", settled_ms=NOW + 5)
    assert await disputes.find(GUILD, first) == settled
    assert [found.dispute_id for found in await disputes.unsettled(GUILD)] == [second]
    assert rows(path, "SELECT act, subject_id, table_id, hand_number, after FROM audit") == [
        ("settle", BERT, 1, 1, "the pot stays")
    ]
    assert check(path) == []


async def test_the_channel_and_message_of_a_dispute_are_still_known_after_its_settlement(
    store: SqliteStore, path: Path
) -> None:
    await played(store)
    disputes = store.office.disputes
    number = await disputes.open(order(), dispute())
    await disputes.save_post(number, 70, 71)
    await disputes.settle(order(), entry("settle"), number, "the pot stays")
    found = await disputes.find(GUILD, number)
    assert found is not None
    assert (found.channel_id, found.message_id) == (70, 71)
    assert check(path) == []


async def test_of_two_simultaneous_settlements_of_a_dispute_only_the_first_succeeds(
    store: SqliteStore, path: Path
) -> None:
    await played(store)
    number = await store.office.disputes.open(order(), dispute())
    outcomes = await asyncio.gather(
        *(store.office.disputes.settle(order(), entry("settle"), number, ruling) for ruling in ("yes", "no"))
    )
    assert outcomes == [True, False]
    assert rows(path, "SELECT ruling FROM dispute") == [("yes",)]
    assert rows(path, "SELECT count(*) FROM audit") == [(1,)]


async def test_another_guild_neither_sees_nor_settles_a_dispute(store: SqliteStore, path: Path) -> None:
    await played(store)
    number = await store.office.disputes.open(order(), dispute())
    assert await store.office.disputes.find(OTHER_GUILD, number) is None
    assert await store.office.disputes.unsettled(OTHER_GUILD) == []
    assert not await store.office.disputes.settle(order(), entry("settle", OTHER_GUILD), number, "no")
    assert not await store.office.disputes.settle(order(), entry("settle"), 99, "no")
    assert rows(path, "SELECT count(*) FROM audit") == [(0,)]


async def test_a_player_has_one_open_dispute_per_hand(store: SqliteStore) -> None:
    await played(store)
    number = await store.office.disputes.open(order(), dispute())
    with pytest.raises(TooManyDisputes):
        await store.office.disputes.open(order(), dispute())
    await store.office.disputes.open(order(), dispute(player=ANNA))
    await store.office.disputes.settle(order(), entry("settle"), number, "no")
    await store.office.disputes.open(order(), dispute())


async def test_a_player_has_at_most_five_open_disputes(store: SqliteStore, path: Path) -> None:
    await played(store, 6)
    outcomes = await asyncio.gather(
        *(store.office.disputes.open(order(), dispute(hand)) for hand in range(1, 7)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [int] * 5 + [TooManyDisputes]
    await store.office.disputes.open(order(), dispute(6, ANNA))
    await store.office.disputes.settle(order(), entry("settle"), 1, "no")
    await store.office.disputes.open(order(), dispute(6))
    assert check(path) == []


@pytest.mark.parametrize("wrong", [dispute(9), dispute(table=9), dispute(guild=OTHER_GUILD)])
async def test_a_hand_that_the_guild_never_had_cannot_be_disputed(store: SqliteStore, wrong: Dispute) -> None:
    await played(store)
    with pytest.raises(StoreError, match="no such hand"):
        await store.office.disputes.open(order(), wrong)


async def test_the_same_click_twice_opens_one_dispute(store: SqliteStore) -> None:
    await played(store, 2)
    number = await store.office.disputes.open(order(1), dispute())
    with pytest.raises(DuplicateRequest):
        await store.office.disputes.open(order(1), dispute(2))
    with pytest.raises(DuplicateRequest):
        await store.office.disputes.settle(order(1), entry("settle"), number, "no")
    assert [found.hand_number for found in await store.office.disputes.unsettled(GUILD)] == [1]


async def test_a_settlement_is_kept_after_a_restart_although_its_caller_was_cancelled(
    store: SqliteStore, path: Path
) -> None:
    await played(store)
    number = await store.office.disputes.open(order(), dispute())
    await abandoned(store.office.disputes.settle(order(), entry("settle"), number, "no"))
    await store.close()
    again = await open_store(path)
    found = await again.office.disputes.find(GUILD, number)
    assert found is not None
    assert found.ruling == "no"
    await again.close()
