"""A stopped bot's file, split by its servers into parts that are complete files."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from errno import EACCES
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.fleet.part import Part
from bot.tables.saving import Account, TableCommit, Transfer
from db import DatabaseInUse, DatabaseUnusable, check, open_store, split
from db.file import last_write
from db.file.lock import FileLock
from db.file.paths import beside, read_only_at
from db.splitting import filling, part_file
from db.splitting import split as splitting
from db.splitting.split import FileSplit
from db.splitting.ways import WAYS, Follows
from tests.harness.db.crash_pictures import point_at
from tests.harness.db.scenes import NOW, rows
from tests.harness.db.splitting.servers import IDLE_CLICK, SERVERS
from tests.harness.db.victims import drop_triggers


def files_of(folder: Path) -> dict[str, bytes]:
    """Return the content of all files except the lock, which names its last owner."""
    files = [file for file in folder.rglob("*") if file.is_file() and not file.name.endswith("-lock")]
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


Rows = set[tuple[object, ...]]


def content(path: Path) -> dict[str, Rows]:
    """Return the rows of every table."""
    with closing(read_only_at(path)) as file:
        return {table: set(file.execute(f"SELECT {', '.join(columns(file, table))} FROM {table}")) for table in WAYS}


def by_server(path: Path) -> dict[str, dict[object, Rows]]:
    """Return the rows of tables with a server, without ``last_transfer``, which a part renumbers."""
    found: dict[str, dict[object, Rows]] = {}
    with closing(read_only_at(path)) as file:
        for table in (table for table, way in WAYS.items() if way == "server"):
            found[table] = {}
            named = ", ".join(name for name in columns(file, table) if name != "last_transfer")
            for guild, *row in file.execute(f"SELECT guild_id, {named} FROM {table}"):
                found[table].setdefault(guild, set()).add(tuple(row))
    return found


def columns(file: sqlite3.Connection, table: str) -> list[str]:
    return [str(name) for (name,) in file.execute(f"SELECT name FROM pragma_table_info('{table}')")]


# Rows of each server


@pytest.mark.parametrize("into", [2, 3, 4])
def test_each_row_goes_only_into_the_part_of_its_server(
    whole: Path, halved: FileSplit, folder: Path, into: int
) -> None:
    done = halved if into == 2 else split(whole, into, folder)
    assert list(done.parts) == [Part(number, into) for number in range(into)]
    of_servers = by_server(done.source)
    for part, path in done.parts.items():
        own = [guild for guild in SERVERS if part.owns_server(guild)]
        assert {guild for (guild,) in rows(path, "SELECT DISTINCT guild_id FROM account")} == set(own)
        of_part = by_server(path)
        for table, kept in of_servers.items():
            assert of_part[table] == {guild: found for guild, found in kept.items() if guild in own}, table


def test_the_parts_together_have_every_row_of_the_file(halved: FileSplit) -> None:
    one, other = map(content, halved.parts.values())
    whole = content(halved.source)
    for table, way in WAYS.items():
        if way == "every part":
            assert one[table] == other[table] == whole[table], table
        elif isinstance(way, Follows):
            assert one[table] | other[table] == whole[table], table
            assert not one[table] & other[table], table


def test_a_part_renumbers_its_transfers_in_order(halved: FileSplit) -> None:
    columns = "debit, credit, amount, code, hand_id, at_ms, request_id"
    for part, path in halved.parts.items():
        own = f"WHERE debit IN (SELECT id FROM account WHERE (guild_id >> 22) % 2 = {part.index})"
        before = rows(halved.source, f"SELECT {columns} FROM transfer {own} ORDER BY id")
        assert rows(path, f"SELECT {columns} FROM transfer ORDER BY id") == before
        assert rows(path, "SELECT min(id), max(id), count(*) FROM transfer") == [(1, len(before), len(before))]
    assert [check(path) for path in halved.parts.values()] == [[], []]


def test_a_request_is_copied_to_the_parts_that_have_its_effects_or_else_to_all_parts(halved: FileSplit) -> None:
    found = [{id for (id,) in rows(path, "SELECT id FROM request")} for path in halved.parts.values()]
    assert found[0] & found[1] == {IDLE_CLICK, *_without_a_trace(halved.source)}
    assert found[0] | found[1] == {id for (id,) in rows(halved.source, "SELECT id FROM request")}
    for part, path in halved.parts.items():
        caused = "SELECT request_id FROM tournament UNION SELECT request_id FROM dispute"
        assert {id for (id,) in rows(path, caused)} <= found[part.index]


def _without_a_trace(path: Path) -> set[object]:
    """Return moderators' clicks, whose numbers the audit does not keep."""
    causes = " UNION ALL ".join(
        f"SELECT request_id FROM {table}"
        for table in WAYS
        if rows(path, f"SELECT 1 FROM pragma_table_info('{table}') WHERE name = 'request_id'")
    )
    query = f"SELECT id FROM request WHERE id NOT IN (SELECT request_id FROM ({causes}) WHERE request_id IS NOT NULL)"
    return {id for (id,) in rows(path, query)}


