"""Fixtures and hooks for every test: no settings of the machine, shared databases, and time limits."""

import gc
import os
import sqlite3
import sys
import tempfile
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from shutil import disk_usage
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

import pytest
from coverage import Coverage
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

from bot.fleet.part import Part
from bot.operating.startup import collect_garbage_seldom
from bot.ui.text.cards import use_emojis
from db.file import opening
from db.file.migrate import MIGRATIONS, Migration, migrate, read_migrations
from db.file.paths import beside
from tests.harness.forked_workers import fork_workers, import_tests
from tests.harness.hanging import fail_when_time_is_over
from tests.harness.machine import forget_the_machine
from tests.harness.sharing_out import by_module, put_in_order

TESTS = Path(__file__).parent
MEMORY = Path("/dev/shm")
ROOM_BYTES = 2_000_000_000
NEW_OBJECTS_A_LOOK = 150_000
"""Objects created before the garbage collector runs: fifteen times as many as in the program."""

# Tests start the program a hundred times, so its compiled code is kept even if the machine's settings forbid it.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# Tests write to memory if there is room, so that nobody waits for a disk. Workers and programs inherit the variable;
# in this process pytest may have read the folder already.
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and disk_usage(MEMORY).free > ROOM_BYTES:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

hypothesis_settings.register_profile("lowball", deadline=None, suppress_health_check=[HealthCheck.too_slow])
hypothesis_settings.load_profile("lowball")

# The garbage collector runs as rarely as in the program, also during collection, which leaves no garbage.
collect_garbage_seldom()


def pytest_xdist_setupnodes(config: pytest.Config, specs: Sequence[Any]) -> None:
    """Import the tests once for all workers that are about to collect everything."""
    if [Path(arg).resolve() for arg in config.args] == [TESTS]:
        import_tests(TESTS)
        if Coverage.current() is None:
            fork_workers(len(specs))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    put_in_order(items)


def pytest_collection_finish() -> None:
    """Freeze the tests and all their imports, so that the garbage collector skips them.

    Looking through them took a seventh of the time of the tests on the simulated Discord. Other objects live as long
    as a test, so a collector that runs later finds fewer of them.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS_A_LOOK, 5, 100)


def pytest_sessionfinish() -> None:
    """Save a worker's coverage now: xdist waits ten seconds for its end, and a busy machine takes longer."""
    if (measured := Coverage.current()) is not None:
        measured.save()


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Return three workers more than there are cores.

    Some tests mostly wait: for a browser, for programs to start, for sockets. ``PYTEST_XDIST_AUTO_NUM_WORKERS``
    overrides it.
    """
    cores = yield
    return cores if os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS") else cores + 3


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    return by_module(config, log) if config.getvalue("dist") == "loadgroup" else None


@pytest.hookimpl(wrapper=True)
def pytest_timeout_set_timer(settings: Any) -> Generator[None, bool, bool]:
    is_set = yield
    if settings.method == "signal":
        fail_when_time_is_over(settings.timeout)
    return is_set


@pytest.fixture(autouse=True)
def no_settings_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_the_machine(monkeypatch)


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep coverage out of programs that the test starts.

    It would import modules that they must not import, and write to a disk that accepts nothing.
    """
    monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)


@pytest.fixture(autouse=True)
def _no_card_emojis_of_another_test() -> Iterator[None]:
    """Reset the card emojis: once a bot has uploaded its emojis, the whole process shows cards by them."""
    yield
    use_emojis({})


@pytest.fixture(scope="session", autouse=True)
def _open_databases_hold_nobody_up() -> Iterator[None]:
    """Make the threads of databases daemons, so that pytest does not wait for them.

    A failing test may leave a database open.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("aiosqlite.core.Thread", partial(Thread, daemon=True))
        yield


@pytest.fixture(scope="session", autouse=True)
def _new_databases_are_copies() -> Iterator[None]:
    """Let each new file in this process begin as a copy of one that was migrated once.

    Migrations take longer than most tests. ``tests/db/file/test_migrate.py`` runs them itself, and so does every
    program that a test starts.
    """
    ours = read_migrations()
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        made = Path(folder) / "made.sqlite3"
        with closing(sqlite3.connect(made, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            migrate(connection, made, ours)
        content, bring_up_to_date = made.read_bytes(), opening._bring_up_to_date

        def brought(connection: sqlite3.Connection, path: Path, migrations: Path, part: Part | None) -> None:
            if migrations == MIGRATIONS and not path.stat().st_size and not beside(path, "-wal").exists():
                try:
                    path.write_bytes(content)
                except OSError:
                    # On a full disk the migrations raise their own error.
                    os.truncate(path, 0)
            bring_up_to_date(connection, path, migrations, part)

        def read(folder: Path) -> list[Migration]:
            return ours if folder == MIGRATIONS else read_migrations(folder)

        patch.setattr(opening, "_bring_up_to_date", brought)
        patch.setattr(opening, "read_migrations", read)
        yield
