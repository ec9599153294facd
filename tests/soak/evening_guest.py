"""The people of the soak ``evening``: what they see and do in their tabs, and what was wrong there."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

from playwright.async_api import Browser, Locator, Page

from tests.harness.demo.browsing import shots, visiting
from tests.harness.demo.newcomer import ANSWERS
from tests.harness.demo.panel_evening import CALLING, TURN, PanelPlayer
from tests.harness.demo.tabs import COUNTDOWN, MESSAGES

AGGRESSIVE: Final = r"^(Complete|Bet|Raise)\b"
FOLDING: Final = r"^Fold\b"
BOLD, SHY = 0.15, 0.1
"""The shares of turns on which a person raises, and folds, if they can."""
PANELS: Final = f"{MESSAGES} .channel-message:has(.message-ephemeral-note):has(.components-v2)"
PANEL: Final = f"[...document.querySelectorAll('{PANELS}')].at(-1)?.innerText ?? ''"
PANEL_SAYS: Final = f"pattern => new RegExp(pattern).test({PANEL})"
PANEL_CHANGED: Final = f"before => ({PANEL}).replace(/{COUNTDOWN}/g, '') !== before"
PRIVATE_MOST: Final = 2
"""The private messages of a game: the panel, and the first time what the game is."""
LOOKS_EVERY_SECONDS: Final = 0.1
STALL_SECONDS: Final = 60.0
"""The time without a turn or a new hand after which the evening counts as stuck."""


class Guest(PanelPlayer):
    """A person of the evening, with what was wrong on their page."""

    def __init__(self, name: str, page: Page) -> None:
        super().__init__(name, page)
        self.findings: list[str] = []

    async def check(self, what: str) -> None:
        """Note what is wrong with the page of a table, and private messages besides the panel."""
        await self.check_page(what)
        if (private := await self.page.locator(ANSWERS).count()) > PRIVATE_MOST:
            self.findings.append(f"{self.name}, {what}: {private} private messages")

    async def check_page(self, what: str) -> None:
        """Note what is cut off on the page, and what moved while it loaded."""
        self.findings += [f"{self.name}, {what}: cut off: {part}" for part in await self.too_wide()]
        if jumps := await self.jumps():
            self.findings.append(f"{self.name}, {what}: pictures had the heights {jumps} while they loaded")

    async def panel(self) -> str:
        """Return the panel in words, without the time that is left."""
        text: str = await self.page.evaluate(f"({PANEL}).replace(/{COUNTDOWN}/g, '')")
        return text

    def choice(self, pattern: str) -> Locator:
        buttons = self.page.locator(PANELS).last.locator("button[aria-disabled=false]")
        return buttons.filter(has_text=re.compile(pattern)).first

    async def act(self, chance: Random) -> bool:
        """Take the turn if it is this person's; return True if they did."""
        before = await self.panel()
        if not re.search(TURN, before):
            return False
        wish = chance.random()
        wishes = ((AGGRESSIVE, BOLD), (FOLDING, BOLD + SHY), (CALLING, 1.0))
        return await self.take(before, *(pattern for pattern, until in wishes if wish < until))

    async def take(self, before: str, *patterns: str) -> bool:
        """Press the panel's first button that matches one of the patterns; return True if there is one."""
        for pattern in patterns:
            if await self.choice(pattern).count():
                await self.insist(self.choice(pattern).click, PANEL_CHANGED, before)
                return True
        return False

    def message(self, pattern: str) -> Locator:
        """Return the newest message in which the pattern occurs."""
        return self.page.locator(f"{MESSAGES} .channel-message").filter(has_text=re.compile(pattern)).last

    async def press_on(self, message: str, pattern: str, told: str) -> None:
        """Press the button of the newest such message until the newest private answer contains ``told``."""
        button = self.message(message).locator("button[aria-disabled=false]").filter(has_text=re.compile(pattern))
        await self.brought_to_say(told, button.first.click)

    async def shoot_message(self, pattern: str, name: str) -> None:
        """Take a screenshot of the newest message in which the pattern occurs, however far up it is."""
        if folder := shots():
            found = self.message(pattern)
            await found.scroll_into_view_if_needed()
            await found.screenshot(path=Path(folder) / f"{name}.png")


@asynccontextmanager
async def arriving(browser: Browser, url: str, name: str, width: int) -> AsyncIterator[Guest]:
    async with visiting(browser, width) as context:
        guest = Guest(name, context.pages[0])
        await guest.go(f"{url}/{name.lower()}/poker")
        yield guest
