"""A disk that fails during the commit: the outcome is unknown until the next start."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.tables.saving import OutcomeUnknown, StoreUnavailable
from db import SqliteStore, open_store
from db.file.unsure import UnsureFile
from tests.harness.db.orders import entry, order


def fail(
    patch: pytest.MonkeyPatch, store: SqliteStore, at: str, *, stands: bool = False, code: int = sqlite3.SQLITE_IOERR
) -> None:
    """Make the statement fail from now on, after it has been executed if ``stands``."""
    inner = store.database._inner
    execute = sqlite3.Connection.execute

    def failing(sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == at:
            if stands:
                execute(inner, sql)
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = code
            raise error
        return execute(inner, sql, *values)

    patch.setattr(inner, "execute", failing)


@pytest.mark.parametrize("stands", [True, False])
async def test_the_next_start_finds_out_whether_an_uncertain_request_was_saved(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch, stands: bool
) -> None:
    asked = order()
    fail(monkeypatch, store, "COMMIT", stands=stands)
    with pytest.raises(OutcomeUnknown):
        await store.office.audit.write_entry(asked, entry("first"))
    with pytest.raises(StoreUnavailable) as later:
        await store.office.audit.write_entry(order(), entry("second"))
    assert not isinstance(later.value, OutcomeUnknown), "a write that was never tried is not uncertain"
    await store.close()
    again = await open_store(path)
    assert await again.unsure_requests.outcomes() == [(asked.request_id, asked.player_id, stands)]
    again.unsure_requests.delete_told(asked.request_id)
    assert await again.unsure_requests.outcomes() == []
    assert not path.with_name(path.name + "-unsure").exists()
    await again.close()


@pytest.mark.parametrize(("at", "code"), [("BEGIN IMMEDIATE", sqlite3.SQLITE_IOERR), ("COMMIT", sqlite3.SQLITE_FULL)])
async def test_a_write_that_failed_for_certain_is_not_noted_as_uncertain(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch, at: str, code: int
) -> None:
    fail(monkeypatch, store, at, code=code)
    with pytest.raises(StoreUnavailable) as failed:
        await store.office.audit.write_entry(order(), entry("first"))
    assert not isinstance(failed.value, OutcomeUnknown)
    assert UnsureFile(path).read() == {}
    await store.close()


def test_uncertain_requests_of_a_second_failure_are_added_to_those_of_the_first(path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    unsure = UnsureFile(path)
    unsure.note({1: 10})
    unsure.note({2: 20})
    unsure.strike(1)
    assert unsure.read() == {2: 20}
    path.with_name(path.name + "-unsure").write_text("half")
    assert unsure.read() == {}


def test_a_failure_to_save_the_uncertain_requests_is_logged(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    UnsureFile(path / "nowhere").note({1: 10})
    assert "1 unsure requests can't be saved" in caplog.text
