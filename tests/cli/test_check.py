"""The ``check`` command: its options, and its output on a terminal."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import UNUSABLE, main
from db import open_store


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "lowball.sqlite3"

    async def write() -> None:
        await (await open_store(path)).close()

    asyncio.run(write())
    return path


def test_check_reports_that_a_file_is_sound_and_clears_its_progress_line(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["check", str(database), "--processes", "1"]) == 0
    told = capsys.readouterr()
    assert told.out == f"{database}: all balances, pots, and the audit log check out\n"
    assert told.err.endswith("\r\x1b[K")


@pytest.mark.parametrize(("processes", "told"), [("0", "at least 1"), ("-3", "at least 1"), ("two", "invalid")])
def test_check_needs_at_least_one_process(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], processes: str, told: str
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["check", str(tmp_path / "lowball.sqlite3"), f"--processes={processes}"])
    assert stopped.value.code == UNUSABLE
    assert told in capsys.readouterr().err.splitlines()[-1]
