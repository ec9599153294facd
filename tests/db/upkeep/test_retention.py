"""Old hands are deleted when their time is over, and nothing else is."""

import asyncio
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.fleet.orders import UserOrder
from bot.moderation.ports import FOREVER, Dispute, Standing
from bot.tables.saving import AuditEntry, Request
from db import Housekeeping, SqliteStore, check
from db.upkeep.retention import BATCH_HANDS, Cleared
from tests.harness.db.scenes import ANNA, BERT, GUILD, MANY_CHIPS, NOW, buy_in, ending, opening, rows, seated_table

DAY = timedelta(days=1)
ENDED = datetime.fromtimestamp(NOW / 1000, UTC) + timedelta(seconds=1)
"""The time when the hands of the scene were closed."""
CARDS = "SELECT DISTINCT hand_id FROM hand_secret"
EVENTS = "SELECT DISTINCT hand_id FROM hand_event"


class Clock:
    def __init__(self) -> None:
        self.time = ENDED

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def play(store: SqliteStore, hands: int) -> int:
    """Play this many hands at a new table and return its id."""
    table = await seated_table(store)
    for number in range(1, hands + 1):
        await store.commit(opening(table, number))
        await store.commit(ending(table, number))
        await store.commit(buy_in(ANNA, 5, table))
    return table


def housekeeping(store: SqliteStore, clock: Clock, *, cards: int = 0, hands: int = 0) -> Housekeeping:
    return Housekeeping(store.database, keep_cards_days=cards, keep_hands_days=hands, now=clock)


async def test_down_cards_are_deleted_after_their_days_and_not_before(
    store: SqliteStore, path: Path, clock: Clock
) -> None:
    await play(store, 1)
    keeper = housekeeping(store, clock, cards=30)
    clock.time = ENDED + 30 * DAY
    assert await keeper.clear() == Cleared()
    assert rows(path, CARDS) == [(1,)]
    clock.time += timedelta(milliseconds=1)
    assert await keeper.clear() == Cleared(cards=1)
    assert rows(path, CARDS) == []
    assert rows(path, EVENTS) == [(1,)]
    assert check(path) == []


async def test_clearing_a_hand_deletes_its_events_and_keeps_its_transfers_and_seats(
    store: SqliteStore, path: Path, clock: Clock
) -> None:
    await play(store, 2)
    kept = "SELECT id, number, state, opened_ms, closed_ms FROM hand"
    money = "SELECT * FROM transfer"
    before = rows(path, kept), rows(path, money), rows(path, "SELECT * FROM hand_seat")
    clock.time += 8 * DAY
    assert await housekeeping(store, clock, hands=7).clear() == Cleared(hands=2)
    assert rows(path, EVENTS) == rows(path, CARDS) == []
    assert (rows(path, kept), rows(path, money), rows(path, "SELECT * FROM hand_seat")) == before
    assert check(path) == []


async def test_the_archive_returns_no_hand_that_was_cleared_away(store: SqliteStore, clock: Clock) -> None:
    table = await play(store, 1)
    archive = store.office.hands
    assert await archive.hand(GUILD, table, 1) is not None
    clock.time += 8 * DAY
    await housekeeping(store, clock, hands=7).clear()
    assert await archive.hand(GUILD, table, 1) is None
    assert await archive.recent(GUILD, player_id=None, most=9) == []
    assert await archive.recent(GUILD, player_id=ANNA, most=9) == []
    assert await archive.finished(GUILD, 0, 9) == []


async def test_nothing_of_a_live_hand_is_deleted(store: SqliteStore, path: Path, clock: Clock) -> None:
    table = await play(store, 1)
    await store.commit(opening(table, 2))
    kept = [f"SELECT * FROM {table} WHERE hand_id = 2" for table in ("hand_secret", "hand_event")]
    before = [rows(path, query) for query in kept]
    clock.time += 1000 * DAY
    assert await housekeeping(store, clock, cards=1, hands=1).clear() == Cleared(hands=1)
    assert [rows(path, query) for query in kept] == before
    await store.commit(ending(table, 2))
    assert check(path) == []


