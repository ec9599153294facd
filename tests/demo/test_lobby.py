"""The lobby, which brings people who come one after the other to one table without help.

Five of them sit together without a browser in tests/cogs/lobby/test_clicks.py.
"""

import pytest
from playwright.async_api import BrowserContext, Locator

from tests.harness.demo.evenings import arrive
from tests.harness.demo.newcomer import Newcomer
from tests.harness.demo.process import DemoProcess

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

WIDTH = 1280
PEOPLE = {"Ada": 6, "Maya": 5}
"""Name -> seats still free once they sit. Ben sits at the table that the demo opened."""


async def play_now(newcomer: Newcomer) -> str:
    """Press *Play now* in the room and return the answer."""
    await newcomer.wait_for("Play now")
    return await newcomer.changed_by(lambda: newcomer.press("^Play now$"))


def way(newcomer: Newcomer) -> Locator:
    """Return the link in the answer."""
    return newcomer.newest().locator("a", has_text="Go to the table").first


async def test_the_lobby_brings_people_to_one_table(demo: DemoProcess, browser: BrowserContext) -> None:
    await browser.pages[0].close()
    ways = set()
    for name, free in PEOPLE.items():
        newcomer = await arrive(browser, demo, name, "poker")
        if name == "Ada":
            await newcomer.wait_for("7 seats free")
            assert not await newcomer.too_wide()
            assert not await newcomer.too_wide_on_a_phone()
            await newcomer.shoot("lobby")
        assert "You're in seat" in await play_now(newcomer)
        ways.add(await way(newcomer).get_attribute("href"))
        await newcomer.wait_for(f"{free} seats free")
        if name == "Ada":
            assert "You're already seated at Table 1" in await play_now(newcomer)
            await newcomer.page.close()
    await newcomer.shoot("lobby_of_three")
    await newcomer.insist(way(newcomer).click, "room => location.href !== room", newcomer.page.url)
    for name in (*PEOPLE, "Ben"):
        await newcomer.wait_for(f"{name}: stack")
    (table,) = ways
    assert table
    assert "Traceback" not in demo.log()
