"""Check finds every change that somebody with a file editor may have made."""

import re
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

import db
from bot.moderation.ports import Standing
from db import DatabaseUnusable, SqliteStore, backup, check, open_store
from db.file.migrate import MIGRATIONS
from tests.harness.db.orders import dispute, entry, order
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    NEW_TABLE,
    NOW,
    buy_in,
    content_of,
    ending,
    opening,
    rewrite,
    seated_table,
)
from tests.harness.db.victims import drop_triggers, write

_MADE_UP = f"UPDATE account SET balance = 900 WHERE player_id = {BERT} AND kind = 'wallet'"

TAMPERINGS = [
    (_MADE_UP, "holds 900, its transfers sum to 800"),
    (_MADE_UP, "2000 chips created, 2100 held"),
    ("UPDATE account SET balance = -3 WHERE kind = 'pot'", "is below zero: -3"),
    ("DELETE FROM transfer WHERE id = 3", "transfer 4 follows 2"),
    ("UPDATE hand SET state = 'done' WHERE number = 2", "the pot of table 1 holds 7 and no hand is live"),
    ("UPDATE hand SET state = 'done' WHERE number = 2", "hand 2 of table 1 is done: 7 chips went into the pot and 0"),
    ("UPDATE hand SET state = 'done' WHERE number = 2", "hand 2 of table 1 is done and its deck is still there"),
    ("UPDATE poker_table SET closed_ms = 5", "table 1 is closed and its hand 2 is live"),
    ("UPDATE poker_table SET closed_ms = 5", "table 1 is closed and its account 5 (seat) holds"),
    ("DELETE FROM hand_event WHERE hand_id = 1 AND seq = 3", "hand 1 of table 1 has 9 events numbered 1 to 10"),
    (
        "DELETE FROM hand_event WHERE hand_id = 1 AND seq = 10",
        "hand 1 of table 1 is done, and its log of 9 events does",
    ),
    (
        """INSERT INTO hand_event SELECT hand_id, 11, kind, body, via, at_ms, request_id, taken, person FROM hand_event
        WHERE hand_id = 1 AND seq = 6""",
        "hand 1 of table 1 is done, and its log of 11 events does not say so at its end",
    ),
    (
        "UPDATE hand_event SET body = json_set(body, '$[1]', 1) WHERE hand_id = 1 AND seq = 3",
        "hand 1 of table 1: log and ledger differ by 1 chips at seat 1",
    ),
    ("UPDATE hand_event SET via = 9 WHERE seq = 1", "event 1 of hand 1 of table 1 has a cause that doesn't fit"),
    ("UPDATE hand_event SET via = 0 WHERE seq = 1", "event 1 of hand 2 of table 1 has a cause that doesn't fit"),
    ("UPDATE hand_event SET via = 1 WHERE seq = 2", "event 2 of hand 1 of table 1 has a cause that doesn't fit"),
    (
        "UPDATE hand_event SET at_ms = NULL, via = NULL, request_id = NULL WHERE seq = 1",
        "event 1 of hand 1 of table 1 has a cause that doesn't fit",
    ),
    ("UPDATE hand_seat SET player_id = 99 WHERE seat = 2", "log and ledger differ by 5 chips at seat 2"),
    ("DELETE FROM hand_event WHERE hand_id = 1", "hand 1 of table 1 has 0 events numbered None to None"),
    ("UPDATE account SET guild_id = 5 WHERE id = 1", "moves chips from guild 5 to guild 900"),
    (
        "UPDATE standing SET frozen = 0",
        "the standing of player 12 in guild 900 is free, which entry 1 of the audit log doesn't say",
    ),
    ("UPDATE standing SET audit_number = 2", "is frozen, which entry 2 of the audit log doesn't say"),
    ("UPDATE audit SET reason = 'none' WHERE number = 2", "the audit log of guild 900 is broken at entry 2"),
    ("DROP TABLE audit", "the file is damaged: "),
    ("UPDATE dispute SET ruling = 'yes'", "dispute 1 of guild 900 is settled, which entry 2 of the audit log"),
    ("UPDATE dispute SET audit_number = 1", "dispute 1 of guild 900 is settled, which entry 1 of the audit log"),
    ("UPDATE transfer SET credit = 999 WHERE id = 1", "row 1 of transfer refers to no row of account"),
    ("DELETE FROM migration", "1 of the file's 1 migrations are missing"),
]


async def play(store: SqliteStore) -> None:
    await seated_table(store)
    await store.commit(opening(1, 1))
    await store.commit(ending(1, 1))
    await store.commit(opening(1, 2))
    office = store.office
    await office.conduct.change(order(), entry("freeze"), BERT, lambda _: Standing(frozen=True))
    await office.disputes.settle(order(), entry("settle"), await office.disputes.open(order(), dispute()), "no")


@pytest.fixture
async def played(store: SqliteStore, path: Path) -> Path:
    await play(store)
    return path


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory, play)


async def test_a_running_game_passes_the_check(played: Path) -> None:
    assert check(played) == []


@pytest.mark.parametrize(("tampering", "problem"), TAMPERINGS)
def test_check_reports_every_kind_of_tampering(
    victim: sqlite3.Connection, victim_path: Path, tampering: str, problem: str
) -> None:
    drop_triggers(victim)
    victim.execute("PRAGMA ignore_check_constraints = ON")
    victim.execute(tampering)
    found = check(victim_path)
    assert any(problem in line for line in found), found


async def test_the_check_changes_no_file(store: SqliteStore, played: Path) -> None:
    await store.close()
    before = {file.name: file.read_bytes() for file in played.parent.iterdir()}
    assert check(played) == []
    assert {file.name: file.read_bytes() for file in played.parent.iterdir()} == before


