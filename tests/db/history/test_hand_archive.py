"""Finished hands from the log: complete, never a live one, never another guild's."""

import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.moderation.hand_archive import LoggedHand
from bot.poker.events import DeckShuffled, StreetDealt
from bot.tables.saving import StoreError, TableCommit, Transfer
from db import SqliteStore, open_store
from db.history import hand_archive
from db.moderation import accounts
from tests.harness.db.orders import played
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    CARL,
    DEALT,
    ENDING,
    GUILD,
    NEW_TABLE,
    NEXT_DOOR,
    NOW,
    OPENING,
    OTHER_GUILD,
    SETTINGS,
    STATE,
    buy_in,
    ending,
    opening,
    pot,
    rows,
    seat,
    wallet,
)
from tests.harness.on_file import without_triggers


async def _void(store: SqliteStore, table: int, number: int) -> None:
    await store.commit(opening(table, number))
    back = tuple(Transfer(pot(table), seat(player, table), chips, "void") for player, chips in ((ANNA, 5), (BERT, 2)))
    state = replace(STATE, hand_number=number, turn=None)
    await store.commit(TableCommit(table, state, NOW + 99_000, None, back, number, voids_hand=True))


async def _hand(store: SqliteStore, number: int, table: int = 1) -> LoggedHand:
    found = await store.office.hands.hand(GUILD, table, number)
    assert found is not None
    return found


async def test_a_finished_hand_is_returned_complete(store: SqliteStore) -> None:
    await played(store)
    hand = await _hand(store, 1)
    assert (hand.guild_id, hand.table_id, hand.table, hand.number, hand.state) == (GUILD, 1, "Table \u2660", 1, "done")
    assert (hand.settings, hand.players, hand.opened_ms, hand.closed_ms) == (
        SETTINGS,
        {1: ANNA, 2: BERT},
        NOW,
        NOW + 1000,
    )
    assert hand.net == {1: -5, 2: 5}
    # The deck's order is deleted after the hand; the down cards that were dealt are kept.
    expected = [DeckShuffled(()) if isinstance(event, DeckShuffled) else event for event in (*OPENING, *ENDING)]
    assert [logged.event for logged in hand.events] == expected
    assert [(logged.via, logged.at_ms) for logged in hand.events] == [("table", NOW)] * 6 + [("button", NOW + 900)] * 4


async def test_the_repr_of_a_hand_shows_no_down_card(store: SqliteStore) -> None:
    await played(store)
    assert str(DEALT.down) not in repr(await _hand(store, 1))


async def test_a_live_hand_is_not_returned(store: SqliteStore) -> None:
    await played(store)
    await store.commit(opening(1, 2))
    assert await store.office.hands.hand(GUILD, 1, 2) is None
    assert [hand.number for hand in await store.office.hands.recent(GUILD, player_id=None, most=9)] == [1]
    assert [hand.number for hand in await store.office.hands.finished(GUILD, 0, 9)] == [1]


async def test_another_guilds_hand_is_not_found(store: SqliteStore) -> None:
    await played(store)
    assert await store.office.hands.hand(OTHER_GUILD, 1, 1) is None
    assert await store.office.hands.hand(GUILD, 1, 9) is None
    assert await store.office.hands.hand(GUILD, 9, 1) is None
    assert await store.office.hands.recent(OTHER_GUILD, player_id=ANNA, most=9) == []
    assert await store.office.hands.recent(OTHER_GUILD, player_id=None, most=9) == []
    assert await store.office.hands.finished(OTHER_GUILD, 0, 9) == []
    assert await store.office.hands.joined_ms(OTHER_GUILD) == {}


async def test_a_voided_hand_is_returned_with_no_gains_or_losses(store: SqliteStore) -> None:
    table = await played(store)
    await _void(store, table, 2)
    hand = await _hand(store, 2)
    assert (hand.state, hand.net, len(hand.events)) == ("void", {1: 0, 2: 0}, len(OPENING))
    assert await store.office.hands.recent(GUILD, player_id=BERT, most=1) == [(1, "Table \u2660", 2, NOW + 99_000)]
    assert [hand.number for hand in await store.office.hands.finished(GUILD, 0, 9)] == [1]


async def test_a_hand_with_deleted_down_cards_is_returned_as_the_room_saw_it(store: SqliteStore, path: Path) -> None:
    await played(store)
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM hand_secret")
    again = await open_store(path)
    (dealt,) = [line.event for line in (await _hand(again, 1)).events if isinstance(line.event, StreetDealt)]
    assert dealt == replace(DEALT, down=())
    await again.close()