def test_a_part_contains_no_card_of_another_parts_server(whole: Path, folder: Path) -> None:
    """It has neither decks of running hands nor records of sealed decks of that server."""
    folder.mkdir()  # an empty folder is accepted too
    secrets = {guild: cards_of(whole, guild) for guild in SERVERS}
    assert len(set().union(*secrets.values())) == sum(map(len, secrets.values()))
    done = split(whole, 2, folder)
    for part, path in done.parts.items():
        held = path.read_bytes()
        for guild, cards in secrets.items():
            found = {each for each in cards if each in held}
            assert found == (cards if part.owns_server(guild) else set())
    assert {file.name for file in folder.iterdir()} == {path.name for path in done.parts.values()}


def cards_of(path: Path, guild: int) -> set[bytes]:
    of_guild = f"JOIN hand h ON h.id = c.hand_id JOIN poker_table t ON t.id = h.table_id WHERE t.guild_id = {guild}"
    # The first hands of all sealed tables are the same here.
    decks = rows(path, f"SELECT c.body FROM hand_secret c {of_guild} AND c.class = 'deck'")
    records = rows(path, f"SELECT substr(c.body, 1, 200) FROM hand_record c {of_guild} AND h.number > 1")
    assert decks
    assert len(records) == 2
    return {body if isinstance(body, bytes) else str(body).encode() for (body,) in decks + records}


# Parts


async def test_after_a_split_in_mid_hand_each_part_can_continue_its_hands(halves: dict[Part, Path]) -> None:
    for part, path in halves.items():
        store = await open_store(path, part=part)
        tables = await store.open_tables()
        assert {table.new.guild_id for table in tables} == {guild for guild in SERVERS if part.owns_server(guild)}
        running = next(table for table in tables if table.events)
        player = min(running.stacks)
        guild = running.new.guild_id
        given = Transfer(Account("issuer", guild), Account("wallet", guild, player), 5, "test")
        more = Transfer(Account("wallet", guild, player), Account("seat", guild, player, running.table_id), 5, "buy_in")
        await store.commit(TableCommit(running.table_id, running.state, NOW, transfers=(given, more)))
        await store.close()
        assert check(path) == []


def test_a_part_has_the_schema_of_the_migrations(halved: FileSplit) -> None:
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
    for path in halved.parts.values():
        assert rows(path, query) == rows(halved.source, query)
        assert path.stat().st_mode & 0o777 == 0o600


def test_a_part_of_two_can_be_split_into_parts_of_four(halves: dict[Part, Path], folder: Path) -> None:
    done = split(halves[Part(1, 2)], 4, folder)
    assert {str(part): path.name for part, path in done.parts.items()} == {
        "1/4": "lowball-1-of-4.sqlite3",
        "3/4": "lowball-3-of-4.sqlite3",
    }
    for part, path in done.parts.items():
        assert rows(path, "SELECT DISTINCT guild_id FROM account") == [(SERVERS[part.index],)]
        assert check(path) == []


@pytest.mark.parametrize("into", [-1, 0, 1, 2, 3, 5, 10_000])
def test_a_part_can_be_split_only_into_a_larger_multiple_of_the_number_of_parts(
    halves: dict[Part, Path], folder: Path, into: int
) -> None:
    part = halves[Part(0, 2)]
    with pytest.raises(DatabaseUnusable, match=r"part 0 of 2, so N must be a multiple of 2, from 4 to 9998$"):
        split(part, into, folder)
    assert check(part) == []


