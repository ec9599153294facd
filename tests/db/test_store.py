"""A table's commits, and what the next start finds of them."""

import asyncio
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.poker.codec import decode
from bot.poker.events import Called, DeckShuffled, StreetDealt
from bot.tables.saving import (
    Cause,
    ChannelTaken,
    DamagedTable,
    DuplicateRequest,
    Request,
    Store,
    StoreError,
    StoreUnavailable,
    TableCommit,
    Transfer,
)
from db import SqliteStore, check, open_store
from db.event_rows import KIND, VIA
from db.file.connection import Database
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    DECK,
    GUILD,
    NEW_TABLE,
    NEXT_DOOR,
    NOW,
    OPENING,
    STATE,
    buy_in,
    content_of,
    ending,
    opening,
    pot,
    rows,
    seat,
    seated_table,
    wallet,
)
from tests.harness.on_file import wallet_balance, without_triggers


async def test_a_table_is_loaded_as_it_was_saved(store: SqliteStore) -> None:
    protocol: Store = store
    table = await protocol.open_table(NEW_TABLE, Request(5, ANNA, "open"), NOW)
    (saved,) = await protocol.open_tables()
    assert (saved.table_id, saved.new, saved.stacks, saved.events, saved.message_id) == (table, NEW_TABLE, {}, (), None)
    assert saved.state.idle_since_ms == NOW
    state = replace(STATE, paused="store_failed", closes_after_hand=True)
    await protocol.commit(TableCommit(table, state, NOW))
    (saved,) = await protocol.open_tables()
    assert saved.state == state
    assert saved.stacks == {ANNA: 0, BERT: 0}


