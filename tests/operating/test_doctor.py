"""The doctor's findings about the machine, with something missing on it."""

from pathlib import Path
from shutil import disk_usage
from zoneinfo import ZoneInfoNotFoundError

import pytest

from bot.operating import doctor
from bot.operating.doctor import DISK_LEAST_BYTES
from bot.settings import Settings


def test_doctor_names_each_thing_that_the_machine_lacks_with_its_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=tmp_path / "not there yet" / "room.sqlite3")
    assert [verdict for verdict, _ in doctor.of_machine(settings)] == ["ok", "ok", "ok"]
    full = disk_usage(tmp_path)._replace(free=DISK_LEAST_BYTES - 1)
    for what, fails, told in (
        ("shutil.disk_usage", lambda folder: full, f"disk: 199 MiB free in {tmp_path}: make room"),
        ("ZoneInfo", _raising(ZoneInfoNotFoundError()), "install the package tzdata"),
        ("font", _raising(FileNotFoundError()), "install the package font-source-sans-pro, or set PICTURES=off"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(f"bot.operating.doctor.{what}", fails)
            (line,) = [line for verdict, line in doctor.of_machine(settings) if verdict == "mend"]
        assert line.endswith(told)


def _raising(error: Exception) -> object:
    def fail(*given: object) -> None:
        raise error

    return fail
