"""An evening of four people in a real browser, two of them on phones: several games, then the evening's cards.

They open a table for each game from the command, sit down, and look at and press nothing but their hand panels. Printed
are the hands and clicks, what each of them was sent, and whatever was cut off or moved while it loaded. Screenshots go
into a folder, to be looked at.
"""

import argparse
import asyncio
import os
import re
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

import aiohttp
from playwright.async_api import Browser, Locator, Page

from tests.harness.demo.browsing import browsing, visiting
from tests.harness.demo.newcomer import ANSWERS, PHONE_WIDTH
from tests.harness.demo.panel_evening import CALLING, TURN, PanelPlayer
from tests.harness.demo.tabs import COUNTDOWN, MESSAGES
from tests.harness.processes import environment, free_port

WIDE: Final = 1200
PEOPLE: Final = {"Ada": WIDE, "Ben": PHONE_WIDTH, "Cleo": WIDE, "Dora": PHONE_WIDTH}
"""Name -> the width of their page in pixels."""
GAMES: Final = ("Razz", "2-7 Triple Draw", "Stud Hi-Lo", "Badugi", "Badacey", "Five Card Draw")
PACES: Final = {"HAND_PAUSE_SECONDS": "2", "TURN_SECONDS": "900", "HOUSE_PLAYER_SECONDS": "0"}
AGGRESSIVE: Final = r"^(Complete|Bet|Raise)\b"
FOLDING: Final = r"^Fold\b"
BOLD, SHY = 0.15, 0.1
"""The shares of turns on which a person raises, and folds, if they can."""
PANELS: Final = f"{MESSAGES} .channel-message:has(.message-ephemeral-note):has(.components-v2)"
PANEL: Final = f"[...document.querySelectorAll('{PANELS}')].at(-1)?.innerText ?? ''"
PANEL_SAYS: Final = f"pattern => new RegExp(pattern).test({PANEL})"
PANEL_CHANGED: Final = f"before => ({PANEL}).replace(/{COUNTDOWN}/g, '') !== before"
PRIVATE_MOST: Final = 2
"""The private messages of a game: the panel, and the first time what the game is."""
LOOKS_EVERY_SECONDS: Final = 0.1
START_SECONDS: Final = 60.0
STALL_SECONDS: Final = 60.0
"""The time without a turn or a new hand after which the evening counts as stuck."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hands", type=int, default=10, help="hands of each game")
    parser.add_argument("--games", nargs="*", default=GAMES, help="names of games, as the page shows them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shots", type=Path, help="a folder for screenshots")


def run(args: argparse.Namespace) -> int:
    if args.shots is not None:
        args.shots.mkdir(parents=True, exist_ok=True)
        os.environ["DEMO_SHOTS"] = str(args.shots)
    return asyncio.run(_evening(args))


async def _evening(args: argparse.Namespace) -> int:
    chance, begun = Random(args.seed), perf_counter()
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(demo())
        browser = await stack.enter_async_context(browsing())
        guests = [await stack.enter_async_context(arriving(browser, url, *person)) for person in PEOPLE.items()]
        clicks = Counter[str]()
        for game in args.games:
            await play_a_game(guests, url, game, args.hands, chance, clicks)
        await guests[0].go(f"{url}/ada/poker")
        await guests[0].shoot("lobby_after")
        found = [line for guest in guests for line in guest.findings]
    print(f"{len(args.games) * args.hands} hands in {perf_counter() - begun:.0f} s, clicks: {dict(clicks)}")
    print("\n".join(found) if found else "Nothing was cut off, and nothing moved while it loaded.")
    return 1 if found else 0


@asynccontextmanager
async def demo() -> AsyncIterator[str]:
    """Yield the address of a demo in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        ours = {"DEMO_PORT": str(port), "DEMO_DATABASE": str(Path(folder) / "demo.sqlite3")}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=environment(ours | PACES), stdout=asyncio.subprocess.DEVNULL
        )
        try:
            await _served(url := f"http://127.0.0.1:{port}")
            yield url
        finally:
            process.terminate()
            await process.wait()


async def _served(url: str) -> None:
    async with aiohttp.ClientSession() as session, asyncio.timeout(START_SECONDS):
        while True:
            try:
                async with session.get(url):
                    return
            except aiohttp.ClientError:
                await asyncio.sleep(LOOKS_EVERY_SECONDS)


