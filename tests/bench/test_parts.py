"""The functions that are timed are still where the bench looks for them."""

from bot.tables.running import host
from tests.bench.parts import LOOP, RULES, shares
from tests.ui.scenes import deal


def test_all_are_found_timed_and_put_back() -> None:
    before = vars(host)["commit_of"]
    with shares() as found:
        assert vars(host)["commit_of"] is not before
        deal("razz", {1: 400, 2: 400})
    assert vars(host)["commit_of"] is before
    assert found.seconds[RULES] > 0
    assert found.percent(RULES) + found.percent(LOOP) > 99
