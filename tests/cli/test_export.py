"""The ``export`` command: all rows of one server, from a file that may be in use."""

import io
import zipfile
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.export import everything
from bot.moderation.export_files import csv_text, files
from db import open_store

GUILD = 77


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "lowball.sqlite3"
    store = await open_store(path)
    await store.bank.wallet(GUILD, 5, 1000, 1)
    await store.bank.wallet(GUILD + 1, 6, 1000, 1)
    await store.close()
    return path


def export(database: Path, target: Path, *more: str) -> int:
    return main(["export", str(GUILD), str(target), "--database", str(database), *more])


def test_export_writes_the_servers_rows_into_a_zip_that_only_its_owner_can_read(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "room.zip"
    assert export(database, target) == 0
    assert target.stat().st_mode & 0o777 == 0o600
    with zipfile.ZipFile(target) as folder:
        accounts = folder.read("account.csv").decode()
    assert str(GUILD) in accounts
    assert str(GUILD + 1) not in accounts
    assert "rows in" in capsys.readouterr().out


def test_a_json_export_is_one_file(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "room.zip"
    assert export(database, target, "--format", "json") == 0
    assert zipfile.ZipFile(io.BytesIO(target.read_bytes())).namelist() == ["lowball.json"]


async def test_export_works_while_the_bot_runs(database: Path) -> None:
    store = await open_store(database)
    try:
        assert (await everything(database, GUILD))["account"]
    finally:
        await store.close()


def test_export_reports_each_obstacle_in_one_line(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "taken.zip"
    taken.write_text("mine")
    assert export(database, taken) == 2
    assert "exports don't overwrite" in capsys.readouterr().err
    assert taken.read_text() == "mine"
    assert main(["export", "12345", str(tmp_path / "a.zip"), "--database", str(database)]) == 2
    assert "nothing is stored about server 12345" in capsys.readouterr().err
    assert export(tmp_path / "nowhere.sqlite3", tmp_path / "b.zip") == 2
    assert export(database, tmp_path / "no" / "folder.zip") == 2
    assert not (tmp_path / "b.zip").exists()


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])
def test_no_text_in_the_csv_becomes_a_spreadsheet_formula(text: str) -> None:
    assert csv_text([{"reason": text}]).splitlines()[1].lstrip('"').startswith("'")


def test_the_csv_keeps_numbers_and_writes_compound_values_as_json() -> None:
    rows: list[dict[str, object]] = [{"amount": -5, "note": None, "seats": [1, 2], "on": True}, {"late": "é, “x”"}]
    assert csv_text(rows) == 'amount,note,seats,on,late\r\n-5,,"[1, 2]",true,\r\n,,,,"é, “x”"\r\n'


def test_a_table_without_rows_becomes_an_empty_file() -> None:
    assert files({"dispute": []}, "csv") == {"dispute.csv": ""}
