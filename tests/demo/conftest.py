"""A demo of its own for each test, and a browser that looks at it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import BrowserContext

from tests.demo.browsing import browsing
from tests.demo.process import DemoProcess
from tests.processes import free_port

WIDTH = 1200
"""Of the page in pixels, where a module names no `WIDTH` of its own."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One browser at a time: two of them beside each other keep both waiting."""
    for item in items:
        names = getattr(item, "fixturenames", ())
        if "browser" in names:
            item.add_marker(pytest.mark.xdist_group("browser"))
        elif "one_demo" in names:
            item.add_marker(pytest.mark.xdist_group("demo"))


@pytest.fixture
async def browser(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[BrowserContext]:
    missing: list[str] = []
    async with browsing(tmp_path / "profile", getattr(request.module, "WIDTH", WIDTH)) as context:
        context.on("response", lambda answer: missing.append(answer.url) if answer.status == 404 else None)
        yield context
    assert not missing, "the page asks for what is not there"


@pytest.fixture
def closed_demo(tmp_path: Path) -> Iterator[DemoProcess]:
    demo = DemoProcess(tmp_path, free_port())
    yield demo
    demo.close()


@pytest.fixture
def demo(closed_demo: DemoProcess) -> DemoProcess:
    closed_demo.open()
    return closed_demo


@pytest.fixture(scope="module")
def one_demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DemoProcess]:
    """For all tests of a module that only look, or sit down at most: they stand on one worker."""
    demo = DemoProcess(tmp_path_factory.mktemp("demo"), free_port())
    demo.open()
    yield demo
    demo.close()


@pytest.fixture
def quick_demo(closed_demo: DemoProcess) -> DemoProcess:
    """With house players who need no time, and plenty of it for whoever plays them."""
    closed_demo.paces = {"HAND_PAUSE_SECONDS": "2", "HOUSE_PLAYER_SECONDS": "0", "TURN_SECONDS": "300"}
    closed_demo.open()
    return closed_demo