class Guest(PanelPlayer):
    """A person of the evening, with what was wrong on their page."""

    def __init__(self, name: str, page: Page) -> None:
        super().__init__(name, page)
        self.findings: list[str] = []

    async def check(self, what: str) -> None:
        """Note what is cut off on the page, what moved while it loaded, and private messages besides the panel."""
        self.findings += [f"{self.name}, {what}: cut off: {part}" for part in await self.too_wide()]
        if jumps := await self.jumps():
            self.findings.append(f"{self.name}, {what}: pictures had the heights {jumps} while they loaded")
        if (private := await self.page.locator(ANSWERS).count()) > PRIVATE_MOST:
            self.findings.append(f"{self.name}, {what}: {private} private messages")

    async def panel(self) -> str:
        """Return the panel in words, without the time that is left."""
        text: str = await self.page.evaluate(f"({PANEL}).replace(/{COUNTDOWN}/g, '')")
        return text

    def choice(self, pattern: str) -> Locator:
        buttons = self.page.locator(PANELS).last.locator("button[aria-disabled=false]")
        return buttons.filter(has_text=re.compile(pattern)).first

    async def act(self, chance: Random) -> bool:
        """Take the turn if it is this person's; return True if they did."""
        before = await self.panel()
        if not re.search(TURN, before):
            return False
        wish = chance.random()
        for pattern, until in ((AGGRESSIVE, BOLD), (FOLDING, BOLD + SHY), (CALLING, 1.0)):
            if wish < until and await self.choice(pattern).count():
                await self.insist(self.choice(pattern).click, PANEL_CHANGED, before)
                return True
        return False


@asynccontextmanager
async def arriving(browser: Browser, url: str, name: str, width: int) -> AsyncIterator[Guest]:
    async with visiting(browser, width) as context:
        guest = Guest(name, context.pages[0])
        await guest.go(f"{url}/{name.lower()}/poker")
        yield guest


async def play_a_game(
    guests: list[Guest], url: str, game: str, hands: int, chance: Random, clicks: Counter[str]
) -> None:
    """Open a table, play so many hands, leave one after the other, and look at the evening's card."""
    word = game.casefold().replace(" ", "_")
    first, *others = guests
    await first.go(f"{url}/ada/poker")
    await first.ask("/table open", game=game)
    await first.follow()
    place = first.page.url.partition("#")[0].rpartition("/")[2]
    for guest in others:
        await guest.go(f"{url}/{guest.name.lower()}/{place}")
    for guest in guests:
        await guest.watch_pictures()
        await guest.insist(partial(guest.press, "^Sit down"), PANEL_SAYS, "Table")
    await play_hands(guests, hands, chance, clicks, word)
    for guest in guests:
        await guest.check(game)
        await guest.leave()
    for guest in guests[:2]:
        await guest.wait_for("Tonight.s results")
        await guest.shoot(f"{word}_evening_{guest.name}")


async def play_hands(guests: list[Guest], hands: int, chance: Random, clicks: Counter[str], word: str) -> None:
    """Play until the panels name a later hand; the first turn and the last showdown are photographed."""
    shown, last = set[str](), perf_counter()
    while True:
        answers = {guest.name: await guest.panel() for guest in guests}
        found = [int(match[1]) for text in answers.values() if (match := re.search(r"hand (\d+)", text))]
        number = max(found, default=0)
        if number > hands:
            return
        moved = False
        for guest in guests:
            if guest.name not in shown and re.search(TURN, answers[guest.name]):
                shown.add(guest.name)
                await guest.shoot(f"{word}_turn_{guest.name}")
            if re.search(r"You (won|lost)", answers[guest.name]) and f"end {guest.name}" not in shown:
                shown.add(f"end {guest.name}")
                await guest.shoot(f"{word}_end_{guest.name}")
            if await guest.act(chance):
                clicks[guest.name] += 1
                moved = True
        if moved:
            last = perf_counter()
        elif perf_counter() - last > STALL_SECONDS:
            raise AssertionError(f"nobody has a turn: {answers}")
        else:
            await asyncio.sleep(LOOKS_EVERY_SECONDS)