async def test_recent_hands_come_newest_first_and_can_be_limited_to_one_player(store: SqliteStore) -> None:
    await played(store, 3)
    second = await store.open_table(NEXT_DOOR, None, NOW)
    for player in (ANNA, BERT):
        await store.commit(buy_in(player, 200, second))
    await store.commit(opening(second, 1))
    await store.commit(ending(second, 1)._replace(at_ms=NOW + 2500))
    recent = await store.office.hands.recent(GUILD, player_id=None, most=3)
    assert [(hand.table_id, hand.number, hand.closed_ms - NOW) for hand in recent] == [
        (1, 3, 3000),
        (second, 1, 2500),
        (1, 2, 2000),
    ]
    assert len(await store.office.hands.recent(GUILD, player_id=ANNA, most=9)) == 4
    assert await store.office.hands.recent(GUILD, player_id=CARL, most=9) == []


async def test_finished_hands_since_a_time_come_oldest_first(store: SqliteStore) -> None:
    await played(store, 4)
    hands = await store.office.hands.finished(GUILD, NOW + 2000, 2)
    assert [hand.number for hand in hands] == [2, 3]
    assert hands[0] == await _hand(store, 2)


async def test_the_time_when_a_player_joined_is_that_of_their_wallets_first_chips(store: SqliteStore) -> None:
    await store.bank.wallet(GUILD, ANNA, 1000, NOW)
    await store.bank.wallet(GUILD, BERT, 1000, NOW + 5)
    await store.bank.wallet(OTHER_GUILD, BERT, 1000, NOW + 9)
    assert await store.office.hands.joined_ms(GUILD) == {ANNA: NOW, BERT: NOW + 5}


async def test_a_damaged_hand_does_not_hide_the_others(
    store: SqliteStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await played(store, 3)
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection, without_triggers(connection):
        connection.execute("UPDATE hand_event SET body = '{\"up\": [[51]]}' WHERE hand_id = 2 AND seq = 5")
    again = await open_store(path)
    assert [hand.number for hand in await again.office.hands.finished(GUILD, 0, 9)] == [1, 3]
    assert "hand 2 of table 1 cannot be read" in caplog.text
    with pytest.raises(StoreError, match="hand 2 of table 1 cannot be read") as error:
        await again.office.hands.hand(GUILD, 1, 2)
    assert "51" not in str(error.value)
    await again.close()


async def test_the_table_of_a_channel_is_the_one_that_was_opened_there_last(store: SqliteStore) -> None:
    await played(store)
    first = await store.office.hands.table_at(GUILD, NEW_TABLE.channel_id)
    assert first == 1
    paid = tuple(
        Transfer(seat(player), wallet(player), chips, "cash_out") for player, chips in ((ANNA, 195), (BERT, 205))
    )
    state = replace(STATE, seats=(), turn=None)
    await store.commit(TableCommit(1, state, NOW, None, paid, closes_table=True))
    assert await store.office.hands.table_at(GUILD, NEW_TABLE.channel_id) == 1
    second = await store.open_table(NEW_TABLE, None, NOW + 5)
    assert await store.office.hands.table_at(GUILD, NEW_TABLE.channel_id) == second != 1
    assert await store.office.hands.table_at(OTHER_GUILD, NEW_TABLE.channel_id) is None
    assert await store.office.hands.table_at(GUILD, NEXT_DOOR.channel_id) is None


async def test_queries_for_hands_and_statements_use_indexes(store: SqliteStore, path: Path) -> None:
    """A lookup for one guild must not scan the rows of others."""
    await played(store)
    queries = (
        hand_archive._SINCE,
        hand_archive._OF_ONE,
        hand_archive._AT,
        accounts._STATEMENT,
        *accounts._BY_WEEK.values(),
    )
    with closing(sqlite3.connect(path)) as connection:
        for query in queries:
            keys = dict.fromkeys(("guild", "player", "most", "skip", "start", "end", "week"), 1)
            plan = connection.execute(
                f"EXPLAIN QUERY PLAN {query}", keys if ":" in query else (1,) * query.count("?")
            ).fetchall()
            gathered = set(re.findall(r"(\w+) AS (?:MATERIALIZED )?\(", query))
            scanned = {line.split()[1] for *_, line in plan if line.startswith("SCAN ")}
            assert not [name for name in scanned - gathered if name.startswith(("h", "t", "a", "p"))], query
    assert rows(path, "SELECT count(*) FROM hand") == [(1,)]
