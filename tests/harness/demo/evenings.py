"""A newcomer's evening: the guided hand, and one for the server's chips."""

import re
from typing import Final

from playwright.async_api import BrowserContext

from tests.harness.demo.browsing import open_tab
from tests.harness.demo.newcomer import Newcomer
from tests.harness.demo.process import DemoProcess
from tests.harness.demo.tabs import Tab

GUIDED_MOST: Final = 30
"""The most turns of a guided hand; a player who calls to the end of Razz has about ten."""
TO_ACT: Final = r"➤ (Ada|Ben) to act"


async def arrive(browser: BrowserContext, demo: DemoProcess, name: str, place: str) -> Newcomer:
    newcomer = Newcomer(name, await browser.new_page())
    await newcomer.go(f"{demo.url}/{name.lower()}/{place}")
    return newcomer


async def learn(newcomer: Newcomer) -> list[str]:
    """Play the guided hand to its end by the buttons below the notes, and return all notes."""
    notes = [await newcomer.ask("/learn", game="Razz")]
    await newcomer.follow()
    await newcomer.press("^Sit down")
    notes.append(await newcomer.next_note(notes[-1]))
    for _ in range(GUIDED_MOST):
        choices = newcomer.newest().locator("button[aria-disabled=false]")
        labels = await choices.all_inner_texts()
        if len(labels) == 1:
            return notes
        # The cheapest choice comes first, or right after folding.
        notes.append(await newcomer.go_on(choices.nth(1 if len(labels) > 3 else 0), notes[-1]))
    raise AssertionError(f"the guided hand does not end: {notes[-1]}")


async def play_with_ben(newcomer: Newcomer, ben: Tab) -> str:
    """Play a hand for the server's chips with a plan to fold, and return the answer to the plan."""
    await newcomer.press("^Sit down")
    card = await newcomer.wait_for_card(TO_ACT)
    turn, hand = re.search(TO_ACT, card), re.search(r"Hand (\d+)", card)
    assert turn is not None
    assert hand is not None
    if turn[1] == newcomer.name:
        await newcomer.press("^Bring in")
        await newcomer.wait_for_card("➤ Ben to act")
    await newcomer.ask("/plan")
    planned = await newcomer.press_first()
    await newcomer.shoot(f"planned_{newcomer.name}")
    await ben.page.bring_to_front()
    await ben.wait_for("Ben to act")
    await ben.press("^(Complete|Raise|Bring in)")
    await newcomer.page.bring_to_front()
    # The next hand is dealt two seconds later, perhaps before a busy machine shows the tab.
    await newcomer.wait_for_card(rf"^Hand over$|Hand {int(hand[1]) + 1}\b")
    return planned


async def ben_at(browser: BrowserContext, demo: DemoProcess, table: str) -> Tab:
    return await open_tab(browser, demo, "Ben", table)
