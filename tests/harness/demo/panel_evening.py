"""A player's evening in a tab where they look at and press only their hand panel."""

import re
from typing import Final

from playwright.async_api import BrowserContext

from tests.harness.demo.newcomer import ANSWERS, PASSIVE, SAYS, Newcomer
from tests.harness.demo.process import DemoProcess
from tests.harness.demo.tabs import MESSAGES

CALLING: Final = PASSIVE.replace("(", "(Keep|Draw [1-5]|", 1)
FOLDING: Final = CALLING.replace("Call", "Fold")
OPENER: Final = "My cards"
CLICKS_MOST: Final = 40
TURN: Final = "Your turn"
"""The panel's first words while it is the player's turn."""
WATCH: Final = f"""() => {{
    window.heights = {{ loaded: new Set(), loading: new Set() }};
    const look = () => {{
        for (const figure of document.querySelectorAll('{MESSAGES} .gallery-item')) {{
            const state = figure.querySelector('.gallery-image')?.naturalWidth ? 'loaded' : 'loading';
            window.heights[state].add(Math.round(figure.getBoundingClientRect().height));
        }}
        requestAnimationFrame(look);
    }};
    requestAnimationFrame(look);
}}"""
"""Collects the heights of all pictures in every frame, separately while they are loading."""
JUMPS: Final = "() => [...window.heights.loading].filter(height => !window.heights.loaded.has(height))"


class PanelPlayer(Newcomer):
    async def sit_down(self, room: str, game: str) -> None:
        """Sit down against one house player and open the panel; tables are asked for in ``room``."""
        if self.page.url != room:
            await self.go(room)
        await self.ask("/practice", game=game, players="1")
        await self.follow()
        # On the player's turn nothing moves under the click, and there are cards to show.
        await self.wait_for_card(rf"➤ {self.name} to (act|draw)")
        await self.insist(lambda: self.press(f"^{OPENER}$"), SAYS, "Your cards at")

    async def watch_pictures(self) -> None:
        await self.page.evaluate(WATCH)

    async def jumps(self) -> list[int]:
        """Return the heights that pictures had only while they were loading."""
        jumps: list[int] = await self.page.evaluate(JUMPS)
        return jumps

    async def play(self, choice: str) -> int:
        """Play the panel's hand by the first button that matches each turn, and return the number of clicks."""
        named = re.search(r"hand \d+", await self.answer())
        assert named is not None, "the panel must name its hand"
        another = rf"hand (?!{named[0].removeprefix('hand ')}\b)\d"
        for clicks in range(CLICKS_MOST):
            await self.until(SAYS, f"{another}|{TURN}")
            if re.search(another, await self.answer()):
                return clicks
            await self.changed_by(self.choice(choice).click)
        raise AssertionError(f"the hand does not end: {await self.answer()}")

    async def play_to(self, told: str, choice: str) -> None:
        """Play up to a turn whose panel says ``told``, into the next hand if the other one folds first."""
        await self.until(SAYS, TURN)
        while told not in await self.answer():
            await self.changed_by(self.choice(choice).click)
            await self.until(SAYS, TURN)

    async def draw_by_menu(self, *places: int) -> str:
        """Throw away the cards at these places of the menu and return the panel's text after the draw."""
        await self.newest().locator("button.select-trigger").click()
        for place in places:
            await self.page.locator("[role=option]:visible").nth(place).click()
        await self.changed_by(self.page.get_by_role("button", name="Apply").first.click)
        return await self.press_answer(f"^Draw {len(places)}$", "Just drawn: ")

    async def private_messages(self) -> list[str]:
        return await self.page.locator(ANSWERS).all_inner_texts()


async def arrive_for_panels(browser: BrowserContext, demo: DemoProcess) -> PanelPlayer:
    ada = PanelPlayer("Ada", await browser.new_page())
    await ada.go(f"{demo.url}/ada/poker")
    return ada
