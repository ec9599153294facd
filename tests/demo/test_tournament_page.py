"""A tournament in a real browser: the moderator sets it up, a player registers by its card."""

from playwright.async_api import BrowserContext

from tests.demo.browsing import open_tab, shoot
from tests.demo.house import House
from tests.demo.tabs import Tab

ROOM = "poker"


async def create(tab: Tab, **options: str) -> None:
    """By the composer, as a moderator types it; what is suggested is taken."""
    await tab.ready()
    await tab.page.click("#channel-composer-input")
    keyboard = tab.page.keyboard
    await keyboard.type("/tournament create")
    await tab.page.locator("[role=option]").first.wait_for()
    await keyboard.press("Enter")
    for name, value in options.items():
        field = tab.page.locator(f"input[data-option={name}]")
        await field.click()
        await field.press_sequentially(value)
    await tab.ready()
    await tab.page.click("#send-message")


async def test_a_moderator_sets_one_up_and_a_player_registers(house: House, browser: BrowserContext) -> None:
    maya = await open_tab(browser, house, "Maya", ROOM)
    await create(maya, name="Friday", game="razz", start="in 2 hours")
    await maya.wait_for("Nobody else sees it yet")
    await shoot(maya, "tournament_preview")
    await maya.press_for("^Post$", "Entrants 0 of 64")
    ada = await open_tab(browser, house, "Ada", ROOM)
    assert "Nobody else sees it yet" not in await ada.text()
    await ada.press_for("^Register$", "You are in Friday")
    told = await ada.wait_for(r"Entrants 1 of 64[^\n]*\n+Ada")
    assert "Stakes with 4 entrants: 100/200" in told
    await shoot(ada, "tournament_card")
    assert "Traceback" not in house.log()