async def test_a_disputed_hand_is_kept_until_its_ruling(store: SqliteStore, path: Path, clock: Clock) -> None:
    table = await play(store, 2)
    disputes = store.office.disputes
    number = await disputes.open(Request(1, ANNA, "dispute"), Dispute(GUILD, table, 1, ANNA, "hm", NOW))
    clock.time += 8 * DAY
    keeper = housekeeping(store, clock, cards=1, hands=7)
    assert await keeper.clear() == Cleared(hands=1)
    assert rows(path, CARDS) == rows(path, EVENTS) == [(1,)]
    await disputes.settle(Request(2, BERT, "mod settle"), AuditEntry(GUILD, "settle", BERT, "", NOW), number, "stands")
    assert await keeper.clear() == Cleared(hands=1)
    assert check(path) == []


async def test_zero_days_keep_hands_for_ever(store: SqliteStore, path: Path, clock: Clock) -> None:
    await play(store, 1)
    clock.time += 10_000 * DAY
    assert await housekeeping(store, clock).clear() == Cleared()
    assert rows(path, CARDS) == rows(path, EVENTS) == [(1,)]


async def test_more_hands_than_fit_in_a_batch_are_deleted_in_several_writes(
    store: SqliteStore, path: Path, clock: Clock
) -> None:
    hands = 2 * BATCH_HANDS + 3
    await play(store, hands)
    clock.time += 8 * DAY
    batches: list[int] = []
    store.database.watcher = lambda writes, seconds, fault: batches.append(writes)
    assert await housekeeping(store, clock, cards=7, hands=7).clear() == Cleared(hands=hands)
    assert rows(path, EVENTS) == []
    assert len(batches) > 3
    assert check(path) == []


async def test_play_continues_between_the_batches(store: SqliteStore, path: Path, clock: Clock) -> None:
    await store.bank.wallet(GUILD, ANNA, MANY_CHIPS, NOW)
    table = await play(store, BATCH_HANDS + 1)
    clock.time += 8 * DAY
    clearing = asyncio.create_task(housekeeping(store, clock, hands=7).clear())
    while not clearing.done():
        await store.commit(buy_in(ANNA, 1, table))
    assert clearing.result().hands == BATCH_HANDS + 1
    assert check(path) == []


