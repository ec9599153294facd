"""The machine's browser, and its tabs of a demo house."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import BrowserContext, async_playwright

from tests.demo.conftest import House
from tests.demo.tabs import ARGUMENTS, Tab, chromium


@asynccontextmanager
async def browsing(profile: Path) -> AsyncIterator[BrowserContext]:
    """Skips the test where there is none."""
    async with async_playwright() as playwright:
        executable = chromium(playwright.chromium.executable_path)
        if executable is None:
            pytest.skip("no Chromium on this machine")
        context = await playwright.chromium.launch_persistent_context(
            profile,
            executable_path=executable,
            args=ARGUMENTS,
            viewport={"width": 1200, "height": 860},
            device_scale_factor=2 if shots() else 1,
        )
        yield context
        await context.close()


def shots() -> str | None:
    """A folder for pictures, where somebody wants them."""
    return os.environ.get("DEMO_SHOTS")


async def shoot(tab: Tab, name: str) -> None:
    if folder := shots():
        await tab.page.screenshot(path=Path(folder) / f"{name}.png")


async def open_tab(browser: BrowserContext, house: House, name: str, place: str) -> Tab:
    tab = Tab(name, await browser.new_page())
    await tab.page.goto(f"{house.url}/{name.lower()}/{place}")
    await tab.ready()
    return tab


async def start_page(browser: BrowserContext, house: House) -> str:
    """The place of the table, from the link that invites to play."""
    tab = Tab("start", browser.pages[0])
    await tab.page.goto(house.url)
    await shoot(tab, "start")
    href = await tab.page.get_attribute("a.action", "href")
    assert href is not None
    return href.rpartition("/")[2]
