"""A demo of its own for each test, and a browser that looks at it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext

from tests.harness.demo.browsing import browsing, visiting
from tests.harness.demo.process import DemoProcess
from tests.harness.processes import free_port

WIDTH = 1200
"""Of the page in pixels, where a module names no `WIDTH` of its own."""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """One for all tests: to start it takes longer than most of what they do in it, and two beside each other keep both
    waiting. So all of them stand in the group ``browser``."""
    async with browsing() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def browser(request: pytest.FixtureRequest, chromium: Browser) -> AsyncIterator[BrowserContext]:
    """Knows nothing of the tests before. It lives in the loop of the whole session, and so must who uses it."""
    missing: list[str] = []
    async with visiting(chromium, getattr(request.module, "WIDTH", WIDTH)) as context:
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
    """For those tests of a module that do not mind what the others do there. Each module has its own: who has sat down,
    and in which language they read, stays with the demo."""
    demo = DemoProcess(tmp_path_factory.mktemp("demo"), free_port())
    demo.open()
    yield demo
    demo.close()


@pytest.fixture
def quick_demo(closed_demo: DemoProcess) -> DemoProcess:
    """With house players who need no time, and plenty of it for whoever plays them."""
    closed_demo.paces = {"HAND_PAUSE_SECONDS": "2", "HOUSE_PLAYER_SECONDS": "0", "TURN_SECONDS": "900"}
    closed_demo.open()
    return closed_demo
