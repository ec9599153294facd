"""The worker process for odds: it starts when needed, answers in turn and ends with the bot."""

import asyncio
import multiprocessing
import os
import time
from functools import partial
from pathlib import Path

import pytest

from bot.poker.cards import parse_cards
from bot.poker.house_rules import HouseRules
from bot.practice import worker as worker_module
from bot.practice.odds import Held, OddsSpot
from bot.practice.worker import AT_ONCE_MOST, OddsWorker, odds_of_all
from tests.harness.local_discord.journal import PATIENCE_SECONDS

SPOTS = (
    OddsSpot("razz", HouseRules(), 3, (Held(1, parse_cards("As2h3d9cTsJh")), Held(2, parse_cards("4s5h6d7cQdKs")))),
    OddsSpot("razz", HouseRules(), 4, (Held(1, parse_cards("As2h3d9cTsJh4c")), Held(2, parse_cards("4s5h6d7cQdKsKd")))),
)


@pytest.fixture(autouse=True)
def long_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a busy machine enough time to start the process."""
    monkeypatch.setattr(worker_module, "PATIENCE_SECONDS", PATIENCE_SECONDS)


async def test_the_worker_computes_odds_in_another_process_and_replaces_that_process_after_a_crash() -> None:
    before = set(multiprocessing.active_children())
    worker = OddsWorker()
    assert set(multiprocessing.active_children()) <= before
    try:
        found, there = await asyncio.gather(worker.odds(SPOTS), worker.run(os.getpid))
        assert there != os.getpid()
        assert found == odds_of_all(SPOTS, 1)
        assert [each.exact for each in found] == [True, True]
        with pytest.raises(ValueError, match="two places"):
            await worker.odds((OddsSpot("razz", HouseRules(), 0, (Held(1, (1, 2)), Held(2, (2, 3)))),))
        # A process that died is replaced at the next request.
        with pytest.raises(Exception, match="terminated abruptly"):
            await worker.run(partial(os._exit, 3))
        assert await worker.run(os.getpid) not in (there, os.getpid())
    finally:
        worker.close()
    assert set(multiprocessing.active_children()) <= before


async def test_a_request_is_refused_at_once_when_too_many_are_waiting() -> None:
    worker = OddsWorker()
    try:
        asked = [asyncio.ensure_future(worker.run(partial(time.sleep, 0.01))) for _ in range(AT_ONCE_MOST)]
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError, match="too many"):
            await worker.run(os.getpid)
        await asyncio.gather(*asked)
        assert await worker.run(os.getpid)
    finally:
        worker.close()


async def test_a_request_that_waits_too_long_times_out_without_disturbing_the_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    os.mkfifo(gate := tmp_path / "gate")
    worker = OddsWorker()
    try:
        await worker.run(os.getpid)
        # The process is busy until the pipe is opened for writing.
        patient = asyncio.ensure_future(worker.run(partial(os.open, gate, os.O_RDONLY)))
        await asyncio.sleep(0)
        monkeypatch.setattr(worker_module, "PATIENCE_SECONDS", 0.05)
        with pytest.raises(TimeoutError):
            await worker.run(os.getpid)
        waited = patient.done()
        opened = os.open(gate, os.O_RDWR)
        assert await patient > 0
        os.close(opened)
        assert not waited, "the event loop does not wait for the process"
    finally:
        worker.close()


def test_a_worker_that_was_never_asked_starts_no_process() -> None:
    before = set(multiprocessing.active_children())
    OddsWorker().close()
    # Processes of other tests may end in between.
    assert set(multiprocessing.active_children()) <= before
