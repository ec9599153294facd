"""A newcomer's evening in a tab: questions, private answers, and a hand played by buttons alone."""

import re
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final

from playwright.async_api import Locator, Page, TimeoutError

from tests.harness.demo.browsing import shoot
from tests.harness.demo.tabs import COUNTDOWN, MESSAGES, PATIENCE_MS, TOLD, TRIES, Tab

HEADINGS: Final = ".message-interaction-header, .message-ephemeral-note"
"""Discord's own words about a message, in the language of the reader's Discord."""
ANSWERS: Final = f"{MESSAGES} .channel-message:has(.message-ephemeral-note)"
ANSWER: Final = f"""(() => {{
    const last = [...document.querySelectorAll('{ANSWERS}')].at(-1);
    if (!last || last.querySelector('.message-loading')) return '';
    const pictures = [...last.querySelectorAll('img[alt]')].map(image => image.alt);
    const said = [...last.children].filter(part => !part.matches('header, {HEADINGS}')).map(part => part.innerText);
    return [...said, ...pictures].join('\\n');
}})()"""
"""The newest private message with its pictures' descriptions; empty while the bot is thinking."""
NEWEST: Final = f"([...document.querySelectorAll('{ANSWERS}')].at(-1)?.dataset.messageId ?? '0')"
"""The id of the newest private message, as text; ``0`` if there is none."""
CHIP: Final = ".command-chip"
FIELD: Final = "name => document.querySelector(`input[data-option=${name}]`)"
LASTING: Final = f"{ANSWER}.replace(/{COUNTDOWN}/g, '')"
"""The same without the time that is left, which changes by itself."""
CHANGED: Final = f"before => {ANSWER} && {LASTING} !== before"
SAYS: Final = f"pattern => new RegExp(pattern, 'm').test({ANSWER})"
NOTE: Final = f"""before => {ANSWER} && {ANSWER} !== before
    && [...document.querySelectorAll('{ANSWERS}')].at(-1).querySelector('button[aria-disabled=false]')"""
PASSIVE: Final = r"^(Bring in|Call|Check|Stand pat)\b"
PHONE_WIDTH: Final = 390
OVERFLOW: Final = """() => {
    const list = document.querySelector('#channel-message-list');
    const edge = list.getBoundingClientRect().right + 1;
    const wide = [...list.querySelectorAll('*')].filter(part => part.getBoundingClientRect().right > edge);
    const pages = [document.documentElement, document.querySelector('#preview-app')];
    wide.push(...pages.filter(page => page.scrollWidth > page.clientWidth));
    return wide.map(part => `${part.tagName}.${part.className}: ${part.textContent.slice(0, 60)}`);
}"""


