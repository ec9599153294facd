"""The table of ``.docs/operating.md`` on how a run ends, compared with the errors that end it."""

import errno
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import aiohttp
import discord
import pytest

import bot.__main__ as program
from bot.common.owner_error import OwnerError
from bot.demo.errors import DemoUnavailable, PortTaken
from bot.fleet.nats_messages import FleetError
from bot.fleet.roll_call import NotAdmitted
from bot.operating.logs import LogUnwritable, write_logs
from bot.operating.startup import errors_in_one_line
from bot.settings import SettingError
from bot.tables.saving import DamagedRecord, StoreDamaged, StoreError, StoreUnavailable
from db.file.errors import (
    DatabaseError,
    DatabaseFailing,
    DatabaseIncomplete,
    DatabaseInUse,
    DatabaseOfAnotherPart,
    DatabaseTooNew,
    DatabaseUnusable,
    MigrationFailed,
    SqliteTooOld,
    failed_in_use,
    unavailable,
    unusable,
)

PAGE = Path(__file__).parents[1] / ".docs/operating.md"
FILE = Path("lowball.sqlite3")


def of_sqlite(code: int) -> sqlite3.Error:
    error = sqlite3.DatabaseError("as SQLite says")
    error.sqlite_errorcode = code
    return error


def opening(*codes: int) -> list[OwnerError]:
    """Return the errors that end a start if SQLite fails with these codes."""
    return [unusable(of_sqlite(code), "line") for code in codes]


def of_system(*numbers: int) -> list[OwnerError]:
    return [unusable(OSError(number, "as the system says"), "line") for number in numbers]


def on_the_way(error: Exception) -> OwnerError:
    with pytest.raises(OwnerError) as ended, errors_in_one_line():
        raise error
    return ended.value


def answered(status: int) -> list[OwnerError]:
    """Return the errors for this status of the API and of the gateway's handshake."""
    api = discord.HTTPException(Mock(status=status, reason="", headers={}), "")
    gateway = aiohttp.WSServerHandshakeError(Mock(), (), status=status)
    return [on_the_way(api), on_the_way(gateway)]


def closed(code: int) -> OwnerError:
    return on_the_way(discord.ConnectionClosed(Mock(close_code=code), shard_id=0, code=code))


def log_file(number: int) -> OwnerError:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "mkdir", Mock(side_effect=OSError(number, "as the system says")))
        with pytest.raises(OwnerError) as ended:
            write_logs("text", Path("logs/lowball.log"), 1, ())
    return ended.value


ENDS: dict[str, Sequence[OwnerError]] = {
    "Discord can't be reached": [on_the_way(TimeoutError()), on_the_way(OSError(errno.ECONNREFUSED, "refused"))],
    "Discord is down (it answers 500 or more)": answered(502),
    "Discord takes no more requests for now (429)": answered(429),
    "Discord rejects the token": [on_the_way(discord.LoginFailure()), closed(4004)],
    "Discord's address answers like something else, or refuses for good": [*answered(404), closed(4011)],
    "the disk is full": [*opening(sqlite3.SQLITE_FULL), *of_system(errno.ENOSPC, errno.EDQUOT)],
    "the disk doesn't answer": [*opening(sqlite3.SQLITE_IOERR), *of_system(errno.EIO)],
    "the folder or the file is read-only": [
        *opening(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN),
        *of_system(errno.EROFS, errno.EACCES, errno.EPERM),
    ],
    "the log file can't be written for such a reason": [log_file(errno.EROFS), log_file(errno.ENOSPC)],
    "another process has the file": [DatabaseInUse("line"), *opening(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)],
    "the file fails, or is gone, while the bot is running": [
        failed_in_use(FILE, of_sqlite(sqlite3.SQLITE_IOERR)),
        failed_in_use(FILE, RuntimeError("gone")),
        unavailable(of_sqlite(sqlite3.SQLITE_IOERR)),
        unavailable(of_sqlite(sqlite3.SQLITE_IOERR), is_unsure=True),
    ],
    "the file is damaged, at the start or later": [
        *opening(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB),
        failed_in_use(FILE, of_sqlite(sqlite3.SQLITE_CORRUPT)),
        unavailable(of_sqlite(sqlite3.SQLITE_CORRUPT)),
    ],
    "the file belongs to another program, a later version, or another part": [
        *(DatabaseUnusable("line"), DatabaseTooNew("line"), DatabaseOfAnotherPart("line")),
    ],
    "the file's tables or triggers were changed": [DatabaseUnusable("line")],
    "the file lacks its last writes": [DatabaseIncomplete("line")],
    "the file can't be brought up to date": [MigrationFailed("line")],
    "SQLite is too old": [SqliteTooOld("line")],
    "a tournament that is still on can't be read": [DamagedRecord("line"), StoreError("line")],
    "a setting is wrong, or a port is taken": [SettingError("line"), PortTaken(1, "taken"), DemoUnavailable("simcord")],
    "the part is running already, or the parts can't meet": [NotAdmitted("line"), FleetError("line")],
}
KINDS = (DatabaseError, StoreUnavailable, SettingError)
"""Base classes of errors that end a run."""


def told() -> Iterator[tuple[str, int]]:
    for row in PAGE.read_text("utf-8").partition("## How a run ends")[2].partition("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        if len(cells) == 2 and cells[1].isdigit():
            yield cells[0], int(cells[1])


def status_of(error: OwnerError, patch: pytest.MonkeyPatch) -> int:
    command = SimpleNamespace(add_arguments=lambda parser: None, run=Mock(side_effect=error))
    patch.setattr(program, "command", lambda name: command)
    return program.main(["run"])


def test_every_way_that_a_run_ends_has_the_exit_status_listed_in_the_operating_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = dict(told())
    assert page.pop("you stop it") == 0
    found = {way: {status_of(error, monkeypatch) for error in errors} for way, errors in ENDS.items()}
    assert found == {way: {status} for way, status in page.items()}


def test_every_error_that_ends_a_run_is_listed() -> None:
    known = {type(error) for errors in ENDS.values() for error in errors}
    assert not {kind for top in KINDS for kind in below(top)} - known - set(KINDS)
    assert {DatabaseFailing, StoreDamaged, LogUnwritable} <= known


def below(kind: type[OwnerError]) -> Iterator[type[OwnerError]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)
