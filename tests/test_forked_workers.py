"""Workers that are forked after all test modules have been imported once."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.harness.forked_workers import import_tests

ROOT = Path(__file__).parents[1]
TEXTS = {
    "test_sound": "def test_nothing() -> None:\n    assert [] == []\n",
    "test_skips_itself": "import pytest\npytest.skip('not here', allow_module_level=True)\n",
    "test_warns": "import warnings\nwarnings.warn('soon gone', DeprecationWarning)\n",
    "test_with_an_error": "1 / 0\n",
}
GATEWAYS = """
import os, sys, execnet
from tests.harness.forked_workers import fork_workers

sys.known_before_the_fork = os.getpid()
fork_workers(2)
group = execnet.Group(execmodel="main_thread_only")
told = "channel.send((os.getppid(), getattr(sys, 'known_before_the_fork', None), sys.stdin.read()))"
at_the_end = "atexit.register(os.write, 2, b'ended ')"
for _ in range(3):
    worker = group.makegateway("popen")
    channel = worker.remote_exec(f"import atexit, os, sys\\n{at_the_end}\\nprint('lost')\\n{told}")
    parent, known, read = channel.receive()
    assert parent == os.getpid()
    assert read == ""
    print(known == parent)
group.terminate()
"""


@pytest.fixture
def tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a package of test modules that only this test knows."""
    folder = tmp_path / "imported_once"
    folder.mkdir()
    (folder / "__init__.py").touch()
    for name, text in TEXTS.items():
        (folder / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "imported_once"]:
        del sys.modules[name]


def test_modules_are_imported_with_rewritten_assertions(tests: Path) -> None:
    import_tests(tests)
    rewritten = {path.name.partition(".")[0] for path in tests.glob("__pycache__/*-pytest-*.pyc")}
    assert rewritten == set(TEXTS)


def test_a_module_with_an_error_or_a_warning_is_left_to_pytest(tests: Path) -> None:
    import_tests(tests)
    assert [name for name in sys.modules if name.startswith("imported_once.")] == ["imported_once.test_sound"]


@pytest.mark.usefixtures("unmeasured")
def test_workers_are_forked_up_to_a_limit_and_each_works_and_ends_like_a_started_one() -> None:
    done = subprocess.run([sys.executable, "-c", GATEWAYS], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True", "False"]
    assert done.stderr.split() == ["ended"] * 3