class Newcomer(Tab):
    """A tab whose ``told`` keeps every private answer in order."""

    def __init__(self, name: str, page: Page) -> None:
        super().__init__(name, page)
        self.told: list[str] = []

    async def go(self, address: str) -> None:
        await self.page.goto(address)
        await self.ready()
        await self._read_on()

    async def ask(self, words: str, **options: str) -> str:
        """Send a slash command with its options by their displayed names, and return the private answer."""
        before = await self.page.evaluate(NEWEST)
        await self.compose(words)
        for name, value in options.items():
            await self._option(name, value)
        # Not their number, because a refusal takes the place of the one before.
        answered = f"before => BigInt({NEWEST}) > BigInt(before) && {ANSWER}"
        await self.insist(self._send, answered, before)
        return await self.answer()

    async def _read_on(self) -> None:
        """Load the channel up to its newest message; the page begins with the oldest unread ones."""
        newer = self.page.locator("#history-newer")
        while await newer.is_visible():
            with suppress(TimeoutError):
                # It may go at this moment.
                await newer.click(timeout=PATIENCE_MS / TRIES)
            await self.ready()

    async def _send(self) -> None:
        """Send the command in the composer, unless it has already gone."""
        if await self.page.locator(CHIP).count():
            await self.page.click("#send-message")

    async def compose(self, words: str) -> None:
        """Pick the command; its options are still to be filled in."""
        await self.pick(words)
        await self.page.locator(CHIP).wait_for(timeout=PATIENCE_MS)

    async def _option(self, name: str, value: str) -> None:
        await self.insist(lambda: self._add_option(name), FIELD, name)
        await self.page.locator(f"input[data-option={name}]").click()
        await self.page.keyboard.insert_text(value)
        choice = self.page.locator(".command-suggestion").filter(has_text=value).first
        for _ in range(TRIES):
            # The list may be redrawn at this moment.
            with suppress(TimeoutError):
                if await choice.count():
                    await choice.click(timeout=PATIENCE_MS / TRIES)
                return

    async def _add_option(self, name: str) -> None:
        choice = self.page.locator(f".command-suggestion[data-value='{name}']")
        if not await choice.count():
            await self.page.locator(".command-ghost").click(timeout=PATIENCE_MS / TRIES)
        await choice.click(timeout=PATIENCE_MS / TRIES)

    async def shoot(self, name: str) -> None:
        await shoot(self, name)

    def newest(self) -> Locator:
        """Return the newest private message."""
        return self.page.locator(ANSWERS).last

    async def answer(self) -> str:
        """Return the newest private message in words, with its pictures' descriptions."""
        answer: str = await self.page.evaluate(ANSWER)
        self.told.append(answer)
        return answer

    async def newest_pictures(self, words: str) -> list[str]:
        """Return the descriptions of the pictures in the answer to a command."""
        await self.ask(words)
        pictures = self.newest().locator("img[alt]:not([alt=''])")
        return [await picture.get_attribute("alt") or "" for picture in await pictures.all()]

    async def read(self, pattern: str) -> str:
        """Return the newest private answer once the pattern occurs in it."""
        await self.until(SAYS, pattern)
        return await self.answer()

    async def brought_to_say(self, pattern: str, act: Callable[[], Awaitable[object]]) -> str:
        """Act until the newest private answer contains the pattern, and return it.

        The answer may also change without an act: a picture arrives late, or the page rewrites its dates in the
        reader's language.
        """
        await self.insist(act, SAYS, pattern)
        return await self.answer()

    async def changed_by(self, act: Callable[[], Awaitable[object]]) -> str:
        """Act until the newest private answer changes, and return it."""
        await self.insist(act, CHANGED, await self.page.evaluate(LASTING))
        return await self.answer()

    async def next_note(self, before: str) -> str:
        """Return the guide's next note that offers a button."""
        await self.until(NOTE, before)
        await self.ready()
        return await self.answer()

    async def go_on(self, choice: Locator, before: str) -> str:
        """Press a button of the guide and return its next note that offers a button."""
        await self.insist(choice.click, NOTE, before)
        return await self.answer()

    async def press_first(self) -> str:
        """Press the first button of the newest private message and return the changed message."""
        return await self.changed_by(self.newest().locator("button[aria-disabled=false]").first.click)

    def choice(self, pattern: str) -> Locator:
        """Return the first button of the newest private message whose label matches."""
        return self.newest().locator("button[aria-disabled=false]").filter(has_text=re.compile(pattern)).first

    async def press_answer(self, pattern: str, told: str) -> str:
        """Press a button of the newest private message and return it once it contains ``told``."""
        return await self.brought_to_say(told, self.choice(pattern).click)

    async def turn_to(self, label: str, told: str) -> str:
        """Choose another page in the newest private message's menu, and return it once it contains ``told``."""
        return await self.brought_to_say(told, lambda: self._take(label))

    async def _take(self, label: str) -> None:
        await self.newest().locator("button.select-trigger").click()
        patience = PATIENCE_MS / TRIES
        await self.page.locator("[role=option]:visible").filter(has_text=label).first.click(timeout=patience)
        apply = self.page.get_by_role("button", name="Apply")
        if await apply.count():
            await apply.first.click()

    async def follow(self) -> None:
        """Go to the table that the newest private message names."""
        link = self.newest().locator(".mention").filter(has_text=re.compile("^#Table")).first
        await self.insist(link.click, "room => location.href !== room", self.page.url)

    async def wait_for_card(self, pattern: str) -> str:
        """Return the table's card once one of its lines matches."""
        await self.until(f"pattern => new RegExp(pattern, 'm').test({TOLD}('{MESSAGES} .components-v2'))", pattern)
        return await self.card()

    async def too_wide(self) -> Iterable[str]:
        """Return the parts of the page that are cut off at its right edge or make it scroll sideways."""
        wide: list[str] = await self.page.evaluate(OVERFLOW)
        return wide

    async def too_wide_on_a_phone(self) -> Iterable[str]:
        usual = self.page.viewport_size
        assert usual is not None
        await self.page.set_viewport_size({"width": PHONE_WIDTH, "height": usual["height"]})
        wide = await self.too_wide()
        await self.page.set_viewport_size(usual)
        return wide

    async def leave(self) -> str:
        """Leave the table, confirming it in the middle of a hand, and return the answer."""
        answer = await self.ask("/table leave")
        sure = self.newest().locator("button[aria-disabled=false]").first
        if await sure.count():
            answer = await self.press_first()
        return answer
