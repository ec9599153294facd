"""The functions that the bench times: they still exist where it looks for them."""

import gc

from bot.tables.running import host
from tests.bench.parts import GARBAGE, LOOP, RULES, looks, shares
from tests.harness.ui.scenes import deal


def test_timing_patches_the_functions_and_restores_them_afterwards() -> None:
    before = vars(host)["finish_draft"]
    # Collect now: a collection that earlier tests made due would be timed on its own.
    gc.collect()
    with shares() as found:
        assert vars(host)["finish_draft"] is not before
        deal("razz", {1: 400, 2: 400})
    assert vars(host)["finish_draft"] is before
    assert found.seconds[RULES] > 0
    assert found.percent(RULES) + found.percent(LOOP) > 99


def test_a_garbage_collection_has_its_own_share_and_reports_what_it_freed() -> None:
    gc.collect()
    with shares() as found, looks() as seen:
        ring: list[object] = []
        ring.append(ring)
        del ring
        gc.collect()
    assert seen.found == 1
    assert found.seconds[GARBAGE] > 0
    assert found.percent(GARBAGE) + found.percent(LOOP) > 99
