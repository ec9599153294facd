"""The order of tests: workers get whole modules and groups, the longest first."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.harness.sharing_out import TESTS, put_in_order, scope_of


def test_a_test_runs_with_its_module_unless_it_is_in_a_group() -> None:
    assert scope_of("tests/cogs/test_a.py::test_one[x::y@z]") == "tests/cogs/test_a.py"
    assert scope_of("tests/tables/test_b.py::TestComing::runTest") == "tests/tables/test_b.py"
    assert scope_of("browser") == "browser"


def test_groups_of_waiting_tests_run_first_and_soaks_next_and_all_other_tests_last_in_order() -> None:
    def test(path: str, *groups: str) -> Any:
        marks = [SimpleNamespace(args=(group,)) for group in groups]
        return SimpleNamespace(path=TESTS / Path(path), iter_markers=lambda name: marks)

    items = [
        test("bench/test_walk.py"),
        test("cogs/test_a.py", "standing room"),
        test("demo/test_page.py", "browser"),
        test("soak/test_crash.py"),
        test("soak/test_kill.py", "programs"),
        test("test_tools.py"),
    ]
    put_in_order(items)
    assert [str(item.path.relative_to(TESTS)) for item in items] == [
        "demo/test_page.py",
        "soak/test_kill.py",
        "soak/test_crash.py",
        "bench/test_walk.py",
        "cogs/test_a.py",
        "test_tools.py",
    ]
