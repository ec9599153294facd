"""A table of transfers that the ledger allows or refuses, with the answer in the last column."""

from pathlib import Path

import pytest

from bot.tables.saving import Account, InsufficientChips, StoreError, TableCommit, Transfer
from db import SqliteStore, check
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    CARL,
    GUILD,
    ISSUER,
    NEW_TABLE,
    NEXT_DOOR,
    NOW,
    OTHER_GUILD,
    STATE,
    opening,
    pot,
    rows,
    seat,
    seated_table,
    wallet,
)
from tests.harness.on_file import wallet_balance

OVER = InsufficientChips
OTHER_TABLE = 2

# Anna and Bert have wallets of 800 and stacks of 200; hand 1 is live with 7 in its pot (Anna 195, Bert 198).
CASES: list[tuple[str, Account, Account, object, int | None, object]] = [
    ("buy in", wallet(ANNA), seat(ANNA), 800, None, (0, 995)),
    ("buy in with one chip too many", wallet(ANNA), seat(ANNA), 801, None, OVER),
    ("cash out", seat(ANNA), wallet(ANNA), 195, None, (0, 995)),
    ("cash out too much", seat(ANNA), wallet(ANNA), 196, None, OVER),
    ("a wallet that never was", wallet(CARL), seat(CARL), 1, None, OVER),
    ("bet", seat(BERT), pot(), 198, 1, (0, 205)),
    ("bet more than the stack", seat(BERT), pot(), 199, 1, OVER),
    ("award", pot(), seat(BERT), 7, 1, (0, 205)),
    ("award more than the pot", pot(), seat(BERT), 8, 1, OVER),
    ("grant", ISSUER, wallet(CARL), 1000, None, (-3000, 1000)),
    ("second grant", ISSUER, wallet(ANNA), 1000, None, ("grant", "granted before")),
    ("burn", wallet(ANNA), ISSUER, 800, None, (0, -1200)),
    ("gift", wallet(ANNA), wallet(BERT), 100, None, (700, 900)),
    ("pot without a hand", seat(ANNA), pot(), 1, None, "a pot moves only inside its hand"),
    ("wallet into the pot", wallet(ANNA), pot(), 1, 1, "a pot moves only inside its hand"),
    ("pot into a wallet", pot(), wallet(ANNA), 1, 1, "a pot moves only inside its hand"),
    ("issuer into the pot", ISSUER, pot(), 1, 1, "a pot moves only inside its hand"),
    ("pot of another table", seat(ANNA), pot(OTHER_TABLE), 1, 1, "a pot moves only inside its hand"),
    ("stack to stack", seat(ANNA), seat(BERT), 1, None, "a stack passes to others only through a pot"),
    ("stack to another's wallet", seat(ANNA), wallet(BERT), 1, None, "a stack passes to others only through a pot"),
    ("another's buy-in", wallet(ANNA), seat(BERT), 1, None, "a stack passes to others only through a pot"),
    ("across guilds", wallet(ANNA), wallet(ANNA, OTHER_GUILD), 1, None, "chips stay in their guild"),
    ("a seat under a false guild", ISSUER, seat(CARL, 1, OTHER_GUILD), 1, None, "chips stay in their guild"),
    ("to itself", wallet(ANNA), wallet(ANNA), 1, None, "CHECK constraint failed: debit <> credit"),
    ("nothing", wallet(ANNA), seat(ANNA), 0, None, "CHECK constraint failed: amount"),
    ("less than nothing", wallet(ANNA), seat(ANNA), -5, None, "CHECK constraint failed: amount"),
    ("half a chip", wallet(ANNA), seat(ANNA), 0.5, None, TypeError),
    ("a round float", wallet(ANNA), seat(ANNA), 1.0, None, TypeError),
    ("a truth", wallet(ANNA), seat(ANNA), True, None, TypeError),
    ("text", wallet(ANNA), seat(ANNA), "5", None, TypeError),
    ("beyond 64 bits", ISSUER, wallet(ANNA), 2**63, None, OverflowError),
    ("more than anyone may mint at once", ISSUER, wallet(ANNA), 10**12 + 1, None, "CHECK constraint failed: amount"),
]
DONE = [case for case in CASES if isinstance(case[-1], tuple) and case[-1][0] != "grant"]
"""The allowed cases, whose answer is both balances."""
REFUSED = [case for case in CASES if case not in DONE]


