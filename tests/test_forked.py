"""Programs that are forked instead of started: they behave like those of the command line."""

import signal
from pathlib import Path

import pytest

from tests.harness.processes import end_of, run, run_afresh, start_changed

pytestmark = pytest.mark.xdist_group("programs")

_TELL = """
import os, sys, time
print(os.getcwd(), os.environ.get("TOLD"), len(os.environ), time.tzname[0], sys.argv, __name__, sep="\\n")
sys.exit(7)
"""
_WAIT = "import signal; print('here', flush=True); signal.pause()"


async def test_a_forked_program_has_its_own_folder_and_environment_and_status(tmp_path: Path) -> None:
    first = await end_of(await start_changed(tmp_path, _TELL, TOLD="first", TZ="UTC-3"))
    second = await end_of(await start_changed(Path("/"), _TELL))
    assert first.status == second.status == 7
    folder, told, size, zone, *rest = first.out.splitlines()
    assert (Path(folder), told, zone) == (tmp_path, "first", "UTC")
    assert second.out.splitlines()[:2] == ["/", "None"]
    assert rest == ["['-c']", "__main__"]
    assert int(size) > int(second.out.splitlines()[2])


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_a_signal_ends_a_forked_program_and_becomes_its_status(tmp_path: Path, number: signal.Signals) -> None:
    process = await start_changed(tmp_path, _WAIT)
    assert process.stdout is not None
    assert await process.stdout.readline() == b"here\n"
    assert process.returncode is None
    process.send_signal(number)
    assert await process.wait() == process.returncode == -number
    assert (await end_of(process)).status == -number


async def test_an_interrupt_raises_keyboard_interrupt_in_a_forked_program(tmp_path: Path) -> None:
    process = await start_changed(tmp_path, _WAIT)
    assert process.stdout is not None
    await process.stdout.readline()
    process.send_signal(signal.SIGINT)
    assert "KeyboardInterrupt" in (await end_of(process)).err


@pytest.mark.parametrize("arguments", [("--help",), ("check", "nothing.sqlite3"), ("rank", "chess")])
async def test_a_forked_program_prints_the_same_as_a_started_one(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    assert await run(tmp_path, *arguments) == await run_afresh(tmp_path, *arguments)
