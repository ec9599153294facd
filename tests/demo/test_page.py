"""A hand of Razz in a real browser: one player types commands, the other presses buttons.

It ends with a fold. To the last street hands are played in test_newcomer and test_panel_evening.
"""

import re

import pytest
from playwright.async_api import BrowserContext

from tests.harness.demo.browsing import open_tab, shoot, start_page
from tests.harness.demo.process import DemoProcess
from tests.harness.demo.tabs import PATIENCE_MS, Tab

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

BUY_IN = 400
COMMANDS = {"Bring in": "/bringin", "Call": "/call", "Fold": "/fold"}
PASSIVE = r"^(Bring in|Call|Check)\b"
TURNS = (PASSIVE, PASSIVE, "^Bet", "^Fold")
"""The choices of a hand of two: third street, then a bet on fourth street and a fold."""
OWN = r"Your down cards: ([^.]+)\."
"""The description of the picture in a player's hand panel."""
OVER = "Hand over|Showdown"
HANDS_MOST = 12
"""How many hands to play while the browser is too slow to see one end."""


def stacks(card: str) -> dict[str, int]:
    """Return each player's stack from the picture's description."""
    return {name: int(chips) for name, chips in re.findall(r"(Ada|Ben): stack (\d+)", card)}


async def act(tab: Tab, choice: str, by_command: bool) -> None:
    """Make the choice and wait until the card changes."""
    await tab.page.bring_to_front()
    await tab.wait_for(rf"{tab.name} to act")
    before = await tab.card()
    if by_command:
        label = await tab.buttons(choice).first.inner_text()
        await tab.command(next(command for verb, command in COMMANDS.items() if label.startswith(verb)))
        await tab.wait_for_change(before)
    else:
        await tab.press_until_changed(choice, before)


async def play_to_the_end(tabs: dict[str, Tab]) -> str:
    """Play until the hand ends and return the card's text before the next deal.

    The card is read in the tab that just acted: a browser is slow with background tabs.
    """
    tab = tabs["Ada"]
    for count, choice in enumerate(TURNS * HANDS_MOST):
        card = await tab.wait_for(rf"to act|{OVER}")
        if re.search(OVER, card):
            return card
        if count == len(TURNS) - 1:
            await shoot(tab, "mid_hand")
        turn = re.search(r"(Ada|Ben) to act", card)
        assert turn is not None
        tab = tabs[turn[1]]
        await act(tab, choice, by_command=turn[1] == "Ada" and choice != "^Bet")
    pytest.fail("the hand does not end")


async def test_a_hand_is_played_by_commands_and_buttons(demo: DemoProcess, browser: BrowserContext) -> None:
    table = await start_page(browser, demo)
    await browser.pages[0].close()
    ben, ada = await open_tab(browser, demo, "Ben", table), await open_tab(browser, demo, "Ada", table)
    await ben.wait_for("Ben: stack 400")
    await ada.command("/table sit")
    await ben.wait_for(r"Ada: stack \d")
    await ben.wait_for("Hand 1")
    own = re.search(OWN, await ada.wait_for(OWN))
    assert own is not None
    assert own[1] not in await ben.text()
    card = await play_to_the_end({"Ada": ada, "Ben": ben})
    await shoot(ada, "hand_over")
    assert re.search(r"wins|split", card)
    assert sum(stacks(card).values()) == 2 * BUY_IN
    assert "Traceback" not in demo.log()


async def test_a_hand_survives_a_killed_process(demo: DemoProcess, browser: BrowserContext) -> None:
    table = await start_page(browser, demo)
    ada = await open_tab(browser, demo, "Ada", table)
    before = stacks(await ada.press_for("^Sit down", "to act"))
    demo.kill()
    demo.open()
    # The tab reconnects to the new process on its own.
    await ada.page.wait_for_event("load", timeout=PATIENCE_MS)
    card = await ada.wait_for("Hand 1 ")
    turn = re.search(r"(Ada|Ben) to act", card)
    assert turn is not None
    assert stacks(card) == before
    await act(await open_tab(browser, demo, turn[1], table), PASSIVE, by_command=False)