@pytest.fixture
async def table(store: SqliteStore) -> int:
    opened = await seated_table(store)
    await store.open_table(NEXT_DOOR, None, NOW)
    await store.commit(opening(opened))
    return opened


def _balance(path: Path, account: Account) -> int:
    found = rows(
        path,
        f"""SELECT balance FROM account WHERE kind = '{account.kind}' AND guild_id = {account.guild_id}
        AND coalesce(player_id, 0) = {account.player_id or 0} AND coalesce(table_id, 0) = {account.table_id or 0}""",
    )
    balance = found[0][0] if found else 0
    assert isinstance(balance, int)
    return balance


@pytest.mark.parametrize(
    ("debit", "credit", "amount", "hand", "balances"), [case[1:] for case in DONE], ids=[case[0] for case in DONE]
)
async def test_an_allowed_transfer_leaves_the_expected_balances(
    store: SqliteStore,
    path: Path,
    table: int,
    debit: Account,
    credit: Account,
    amount: int,
    hand: int | None,
    balances: object,
) -> None:
    await store.commit(TableCommit(table, STATE, NOW, None, (Transfer(debit, credit, amount, "case"),), hand))
    assert (_balance(path, debit), _balance(path, credit)) == balances
    assert check(path) == []


async def test_a_refused_transfer_leaves_all_accounts_unchanged(store: SqliteStore, path: Path, table: int) -> None:
    before = rows(path, "SELECT * FROM account")
    for name, debit, credit, amount, hand, answer in REFUSED:
        code, answer = answer if isinstance(answer, tuple) else ("case", answer)
        error, message = (StoreError, answer) if isinstance(answer, str) else (answer, "")
        transfer = Transfer(debit, credit, amount, code)  # type: ignore[arg-type]  # wrong on purpose
        refused = await _refusal(store, TableCommit(table, STATE, NOW, None, (transfer,), hand))
        assert isinstance(error, type)
        assert isinstance(refused, error), name
        assert message in str(refused), name
        assert rows(path, "SELECT * FROM account") == before, name
    assert check(path) == []


async def _refusal(store: SqliteStore, commit: TableCommit) -> Exception | None:
    try:
        await store.commit(commit)
    except Exception as error:
        return error
    return None


async def test_a_refused_transfer_undoes_the_whole_commit(store: SqliteStore, path: Path, table: int) -> None:
    good, bad = (Transfer(wallet(ANNA), seat(ANNA), amount, "buy_in") for amount in (100, 701))
    with pytest.raises(InsufficientChips):
        await store.commit(TableCommit(table, STATE, NOW, None, (good, bad)))
    assert await wallet_balance(store, GUILD, ANNA) == 800
    assert rows(path, "SELECT count(*) FROM transfer WHERE amount = 100") == [(0,)]


async def test_a_closed_table_refuses_all_transfers(store: SqliteStore) -> None:
    table = await store.open_table(NEW_TABLE, None, NOW)
    await store.bank.wallet(GUILD, ANNA, 1000, NOW)
    buys = Transfer(wallet(ANNA), seat(ANNA, table), 1, "buy_in")
    leaves = Transfer(seat(ANNA, table), wallet(ANNA), 1, "cash_out")
    await store.commit(TableCommit(table, STATE, NOW, None, (buys, leaves)))
    await store.commit(TableCommit(table, STATE, NOW, closes_table=True))
    for late in (buys, leaves):
        with pytest.raises(StoreError, match="table closed"):
            await store.commit(TableCommit(table, STATE, NOW, None, (late,)))