async def test_after_a_restart_a_running_hand_is_loaded_with_its_cards(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    await store.close()
    again = await open_store(path)
    (saved,) = await again.open_tables()
    assert saved.events == OPENING
    assert saved.stacks == {ANNA: 195, BERT: 198}
    assert saved.state == STATE
    await again.commit(ending(table))
    (saved,) = await again.open_tables()
    assert saved.events == ()
    assert saved.stacks == {ANNA: 195, BERT: 205}
    await again.close()
    assert check(path) == []


async def test_events_are_logged_with_their_cause_and_request(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    await store.commit(ending(table, request=77))
    log = rows(path, "SELECT seq, kind, via, at_ms, request_id FROM hand_event ORDER BY seq")
    assert log[0] == (1, KIND["HandStarted"], VIA["table"], NOW, None)
    assert log[6] == (7, KIND["Completed"], VIA["button"], NOW + 900, 77)
    assert [row[2:] for row in log[1:6]] == [(None, None, None)] * 5, "the same as of the first"
    assert rows(path, "SELECT count(*) FROM transfer WHERE hand_id IS NOT NULL AND request_id IS NOT NULL") == [(0,)]
    assert rows(path, "SELECT seat, player_id FROM hand_seat") == [(1, ANNA), (2, BERT)]
    assert rows(path, "SELECT DISTINCT hand_id FROM transfer WHERE code IN ('ante', 'bet', 'award')") == [(1,)]


async def test_the_next_start_uses_an_index_for_every_lookup(database: Database) -> None:
    store = SqliteStore(database)
    await store.commit(opening(await seated_table(store)))
    queries: list[str] = []
    await database.write(lambda connection: connection.set_trace_callback(queries.append))
    await store.open_tables()
    await database.write(lambda connection: connection.set_trace_callback(None))
    selects = [query for query in queries if query.startswith("SELECT")]
    plans = [str(step) for query in selects for (*_, step) in await database.read(f"EXPLAIN QUERY PLAN {query}")]
    assert len(selects) == 11
    assert {plan for plan in plans if plan.startswith("SCAN") and "INDEX" not in plan} == set()
    scanned = {plan.split()[1] for plan in plans if plan.startswith("SCAN")}
    assert scanned <= {"h", "hand", "t", "poker_table", "s", "seal"}


async def test_the_deck_is_deleted_when_the_hand_closes_and_the_down_cards_stay(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    assert rows(path, "SELECT seq, class FROM hand_secret") == [(2, "deck"), (5, "cards")]
    await store.commit(ending(table))
    assert rows(path, "SELECT seq, class FROM hand_secret") == [(5, "cards")]
    (shuffled,) = rows(path, "SELECT kind, body FROM hand_event WHERE seq = 2")
    assert shuffled == (KIND["DeckShuffled"], "[]")


async def test_the_deck_of_a_closed_hand_is_overwritten_in_the_file(store: SqliteStore, path: Path) -> None:
    text = ",".join(map(str, DECK)).encode()
    table = await seated_table(store)
    await store.commit(opening(table))
    assert text in content_of(path.with_name(path.name + "-wal"))
    await store.commit(ending(table))
    await store.close()
    assert text not in content_of(path)
    assert not path.with_name(path.name + "-wal").exists()


async def test_F7_a_sweep_removes_the_deck_of_a_finished_hand_from_the_write_ahead_log(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    """A table that closes asks for a sweep, and so does the clock."""
    log_file, text = path.with_name(path.name + "-wal"), ",".join(map(str, DECK)).encode()
    table = await seated_table(store)
    await store.commit(opening(table))
    await store.commit(ending(table))
    assert text in content_of(log_file)
    store.database.sweep()
    await store.database.until_idle()
    assert text not in content_of(log_file) + content_of(path)
    # A process that is killed now leaves a file that starts.
    for ending_of in ("", "-wal", "-written"):
        (tmp_path / f"left.sqlite3{ending_of}").write_bytes(content_of(path.with_name(path.name + ending_of)))
    assert check(tmp_path / "left.sqlite3") == []


async def test_no_deck_of_many_hands_is_left_in_the_file(store: SqliteStore, path: Path) -> None:
    """Pages that were freed when the hands of many tables ended hold none either."""
    chance, decks, tables = random.Random(5), list[bytes](), list[int]()
    for player in (ANNA, BERT):
        await store.bank.wallet(GUILD, player, 100_000, NOW)
    for channel in range(40):
        tables.append(await store.open_table(replace(NEW_TABLE, channel_id=9000 + channel), None, NOW))
        for player in (ANNA, BERT):
            await store.commit(buy_in(player, 200, tables[-1]))
    for number in range(1, 16):
        shuffled = [tuple(chance.sample(DECK, len(DECK))) for _ in tables]
        decks += [",".join(map(str, deck)).encode() for deck in shuffled]
        hands = zip(tables, shuffled, strict=True)
        await asyncio.gather(*(store.commit(with_deck(opening(table, number), deck)) for table, deck in hands))
        in_any_order = chance.sample(tables, len(tables))
        await asyncio.gather(*(store.commit(ending(table, number)) for table in in_any_order))
    await store.close()
    left = content_of(path)
    assert [deck for deck in decks if deck in left] == []


def with_deck(commit: TableCommit, deck: tuple[int, ...]) -> TableCommit:
    events = (replace(each, cards=deck) if isinstance(each, DeckShuffled) else each for each in commit.events)
    return commit._replace(events=tuple(events))


async def test_the_public_body_of_an_event_contains_no_down_card(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    shuffled, dealt = rows(path, "SELECT body FROM hand_event WHERE seq IN (2, 5) ORDER BY seq")
    assert shuffled == ("[]",)
    assert dealt == ("[0,[1,2],[[47],[46]],true]",)
    public = decode("StreetDealt", str(dealt[0]), {})
    assert isinstance(public, StreetDealt)
    assert (public.down, public.up) == ((), ((47,), (46,)))


async def test_a_repeated_request_is_carried_out_only_once(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    await store.commit(buy_in(ANNA, 100, table, request=5))
    for _ in range(2):
        with pytest.raises(DuplicateRequest):
            await store.commit(buy_in(ANNA, 100, table, request=5))
    with pytest.raises(DuplicateRequest):
        await store.open_table(NEW_TABLE, Request(5, ANNA, "open"), NOW)
    assert await wallet_balance(store, GUILD, ANNA) == 700
    assert len(await store.open_tables()) == 1


async def test_a_failed_request_can_be_sent_again(store: SqliteStore) -> None:
    table = await seated_table(store)
    with pytest.raises(StoreError):
        await store.commit(buy_in(ANNA, 10_000, table, request=5))
    await store.commit(buy_in(ANNA, 100, table, request=5))
    assert await wallet_balance(store, GUILD, ANNA) == 700


async def test_events_out_of_order_are_refused(store: SqliteStore) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    late = TableCommit(table, STATE, NOW, None, (), 1, (Called(2, 3, 3),), len(OPENING) + 1, Cause("button", NOW))
    for wrong, message in (
        (late, "event out of order"),
        (late._replace(first_event=len(OPENING) - 1), "event out of order"),
        (late._replace(first_event=0), "a hand starts live and once"),
        (late._replace(hand_number=2), "has no hand 2"),
        (opening(table, 2), "a hand starts live and once"),
    ):
        with pytest.raises(StoreError, match=message):
            await store.commit(wrong)
    (saved,) = await store.open_tables()
    assert saved.events == OPENING


async def test_a_hand_cannot_close_with_chips_in_its_pot(store: SqliteStore) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    short = Transfer(pot(table), seat(BERT, table), 6, "award")
    with pytest.raises(StoreError, match="pot not empty"):
        await store.commit(ending(table)._replace(transfers=(short,)))
    (saved,) = await store.open_tables()
    assert saved.stacks == {ANNA: 195, BERT: 198}


async def test_a_voided_hand_returns_all_chips_and_keeps_its_log(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    back = (
        Transfer(pot(table), seat(ANNA, table), 5, "void"),
        Transfer(pot(table), seat(BERT, table), 2, "void"),
    )
    await store.commit(TableCommit(table, STATE, NOW, None, back, 1, voids_hand=True))
    (saved,) = await store.open_tables()
    assert saved.stacks == {ANNA: 200, BERT: 200}
    assert rows(path, "SELECT state, closed_ms FROM hand") == [("void", NOW)]
    assert rows(path, "SELECT count(*) FROM hand_event") == [(len(OPENING),)]
    assert rows(path, "SELECT count(*) FROM hand_secret WHERE class = 'deck'") == [(0,)]
    assert check(path) == []


async def test_a_table_closes_only_when_everybody_is_paid_out(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    with pytest.raises(StoreError, match="table holds chips"):
        await store.commit(TableCommit(table, STATE, NOW, closes_table=True))
    out = tuple(Transfer(seat(player, table), wallet(player), 200, "cash_out") for player in (ANNA, BERT))
    await store.commit(TableCommit(table, STATE, NOW, None, out, closes_table=True))
    assert await store.open_tables() == []
    with pytest.raises(StoreError, match="no table 1 is open"):
        await store.commit(TableCommit(table, STATE, NOW))
    assert check(path) == []


async def test_one_commit_can_award_the_pot_and_pay_the_players_out_and_close_the_table(
    store: SqliteStore, path: Path
) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    last = ending(table)
    out = (
        Transfer(seat(ANNA, table), wallet(ANNA), 195, "cash_out"),
        Transfer(seat(BERT, table), wallet(BERT), 205, "cash_out"),
    )
    await store.commit(last._replace(transfers=last.transfers + out, closes_table=True))
    assert (await wallet_balance(store, GUILD, ANNA), await wallet_balance(store, GUILD, BERT)) == (995, 1005)
    assert check(path) == []


async def test_a_commit_that_closes_a_hand_without_its_number_raises_an_error(store: SqliteStore) -> None:
    table = await seated_table(store)
    with pytest.raises(ValueError, match="the hand's number"):
        await store.commit(TableCommit(table, STATE, NOW, closes_hand=True))


async def test_a_table_is_loaded_with_the_channel_and_id_of_its_newest_message(store: SqliteStore) -> None:
    table = await store.open_table(NEW_TABLE, None, NOW)
    await store.save_table_message(table, NEW_TABLE.channel_id, 123)
    await store.save_table_message(table, 7001, 124)
    (saved,) = await store.open_tables()
    assert (saved.new.channel_id, saved.message_id) == (7001, 124)
    with pytest.raises(StoreError, match="no table 9 is open"):
        await store.save_table_message(9, 7001, 124)


async def test_saving_the_message_of_a_closed_table_is_ignored(store: SqliteStore) -> None:
    table = await store.open_table(NEW_TABLE, None, NOW)
    await store.commit(TableCommit(table, STATE, NOW, closes_table=True))
    await store.save_table_message(table, NEW_TABLE.channel_id, 123)
    assert await store.open_tables() == []


async def test_only_one_of_two_tables_opened_at_once_in_a_channel_is_opened(store: SqliteStore) -> None:
    opened = await asyncio.gather(*(store.open_table(NEW_TABLE, None, NOW) for _ in range(2)), return_exceptions=True)
    assert [type(outcome) for outcome in opened] == [int, ChannelTaken]
    await store.commit(TableCommit(1, STATE, NOW, closes_table=True))
    assert await store.open_table(NEW_TABLE, None, NOW) == 2


async def test_a_damaged_table_is_listed_with_its_chips_and_does_not_affect_others(
    store: SqliteStore, path: Path
) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    await store.open_table(NEXT_DOOR, None, NOW)
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE poker_table SET state = json_set(state, '$.button', 'two') WHERE id = 1")
    again = await open_store(path)
    assert [saved.table_id for saved in await again.open_tables()] == [2]
    problem = "stored TableState does not fit: button"
    assert await again.damaged_tables() == [
        DamagedTable(table, GUILD, problem, {ANNA: 195, BERT: 198}, 1, {ANNA: 5, BERT: 2})
    ]
    await again.close()


async def test_the_next_start_drops_only_the_hand_with_an_unreadable_event(
    store: SqliteStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection, without_triggers(connection):
        connection.execute("UPDATE hand_event SET body = '[1,\"all\"]' WHERE kind = 3")
    again = await open_store(path)
    (saved,) = await again.open_tables()
    assert (saved.events, saved.in_pot, saved.stacks) == ((), {ANNA: 5, BERT: 2}, {ANNA: 195, BERT: 198})
    assert "event 3 of the live hand of table 1 cannot be read: AntePosted.amount: not int" in caplog.text
    await again.close()


async def test_a_live_hand_is_loaded_with_each_players_chips_in_the_pot(store: SqliteStore) -> None:
    table = await seated_table(store)
    (saved,) = await store.open_tables()
    assert saved.in_pot is None
    await store.commit(opening(table))
    (saved,) = await store.open_tables()
    assert saved.in_pot == {ANNA: 5, BERT: 2}
    await store.commit(ending(table))
    (saved,) = await store.open_tables()
    assert saved.in_pot is None


async def test_a_commit_with_a_state_that_could_not_be_loaded_again_is_refused(store: SqliteStore) -> None:
    table = await store.open_table(NEW_TABLE, None, NOW)
    wrong: dict[str, Any] = {"button": "two"}
    with pytest.raises(ValueError, match="Expected `int`"):
        await store.commit(TableCommit(table, replace(STATE, **wrong), NOW))
    assert (await store.open_tables())[0].state.button is None


async def test_nothing_is_read_or_written_after_close(path: Path) -> None:
    store = await open_store(path)
    await store.close()
    await store.close()
    with pytest.raises(StoreUnavailable, match="is closed"):
        await store.open_table(NEW_TABLE, None, NOW)
    with pytest.raises(StoreUnavailable):
        await wallet_balance(store, GUILD, ANNA)
