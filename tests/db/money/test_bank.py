"""Wallets: the first grant, made once, and the claim of a broke player, once a day."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.ports import Bank, Claim
from bot.tables.saving import DuplicateRequest, Request, TableCommit, Transfer
from db import SqliteStore, check
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    GUILD,
    ISSUER,
    NEXT_DOOR,
    NOW,
    OTHER_GUILD,
    STATE,
    buy_in,
    opening,
    pot,
    rows,
    seat,
    seated_table,
    wallet,
)
from tests.harness.on_file import wallet_balance

DAY = 24 * 60 * 60 * 1000


async def _burn(store: SqliteStore, player: int, amount: int) -> None:
    table = await store.open_table(replace(NEXT_DOOR, channel_id=8000 + player), None, NOW)
    await store.commit(TableCommit(table, STATE, NOW, None, (Transfer(wallet(player), ISSUER, amount, "burn"),)))


async def test_a_wallet_gets_its_first_grant_exactly_once(store: SqliteStore, path: Path) -> None:
    bank: Bank = store.bank
    assert await asyncio.gather(*(bank.wallet(GUILD, ANNA, 1000, NOW) for _ in range(15))) == [1000] * 15
    assert await bank.wallet(GUILD, ANNA, 5000, NOW) == 1000
    assert await bank.wallet(OTHER_GUILD, ANNA, 500, NOW) == 500
    assert rows(path, "SELECT code, amount FROM transfer ORDER BY id") == [("grant", 1000), ("grant", 500)]
    assert check(path) == []


async def test_a_spent_wallet_gets_no_second_grant(store: SqliteStore) -> None:
    await store.bank.wallet(GUILD, ANNA, 1000, NOW)
    await _burn(store, ANNA, 1000)
    assert await store.bank.wallet(GUILD, ANNA, 1000, NOW) == 0


async def test_a_grant_of_zero_opens_an_empty_wallet(store: SqliteStore, path: Path) -> None:
    assert await store.bank.wallet(GUILD, ANNA, 0, NOW) == 0
    assert await store.bank.wallet(GUILD, ANNA, 1000, NOW) == 0
    assert check(path) == []


async def test_chips_at_tables_are_counted_by_guild(store: SqliteStore) -> None:
    first = await seated_table(store)
    second = await store.open_table(NEXT_DOOR, None, NOW)
    await store.commit(buy_in(ANNA, 50, second))
    assert first != second
    assert await store.bank.at_tables(GUILD, ANNA) == 250
    assert await store.bank.at_tables(OTHER_GUILD, ANNA) == 0
    assert await wallet_balance(store, GUILD, ANNA) == 750


async def test_a_claim_tops_up_a_broke_player_once_a_day(store: SqliteStore, path: Path) -> None:
    await store.bank.wallet(GUILD, ANNA, 100, NOW)
    requests = (Request(number, ANNA, "claim") for number in range(1, 9))
    assert await store.bank.claim(next(requests), GUILD, 100, NOW) == Claim(0, 100, "not_broke")
    assert await store.bank.claim(next(requests), GUILD, 300, NOW) == Claim(200, 300, None, NOW + DAY)
    await _burn(store, ANNA, 250)
    assert await store.bank.claim(next(requests), GUILD, 300, NOW + DAY - 1) == Claim(0, 50, "too_soon", NOW + DAY)
    assert await store.bank.claim(next(requests), GUILD, 300, NOW + DAY) == Claim(250, 300, None, NOW + 2 * DAY)
    assert check(path) == []


async def test_only_one_of_fifteen_simultaneous_claims_is_granted(store: SqliteStore) -> None:
    await store.bank.wallet(GUILD, ANNA, 0, NOW)
    claims = await asyncio.gather(*(store.bank.claim(Request(i, ANNA, "claim"), GUILD, 300, NOW) for i in range(15)))
    assert [claim.granted for claim in claims] == [300] + [0] * 14


async def test_a_repeated_claim_request_is_granted_only_once(store: SqliteStore) -> None:
    request = Request(5, ANNA, "claim")
    await store.bank.claim(request, GUILD, 300, NOW)
    with pytest.raises(DuplicateRequest):
        await store.bank.claim(request, GUILD, 300, NOW + 2 * DAY)
    assert await wallet_balance(store, GUILD, ANNA) == 300


async def test_a_player_with_chips_on_the_table_or_in_a_running_pot_is_not_broke(store: SqliteStore) -> None:
    table = await seated_table(store)
    for player in (ANNA, BERT):
        await _burn(store, player, 800)
    await store.commit(opening(table))
    all_in = Transfer(seat(ANNA, table), pot(table), 195, "bet")
    await store.commit(TableCommit(table, STATE, NOW, None, (all_in,), 1))
    assert await store.bank.at_tables(GUILD, ANNA) == 0
    assert (await store.bank.claim(Request(1, ANNA, "claim"), GUILD, 200, NOW)).refused == "not_broke"
    back = (Transfer(pot(table), seat(BERT, table), 202, "award"),)
    done = replace(STATE, turn=None)
    await store.commit(TableCommit(table, done, NOW, None, back, 1, closes_hand=True))
    assert (await store.bank.claim(Request(2, ANNA, "claim"), GUILD, 200, NOW)).granted == 200


async def test_a_daily_claim_without_a_player_raises_an_error(store: SqliteStore) -> None:
    with pytest.raises(ValueError, match="needs its player"):
        await store.bank.claim(Request(1, None, "claim"), GUILD, 300, NOW)
