"""Lookups run beside the writer: however much they read, no click waits for them."""

import asyncio
import random
import re
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.moderation.ports import AuditFilter
from db import SqliteStore
from db.people import privacy
from tests.harness.db.scenes import ANNA, GUILD, NEW_TABLE, NOW, ending, opening, rows, seated_table
from tests.harness.local_discord.journal import PATIENCE_SECONDS

LOOKS: dict[str, Callable[[SqliteStore], Awaitable[object]]] = {
    "the latest hands": lambda store: store.office.hands.recent(GUILD, player_id=None, most=25),
    "a player's latest hands": lambda store: store.office.hands.recent(GUILD, player_id=ANNA, most=25),
    "since when players are here": lambda store: store.office.hands.joined_ms(GUILD),
    "the audit": lambda store: store.office.audit.page(GUILD, AuditFilter(), skip=0, most=10),
    "a statement": lambda store: store.office.accounts.statement(GUILD, ANNA, skip=0, most=10),
    "how long a hand takes": lambda store: store.tournaments.hand_seconds(GUILD, "razz"),
    "a season's results": lambda store: store.tournaments.results(GUILD, 0, NOW),
    "tournaments that are over": lambda store: store.tournaments.past(GUILD, 25),
}


@pytest.mark.parametrize("look", LOOKS)
async def test_a_lookup_and_the_writer_do_not_wait_for_each_other(store: SqliteStore, look: str) -> None:
    await seated_table(store)
    held, enough = threading.Event(), threading.Event()

    def hold(_: sqlite3.Connection) -> None:
        held.set()
        assert enough.wait(2 * PATIENCE_SECONDS)

    writing = asyncio.create_task(store.database.write(hold))
    assert await asyncio.to_thread(held.wait, PATIENCE_SECONDS)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await LOOKS[look](store)
    finally:
        enough.set()
        await writing


async def test_the_latest_hands_are_those_that_ended_last_at_any_table(store: SqliteStore, path: Path) -> None:
    chance = random.Random(3)
    tables = [await seated_table(store)]
    tables += [await store.open_table(replace(NEW_TABLE, channel_id=7100 + at), None, NOW) for at in range(9)]
    numbers = dict.fromkeys(tables, 0)
    for at in range(60):
        table = chance.choice(tables)
        numbers[table] += 1
        # Without chips: only the end of the hand matters here.
        await store.commit(opening(table, numbers[table])._replace(transfers=()))
        await store.commit(ending(table, numbers[table])._replace(transfers=(), at_ms=NOW + 1000 * at))
    ended = rows(path, "SELECT table_id, number, closed_ms FROM hand ORDER BY closed_ms DESC")
    for most in (1, 3, 10, 100):
        recent = await store.office.hands.recent(GUILD, player_id=None, most=most)
        assert [(hand.table_id, hand.number, hand.closed_ms) for hand in recent] == ended[:most]


async def test_the_search_for_a_players_running_hands_reads_live_hands_only(store: SqliteStore) -> None:
    """Forgetting a user runs this query in the writer, and the user may have played for years."""
    plan = await store.database.read(f"EXPLAIN QUERY PLAN {privacy._SEATED}", {"player": ANNA})
    of_hands = [row[-1] for row in plan if "hand" in row[-1]]
    assert re.fullmatch(r"SCAN h USING (COVERING )?INDEX hand_live", of_hands[0])
    assert of_hands[1].endswith("(player_id=? AND hand_id=?)")
