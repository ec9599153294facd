"""The audit: numbered, chained, paged, and verified from the file alone."""

import asyncio
import hashlib
import json
import sqlite3
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from bot.moderation.ports import AuditFilter, AuditLine
from bot.tables.saving import AuditEntry, DuplicateRequest, StoreError
from db import SqliteStore, check, open_store
from tests.harness.db.orders import MODERATOR, abandoned, entry, order
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    GUILD,
    NOW,
    OTHER_GUILD,
    buy_in,
    content_of,
    ending,
    opening,
    rows,
    seated_table,
)
from tests.harness.on_file import without_triggers

ANY = AuditFilter()
WHOLE = AuditEntry(GUILD, "void", MODERATOR, "misdeal \u2660\n\x00 'quoted'", NOW, BERT, 3, 8, "pot 7", "pot 0")


async def _numbers(store: SqliteStore, wanted: AuditFilter, *, skip: int = 0, most: int = 50) -> list[int]:
    return [line.number for line in await store.office.audit.page(GUILD, wanted, skip=skip, most=most)]


async def test_an_audit_entry_is_loaded_as_it_was_recorded(store: SqliteStore) -> None:
    await store.office.audit.write_entry(order(), WHOLE)
    await store.office.audit.write_entry(None, AuditEntry(GUILD, "restore", None, "", NOW))
    newest, oldest = await store.office.audit.page(GUILD, ANY, skip=0, most=9)
    assert (oldest.number, oldest.entry, newest.number, newest.entry.actor_id) == (1, WHOLE, 2, None)


async def test_the_digest_of_an_audit_entry_is_the_hash_of_the_digest_before_it_and_the_entry(
    store: SqliteStore,
) -> None:
    """Anybody who has an export can verify it this way."""
    await store.office.audit.write_entry(order(), WHOLE)
    await store.office.audit.write_entry(order(), entry())
    before = "0" * 64
    for line in reversed(await store.office.audit.page(GUILD, ANY, skip=0, most=9)):
        text = json.dumps(asdict(line.entry), sort_keys=True, separators=(",", ":"))
        before = hashlib.sha256((before + text).encode()).hexdigest()
        assert line.digest == before


async def test_each_guild_has_a_separate_chain_of_audit_entries(store: SqliteStore, path: Path) -> None:
    guilds = [GUILD, OTHER_GUILD, GUILD, OTHER_GUILD, GUILD]
    await asyncio.gather(*(store.office.audit.write_entry(None, entry("look", guild)) for guild in guilds))
    assert rows(path, "SELECT guild_id, number FROM audit") == [(900, 1), (900, 2), (900, 3), (901, 1), (901, 2)]
    assert [await store.office.audit.broken_at(guild) for guild in (GUILD, OTHER_GUILD, 5)] == [None, None, None]
    assert check(path) == []


async def test_pages_can_be_filtered_and_begin_with_the_newest_entry(store: SqliteStore) -> None:
    first = replace(entry("ban"), subject_id=BERT)
    for line in (first, replace(entry("kick"), table_id=3), replace(first, actor_id=ANNA), entry("look", OTHER_GUILD)):
        await store.office.audit.write_entry(None, line)
    assert await _numbers(store, ANY) == [3, 2, 1]
    assert await _numbers(store, ANY, skip=1, most=1) == [2]
    assert await _numbers(store, AuditFilter(act="ban")) == [3, 1]
    assert await _numbers(store, AuditFilter(act="ban", actor_id=ANNA)) == [3]
    assert await _numbers(store, AuditFilter(subject_id=BERT), skip=1) == [1]
    assert await _numbers(store, AuditFilter(table_id=3)) == [2]
    assert await _numbers(store, AuditFilter(act="ban' OR 1 = 1 --")) == []


async def test_a_repeated_request_is_recorded_only_once(store: SqliteStore) -> None:
    await store.office.audit.write_entry(order(1), entry())
    with pytest.raises(DuplicateRequest):
        await store.office.audit.write_entry(order(1), entry())
    assert await _numbers(store, ANY) == [1]


async def test_an_audit_entry_is_saved_although_its_caller_was_cancelled(store: SqliteStore) -> None:
    await abandoned(store.office.audit.write_entry(order(), entry("first")))
    await store.office.audit.write_entry(order(), entry("second"))
    assert [line.entry.act for line in await store.office.audit.page(GUILD, ANY, skip=0, most=9)] == ["second", "first"]