def test_a_part_cannot_be_split_if_every_larger_multiple_exceeds_the_limit_of_parts(
    halves: dict[Part, Path], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = halves[Part(0, 2)]
    monkeypatch.setattr("db.splitting.split.PARTS_MOST", 3)
    with pytest.raises(DatabaseUnusable, match=r"part 0 of 2, so it can't be split any further: .* at most 3 parts$"):
        split(part, 4, folder)
    assert check(part) == []


# The split file


def opened(path: Path, part: Part | None = None) -> None:
    """Start and stop a bot with the file. Raises DatabaseError."""

    async def live() -> None:
        await (await open_store(path, part=part)).close()

    asyncio.run(live())


def test_the_split_file_is_kept_under_another_name_and_no_bot_starts_with_it(whole: Path, folder: Path) -> None:
    before = whole.read_bytes()
    done = split(whole, 2, folder)
    assert done.source == beside(whole, "-split")
    assert done.source.read_bytes() == before
    with pytest.raises(DatabaseUnusable, match="was split into parts: start a process for each part"):
        opened(done.source)
    with pytest.raises(DatabaseUnusable, match=r"was split into parts, and is now lowball\.sqlite3-split"):
        opened(whole)
    with pytest.raises(DatabaseUnusable, match="was split into parts"):
        split(whole, 2, folder.with_name("again"))
    assert not whole.exists()


def test_a_part_can_be_renamed_to_the_name_of_the_file_that_was_split(whole: Path, folder: Path) -> None:
    split(whole, 2, folder).parts[Part(0, 2)].rename(whole)
    opened(whole, Part(0, 2))
    assert check(whole) == []


def test_a_file_in_use_is_not_split(whole: Path, folder: Path) -> None:
    lock = FileLock(whole)
    with pytest.raises(DatabaseInUse, match="stop that one first"):
        split(whole, 2, folder)
    lock.release()
    assert not folder.exists()
    assert split(whole, 2, folder).parts


KILLED = """
import asyncio, os, sys
from pathlib import Path
from db import open_store

async def live():
    store = await open_store(Path(sys.argv[1]))
    await store.bank.wallet(int(sys.argv[2]), 4711, 333, 1)
    os._exit(0)

asyncio.run(live())
"""


def test_writes_that_a_killed_bot_left_in_its_log_are_split_too(whole: Path, folder: Path) -> None:
    subprocess.run(
        [sys.executable, "-c", KILLED, str(whole), str(SERVERS[1])], check=True, cwd=Path(__file__).parents[3]
    )
    assert beside(whole, "-wal").stat().st_size
    done = split(whole, 2, folder)
    wallet = "SELECT balance FROM account WHERE player_id = 4711"
    assert [rows(path, wallet) for path in done.parts.values()] == [[], [(333,)]]
    left = {file.name for file in whole.parent.iterdir()}
    assert {"lowball.sqlite3-split", "lowball.sqlite3-split-wal", "lowball.sqlite3-split-written"} <= left
    assert not beside(whole, "-written").exists()
    assert check(done.source) == []


# Refusals


def changed(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        drop_triggers(connection)
        connection.executescript(statement)


def made(path: Path) -> None:
    path.mkdir()
    (path / "dear").write_text("to someone")


def another_program(path: Path) -> None:
    beside(path, "-written").unlink()
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipe(dish TEXT)")


REFUSED: dict[str, tuple[Callable[[Path, Path], object], str]] = {
    "a folder with something in it": (lambda whole, folder: made(folder), "exists: name a folder that's empty"),
    "a file of that name": (lambda whole, folder: folder.write_text("dear"), "exists: name a folder that"),
    "a split that was interrupted": (
        lambda whole, folder: made(folder.with_name("parts-unfinished")),
        "parts-unfinished is left from an earlier split: move it away",
    ),
    "a split before": (
        lambda whole, folder: beside(whole, "-split").write_text("dear"),
        "lowball.sqlite3-split is left from an earlier split",
    ),
    "no such file": (lambda whole, folder: whole.unlink(), "is gone"),
    "another program's file": (lambda whole, folder: another_program(whole), "is a database of another program"),
    "a balance that is made up": (
        lambda whole, folder: changed(whole, "UPDATE account SET balance = balance + 1 WHERE id = 2"),
        "doesn't check out: account 2",
    ),
    "an audit that was changed": (
        lambda whole, folder: changed(whole, f"UPDATE audit SET reason = 'none' WHERE guild_id = {SERVERS[1]}"),
        f"part 1/2 doesn't check out: the audit log of guild {SERVERS[1]} is broken",
    ),
    "an older version": (
        lambda whole, folder: changed(
            whole, "DELETE FROM migration WHERE version = (SELECT max(version) FROM migration)"
        ),
        r"has schema version \d+, and this program knows \d+: start the bot on it once, and stop it again",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_file_that_cannot_be_split_is_left_unchanged(whole: Path, folder: Path, tmp_path: Path, name: str) -> None:
    prepare, line = REFUSED[name]
    prepare(whole, folder)
    before = files_of(tmp_path)
    with pytest.raises(DatabaseUnusable, match=line) as caught:
        split(whole, 2, folder)
    assert "\n" not in str(caught.value)
    assert files_of(tmp_path) == before


def test_a_split_that_loses_a_row_is_undone_although_every_part_passes_the_check(
    whole: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill = filling.fill

    def forgetful(connection: sqlite3.Connection, *more: Any) -> None:
        fill(connection, *more)
        connection.execute("DELETE FROM part.recap")

    monkeypatch.setattr(part_file, "fill", forgetful)
    with pytest.raises(
        DatabaseUnusable, match="the file has 4 rows of recap, and its parts have 0: nothing was changed"
    ):
        split(whole, 2, folder)
    assert not folder.exists()
    assert check(whole) == []


def test_a_split_that_changes_the_schema_is_undone(whole: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part_file, "_restore_triggers", lambda connection, schema: None)
    with pytest.raises(DatabaseUnusable, match="isn't what the migrations make"):
        split(whole, 2, folder)
    assert whole.exists()
    assert not folder.exists()


def test_a_full_disk_raises_a_one_line_error_and_changes_nothing(
    whole: Path, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = files_of(tmp_path)

    def full(*anything: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(part_file, "fill", full)
    with pytest.raises(DatabaseUnusable, match="can't be split: database or disk is full"):
        split(whole, 2, folder)
    assert files_of(tmp_path) == before


def test_no_parts_are_left_if_the_file_cannot_be_renamed(
    whole: Path, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise both the file and its parts could be started."""
    before, rename = files_of(tmp_path), os.rename

    def write(whole: sqlite3.Connection, place: Path, aside: Path, files: dict[Part, str], *more: Any) -> None:
        for name in files.values():
            (aside / name).touch()

    def held(source: Path, target: Path) -> None:
        if source == whole:
            raise PermissionError(EACCES, "another program has it open")
        rename(source, target)

    monkeypatch.setattr(splitting, "_write_parts", write)
    monkeypatch.setattr(os, "rename", held)
    with pytest.raises(DatabaseUnusable, match=r"can't be split: .*another program has it open"):
        split(whole, 2, folder)
    assert files_of(tmp_path) == before
    assert not folder.exists()


# Crashes


class Camera:
    """A camera that copies all files."""

    def __init__(self, tmp_path: Path) -> None:
        self._from, self._album, self._numbers = tmp_path, tmp_path.with_name(f"{tmp_path.name}-album"), count()
        self._album.mkdir()
        self._last: dict[str, bytes] = {}
        self.taken: list[Path] = []

    def take(self) -> None:
        shows = files_of(self._from)
        if shows != self._last:
            self.taken.append(self._album / str(next(self._numbers)))
            for name, held in shows.items():
                file = self.taken[-1] / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(held)
        self._last = shows


def test_a_crash_at_any_step_leaves_the_complete_file_or_all_of_its_parts(
    whole: Path, folder: Path, tmp_path: Path
) -> None:
    camera, before = Camera(tmp_path), whole.read_bytes()
    with pytest.MonkeyPatch.context() as patch:
        for owner, name in (
            (os, "rename"),
            (splitting, "check"),
            (splitting, "write_part"),
            (splitting, "sync_folder"),
            (part_file, "migrate"),
            (part_file, "fill"),
            (part_file, "copy_into"),
            (last_write, "mark"),
        ):
            point_at(patch, owner, name, camera.take)
        names = {path.name for path in split(whole, 2, folder).parts.values()}
    assert len(camera.taken) > 12
    seen = set()
    for picture in camera.taken:
        source, parts = picture / "data" / whole.name, picture / folder.name
        kept = beside(source, "-split")
        is_named = parts.exists()
        seen.add((source.exists(), is_named))
        assert (source if source.exists() else kept).read_bytes() == before
        if is_named:
            assert {path.name for path in parts.iterdir()} == names
            assert [check(path) for path in parts.iterdir()] == [[], []]
        else:
            assert source.exists()
    assert seen == {(True, False), (True, True), (False, True)}


def test_a_start_after_a_crash_creates_no_empty_file_in_place_of_the_split_one(whole: Path, folder: Path) -> None:
    """The file is renamed before its record is, and the crash comes in between."""
    with pytest.MonkeyPatch.context() as patch:
        rename, left = os.rename, 2

        def dies(*paths: Any) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise KeyboardInterrupt
            rename(*paths)

        patch.setattr(os, "rename", dies)
        with pytest.raises(KeyboardInterrupt):
            split(whole, 2, folder)
    assert beside(whole, "-written").exists()
    with pytest.raises(DatabaseUnusable, match="was split into parts"):
        asyncio.run(open_store(whole))
    assert not whole.exists()
