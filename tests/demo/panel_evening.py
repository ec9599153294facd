"""A player's evening on their hand panel, in a tab: the one private message is all that they look at and press."""

import re
from typing import Final

from playwright.async_api import BrowserContext

from tests.demo.newcomer import ANSWER, ANSWERS, PASSIVE, Newcomer
from tests.demo.process import DemoProcess

CALLING: Final = PASSIVE.replace("(", "(Keep|Draw [1-5]|", 1)
FOLDING: Final = CALLING.replace("Call", "Fold")
OPENER: Final = "My cards"
CLICKS_MOST: Final = 40
SAYS: Final = f"pattern => new RegExp(pattern).test({ANSWER})"


class PanelPlayer(Newcomer):
    async def sit_down(self, room: str, game: str) -> None:
        """At a table against one house player, with the panel open; ``room``: where tables are asked for."""
        await self.go(room)
        await self.ask("/practice", game=game, players="1")
        await self.follow()
        await self.until(f"() => [...document.querySelectorAll('button')].some(each => each.innerText === '{OPENER}')")
        await self.insist(lambda: self.press(f"^{OPENER}$"), SAYS, "Your cards at")

    async def play(self, hand: int, choice: str) -> int:
        """A whole hand, each turn by the first button that fits; the clicks that it took."""
        for clicks in range(CLICKS_MOST):
            await self.until(SAYS, rf"hand {hand + 1}\b|➤ [0-9\n]*{self.name} to (act|draw)")
            if re.search(rf"hand {hand + 1}\b", await self.answer()):
                return clicks
            await self.press_answer(choice)
        raise AssertionError(f"the hand does not end: {await self.answer()}")

    async def draw_by_menu(self, *places: int) -> str:
        """Throw away the cards at these places of the menu; what the panel says then."""
        await self.until(SAYS, f"{self.name} to draw")
        await self.newest().locator("button.select-trigger").click()
        for place in places:
            await self.page.locator("[role=option]:visible").nth(place).click()
        await self.changed_by(self.page.get_by_role("button", name="Apply").first.click)
        return await self.press_answer(f"^Draw {len(places)}$")

    async def private_messages(self) -> int:
        return await self.page.locator(ANSWERS).count()


async def arrive_for_panels(browser: BrowserContext, demo: DemoProcess) -> PanelPlayer:
    ada = PanelPlayer("Ada", await browser.new_page())
    await ada.go(f"{demo.url}/ada/poker")
    return ada
