"""Test modules that the workers compile together, each a share of them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.harness.compiling import compile_share

SOUND = "def test_nothing() -> None:\n    assert [] == []\n"
TEXTS = {
    "test_one": SOUND,
    "test_other": SOUND,
    "test_skips_itself": "import pytest\npytest.skip('not here', allow_module_level=True)\n",
    "test_with_an_error": "1 / 0\n",
}


@pytest.fixture
def tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a package of test modules that only this test knows."""
    folder = tmp_path / "shared_out"
    folder.mkdir()
    (folder / "__init__.py").touch()
    for name, text in TEXTS.items():
        (folder / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "shared_out"]:
        del sys.modules[name]


def compiled(tests: Path) -> set[str]:
    """Return the modules whose rewritten assertions pytest has cached."""
    return {path.name.partition(".")[0] for path in tests.glob("__pycache__/*-pytest-*.pyc")}


def test_the_shares_of_all_workers_together_compile_every_module(tests: Path) -> None:
    compile_share(tests, 0, 2)
    first = compiled(tests)
    assert first
    assert first < set(TEXTS)
    compile_share(tests, 1, 2)
    assert compiled(tests) == set(TEXTS)


def test_a_module_with_an_error_is_left_to_pytest_and_does_not_count_as_imported(tests: Path) -> None:
    compile_share(tests, 0, 1)
    assert {name.partition(".")[2] for name in sys.modules if name.startswith("shared_out.")} == {
        "test_one",
        "test_other",
    }
