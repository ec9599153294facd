"""The workers compile the test modules together, each a share of them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import compiling
from tests.compiling import compile_share, read_share

SOUND = "def test_nothing() -> None:\n    assert [] == []\n"
TEXTS = {
    "test_one": SOUND,
    "test_other": SOUND,
    "test_skips_itself": "import pytest\npytest.skip('not here', allow_module_level=True)\n",
    "test_with_an_error": "1 / 0\n",
}


@pytest.fixture
def tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of test modules that only this test knows."""
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
    """The modules whose assertions pytest has rewritten and kept."""
    return {path.name.partition(".")[0] for path in tests.glob("__pycache__/*-pytest-*.pyc")}


def test_each_share_is_a_part_and_all_together_are_the_whole(tests: Path) -> None:
    compile_share(tests, 0, 2)
    first = compiled(tests)
    assert first
    assert first < set(TEXTS)
    compile_share(tests, 1, 2)
    assert compiled(tests) == set(TEXTS)


def test_a_module_with_an_error_is_left_to_pytest_and_not_taken_for_imported(tests: Path) -> None:
    compile_share(tests, 0, 1)
    assert {name.partition(".")[2] for name in sys.modules if name.startswith("shared_out.")} == {
        "test_one",
        "test_other",
    }


def test_every_module_of_the_program_is_read_in_one_share_and_no_test_in_any(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr(compiling, "constants_from_module", lambda module: read.append(module.__name__))
    for share in range(3):
        before = len(read)
        read_share(share, 3)
        assert len(read) > before
    ours = [name for name in read if name.startswith(("bot.", "db."))]
    assert len(ours) == len(set(ours))
    assert {"bot.operating.startup", "db.file.opening"} <= set(ours)
    assert not [name for name in read if name.startswith("tests")]
