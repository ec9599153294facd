"""A newcomer's evening on a phone in another language than the server's, chosen by /settings language.

Most of it is in German; the other languages only cover parts whose width depends on their words. Their texts are
checked without a browser in tests/discord/test_evening.py.
"""

import re

import pytest
from playwright.async_api import BrowserContext

from tests.harness.demo.browsing import start_page
from tests.harness.demo.evenings import arrive, ben_at, play_with_ben
from tests.harness.demo.newcomer import PHONE_WIDTH, Newcomer
from tests.harness.demo.process import DemoProcess
from tests.harness.english import english_in
from tests.harness.evening_words import EVENINGS

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

WIDTH = PHONE_WIDTH


async def speak(ada: Newcomer, words: dict[str, str]) -> None:
    assert words["saved"] in await ada.ask("/settings language", language=words["name"])


async def read_up(ada: Newcomer, words: dict[str, str]) -> None:
    assert words["help"] in await ada.ask("/help")
    await ada.turn_to(words["topic"], words["practice"])
    assert not await ada.too_wide()


async def look_back(ada: Newcomer, words: dict[str, str]) -> None:
    await ada.ask("/hand last")
    await ada.read(words["seat"])  # The picture's description is in the reader's language.
    await ada.press_answer(words["next"], words["step"])
    figures = await ada.ask("/stats")
    assert re.search(words["figures"], figures)
    await ada.read(words["plot"])  # The description of its picture.
    await ada.shoot(f"{words['name']}_figures")
    assert words["board"] in await ada.ask("/leaderboard")
    assert not await ada.too_wide()


async def leave(ada: Newcomer, words: dict[str, str]) -> None:
    assert words["text alone"] in await ada.ask("/settings pictures", pictures="Text only")
    assert not await ada.newest_pictures("/hand last")
    await ada.ask("/settings pictures", pictures="Pictures")
    assert re.search(words["left"], await ada.leave())


async def test_a_newcomer_plays_an_evening_in_other_languages(quick_demo: DemoProcess, browser: BrowserContext) -> None:
    table = await start_page(browser, quick_demo)
    ada = await arrive(browser, quick_demo, "Ada", "poker")
    told: dict[str, list[str]] = {"de": ada.told}
    await speak(ada, EVENINGS["de"])
    await read_up(ada, EVENINGS["de"])
    assert EVENINGS["de"]["no table"] in await ada.ask("/check")
    await ada.go(f"{quick_demo.url}/ada/{table}")
    assert EVENINGS["de"]["planned"] in await play_with_ben(ada, await ben_at(browser, quick_demo, table))
    await look_back(ada, EVENINGS["de"])
    await leave(ada, EVENINGS["de"])
    for language in ("fr", "sv-SE"):
        ada.told = told[language] = []
        await speak(ada, EVENINGS[language])
        await read_up(ada, EVENINGS[language])
        await look_back(ada, EVENINGS[language])
    for language, answers in told.items():
        # A table keeps its name in the server's language.
        assert not english_in(re.sub(r"#Table \d · .*? \d+/\d+", "", "\n".join(answers)), language)
    assert "Traceback" not in quick_demo.log()
