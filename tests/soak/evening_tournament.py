"""The small tournaments of the soak ``evening``, each from its post to the podium and the letters about it."""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter
from typing import Final

from tests.harness.demo.panel_evening import OPENER, TURN
from tests.harness.demo.tabs import MESSAGES, TOLD
from tests.soak.evening_guest import LOOKS_EVERY_SECONDS, PANEL_SAYS, STALL_SECONDS, Guest

GAME: Final = "2-7 Single Draw"
"""A no-limit game, so that a bold player is out soon."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament as its organizer, Maya, types it."""

    name: str
    options: Mapping[str, str] = field(default_factory=dict)
    """Displayed name -> value of each option of ``/tournament create``, besides the name and the game."""
    maya_plays: bool = False
    target: Mapping[str, str] = field(default_factory=dict)
    """The options of the tournament in which seats are won; it is the first of the demo."""


TOURNAMENTS: Final = {
    "plain": Plan("Nightcap", {"format": "sit and go 4"}),
    "progressive": Plan(
        "Headhunt", {"format": "sit and go 4, progressive 50, standing", "buy_in": "200", "stack": "10"}
    ),
    "satellite": Plan(
        "Feeder",
        {"format": "sit and go 4", "buy_in": "100", "stack": "10", "more": "target=1"},
        target={"name": "Main Event", "start": "in 2 hours", "buy_in": "300"},
    ),
    "scheduled": Plan("Matinee", {"start": "in 2 minutes", "buy_in": "100", "stack": "10"}, maya_plays=True),
}
TABLES: Final = """async person => {
    const answer = await (await fetch(`/demo/places/${person}`)).json();
    return answer.places.filter(place => place.kind === 'table').map(place => place.href);
}"""
START_SECONDS: Final = 180.0
"""A sit and go starts a minute after it is full."""
ALL_IN: Final = r"^All-in\b|\(all-in\)$"
CHEAPEST: Final = r"^(Fold|Check|Stand pat)\b"
BOLD: Final = 0.4
"""The share of turns on which a person goes all-in; otherwise they fold if they cannot check."""
BUST: Final = "takes .*bounty|wins Matinee"
ENDED: Final = f"pattern => new RegExp(pattern).test({TOLD}('{MESSAGES}'))"


async def play_a_tournament(guests: list[Guest], maya: Guest, url: str, kind: str, chance: Random) -> None:
    """Create the tournament, register all, play until somebody has won, and look at the podium and the letters."""
    plan = TOURNAMENTS[kind]
    players = [*guests, maya] if plan.maya_plays else guests
    await maya.go(f"{url}/maya/poker")
    if plan.target:
        await _create(maya, plan.target)
    await _create(maya, {"name": plan.name, **plan.options}, f"{kind}_preview")
    tables = await guests[0].page.evaluate(TABLES, guests[0].name.lower())
    for guest in players:
        await _register(guest, url, plan, kind)
    place = await _table_of(guests[0], tables, plan.name)
    for guest in players:
        await guest.go(f"{url}/{guest.name.lower()}/{place}")
        await guest.watch_pictures()
        await guest.insist(partial(guest.press, f"^{OPENER}$"), PANEL_SAYS, "Your cards at")
    await _play(players, kind, chance)
    for guest in guests:
        await guest.check("tournament")
    for guest in (*guests[:2], maya):
        await _look_back(guest, url, plan, kind)


async def _create(maya: Guest, options: Mapping[str, str], shot: str = "") -> None:
    await maya.ask("/tournament create", game=GAME, **options)
    if shot:
        await maya.shoot(shot)
    await maya.press_answer("^Post$", "is announced in")


async def _register(guest: Guest, url: str, plan: Plan, kind: str) -> None:
    await guest.go(f"{url}/{guest.name.lower()}/poker")
    await guest.wait_for(plan.name)
    await guest.shoot_message(plan.name, f"{kind}_post_{guest.name}")
    await guest.shoot_message("New table", f"{kind}_lobby_{guest.name}")
    await guest.press_on(plan.name, "^(Join|Register)\\b", f"You're registered for {plan.name}")
    await guest.shoot(f"{kind}_registered_{guest.name}")


async def _look_back(guest: Guest, url: str, plan: Plan, kind: str) -> None:
    result = f"{plan.name}: result"
    await guest.shoot(f"{kind}_table_{guest.name}")
    await guest.go(f"{url}/{guest.name.lower()}/poker")
    await guest.watch_pictures()
    await guest.wait_for(result)
    await guest.shoot_message(result, f"{kind}_podium_{guest.name}")
    await guest.shoot(f"{kind}_room_{guest.name}")
    await guest.check_page("tournament's room")
    await guest.go(f"{url}/{guest.name.lower()}/dm")
    await guest.shoot(f"{kind}_letters_{guest.name}")


async def _table_of(guest: Guest, before: list[str], name: str) -> str:
    """Return the place of the table that was opened since."""
    begun = perf_counter()
    while perf_counter() - begun < START_SECONDS:
        places: list[str] = await guest.page.evaluate(TABLES, guest.name.lower())
        if opened := [place for place in places if place not in before]:
            return opened[-1].rpartition("/")[2]
        await asyncio.sleep(LOOKS_EVERY_SECONDS)
    raise AssertionError(f"{name} does not start: {await guest.text()}")


async def _play(guests: list[Guest], kind: str, chance: Random) -> None:
    """Go all-in or give up, and draw no cards, until the table has closed."""
    last, shown = perf_counter(), set[str]()
    while not await guests[0].page.evaluate(ENDED, "tournament table is closed|wins the tournament"):
        moved = False
        for guest in guests:
            if f"bust {guest.name}" not in shown and re.search(BUST, await guest.text()):
                shown.add(f"bust {guest.name}")
                await guest.shoot(f"{kind}_bust_{guest.name}")
            if re.search(TURN, before := await guest.panel()):
                if guest.name not in shown:
                    shown.add(guest.name)
                    await guest.shoot(f"{kind}_turn_{guest.name}")
                moved = (
                    await guest.take(before, *((ALL_IN,) if chance.random() < BOLD else ()), CHEAPEST, ALL_IN) or moved
                )
        if moved:
            last = perf_counter()
        elif perf_counter() - last > STALL_SECONDS:
            raise AssertionError(f"nobody has a turn: {[await guest.panel() for guest in guests]}")
        else:
            await asyncio.sleep(LOOKS_EVERY_SECONDS)
