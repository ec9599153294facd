"""Chips changed by a moderator: exact, and audited with the balance before and after."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.moderation.ports import ChipChange, ChipDesk, ChipOutcome, Standing
from bot.tables.saving import AuditEntry, DuplicateRequest, InsufficientChips, StoreError
from db import SqliteStore, check
from tests.harness.db.orders import abandoned, entry, order
from tests.harness.db.scenes import ANNA, BERT, GUILD, NOW, OTHER_GUILD, rows, seated_table
from tests.harness.on_file import wallet_balance

GRANT, DEDUCT, RESET = ChipChange("grant", 300), ChipChange("deduct", 300), ChipChange("reset", 500)


@pytest.fixture
async def desk(store: SqliteStore) -> ChipDesk:
    """Return the desk; Bert has 800 in their wallet and 200 at a table."""
    await seated_table(store)
    return store.office.chips


@pytest.mark.parametrize(
    ("change", "after", "code", "amount"),
    [
        (GRANT, 1100, "moderator_grant", 300),
        (DEDUCT, 500, "moderator_deduct", 300),
        (ChipChange("deduct", 800), 0, "moderator_deduct", 800),
        (RESET, 500, "moderator_reset", 300),
        (ChipChange("reset", 0), 0, "moderator_reset", 800),
        (ChipChange("reset", 2000), 2000, "moderator_reset", 1200),
    ],
)
async def test_a_change_of_chips_is_written_to_the_ledger_and_the_audit(
    store: SqliteStore, desk: ChipDesk, path: Path, change: ChipChange, after: int, code: str, amount: int
) -> None:
    assert await desk.change(order(9), entry(change.kind), BERT, change) == ChipOutcome(800, after)
    assert await wallet_balance(store, GUILD, BERT) == after
    assert await store.bank.at_tables(GUILD, BERT) == 200
    assert rows(path, "SELECT code, amount, request_id FROM transfer WHERE id = (SELECT max(id) FROM transfer)") == [
        (code, amount, 9)
    ]
    assert rows(path, "SELECT act, subject_id, before, after FROM audit") == [
        (change.kind, BERT, "chips 800", f"chips {after}")
    ]
    assert check(path) == []


async def test_a_reset_to_the_present_balance_moves_no_chips_and_is_audited(
    store: SqliteStore, desk: ChipDesk, path: Path
) -> None:
    assert await desk.change(order(), entry("reset"), BERT, ChipChange("reset", 800)) == ChipOutcome(800, 800)
    assert rows(path, "SELECT count(*) FROM transfer WHERE code LIKE 'moderator%'") == [(0,)]
    assert rows(path, "SELECT before, after FROM audit") == [("chips 800", "chips 800")]


async def test_a_deduction_below_zero_is_refused(store: SqliteStore, desk: ChipDesk, path: Path) -> None:
    with pytest.raises(InsufficientChips):
        await desk.change(order(), entry("deduct"), BERT, ChipChange("deduct", 801))
    assert await wallet_balance(store, GUILD, BERT) == 800
    assert rows(path, "SELECT count(*) FROM audit") == [(0,)]


async def test_a_repeated_click_grants_chips_only_once(store: SqliteStore, desk: ChipDesk, path: Path) -> None:
    await desk.change(order(1), entry("grant"), BERT, GRANT)
    with pytest.raises(DuplicateRequest):
        await desk.change(order(1), entry("grant"), BERT, GRANT)
    assert await wallet_balance(store, GUILD, BERT) == 1100
    assert rows(path, "SELECT count(*) FROM audit") == [(1,)]


async def test_of_two_simultaneous_deductions_of_all_chips_only_the_first_succeeds(
    store: SqliteStore, desk: ChipDesk
) -> None:
    change = ChipChange("deduct", 800)
    outcomes = await asyncio.gather(
        *(desk.change(order(), entry("deduct"), BERT, change) for _ in range(2)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [ChipOutcome, InsufficientChips]
    assert await wallet_balance(store, GUILD, BERT) == 0


async def test_a_grant_is_made_once_although_its_caller_was_cancelled(store: SqliteStore, desk: ChipDesk) -> None:
    await abandoned(desk.change(order(1), entry("grant"), BERT, GRANT))
    with pytest.raises(DuplicateRequest):
        await desk.change(order(1), entry("grant"), BERT, GRANT)
    assert await wallet_balance(store, GUILD, BERT) == 1100


async def test_moderators_can_change_a_frozen_wallet(store: SqliteStore, desk: ChipDesk) -> None:
    await store.office.conduct.change(order(), entry("freeze"), BERT, lambda _: Standing(frozen=True))
    for change, after in ((GRANT, 1100), (DEDUCT, 800), (RESET, 500), (ChipChange("reset", 900), 900)):
        assert (await desk.change(order(), entry(change.kind), BERT, change)).after == after


@pytest.mark.parametrize("amount", [10**12 + 1, 2**62, 2**80])
async def test_a_grant_beyond_the_largest_balance_is_refused(store: SqliteStore, desk: ChipDesk, amount: int) -> None:
    with pytest.raises(StoreError):
        await desk.change(order(), entry("grant"), BERT, ChipChange("grant", amount))
    assert await wallet_balance(store, GUILD, BERT) == 800


async def test_a_change_of_chips_must_be_a_whole_number_of_at_least_zero(desk: ChipDesk) -> None:
    with pytest.raises(ValueError, match="below zero"):
        await desk.change(order(), entry("grant"), BERT, ChipChange("grant", -5))
    half: Any = 2.5
    with pytest.raises(TypeError, match="whole numbers"):
        await desk.change(order(), entry("grant"), BERT, ChipChange("grant", half))


async def test_a_grant_to_a_wallet_that_was_never_opened_is_refused(store: SqliteStore, desk: ChipDesk) -> None:
    with pytest.raises(StoreError, match="no wallet"):
        await desk.change(order(), _elsewhere(), ANNA, GRANT)
    assert await store.bank.wallet(OTHER_GUILD, ANNA, 1000, NOW) == 1000


def _elsewhere() -> AuditEntry:
    return entry("grant", guild=OTHER_GUILD)
