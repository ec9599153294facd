"""The ``split`` command: its output and its status."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import UNUSABLE, main
from db import check, open_store

SERVERS = [(number << 22) + 900 for number in range(3)]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "lowball.sqlite3"

    async def write() -> None:
        store = await open_store(path)
        for guild in SERVERS:
            await store.bank.wallet(guild, 5, 1000, 1)
        await store.close()

    asyncio.run(write())
    return path


def test_split_prints_the_totals_and_the_place_of_each_part(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "parts"
    assert main(["split", str(database), "--into", "2", str(folder)]) == 0
    captured = capsys.readouterr()
    lines = captured.out.splitlines()
    assert lines[0].split() == ["whole", "0/2", "1/2"]
    assert ["servers", "3", "2", "1"] in [line.split() for line in lines]
    assert ["chips", "in", "wallets", "3,000", "2,000", "1,000"] in [line.split() for line in lines]
    assert f"{folder}/lowball-1-of-2.sqlite3: for the process with SHARD=1/2, verified" in lines
    assert lines[-1].startswith(f"{database}-split: ")
    assert captured.err == ""
    assert check(folder / "lowball-0-of-2.sqlite3") == []


def test_a_relative_folder_starts_from_the_working_directory(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["split", database.name, "--into", "3", "parts"]) == 0
    assert {path.name for path in (tmp_path / "parts").iterdir()} == {
        f"lowball-{part}-of-3.sqlite3" for part in range(3)
    }


def test_split_shows_its_progress_on_a_terminal(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["split", str(database), "--into", "2", str(tmp_path / "parts")]) == 0
    told = capsys.readouterr().err
    assert "] 0% copying part 0/2" in told
    assert "] 100% copying part 1/2" in told
    assert told.endswith("\r\x1b[K")


def test_a_file_that_cannot_be_split_prints_one_line_and_returns_status_2(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["split", str(database), "--into", "1", str(tmp_path / "parts")]) == UNUSABLE
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("is the file of part 0 of 1, so N must be a multiple of 1, from 2 to 9999")
    assert check(database) == []