async def test_clearing_runs_once_a_day_and_again_after_the_clock_is_set_back(
    store: SqliteStore, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    await play(store, 2)
    keeper = housekeeping(store, clock, cards=1)
    with caplog.at_level("INFO", "db.upkeep.retention"):
        assert await keeper.step() == DAY.total_seconds()
        assert caplog.messages == []
        clock.time += 2 * DAY
        assert await keeper.step() == DAY.total_seconds()
    assert caplog.messages == ["cleared away: the down cards of 2 hands, the events of 0, traces of 0 forgotten users"]
    clock.time += timedelta(hours=1)
    assert await keeper.step() == timedelta(hours=23).total_seconds()
    clock.time += timedelta(hours=23)
    assert await keeper.step() == DAY.total_seconds()
    clock.time -= 1000 * DAY
    assert await keeper.step() == DAY.total_seconds()


async def test_a_failed_clearing_is_logged_once_and_retried_after_an_hour(
    store: SqliteStore, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    keeper = housekeeping(store, clock, cards=1)
    await store.close()
    assert [await keeper.step() for _ in range(3)] == [3600.0] * 3
    assert len([record for record in caplog.records if "could not be deleted" in record.getMessage()]) == 1


async def forgotten(store: SqliteStore, user: int, standing: Standing | None = None) -> None:
    player = await store.directory.player_id(user)
    await store.bank.wallet(GUILD, player, 100, NOW)
    if standing is not None:
        line = AuditEntry(GUILD, "ban", None, "", NOW, player)
        await store.office.conduct.change(Request(user, None, "test"), line, player, lambda _: standing)
    assert await store.office.privacy.forget(user, NOW)


async def test_traces_of_forgotten_users_are_deleted_after_30_days_unless_banned_or_frozen(
    store: SqliteStore, path: Path, clock: Clock
) -> None:
    await forgotten(store, 1)
    await forgotten(store, 2, Standing(FOREVER))
    await forgotten(store, 3, Standing(frozen=True))
    await forgotten(store, 4, Standing(NOW + 40 * 86_400_000))
    keeper = housekeeping(store, clock)
    count = "SELECT count(*) FROM forgotten_user"
    clock.time += 29 * DAY
    await keeper.clear()
    assert rows(path, count) == [(4,)]
    clock.time += 2 * DAY
    assert (await keeper.clear()).users == 1
    clock.time += 10 * DAY
    assert (await keeper.clear()).users == 1
    clock.time += 1000 * DAY
    assert await keeper.clear() == Cleared()
    assert rows(path, count) == [(2,)]


async def test_a_completed_request_to_forget_a_user_is_remembered_for_30_days(
    store: SqliteStore, path: Path, clock: Clock
) -> None:
    order = UserOrder(9, 1, "delete", {}, NOW)
    await store.user_orders.take(order, (), 2)
    await store.user_orders.forget(order)
    assert await store.user_orders.is_void(replace(order, order_id=8))
    keeper = housekeeping(store, clock)
    clock.time += 29 * DAY
    await keeper.clear()
    assert rows(path, "SELECT count(*) FROM forgotten_order") == [(1,)]
    clock.time += 2 * DAY
    await keeper.clear()
    assert rows(path, "SELECT count(*) FROM forgotten_order") == [(0,)]


@pytest.mark.parametrize(
    ("statement", "refusal"),
    [
        ("DELETE FROM hand_event", "append-only"),
        ("UPDATE hand_event SET at_ms = 0", "append-only"),
        ("INSERT INTO forgotten_hand VALUES (2, 0)", "a live hand needs its events"),
        ("INSERT INTO forgotten_hand VALUES (99, 0)", "a live hand needs its events"),
        ("DELETE FROM hand WHERE id = 1", "append-only"),
        ("DELETE FROM hand_seat", "append-only"),
        ("DELETE FROM transfer", "append-only"),
        ("DELETE FROM hand_secret WHERE hand_id = 2", "a live hand needs its cards"),
    ],
)
async def test_the_file_refuses_all_other_deletions_and_changes(
    store: SqliteStore, path: Path, statement: str, refusal: str
) -> None:
    table = await play(store, 1)
    await store.commit(opening(table, 2))

    def run(connection: sqlite3.Connection) -> None:
        connection.execute(statement)

    with pytest.raises(Exception, match=refusal):
        await store.database.write(run)
    assert check(path) == []


async def test_the_list_of_forgotten_hands_cannot_be_changed(store: SqliteStore, clock: Clock) -> None:
    await play(store, 1)
    clock.time += 8 * DAY
    await housekeeping(store, clock, hands=7).clear()
    for statement in ("DELETE FROM forgotten_hand", "UPDATE forgotten_hand SET at_ms = 1"):

        def run(connection: sqlite3.Connection, statement: str = statement) -> None:
            connection.execute(statement)

        with pytest.raises(Exception, match="append-only"):
            await store.database.write(run)


async def test_check_finds_events_missing_from_a_hand_that_was_not_forgotten(store: SqliteStore, path: Path) -> None:
    await play(store, 1)

    def spoil(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TRIGGER hand_event_kept")
        connection.execute("DELETE FROM hand_secret")
        connection.execute("DELETE FROM hand_event")

    await store.database.write(spoil)
    assert check(path) == ["hand 1 of table 1 has 0 events numbered None to None"]


async def test_check_finds_a_forgotten_hand_that_still_has_its_events(store: SqliteStore, path: Path) -> None:
    await play(store, 1)

    def spoil(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO forgotten_hand VALUES (1, 0)")

    await store.database.write(spoil)
    assert check(path) == ["hand 1 of table 1 is done, forgotten, and has 10 events all the same"]
