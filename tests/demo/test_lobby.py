"""The lobby brings those who come one after the other to one table, without a word of help.

Five of them sit together without a browser in tests/cogs/lobby/test_seating.py.
"""

import pytest
from playwright.async_api import BrowserContext

from tests.demo.evenings import arrive
from tests.demo.newcomer import Newcomer
from tests.demo.process import DemoProcess

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

WIDTH = 1280
PEOPLE = ("Ada", "Maya")
"""Ben sits at the table that the demo has opened for the newcomer."""


async def play_now(newcomer: Newcomer) -> str:
    """Press *Play now* in the room, and go where its answer leads; the answer."""
    await newcomer.wait_for("Play now")
    told = await newcomer.changed_by(lambda: newcomer.press("^Play now$"))
    link = newcomer.newest().locator("a", has_text="Go to the table").first
    await newcomer.insist(link.click, "room => location.href !== room", newcomer.page.url)
    return told


async def test_the_lobby_brings_people_to_one_table(demo: DemoProcess, browser: BrowserContext) -> None:
    tables = set()
    for name in PEOPLE:
        newcomer = await arrive(browser, demo, name, "poker")
        if name == PEOPLE[0]:
            await newcomer.wait_for("7 seats free")
            assert not await newcomer.too_wide()
            assert not await newcomer.too_wide_on_a_phone()
            await newcomer.shoot("lobby")
        assert "You're in seat" in await play_now(newcomer)
        await newcomer.wait_for(f"{name}: stack")
        tables.add(newcomer.page.url.rpartition("/")[2].partition("#")[0])
        if name != PEOPLE[-1]:
            await newcomer.page.close()
    text = await newcomer.text()
    assert all(f"{name}: stack" in text for name in (*PEOPLE, "Ben"))
    assert len(tables) == 1
    ben = await arrive(browser, demo, "Ben", "poker")
    await ben.wait_for("5 seats free")
    assert "You're already seated at Table 1" in await ben.changed_by(lambda: ben.press("^Play now$"))
    await ben.shoot("lobby_of_three")
    assert "Traceback" not in demo.log()
