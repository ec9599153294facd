"""The test doubles keep the promises that the tables rely on."""

import pytest

from bot.poker.events import AntePosted, HandFinished
from bot.tables.saving import (
    Account,
    AuditEntry,
    DuplicateRequest,
    InsufficientChips,
    NewTable,
    PlayerBanned,
    Request,
    StoreError,
    StoreUnavailable,
    TableCommit,
    Transfer,
    WalletFrozen,
)
from bot.tables.state import TableState
from tests.harness.tables.doubles import LiteralDealer, ManualTimer, MemoryStore
from tests.harness.tables.room import GUILD, OWNER, settings

WALLET, SEAT, POT = Account("wallet", GUILD, 101), Account("seat", GUILD, 101, 1), Account("pot", GUILD, table_id=1)


@pytest.fixture
async def store() -> MemoryStore:
    """Return a store with one table, where player 101 has 100 chips."""
    store = MemoryStore()
    store.grant(GUILD, 101, 100)
    assert await store.open_table(NewTable(GUILD, 500, OWNER, "Table", settings()), None, 0) == 1
    return store


def commit(*transfers: Transfer, **changes: object) -> TableCommit:
    return TableCommit(1, TableState(), 0, transfers=transfers, **changes)  # type: ignore[arg-type]  # named by the tests


async def test_the_store_moves_chips_and_keeps_their_sum(store: MemoryStore) -> None:
    await store.commit(commit(Transfer(WALLET, SEAT, 60, "buy_in")))
    assert await store.wallet_balance(GUILD, 101) == 40
    assert (await store.open_tables())[0].stacks == {101: 60}
    assert store.total(GUILD) == 100


async def test_the_store_refuses_buy_ins_of_banned_players_and_from_frozen_wallets(store: MemoryStore) -> None:
    await store.commit(commit(Transfer(WALLET, SEAT, 60, "buy_in")))
    store.banned.add(101)
    with pytest.raises(PlayerBanned):
        await store.commit(commit(Transfer(WALLET, SEAT, 10, "buy_in")))
    store.banned.clear()
    store.frozen.add(101)
    with pytest.raises(WalletFrozen):
        await store.commit(commit(Transfer(WALLET, SEAT, 10, "buy_in")))
    await store.commit(commit(Transfer(SEAT, WALLET, 60, "cash_out")))
    assert await store.wallet_balance(GUILD, 101) == 100


async def test_the_store_keeps_the_audit_entry_only_if_the_commit_succeeds(store: MemoryStore) -> None:
    entry = AuditEntry(GUILD, "kick", 98, "why", 0)
    with pytest.raises(InsufficientChips):
        await store.commit(commit(Transfer(WALLET, SEAT, 101, "buy_in"), audit=entry))
    assert store.audit == []
    await store.commit(commit(audit=entry))
    assert store.audit == [entry]


async def test_the_store_refuses_all_transfers_of_a_commit_that_overdraws(store: MemoryStore) -> None:
    moves = (Transfer(WALLET, SEAT, 60, "buy_in"), Transfer(WALLET, SEAT, 41, "buy_in"))
    with pytest.raises(InsufficientChips):
        await store.commit(commit(*moves, request=Request(1, 101, "sit")))
    assert await store.wallet_balance(GUILD, 101) == 100
    assert store.requests == set()


async def test_the_store_carries_a_request_out_once(store: MemoryStore) -> None:
    twice = commit(Transfer(WALLET, SEAT, 10, "buy_in"), request=Request(1, 101, "sit"))
    await store.commit(twice)
    with pytest.raises(DuplicateRequest):
        await store.commit(twice)
    assert await store.wallet_balance(GUILD, 101) == 90


async def test_the_store_refuses_events_out_of_order_and_closing_with_chips_in_the_pot(store: MemoryStore) -> None:
    await store.commit(commit(Transfer(WALLET, SEAT, 60, "buy_in")))
    await store.commit(commit(Transfer(SEAT, POT, 2, "ante"), hand_number=1, events=(AntePosted(1, 2),)))
    with pytest.raises(StoreError):
        await store.commit(commit(hand_number=1, events=(HandFinished(),)))
    end = {"hand_number": 1, "events": (HandFinished(),), "first_event": 1, "closes_hand": True}
    with pytest.raises(StoreError):
        await store.commit(commit(**end))
    with pytest.raises(StoreError):
        await store.commit(commit(closes_table=True))
    await store.commit(commit(Transfer(POT, SEAT, 2, "award"), **end))
    assert store.hands_closed == [(1, 1, "done")]


async def test_a_store_that_is_down_writes_nothing(store: MemoryStore) -> None:
    store.down = True
    with pytest.raises(StoreUnavailable):
        await store.commit(commit(Transfer(WALLET, SEAT, 60, "buy_in")))
    assert await store.wallet_balance(GUILD, 101) == 100


def test_the_timer_rings_due_alarms_in_order() -> None:
    timer, rung = ManualTimer(0), list[int]()
    for at_ms in (30, 10, 20, 40):
        timer.call_at(at_ms, lambda at_ms=at_ms: rung.append(at_ms))  # type: ignore[misc]  # mypy cannot infer the default
    timer.call_at(15, lambda: rung.append(15)).cancel()
    while timer.ring_next(30):
        pass
    assert rung == [10, 20, 30]
    assert timer.now_ms() == 30
    assert timer.pending() == [40]


def test_the_dealer_uses_its_given_decks_and_then_seeded_shuffles() -> None:
    dealer = LiteralDealer((3, 2, 1), seed=5)
    assert dealer.shuffle((1, 2, 3)) == (3, 2, 1)
    assert dealer.shuffle(range(52)) == LiteralDealer(seed=5).shuffle(range(52))


async def test_the_store_refuses_transfers_between_tournament_chips_and_other_chips(store: MemoryStore) -> None:
    """The database schema refuses them too."""
    tournament, mint = 3, Account("mint", GUILD, tournament_id=3)
    entry, elsewhere = (Account("entry", GUILD, 101, tournament_id=number) for number in (3, 4))
    store.mint(GUILD, 101, tournament, 500)
    assert await store.open_table(NewTable(GUILD, 501, OWNER, "Friday", settings(), tournament), None, 0) == 2
    seat = Account("seat", GUILD, 101, 2)
    for crossing in (
        Transfer(entry, SEAT, 10, "take_seat"),
        Transfer(entry, WALLET, 10, "cash_out"),
        Transfer(WALLET, seat, 10, "buy_in"),
        Transfer(WALLET, entry, 10, "buy_in"),
        Transfer(entry, elsewhere, 10, "move"),
    ):
        with pytest.raises(StoreError, match="its own"):
            await store.commit(commit(crossing))
    await store.commit(commit(Transfer(entry, seat, 400, "take_seat"))._replace(table_id=2))
    assert store.off_table(tournament) == {101: 100}
    assert (store.total(GUILD), store.total(GUILD, tournament), store.balances[mint]) == (100, 500, -500)