async def test_check_counts_writes_that_are_only_in_the_write_ahead_log(
    store: SqliteStore, played: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    for suffix in ("", "-wal"):
        shutil.copy(played.with_name(played.name + suffix), copy.with_name(copy.name + suffix))
    assert check(copy) == []


async def test_check_reports_a_damaged_page(store: SqliteStore, played: Path) -> None:
    await store.close()
    content = bytearray(content_of(played))
    with closing(sqlite3.connect(played)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'transfer'").fetchone()
    content[(root - 1) * 4096 : (root - 1) * 4096 + 200] = b"\xff" * 200
    rewrite(played, bytes(content))
    assert any("damaged" in line for line in check(played))


async def test_check_reports_an_index_that_lacks_rows(store: SqliteStore, played: Path) -> None:
    """Otherwise a query that uses the index finds fewer chips than there are."""
    await store.close()
    with closing(sqlite3.connect(played, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        index = "CREATE INDEX account_by_table ON account(table_id)"
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'account_by_table'", (index,))
    assert "the file is damaged: row 1 missing from index account_by_table" in check(played)


def test_checking_a_file_that_is_no_database_raises_a_one_line_error(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match=r"there's no database at .*missing.sqlite3: it doesn't exist"):
        check(tmp_path / "missing.sqlite3")
    with pytest.raises(DatabaseUnusable, match="it's a folder"):
        check(tmp_path)
    poem = tmp_path / "poem.sqlite3"
    poem.write_text("shall I compare thee" * 200)
    with pytest.raises(DatabaseUnusable, match="file is not a database"):
        check(poem)
    empty = tmp_path / "empty.sqlite3"
    empty.touch()
    with pytest.raises(DatabaseUnusable, match="isn't a database of this program"):
        check(empty)


async def test_a_backup_of_a_running_game_passes_the_check_and_can_be_played_on(
    store: SqliteStore, played: Path, tmp_path: Path
) -> None:
    target = tmp_path / "backup.sqlite3"
    backup(played, target)
    await store.commit(buy_in(ANNA, 10))
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert check(target) == []
    restored = await open_store(target)
    (there,) = await restored.open_tables()
    (here,) = await store.open_tables()
    assert (there.events, there.stacks[ANNA] + 10) == (here.events, here.stacks[ANNA])
    await restored.commit(ending(1, 2))
    await restored.close()


async def test_a_backup_never_overwrites_a_file(store: SqliteStore, played: Path, tmp_path: Path) -> None:
    target = tmp_path / "backup.sqlite3"
    target.write_text("dear to someone")
    with pytest.raises(DatabaseUnusable, match="backups don't overwrite"):
        backup(played, target)
    assert target.read_text() == "dear to someone"
    with pytest.raises(DatabaseUnusable, match="can't write"):
        backup(played, tmp_path / "nowhere" / "backup.sqlite3")


def test_another_programs_database_is_named_and_not_backed_up(tmp_path: Path) -> None:
    other, target = tmp_path / "other.sqlite3", tmp_path / "backup.sqlite3"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipe(name TEXT)")
    with pytest.raises(DatabaseUnusable, match=r"other.sqlite3 isn't a database of this program"):
        backup(other, target)
    assert not target.exists()


async def test_a_copy_that_fails_the_check_is_not_kept_as_a_backup(
    store: SqliteStore, played: Path, tmp_path: Path
) -> None:
    await store.close()
    with closing(sqlite3.connect(played, isolation_level=None)) as connection:
        connection.execute("DROP TRIGGER transfer_no_delete")
        connection.execute("DELETE FROM transfer WHERE id = 3")
    with pytest.raises(DatabaseUnusable, match="doesn't check out"):
        backup(played, tmp_path / "backup.sqlite3")
    assert not (tmp_path / "backup.sqlite3").exists()


async def test_an_empty_ledger_passes_the_check(store: SqliteStore, path: Path) -> None:
    assert check(path) == []
    await store.open_table(NEW_TABLE, None, NOW)
    assert check(path) == []


async def test_a_schema_that_is_no_valid_text_raises_a_one_line_error(store: SqliteStore, path: Path) -> None:
    """SQLite's message quotes the schema, and Python cannot decode the message."""
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        broken = "UPDATE sqlite_master SET name = CAST(x'ff' AS TEXT), sql = 'nonsense' WHERE name = 'transfer_by_hand'"
        connection.execute(broken)
    with pytest.raises(DatabaseUnusable, match="can't be read as a database"):
        check(path)
    with pytest.raises(DatabaseUnusable, match="can't use"):
        await open_store(path)


def test_a_file_with_views_in_place_of_its_tables_is_refused(tmp_path: Path) -> None:
    """A view could return endless rows."""
    path = tmp_path / "views.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for name in ("migration", "account", "hand", "transfer"):
            connection.execute(f"CREATE VIEW {name} AS SELECT 1 AS id")
    with pytest.raises(DatabaseUnusable, match="isn't a database of this program"):
        check(path)


def test_check_uses_no_sql_that_is_newer_than_the_oldest_supported_sqlite() -> None:
    """HAVING without GROUP BY needs SQLite 3.39; 3.37 would report every file as damaged."""
    sources = (Path(db.__file__).parent / "upkeep/proofs.py", *sorted(MIGRATIONS.glob("*.sql")))
    for path in sources:
        text = re.sub(r"(?m)^ *(#|--).*$", "", path.read_text("utf-8"))
        for clause in re.finditer(r"\bHAVING\b", text):
            query = text[: clause.start()].rpartition("SELECT")[2]
            assert "GROUP BY" in query, f"{path.name}: {query}"
