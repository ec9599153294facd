"""The start page and the frame around simcord's page, in a real browser."""

import re

import pytest
from playwright.async_api import BrowserContext, Request

from bot.ui.scene.seat_lines import TO_ACT
from tests.harness.demo.browsing import open_tab, start_page
from tests.harness.demo.newcomer import Newcomer
from tests.harness.demo.process import DemoProcess

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

AT_THE_END = """() => {
    const timeline = document.getElementById('channel-timeline');
    return timeline.scrollHeight > timeline.clientHeight
        && timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 3;
}"""
AFTER_MIDNIGHT = """() => {
    const time = document.createElement('time');
    time.className = 'discord-timestamp';
    time.id = 'after-midnight';
    time.dateTime = '2026-01-01T00:06:00Z';
    const clock = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' };
    time.textContent = new Intl.DateTimeFormat('en-US', clock).format(Date.parse(time.dateTime));
    document.getElementById('channel-message-list').append(time);
}"""
SIGNS_LOADED = "() => [...document.fonts].some(font => font.family.includes('Signs') && font.status === 'loaded')"
STATE = "/api/state"
HOUSE = "\N{HOUSE}"
"""The sign before the names of house players."""
OFFERED = ".command-suggestion:visible .command-suggestion-label"
OFFERS = """names => [...document.querySelectorAll('.command-suggestion-label')]
    .filter(label => label.offsetParent).map(label => label.innerText).join() === names"""


async def test_a_channel_opens_at_its_newest_message_and_scrolls_to_each_answer(
    one_demo: DemoProcess, browser: BrowserContext
) -> None:
    ben = Newcomer("Ben", await browser.new_page())
    await ben.page.set_viewport_size({"width": 800, "height": 500})
    await ben.go(f"{one_demo.url}/ben/{await start_page(browser, one_demo)}")
    await ben.wait_for("Ben: stack 400")
    await ben.until(AT_THE_END)
    await ben.ask("/help")
    await ben.page.locator("#channel-timeline").hover()
    await ben.page.mouse.wheel(0, -300)
    await ben.until(f"() => !({AT_THE_END})()")
    await ben.ask("/rules", game="Badacey")
    await ben.until(AT_THE_END)


async def narrow_options(ada: Newcomer) -> None:
    await ada.compose("/table open")
    await ada.page.locator(".command-ghost").click()
    assert len(await ada.page.locator(OFFERED).all_inner_texts()) > 10
    await ada.page.keyboard.type("pri")
    await ada.until(OFFERS, "private")
    await ada.page.keyboard.press("Backspace")
    await ada.until(OFFERS, "private,preset,practice")
    await ada.page.keyboard.type("iv")
    await ada.page.keyboard.press("Enter")
    await ada.page.locator("input[data-option=private]").wait_for()
    assert not await ada.too_wide_on_a_phone()


async def test_an_idle_tab_is_sent_only_changes_and_typing_narrows_the_options(
    one_demo: DemoProcess, browser: BrowserContext
) -> None:
    ada = Newcomer("Ada", await browser.new_page())
    await ada.go(f"{one_demo.url}/ada/poker")
    await ada.page.wait_for_event("response", lambda answer: answer.status == 304 and answer.url.endswith(STATE))
    asked: list[Request] = []
    ada.page.on("request", lambda request: asked.append(request))
    await ada.ask("/help")
    after = next(place for place, request in enumerate(asked) if '"kind":"run_command"' in (request.post_data or ""))
    look = next(request for request in asked[after:] if request.url.endswith(STATE))
    assert "if-none-match" not in await look.all_headers(), "after a command the tab must get its whole state"
    await narrow_options(ada)


async def fetch_fonts(maya: Newcomer, address: str) -> None:
    """Open the page and check that it loads only the fonts that its text needs."""
    fetched: list[str] = []
    maya.page.on("request", lambda request: fetched.append(request.url) if request.url.endswith(".ttf") else None)
    await maya.go(address)
    words = f"{TO_ACT} {HOUSE}"
    await maya.page.evaluate("words => document.getElementById('channel-message-list').append(words)", words)
    await maya.until(SIGNS_LOADED)
    await maya.page.evaluate("() => document.fonts.ready.then(() => null)")
    assert any("noto-sans-latin" in address for address in fetched)
    assert not [address for address in fetched if re.search("arabic|hebrew|devanagari|-sc-", address)]


async def test_a_page_loads_only_the_fonts_it_needs_and_shows_times_in_the_readers_language(
    one_demo: DemoProcess, browser: BrowserContext
) -> None:
    """This covers absolute and relative times."""
    table = await start_page(browser, one_demo)
    maya = Newcomer("Maya", await browser.new_page())
    await fetch_fonts(maya, f"{one_demo.url}/maya/{table}")
    await maya.ask("/settings language", language="Svenska")
    await maya.ask("/audit")
    assert re.search(r"#1\s+\d+ \w+\.? \d{4} (kl\. )?\d\d:\d\d ·", await maya.read(r"#1\s+\d+ "))
    await maya.page.evaluate(AFTER_MIDNIGHT)
    await maya.until("() => document.getElementById('after-midnight').textContent === '00:06'")
    await maya.press_for("^Sit down", "to act")
    told = await maya.wait_for(r"time runs out om \d+ (minut|sekund)")
    assert not re.search(r"time runs out in \d", told)


async def test_the_demo_always_has_a_table_to_join_with_somebody_waiting(
    demo: DemoProcess, browser: BrowserContext
) -> None:
    table = await start_page(browser, demo)
    maya = Newcomer("Maya", await browser.new_page())
    await maya.go(f"{demo.url}/maya/{table}")
    await maya.ask("/table close")
    meanwhile = await start_page(browser, demo)
    assert meanwhile != table, "the demo must open another table"
    await maya.go(f"{demo.url}/maya/{meanwhile}")
    await maya.ask("/table close")
    await maya.page.close()
    demo.close()
    demo.open()
    another = await start_page(browser, demo)
    assert another not in (table, meanwhile), "the demo must open another table after a restart"
    ada = await open_tab(browser, demo, "Ada", another)
    await ada.wait_for("Ben: stack 400")
    await ada.press_for("^Sit down", "to act")
