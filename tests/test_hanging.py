"""A test that waits for ever fails, and says what it waits for."""

from pathlib import Path

from tests import processes

HANGS = """
import asyncio

async def nobody_sets() -> None:
    await asyncio.Event().wait()

async def test_hangs() -> None:
    await nobody_sets()

def test_does_not() -> None:
    pass
"""


async def test_its_name_and_place_are_told_and_the_others_run(tmp_path: Path) -> None:
    test = tmp_path / "test_hangs.py"
    test.write_text(HANGS)
    limit = ("-o", "timeout=3", "-o", "timeout_func_only=true")
    own = ("-c", str(processes.ROOT / "pyproject.toml"), "-n", "0", *limit, "-p", "tests.conftest")
    ended = await processes.end_of(await processes.start_python(tmp_path, "-m", "pytest", *own, str(test)))
    assert "Failed: has not ended after 3 s" in ended.out, ended.err
    assert f"test_hangs ({test}:8) > nobody_sets ({test}:5) > Event.wait" in ended.out
    assert "1 failed, 1 passed" in ended.out
