"""A tournament in a real browser: a moderator creates it, a player registers by its card."""

import pytest
from playwright.async_api import BrowserContext

from tests.harness.demo.browsing import open_tab, shoot
from tests.harness.demo.newcomer import Newcomer
from tests.harness.demo.process import DemoProcess

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

ROOM = "poker"


async def test_a_moderator_creates_a_tournament_and_a_player_registers(
    one_demo: DemoProcess, browser: BrowserContext
) -> None:
    maya = Newcomer("Maya", await browser.new_page())
    await maya.go(f"{one_demo.url}/maya/{ROOM}")
    preview = await maya.ask("/tournament create", name="Friday", game="Razz", start="in 2 hours")
    assert "Only you can see it so far." in preview
    await shoot(maya, "tournament_preview")
    await maya.press_answer("^Post$", "is announced in")
    await maya.wait_for("Entrants 0 of 64")
    ada = await open_tab(browser, one_demo, "Ada", ROOM)
    assert "Only you can see it so far." not in await ada.text()
    await ada.press_for("^Register$", "You're registered for Friday")
    told = await ada.wait_for(r"Entrants 1 of 64[^\n]*\n+Ada")
    assert "Levels with 4 entrants: 100/200" in told
    await shoot(ada, "tournament_card")
    assert "Traceback" not in one_demo.log()
