"""The small tournament of the soak ``evening``: a sit and go of four, from its post to the podium."""

import asyncio
import re
from functools import partial
from time import perf_counter
from typing import Final

from tests.harness.demo.newcomer import Newcomer
from tests.harness.demo.panel_evening import OPENER, TURN
from tests.harness.demo.tabs import MESSAGES, TOLD
from tests.soak.evening_guest import LOOKS_EVERY_SECONDS, PANEL_SAYS, STALL_SECONDS, Guest

NAME: Final = "Nightcap"
GAME: Final = "2-7 Single Draw"
"""A no-limit game, so that a bold player is out soon."""
TABLES: Final = """async person => {
    const answer = await (await fetch(`/demo/places/${person}`)).json();
    return answer.places.filter(place => place.kind === 'table').map(place => place.href);
}"""
START_SECONDS: Final = 180.0
"""A sit and go starts a minute after it is full."""
ALL_IN: Final = r"^All-in\b"
CHEAPEST: Final = r"^(Call|Check|Stand pat)\b"
RESULT: Final = f"{NAME}: result"
ENDED: Final = f"pattern => new RegExp(pattern).test({TOLD}('{MESSAGES}'))"


async def play_a_tournament(guests: list[Guest], maya: Newcomer, url: str) -> None:
    """Create the tournament, register all, play until somebody has won, and look at the podium."""
    room = f"{url}/maya/poker"
    await maya.go(room)
    await maya.ask("/tournament create", name=NAME, game=GAME, format="sit and go 4")
    await maya.press_answer("^Post$", "is announced in")
    tables = await guests[0].page.evaluate(TABLES, guests[0].name.lower())
    for guest in guests:
        await guest.go(f"{url}/{guest.name.lower()}/poker")
        await guest.wait_for(NAME)
        if guest is guests[-1]:
            await guest.shoot_message(NAME, "tournament_post")
        await guest.press_for("^Join$", f"You're registered for {NAME}")
    place = await _table_of(guests[0], tables)
    for guest in guests:
        await guest.go(f"{url}/{guest.name.lower()}/{place}")
        await guest.insist(partial(guest.press, f"^{OPENER}$"), PANEL_SAYS, "Your cards at")
    await _play(guests)
    for guest in guests[:2]:
        await guest.go(f"{url}/{guest.name.lower()}/poker")
        await guest.watch_pictures()
        await guest.wait_for(RESULT)
        await guest.shoot_message(RESULT, f"tournament_podium_{guest.name}")
        await guest.check("tournament")


async def _table_of(guest: Guest, before: list[str]) -> str:
    """Return the place of the table that was opened since."""
    begun = perf_counter()
    while perf_counter() - begun < START_SECONDS:
        places: list[str] = await guest.page.evaluate(TABLES, guest.name.lower())
        if opened := [place for place in places if place not in before]:
            return opened[-1].rpartition("/")[2]
        await asyncio.sleep(LOOKS_EVERY_SECONDS)
    raise AssertionError(f"{NAME} does not start: {await guest.text()}")


async def _play(guests: list[Guest]) -> None:
    """Go all-in, call, and draw no cards until the table has closed."""
    last, shown = perf_counter(), set[str]()
    while not await guests[0].page.evaluate(ENDED, "tournament table is closed|wins the tournament"):
        moved = False
        for guest in guests:
            if re.search(TURN, before := await guest.panel()):
                if guest.name not in shown:
                    shown.add(guest.name)
                    await guest.shoot(f"tournament_turn_{guest.name}")
                moved = await guest.take(before, ALL_IN, CHEAPEST) or moved
        if moved:
            last = perf_counter()
        elif perf_counter() - last > STALL_SECONDS:
            raise AssertionError(f"nobody has a turn: {[await guest.panel() for guest in guests]}")
        else:
            await asyncio.sleep(LOOKS_EVERY_SECONDS)
