"""A demo for each test, and a browser that shows it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext

from tests.harness.demo.browsing import browsing, visiting
from tests.harness.demo.process import DemoProcess
from tests.harness.processes import free_port

WIDTH = 1200
"""Width of the page in pixels, unless a module names its own."""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """Yield one browser for all tests.

    Starting it takes longer than most tests, and two at once slow each other down. Therefore all its tests are in the
    group ``browser``.
    """
    async with browsing() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def browser(request: pytest.FixtureRequest, chromium: Browser) -> AsyncIterator[BrowserContext]:
    """Yield a context without traces of earlier tests.

    It lives in the loop of the whole session, so the tests that use it must run there too.
    """
    missing: list[str] = []
    async with visiting(chromium, getattr(request.module, "WIDTH", WIDTH)) as context:
        context.on("response", lambda answer: missing.append(answer.url) if answer.status == 404 else None)
        yield context
    assert not missing, "the page requested files that do not exist"


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
    """Yield a demo for tests of a module that do not mind what the others do there.

    Each module has its own, because seats and chosen languages stay with the demo.
    """
    demo = DemoProcess(tmp_path_factory.mktemp("demo"), free_port())
    demo.open()
    yield demo
    demo.close()


@pytest.fixture
def quick_demo(closed_demo: DemoProcess) -> DemoProcess:
    """Return a demo with immediate house players and long turns for those who play them."""
    closed_demo.paces = {"HAND_PAUSE_SECONDS": "2", "HOUSE_PLAYER_SECONDS": "0", "TURN_SECONDS": "900"}
    closed_demo.open()
    return closed_demo
