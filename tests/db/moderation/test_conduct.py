"""Bans and frozen wallets: remembered, audited, and enforced by the file itself."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.moderation.ports import FOREVER, Conduct, NothingToChange, Standing
from bot.tables.saving import DuplicateRequest, PlayerBanned, Request, StoreError, TableCommit, Transfer, WalletFrozen
from db import SqliteStore, check
from tests.harness.db.orders import abandoned, entry, order, to
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    GUILD,
    ISSUER,
    NOW,
    OTHER_GUILD,
    STATE,
    buy_in,
    ending,
    opening,
    rows,
    seat,
    seated_table,
    wallet,
)
from tests.harness.on_file import standings, wallet_balance

HOUR = 60 * 60 * 1000


@pytest.fixture
def conduct(store: SqliteStore) -> Conduct:
    return store.office.conduct


async def test_a_player_is_neither_banned_nor_frozen_until_a_moderator_acts(
    conduct: Conduct, store: SqliteStore
) -> None:
    assert await conduct.standing(GUILD, BERT) == Standing()
    assert await standings(store, GUILD) == {}


async def test_a_ban_or_freeze_applies_at_once_and_only_in_its_guild(conduct: Conduct, store: SqliteStore) -> None:
    assert await conduct.standing(GUILD, BERT) == Standing()
    await conduct.change(order(), entry("freeze"), BERT, lambda _: Standing(frozen=True))
    await conduct.change(order(), entry("ban"), ANNA, lambda _: Standing(NOW + HOUR))
    assert await conduct.standing(GUILD, BERT) == Standing(frozen=True)
    assert await standings(store, GUILD) == {ANNA: Standing(NOW + HOUR), BERT: Standing(frozen=True)}
    assert await conduct.standing(OTHER_GUILD, BERT) == Standing()
    assert await standings(store, OTHER_GUILD) == {}


async def test_clearing_a_player_ends_their_ban_and_unfreezes_their_wallet(
    conduct: Conduct, store: SqliteStore
) -> None:
    await conduct.change(order(), entry("ban"), BERT, lambda _: Standing(FOREVER, True))
    await conduct.change(order(), entry("clear"), BERT, lambda _: Standing())
    assert await standings(store, GUILD) == {}
    assert await conduct.standing(GUILD, BERT) == Standing()


async def test_the_audit_shows_a_players_ban_and_freeze_before_and_after_each_change(
    store: SqliteStore, path: Path
) -> None:
    for standing in (Standing(NOW), Standing(NOW, True), Standing(FOREVER, True), Standing(FOREVER), Standing()):
        await store.office.conduct.change(order(), entry("change"), BERT, to(standing))
    assert rows(path, "SELECT before, after, subject_id FROM audit ORDER BY number") == [
        ("free", f"banned until {NOW}", BERT),
        (f"banned until {NOW}", f"banned until {NOW}, frozen", BERT),
        (f"banned until {NOW}, frozen", "banned, frozen", BERT),
        ("banned, frozen", "banned", BERT),
        ("banned", "free", BERT),
    ]
    assert check(path) == []


async def test_a_repeated_click_changes_a_players_ban_or_freeze_only_once(store: SqliteStore, path: Path) -> None:
    conduct = store.office.conduct
    await conduct.change(order(1), entry("freeze"), BERT, lambda _: Standing(frozen=True))
    with pytest.raises(DuplicateRequest):
        await conduct.change(order(1), entry("unfreeze"), BERT, lambda _: Standing())
    assert await conduct.standing(GUILD, BERT) == Standing(frozen=True)
    assert rows(path, "SELECT count(*) FROM audit") == [(1,)]


async def test_a_freeze_takes_effect_although_its_caller_was_cancelled(store: SqliteStore) -> None:
    conduct = store.office.conduct
    assert await conduct.standing(GUILD, BERT) == Standing()
    await abandoned(conduct.change(order(), entry("freeze"), BERT, lambda _: Standing(frozen=True)))
    await store.office.audit.write_entry(None, entry())
    assert await conduct.standing(GUILD, BERT) == Standing(frozen=True)


async def test_reading_whether_a_player_is_frozen_while_that_changes_does_not_cache_the_old_answer(
    conduct: Conduct,
) -> None:
    async def change() -> None:
        await conduct.change(order(), entry("freeze"), BERT, lambda _: Standing(frozen=True))

    await asyncio.gather(*(conduct.standing(GUILD, BERT) for _ in range(3)), change(), conduct.standing(GUILD, BERT))
    assert await conduct.standing(GUILD, BERT) == Standing(frozen=True)


@pytest.mark.parametrize("until", [NOW + 1, FOREVER])
async def test_a_banned_player_cannot_buy_in(store: SqliteStore, path: Path, until: int) -> None:
    table = await seated_table(store)
    await store.office.conduct.change(order(), entry("ban"), BERT, lambda _: Standing(until))
    with pytest.raises(PlayerBanned):
        await store.commit(buy_in(BERT, 10, table))
    await store.commit(buy_in(ANNA, 10, table))
    assert await store.bank.at_tables(GUILD, BERT) == 200
    assert check(path) == []


async def test_a_player_may_buy_in_again_when_their_ban_ends(store: SqliteStore) -> None:
    table = await seated_table(store)
    await store.office.conduct.change(order(), entry("ban"), BERT, lambda _: Standing(NOW))
    await store.commit(buy_in(BERT, 10, table))
    assert await store.bank.at_tables(GUILD, BERT) == 210


async def test_a_banned_player_finishes_the_hand_and_cashes_out(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    await store.office.conduct.change(order(), entry("ban"), BERT, lambda _: Standing(FOREVER, True))
    await store.commit(ending(table))
    await store.commit(_cash_out(table, BERT, 205))
    assert await wallet_balance(store, GUILD, BERT) == 1005
    assert check(path) == []


async def test_chips_cannot_leave_a_frozen_wallet_but_a_cash_out_can_enter(store: SqliteStore) -> None:
    table = await seated_table(store)
    await store.office.conduct.change(order(), entry("freeze"), BERT, lambda _: Standing(frozen=True))
    with pytest.raises(WalletFrozen):
        await store.commit(buy_in(BERT, 10, table))
    with pytest.raises(WalletFrozen):
        await store.commit(TableCommit(table, STATE, NOW, None, (Transfer(wallet(BERT), ISSUER, 10, "burn"),)))
    with pytest.raises(WalletFrozen):
        await store.commit(TableCommit(table, STATE, NOW, None, (Transfer(wallet(BERT), wallet(ANNA), 10, "gift"),)))
    await store.commit(_cash_out(table, BERT, 200))
    assert await wallet_balance(store, GUILD, BERT) == 1000
    await store.office.conduct.change(order(), entry("unfreeze"), BERT, lambda _: Standing())
    await store.commit(buy_in(BERT, 10, table))


@pytest.mark.parametrize(
    ("standing", "error"),
    [(Standing(NOW + 1), PlayerBanned), (Standing(frozen=True), WalletFrozen), (Standing(FOREVER, True), PlayerBanned)],
)
async def test_a_banned_or_frozen_player_cannot_claim_chips(
    store: SqliteStore, standing: Standing, error: type[StoreError]
) -> None:
    await store.bank.wallet(GUILD, BERT, 0, NOW)
    await store.bank.wallet(OTHER_GUILD, BERT, 0, NOW)
    await store.office.conduct.change(order(), entry("judge"), BERT, to(standing))
    with pytest.raises(error):
        await store.bank.claim(Request(1, BERT, "claim"), GUILD, 100, NOW)
    assert (await store.bank.claim(Request(2, BERT, "claim"), OTHER_GUILD, 100, NOW)).granted == 100
    await store.office.conduct.change(order(), entry("pardon"), BERT, lambda _: Standing())
    # The refused request was not used up.
    assert (await store.bank.claim(Request(1, BERT, "claim"), GUILD, 100, NOW)).granted == 100


async def test_a_banned_player_still_gets_the_first_grant(store: SqliteStore) -> None:
    await store.office.conduct.change(order(), entry("ban"), BERT, lambda _: Standing(FOREVER, True))
    assert await store.bank.wallet(GUILD, BERT, 1000, NOW) == 1000


async def test_a_refused_commit_leaves_no_audit_entry(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    await store.office.conduct.change(order(), entry("ban"), BERT, lambda _: Standing(FOREVER))
    with pytest.raises(PlayerBanned):
        await store.commit(buy_in(BERT, 10, table)._replace(audit=entry("sit")))
    assert rows(path, "SELECT act FROM audit") == [("ban",)]


def _cash_out(table: int, player: int, chips: int) -> TableCommit:
    return TableCommit(table, STATE, NOW, None, (Transfer(seat(player, table), wallet(player), chips, "cash_out"),))


async def test_a_ban_and_a_freeze_at_the_same_time_both_apply(store: SqliteStore, path: Path) -> None:
    conduct = store.office.conduct
    await asyncio.gather(
        conduct.change(order(), entry("ban"), BERT, lambda was: replace(was, banned_until_ms=FOREVER)),
        conduct.change(order(), entry("freeze"), BERT, lambda was: replace(was, frozen=True)),
    )
    assert await conduct.standing(GUILD, BERT) == Standing(FOREVER, True)
    assert await standings(store, GUILD) == {BERT: Standing(FOREVER, True)}
    assert rows(path, "SELECT before, after FROM audit ORDER BY number") == [
        ("free", "banned"),
        ("banned", "banned, frozen"),
    ]


async def test_a_refused_change_of_a_ban_or_freeze_leaves_the_player_and_the_audit_unchanged(
    store: SqliteStore, path: Path
) -> None:
    def refused(_: Standing) -> Standing:
        raise NothingToChange

    with pytest.raises(NothingToChange):
        await store.office.conduct.change(order(), entry("unban"), BERT, refused)
    assert await standings(store, GUILD) == {}
    assert rows(path, "SELECT count(*) FROM audit") == [(0,)]
