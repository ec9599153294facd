"""A newcomer sets up a room within two minutes and settles a dispute within one, in a real browser."""

import re

import pytest
from playwright.async_api import BrowserContext

from tests.harness.demo.browsing import open_tab, shoot, start_page
from tests.harness.demo.process import DemoProcess
from tests.harness.demo.tabs import Tab

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

STEPS = 5
OVER = "Hand over|Showdown"
RULING = "The clock was right: the hand stands"


async def go_to(tab: Tab, step: int) -> None:
    await tab.press_for("^Next", f"step {step} of {STEPS}")


async def set_up(maya: Tab) -> None:
    """Set the moderators, their channel and the starting chips; the rest keeps its defaults."""
    await maya.command("/room setup")
    await maya.wait_for(f"step 1 of {STEPS}")
    await shoot(maya, "setup_1")
    await go_to(maya, 2)
    await maya.choose("No extra role", "Moderator")
    await maya.choose("No channel", "poker")
    await shoot(maya, "setup_2")
    await go_to(maya, 3)
    await maya.press("^Change chips")
    await maya.page.get_by_role("button", name="Submit").wait_for()
    await shoot(maya, "setup_3_form")
    await maya.fill_in("5000")
    await maya.wait_for("Starting chips: 5,000")
    await go_to(maya, 4)
    await go_to(maya, 5)
    await shoot(maya, "setup_5")
    await maya.ready()
    assert await maya.page.locator("#action-status").is_hidden(), await maya.page.locator("#action-status").inner_text()
    await maya.press_for("^Done", "The room is set up")


async def play(tabs: dict[str, Tab]) -> None:
    """Let one player bring it in and the other fold; read each card in the tab that just acted."""
    tab = tabs["Ada"]
    for label in ("^Bring in", "^Fold"):
        turn = re.search(r"(Ada|Ben) to act", await tab.wait_for("to act"))
        assert turn is not None
        tab = tabs[turn[1]]
        await tab.page.bring_to_front()
        await tab.wait_for(f"{tab.name} to act")
        before = await tab.card()
        await tab.press_until_changed(label, before)
    # A busy browser may miss the end and see the next hand begin.
    await tab.wait_for(rf"{OVER}|Hand 2\b")
    await tabs["Ada"].page.bring_to_front()


async def test_a_moderator_sets_up_a_room_and_settles_a_dispute(demo: DemoProcess, browser: BrowserContext) -> None:
    table = await start_page(browser, demo)
    await browser.pages[0].close()
    maya = await open_tab(browser, demo, "Maya", "poker")
    await set_up(maya)
    told = await maya.text()
    ada, ben = await open_tab(browser, demo, "Ada", table), await open_tab(browser, demo, "Ben", table)
    await ada.page.bring_to_front()
    await ada.press_for("^Sit down", "to act")
    await play({"Ada": ada, "Ben": ben})
    await ben.page.close()
    await ada.order("/dispute", "Ben was asked again though his clock had run out")
    await ada.wait_for(r"Dispute 1 about hand 1-1( \(Table 1\))? is saved. The moderators see it")
    await shoot(ada, "dispute")
    assert "How the pots were awarded" not in await ada.text()
    await ada.page.close()
    await maya.page.bring_to_front()
    await maya.wait_for("Dispute 1: Ada disputes hand 1-1")
    story = await maya.press_for("^Show hand", "How the pots were awarded")
    assert re.search(r"(Ada|Ben) folds \(by click\)", story)
    await shoot(maya, "hand")
    await maya.order("/mod settle", "1", RULING)
    await maya.wait_for("The dispute is settled, and the player got your ruling")
    await maya.wait_for("Dispute 1 is settled by Maya")
    await shoot(maya, "settled")
    assert "How the pots were awarded" not in told
    mail = await open_tab(browser, demo, "Ada", "dm")
    assert RULING in await mail.wait_for("ruled on hand 1-1")
    await shoot(mail, "ruling")
    await mail.page.close()
    await maya.page.bring_to_front()
    await maya.command("/audit")
    audit = await maya.wait_for("Audit log, page 1")
    assert "settled a dispute from" in audit
    await shoot(maya, "audit")
    assert "Traceback" not in demo.log()
