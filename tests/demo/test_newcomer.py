"""A newcomer's first hour in a real browser: they read, learn and look back.

They play for the server's chips, read their figures and leave in test_newcomer_languages.
"""

import re

import pytest
from playwright.async_api import BrowserContext

from tests.harness.demo.browsing import start_page
from tests.harness.demo.evenings import arrive, learn
from tests.harness.demo.newcomer import Newcomer
from tests.harness.demo.process import DemoProcess
from tests.harness.english import english_in

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

WIDTH = 1280
MINUS = "\N{MINUS SIGN}"
GAME = "Razz"
"""The game to learn: test_panel_evening plays one with draws, and tests/discord all games by buttons."""
SEAT = r"Seat \d, Ada: stack \d+"


async def read_up(ada: Newcomer) -> None:
    """Set the language, read the help and page through the rules."""
    assert "Saved. Language: English (US)" in await ada.ask("/settings language", language="English (US)")
    assert "/learn guides you through a first hand" in await ada.ask("/help")
    await ada.turn_to("Practice", "/odds See everyone's odds")
    await ada.shoot("help")
    assert "Razz is seven-card stud played for low" in await ada.ask("/rules", game="Razz")
    await ada.turn_to("Round by round", "Everyone gets 2 down cards and 1 up")
    await ada.turn_to("Good hands", "A good start is three low cards")
    await ada.shoot("rules")
    await ada.turn_to("Bets", "Bets in fixed limit")


async def ask_too_early(ada: Newcomer) -> None:
    """Ask for things that cannot be had yet; each refusal says what can be done instead."""
    assert "You aren't seated at any table here. Find one with /table list" in await ada.ask("/check")
    assert "After your next one, /odds shows its odds" in await ada.ask("/odds")


async def look_back(ada: Newcomer) -> None:
    """Step through the last hand by its buttons, from the first step to the last."""
    first = await ada.ask("/hand last")
    steps = re.search(r"Step 1 of (\d+) · played", first)
    assert steps is not None, first
    await ada.read(SEAT)  # The picture has a description.
    await ada.press_answer("Next", f"Step 2 of {steps[1]}")
    last = await ada.press_answer("Last", f"Step {steps[1]} of {steps[1]}")
    assert re.search(r"The pot: .+ (wins|split)", last)
    assert re.search(rf"Ada [+{MINUS}]?\d+", last)


async def learn_razz(ada: Newcomer) -> None:
    notes = await learn(ada)
    assert "Your turn · Third street · hand 1" in " ".join(notes)
    assert re.search(r"The hand is over: you (won|lost) \d+ chips", notes[-1])
    await ada.shoot("learnt")
    await ada.wait_for_card(rf"^Table \d, {GAME} .* {SEAT}")  # The picture's description.
    await ada.shoot(f"played_{GAME}")
    await look_back(ada)
    await ada.shoot(f"replay_{GAME}")
    assert not await ada.too_wide()
    assert not await ada.too_wide_on_a_phone()
    await take_home(ada)


async def take_home(ada: Newcomer) -> None:
    """Ask for the odds of the hand and for its file."""
    odds = await ada.ask("/odds")
    assert re.search(r"Third street · .*(Ada|House).* \d+ ?%", odds), odds
    assert "hands.zip" in await ada.ask("/hand export")


async def test_a_newcomer_asks_for_help_before_the_first_hand_and_then_learns_razz(
    quick_demo: DemoProcess, browser: BrowserContext
) -> None:
    await start_page(browser, quick_demo)
    await browser.pages[0].close()
    ada = await arrive(browser, quick_demo, "Ada", "poker")
    await read_up(ada)
    await ask_too_early(ada)
    await learn_razz(ada)
    assert len(english_in(" ".join(ada.told), "de")) > 40, (
        "the search for English words must find them in English texts"
    )
    assert "Traceback" not in quick_demo.log()
