"""Hostile names and texts in exported files, where they may break no line and start no formula."""

import csv
import io
import json
import tomllib
import zipfile
from functools import cache
from typing import Final

import pytest

from bot.common.escaping import plain
from bot.history.export import POKERSTARS_FILE, exported
from bot.moderation.export_files import files
from bot.moderation.hand_archive import LoggedHand
from bot.moderation.ports import AuditLine
from bot.tables.saving import AuditEntry
from bot.ui.moderation.audit_text import COLUMNS, audit_csv
from tests.harness.history.hands import logged, played
from tests.harness.hostile_names import HOSTILE

FORMULAS: Final = (
    *("=1+1", "+1", "-1+1", "@SUM(1)", '=cmd|" /C calc"!A0', '=HYPERLINK("http://x.yz","x")', "\t=1+1", "\r=1+1"),
    *(" =1+1", "\u202e=1+1", "\u200b=1+1", "\x00=1+1", "\n=1+1", '"=1+1"', "=1+1\n=2+2", ";=1+1", ",=1+1"),
)
BEGINS_A_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
EVERY: Final = pytest.mark.parametrize("text", [*HOSTILE, *FORMULAS])


@EVERY
def test_each_line_of_the_audit_file_has_all_columns_and_no_formula(text: str) -> None:
    entry = AuditEntry(1, "kick", 101, text, 0, 102, 7, 12, text, text)
    made = audit_csv([AuditLine(1, entry, "0" * 64), AuditLine(2, entry, "0" * 64)], lambda _: text)
    rows = list(csv.reader(io.StringIO(made.decode("utf-8-sig"))))
    assert [len(row) for row in rows] == [len(COLUMNS)] * 3
    assert len(made.decode("utf-8-sig").splitlines()) == 3
    assert [cell for row in rows for cell in row if cell.startswith(BEGINS_A_FORMULA)] == []


@EVERY
def test_the_owners_export_has_no_formula_and_loses_no_text(text: str) -> None:
    rows = [{"reason": text, "number": -5}, {"reason": "x", "number": 1}]
    (table,) = files({"audit": rows}, "csv").values()
    read = list(csv.DictReader(io.StringIO(table, newline="")))
    assert [row["number"] for row in read] == ["-5", "1"]
    assert not read[0]["reason"].startswith(BEGINS_A_FORMULA[:-1])
    assert read[0]["reason"].removeprefix("'") == text.removeprefix("'")
    assert json.loads(files({"audit": rows}, "json")["lowball.json"]) == {"audit": rows}


@EVERY
def test_the_exported_hands_of_a_player_stay_readable(text: str) -> None:
    """Each name is cleaned by ``plain``, as in the command that exports hands."""
    whole, shown = made_with(text)
    usual, expected = made_with_a_plain_name()
    assert len(shown.splitlines()) == len(expected.splitlines())
    read = tomllib.loads(whole)
    assert set(read) == set(tomllib.loads(usual))
    assert set(read["players"]) <= {plain(text), *(f"Seat {seat}" for seat in hand().players)}
    assert read["actions"] == tomllib.loads(usual)["actions"]


@cache
def hand() -> LoggedHand:
    return logged(tuple(played("razz", 1).events))


@cache
def made_with_a_plain_name() -> tuple[str, str]:
    return made_with("Xq7")


def made_with(name: str) -> tuple[str, str]:
    """Return the file in the PHH standard and the one in PokerStars' format."""
    made = exported([hand()], 101, lambda _: plain(name))
    with zipfile.ZipFile(io.BytesIO(made.body)) as folder:
        (phh,) = (each for each in folder.namelist() if each.endswith(".phh"))
        return folder.read(phh).decode(), folder.read(POKERSTARS_FILE).decode() if made.in_pokerstars else ""
