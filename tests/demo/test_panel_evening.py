"""An evening on the hand panel alone: two hands of Razz, one of 2-7 Triple Draw, and one of hold'em."""

import re

import pytest
from playwright.async_api import BrowserContext

from tests.harness.demo.newcomer import PHONE_WIDTH
from tests.harness.demo.panel_evening import CALLING, FOLDING, PanelPlayer, arrive_for_panels
from tests.harness.demo.process import DemoProcess

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

WIDTH = PHONE_WIDTH
STREETS = 5
BETS_MOST = 4
"""The most bets on a street: a player who only calls acts no more often."""


@pytest.fixture
def brisk_demo(closed_demo: DemoProcess) -> DemoProcess:
    closed_demo.paces = {"HAND_PAUSE_SECONDS": "1", "HOUSE_PLAYER_SECONDS": "0", "TURN_SECONDS": "900"}
    closed_demo.open()
    return closed_demo


async def play_razz(ada: PanelPlayer) -> None:
    """Play the first hand to its end, and fold the second to a bet."""
    clicks = await ada.play(CALLING)
    assert 1 <= clicks <= STREETS * BETS_MOST, "a turn takes one click, and looking takes none"
    # On the last street the player may check and then fold to a bet.
    assert await ada.play(FOLDING) <= STREETS + 1
    await ada.shoot("panel_razz")


async def play_triple_draw(ada: PanelPlayer) -> None:
    """Draw once by the menu: a choice and a click replace three cards."""
    await ada.play_to("Your turn to draw", CALLING)
    drawn = await ada.draw_by_menu(0, 2, 4)
    assert re.search(r"Just drawn: (\S+ ?){3}\.", drawn), drawn
    await ada.shoot("panel_drawn")
    await ada.play(FOLDING)


async def play_holdem(ada: PanelPlayer) -> None:
    """Call until there's a board, into the next hand if the other one folds first, and then to the end."""
    await ada.play_to("Board: ", CALLING)
    assert not await ada.too_wide()
    await ada.shoot("panel_board")
    await ada.play(CALLING)


async def look_back(ada: PanelPlayer) -> None:
    """Step through the last hand; its picture fits a phone and has a description."""
    steps = re.search(r"Step 1 of (\d+) · played", await ada.ask("/hand last"))
    assert steps is not None
    await ada.read(r"Seat 1, Ada: stack \d+")
    last = await ada.press_answer("Last", f"Step {steps[1]} of {steps[1]}")
    assert re.search(r"The pot: .+ (wins|split)", last)
    assert not await ada.too_wide()
    await ada.shoot("panel_replay")


async def test_a_player_plays_an_evening_using_only_the_hand_panel(
    brisk_demo: DemoProcess, browser: BrowserContext
) -> None:
    ada = await arrive_for_panels(browser, brisk_demo)
    room = ada.page.url
    for game, play in (("Razz", play_razz), ("2-7 Triple Draw", play_triple_draw), ("Limit Hold'em", play_holdem)):
        await ada.sit_down(room, game)
        thread = ada.page.url
        assert "practice against regulars" in await ada.card()
        await ada.watch_pictures()
        await play(ada)
        assert not await ada.jumps(), "nothing may move while a picture loads"
        await ada.wait_for_card(rf"^Table \d, {game} .* Seat 1, Ada: stack \d+")  # The picture's description.
        assert ada.page.url == thread
        private = await ada.private_messages()
        assert len(private) == 1, f"the panel must be their only private message: {private}"
        assert not await ada.too_wide()
    await look_back(ada)
    assert re.search(r"You(('ll)? leave| left) Table \d", await ada.leave())
    assert "Traceback" not in brisk_demo.log()
