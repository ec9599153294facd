"""A test that never ends: it fails and reports where it waits."""

from pathlib import Path

from tests.harness import processes

HANGS = """
import asyncio
import signal

async def nobody_sets() -> None:
    await asyncio.Event().wait()

async def test_hangs() -> None:
    # The alarm comes soon after it begins to wait.
    asyncio.get_running_loop().call_soon(signal.setitimer, signal.ITIMER_REAL, 1.0)
    await nobody_sets()

def test_does_not() -> None:
    pass
"""


async def test_the_name_and_place_of_a_hanging_test_are_reported_and_the_other_tests_still_run(tmp_path: Path) -> None:
    test = tmp_path / "test_hangs.py"
    test.write_text(HANGS)
    limit = ("-o", "timeout=600", "-o", "timeout_func_only=true")
    own = ("-c", str(processes.ROOT / "pyproject.toml"), "-n", "0", *limit, "-p", "tests.conftest")
    ended = await processes.end_of(await processes.start_python(tmp_path, "-m", "pytest", *own, str(test)))
    assert "HasNotEnded: has not ended after 600 s" in ended.out, ended.err
    assert f"test_hangs ({test}:11) > nobody_sets ({test}:6) > Event.wait" in ended.out
    assert "1 failed, 1 passed" in ended.out
