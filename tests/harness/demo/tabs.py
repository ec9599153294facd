"""A browser tab of the demo, used as a player would."""

import re
import shutil
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.async_api import Locator, Page, TimeoutError

MESSAGES: Final = "#channel-message-list"
COMPOSER: Final = "#channel-composer-input"
SEND: Final = "#send-message"
SENT: Final = "() => ![...document.querySelectorAll('.command-chip')].some(chip => chip.offsetParent)"
"""True if the composer holds no command: while the page takes a new state it ignores Enter and Send."""
TOLD: Final = """(place => {
    const messages = document.querySelector(place);
    const pictures = [...messages.querySelectorAll('.components-v2 img[alt]')].map(image => image.alt);
    return [messages.innerText, ...pictures].join('\\n');
})"""
"""The text of all messages in a place, followed by their pictures' descriptions."""
CHOSEN: Final = f"""label => [...document.querySelectorAll('{MESSAGES} .select-trigger')]
    .some(menu => menu.innerText.includes(label) && menu.ariaExpanded === 'false')"""
"""True if a closed menu shows the choice: an open one shows it even if the page ignores the choice."""
READY: Final = """() => {
    const page = window.simcordPreview;
    return page?.ready && !(page.awaitingRevision > page.publishedRevision);
}"""
"""True if the page takes clicks; it takes none between an answer and the state that follows."""
COUNTDOWN: Final = r"in \d+ \w+|now"
"""A pattern for the time that is left, as the page shows it."""
CARD: Final = f"{TOLD}('{MESSAGES} .components-v2').replace(/{COUNTDOWN}/g, '')"
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
"""Browsers in order of preference: the first needs a fifth less processor time."""
ARGUMENTS: Final = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
PATIENCE_MS: Final = 180_000
"""A long limit for every wait: a busy machine is slow, and a real failure still fails."""
LOOK_EVERY_MS: Final = 50
"""By default playwright checks sixty times a second, and each check renders the whole page."""
TRIES: Final = 12
"""How often to repeat a click: one that hits a moving message is lost, and people click again."""


def chromium(brought: str) -> str | None:
    """Return the machine's browser, or the one fetched by playwright, or None."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    return found or (brought if Path(brought).is_file() else None)


class Tab:
    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page

    async def text(self) -> str:
        """Return the text of the messages, with their pictures' descriptions."""
        text: str = await self.page.evaluate(f"{TOLD}('{MESSAGES}')")
        return text

    async def until(self, condition: str, arg: object = None, patience_ms: float = PATIENCE_MS) -> None:
        """Wait for the page's condition. Raises TimeoutError with the text that the page shows instead."""
        try:
            await self.page.wait_for_function(condition, arg=arg, timeout=patience_ms, polling=LOOK_EVERY_MS)
        except TimeoutError as error:
            raise TimeoutError(f"{error.message} {condition} {arg}: {await self.text()}") from None

    async def wait_for(self, pattern: str) -> str:
        """Return the messages' text once the pattern occurs in it."""
        await self.until(f"([place, pattern]) => new RegExp(pattern).test({TOLD}(place))", [MESSAGES, pattern])
        return await self.text()

    async def insist(self, act: Callable[[], Awaitable[object]], condition: str, arg: str | int) -> None:
        """Act, and act again while the page's condition is false.

        It is meant for acts that do no harm if they are repeated before they have had an effect.
        """
        for _ in range(TRIES):
            await self.ready()
            with suppress(TimeoutError):
                if not await self.page.evaluate(condition, arg):
                    await act()
                await self.until(condition, arg, PATIENCE_MS / TRIES)
                return await self.ready()
        raise AssertionError(f"{condition} does not come true: {await self.text()}")

    async def card(self) -> str:
        """Return the table's card without the time that is left."""
        card: str = await self.page.evaluate(CARD)
        return card

    async def press_until_changed(self, pattern: str, before: str) -> None:
        """Press the card's button until the card changes."""
        await self.insist(lambda: self.press(pattern), f"before => ({CARD}) !== before", before)

    async def press_for(self, pattern: str, told: str) -> str:
        """Press the button until the messages contain ``told``, and return their text."""
        said = f"told => new RegExp(told).test({TOLD}('{MESSAGES}'))"
        await self.insist(lambda: self.press(pattern), said, told)
        return await self.text()

    async def wait_for_change(self, before: str) -> None:
        await self.until(f"before => ({CARD}) !== before", before)

    def buttons(self, pattern: str) -> Locator:
        return self.page.locator(f"{MESSAGES} button[aria-disabled=false]").filter(has_text=re.compile(pattern))

    async def press(self, pattern: str) -> str:
        """Press the first button whose label matches, as soon as the page takes clicks, and return the label."""
        button = self.buttons(pattern).first
        label = await button.inner_text(timeout=PATIENCE_MS)
        await self.ready()
        await button.click()
        return label

    async def pick(self, words: str) -> None:
        """Paste a slash command into the composer and pick it.

        If it were typed, the page would redraw its list of commands after each letter.
        """
        await self.ready()
        await self.page.click(COMPOSER)
        await self.page.keyboard.insert_text(words)
        await self.page.locator("[role=option]:visible").first.wait_for(timeout=PATIENCE_MS)
        await self.page.keyboard.press("Enter")
        await self.page.locator(".command-chip:visible").wait_for(timeout=PATIENCE_MS)

    async def command(self, words: str) -> None:
        """Pick a slash command and send it."""
        await self.pick(words)
        await self.insist(lambda: self.page.click(SEND), SENT, "")

    async def order(self, words: str, *values: str) -> None:
        """Pick a slash command and give a value to each of its first options."""
        await self.pick(words)
        for value in values:
            await self.ready()
            await self.page.keyboard.insert_text(value)
            await self.page.keyboard.press("Enter")
        await self.insist(lambda: self.page.keyboard.press("Enter"), SENT, "")

    async def choose(self, hint: str, label: str) -> None:
        """Choose an entry of the menu that shows this hint, until the menu shows the entry."""
        await self.insist(lambda: self._choose(hint, label), CHOSEN, label)

    async def _choose(self, hint: str, label: str) -> None:
        menu = self.page.locator(f"{MESSAGES} button.select-trigger[aria-label='{hint}']").last
        if await menu.get_attribute("aria-expanded") == "false":
            await menu.click()
        await self.page.locator("[role=option]").filter(has_text=label).first.click()
        apply = self.page.get_by_role("button", name="Apply")
        if await apply.count():
            await apply.first.click()

    async def fill_in(self, *texts: str) -> None:
        """Fill in the first fields of the open form and send it."""
        fields = self.page.locator("[role=dialog] input, dialog input, dialog textarea")
        for place, text in enumerate(texts):
            await fields.nth(place).fill(text)
        await self.page.get_by_role("button", name="Submit").click()
        await self.ready()

    async def ready(self) -> None:
        await self.until(READY)
