"""A file belongs to one part, and a process of another part is refused."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.fleet.part import Part
from db import DatabaseOfAnotherPart, check, open_store
from tests.harness.db.scenes import GUILD, NOW, rows
from tests.harness.on_file import without_triggers


def everything_in(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir() if not file.name.endswith("-lock")}


@pytest.mark.parametrize("part", [Part(), Part(1, 2), Part(3, 4)])
async def test_a_new_file_belongs_to_the_part_of_the_process_that_creates_it(path: Path, part: Part) -> None:
    await (await open_store(path, part=part)).close()
    assert rows(path, "SELECT number, count FROM file_part") == [(part.index, part.count)]
    await (await open_store(path, part=part)).close()
    assert check(path) == []


@pytest.mark.parametrize(
    ("held", "part", "to_do"),
    [
        (Part(0, 2), Part(1, 2), "set DATABASE to the process's own file, or SHARD=0/2"),
        (Part(0, 2), Part(0, 3), "set DATABASE to the process's own file, or SHARD=0/2"),
        (Part(0, 2), Part(1, 4), "set DATABASE to the process's own file, or SHARD=0/2"),
        (Part(0, 2), Part(), "set DATABASE to the process's own file, or SHARD=0/2"),
        (Part(), Part(1, 3), r"divide it first with python -m bot split .* --into 3 FOLDER, or set SHARD=0/1"),
        (Part(1, 2), Part(3, 4), r"divide it first with python -m bot split .* --into 4 FOLDER, or set SHARD=1/2"),
    ],
)
async def test_opening_the_file_of_another_part_names_a_remedy_and_changes_nothing(
    path: Path, held: Part, part: Part, to_do: str
) -> None:
    await (await open_store(path, part=held)).close()
    before = everything_in(path)
    with pytest.raises(DatabaseOfAnotherPart, match=f"part {held.index} of {held.count}, .*: {to_do}") as caught:
        await open_store(path, part=part)
    assert "\n" not in str(caught.value)
    assert everything_in(path) == before


async def test_a_file_without_a_part_is_assigned_to_the_part_of_the_process_that_opens_it(path: Path) -> None:
    """A first start that was interrupted leaves such a file."""
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection, without_triggers(connection):
        connection.execute("DELETE FROM file_part")
    await (await open_store(path, part=Part(1, 2))).close()
    assert rows(path, "SELECT number, count FROM file_part") == [(1, 2)]


async def test_check_finds_a_server_that_belongs_to_another_part(path: Path) -> None:
    store = await open_store(path, part=Part(1, 2))
    await store.bank.wallet(GUILD, 5, 1000, NOW)
    await store.close()
    assert check(path) == [f"guild {GUILD} doesn't belong in this file, which is the file of part 1 of 2"]
