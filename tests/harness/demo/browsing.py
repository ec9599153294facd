"""The machine's browser, and its tabs of a demo."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser, BrowserContext, async_playwright

from tests.harness.demo.process import ZONE, DemoProcess
from tests.harness.demo.tabs import ARGUMENTS, PATIENCE_MS, Tab, chromium

DOWN: Final = """() => {
    let part = document.querySelector('#channel-message-list');
    for (; part; part = part.parentElement) part.scrollTop = 1e6;
}"""


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Yield a browser, or skip the test if the machine has none."""
    async with async_playwright() as playwright:
        executable = chromium(playwright.chromium.executable_path)
        if executable is None:
            pytest.skip("no Chromium on this machine")
        browser = await playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        yield browser
        await browser.close()


@asynccontextmanager
async def visiting(chromium: Browser, width: int) -> AsyncIterator[BrowserContext]:
    """Yield a browser profile with an empty tab; ``width`` is the page's width in pixels."""
    context = await chromium.new_context(
        viewport={"width": width, "height": 860},
        device_scale_factor=2 if shots() else 1,
        reduced_motion="reduce",
        timezone_id=ZONE,
    )
    context.set_default_timeout(PATIENCE_MS)
    await context.new_page()
    yield context
    await context.close()


def shots() -> str | None:
    """Return the folder for screenshots, or None if nobody wants any."""
    return os.environ.get("DEMO_SHOTS")


async def shoot(tab: Tab, name: str) -> None:
    """Take a screenshot of the newest messages."""
    if folder := shots():
        await tab.page.evaluate(DOWN)
        await tab.page.screenshot(path=Path(folder) / f"{name}.png")


async def open_tab(browser: BrowserContext, demo: DemoProcess, name: str, place: str) -> Tab:
    tab = Tab(name, await browser.new_page())
    await tab.page.goto(f"{demo.url}/{name.lower()}/{place}")
    await tab.ready()
    return tab


async def start_page(browser: BrowserContext, demo: DemoProcess) -> str:
    """Return the table's place, from the start page's link that invites to play."""
    tab = Tab("start", browser.pages[0])
    await tab.page.goto(demo.url)
    await shoot(tab, "start")
    href = await tab.page.get_attribute("a.action", "href")
    assert href is not None
    return href.rpartition("/")[2]
