"""The functions that are timed are still where the bench looks for them."""

import gc

from bot.tables.running import host
from tests.bench.parts import GARBAGE, LOOP, RULES, looks, shares
from tests.harness.ui.scenes import deal


def test_all_are_found_timed_and_put_back() -> None:
    before = vars(host)["finish_draft"]
    # A look that the tests before have brought near would count for itself.
    gc.collect()
    with shares() as found:
        assert vars(host)["finish_draft"] is not before
        deal("razz", {1: 400, 2: 400})
    assert vars(host)["finish_draft"] is before
    assert found.seconds[RULES] > 0
    assert found.percent(RULES) + found.percent(LOOP) > 99


def test_a_look_for_garbage_counts_for_itself_and_tells_what_it_found() -> None:
    gc.collect()
    with shares() as found, looks() as seen:
        ring: list[object] = []
        ring.append(ring)
        del ring
        gc.collect()
    assert seen.found == 1
    assert found.seconds[GARBAGE] > 0
    assert found.percent(GARBAGE) + found.percent(LOOP) > 99
