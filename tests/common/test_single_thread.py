"""Slow work of different kinds, which never waits for work of another kind."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import pytest

from bot.common.single_thread import SingleThread
from bot.poker.actions import ActionKind
from bot.practice import house_players
from bot.practice.strategies import Choice, Terms
from bot.ui.pictures.plotting import plotted
from bot.ui.pictures.studio import Studio
from tests.harness.ui.scenes import SETTINGS, play, scene, table

CROWD = 40
"""More than the number of threads in the shared pool."""


class Held:
    """Work that runs until the test releases it, and counts how much of it runs at once."""

    def __init__(self) -> None:
        self.begun, self._go_on, self._lock = threading.Event(), threading.Event(), threading.Lock()
        self._now = self.at_once = 0

    def __call__(self, *_: object) -> Choice:
        with self._lock:
            self._now += 1
            self.at_once = max(self.at_once, self._now)
        self.begun.set()
        assert self._go_on.wait(10)
        with self._lock:
            self._now -= 1
        return Choice(ActionKind.FOLD)

    def let_go(self) -> None:
        self._go_on.set()

    @contextmanager
    def kept_up(self) -> Iterator[None]:
        try:
            yield
        finally:
            self.let_go()


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    made = Studio()
    yield made
    made.close()


async def begun(held: Held) -> None:
    """Wait until the tasks have handed over their work and the first of it runs."""
    await asyncio.sleep(0)
    assert held.begun.wait(10)


async def think() -> Choice:
    hand = play({1: 400, 2: 400})
    assert hand.to_act is not None
    terms = Terms(SETTINGS.rules, SETTINGS.stakes)
    view = hand.view(hand.to_act)
    return await house_players.in_a_thread(view, view.options, terms, "novice", 1)


async def test_thinking_house_players_delay_neither_plots_nor_pictures_nor_other_work(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held()
    monkeypatch.setattr(house_players, "choose", held)
    thinking = [asyncio.create_task(think()) for _ in range(CROWD)]
    with held.kept_up():
        await begun(held)
        assert await plotted(lambda: b"plot") == b"plot"
        assert await studio.table(scene(table(play({1: 400, 2: 400})))) is not None
        assert await asyncio.to_thread(lambda: "export") == "export"
        assert not any(task.done() for task in thinking)
    assert len(await asyncio.gather(*thinking)) == CROWD
    assert held.at_once == 1


async def test_plots_delay_neither_house_players_nor_pictures_nor_other_work(studio: Studio) -> None:
    held = Held()

    def plot() -> bytes:
        held()
        return b"plot"

    plots = [asyncio.create_task(plotted(plot)) for _ in range(CROWD)]
    with held.kept_up():
        await begun(held)
        assert await think() is not None
        assert await studio.table(scene(table(play({1: 400, 2: 400})))) is not None
        assert await asyncio.to_thread(lambda: "export") == "export"
        assert not any(task.done() for task in plots)
    assert await asyncio.gather(*plots) == [b"plot"] * CROWD
    assert held.at_once == 1


async def test_pictures_delay_neither_plots_nor_house_players(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held()
    monkeypatch.setattr("bot.ui.pictures.studio._loaded", held)
    studio.warm_up()
    with held.kept_up():
        await begun(held)
        drawing = asyncio.create_task(studio.table(scene(table(play({1: 400, 2: 400})))))
        assert await think() is not None
        assert await plotted(lambda: b"plot") == b"plot"
        assert not drawing.done()
    assert await drawing is not None


async def test_an_error_in_the_thread_is_raised_and_the_thread_continues() -> None:
    aside = SingleThread("test")
    with pytest.raises(ZeroDivisionError):
        await aside(lambda: 1 // 0)
    assert await aside(lambda: 1) == 1