@pytest.mark.parametrize("act", ["", "Ban", "ban bert", "x" * 41, "ban;"])
async def test_an_audit_entry_is_refused_unless_its_act_is_one_lower_case_word(store: SqliteStore, act: str) -> None:
    with pytest.raises(StoreError):
        await store.office.audit.write_entry(None, entry(act))


async def test_an_entry_with_a_decimal_number_is_refused(store: SqliteStore) -> None:
    point: Any = 1.0
    with pytest.raises(TypeError, match="whole numbers"):
        await store.office.audit.write_entry(None, entry(at_ms=point))


async def test_a_tables_commit_and_its_audit_entry_are_written_together(store: SqliteStore, path: Path) -> None:
    table = await seated_table(store)
    await store.commit(opening(table))
    with pytest.raises(StoreError):
        await store.commit(buy_in(BERT, 10_000, table)._replace(audit=entry("pause")))
    assert await _numbers(store, ANY) == []
    await store.commit(ending(table, request=7)._replace(audit=entry("pause")))
    with pytest.raises(DuplicateRequest):
        await store.commit(ending(table, request=7)._replace(audit=entry("pause")))
    assert await _numbers(store, ANY) == [1]
    assert check(path) == []


async def test_the_chain_continues_after_a_restart(store: SqliteStore, path: Path) -> None:
    await store.office.audit.write_entry(None, entry("first"))
    await store.close()
    again = await open_store(path)
    await again.office.audit.write_entry(None, entry("second"))
    lines = await again.office.audit.page(GUILD, ANY, skip=0, most=9)
    assert [(line.number, line.entry.act) for line in lines] == [(2, "second"), (1, "first")]
    assert await again.office.audit.broken_at(GUILD) is None
    await again.close()


FORGERIES = {
    "another reason": ("UPDATE audit SET reason = 'none' WHERE number = 2", 2),
    "another actor": ("UPDATE audit SET actor_id = 5 WHERE number = 1", 1),
    "nobody": ("UPDATE audit SET actor_id = NULL WHERE number = 3", 3),
    "another time": ("UPDATE audit SET at_ms = at_ms + 1 WHERE number = 3", 3),
    "a line gone": ("DELETE FROM audit WHERE number = 2", 2),
    "the first gone": ("DELETE FROM audit WHERE number = 1", 1),
    "closed up": ("DELETE FROM audit WHERE number = 2; UPDATE audit SET number = 2 WHERE number = 3", 2),
    "another digest": (f"UPDATE audit SET digest = '{'a' * 64}' WHERE number = 2", 2),
    "another link": (f"UPDATE audit SET prev = '{'0' * 64}' WHERE number = 3", 3),
    "two change places": (
        """UPDATE audit SET number = -number; UPDATE audit SET number = 3 WHERE number = -2;
        UPDATE audit SET number = 2 WHERE number = -3; UPDATE audit SET number = 1 WHERE number = -1""",
        2,
    ),
    "moved to another guild": ("UPDATE audit SET guild_id = 901", 1),
}


@pytest.mark.parametrize(("forgery", "line"), FORGERIES.values(), ids=FORGERIES)
async def test_check_names_the_entry_that_was_forged(store: SqliteStore, path: Path, forgery: str, line: int) -> None:
    for act in ("first", "second", "third"):
        await store.office.audit.write_entry(None, entry(act))
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with without_triggers(connection):
            connection.execute("PRAGMA ignore_check_constraints = ON")
            connection.executescript(forgery)
        ((guild,),) = connection.execute("SELECT DISTINCT guild_id FROM audit").fetchall()
    assert check(path) == [f"the audit log of guild {guild} is broken at entry {line}"]
    again = await open_store(path)
    assert await again.office.audit.broken_at(guild) == line
    await again.close()


async def test_checking_the_chain_does_not_change_the_file(store: SqliteStore, path: Path) -> None:
    await store.office.audit.write_entry(None, entry())
    await store.close()
    before = content_of(path)
    assert check(path) == []
    assert content_of(path) == before


async def test_a_page_returns_complete_entries(store: SqliteStore) -> None:
    await store.office.audit.write_entry(None, entry())
    assert all(isinstance(line, AuditLine) for line in await store.office.audit.page(GUILD, ANY, skip=0, most=1))
