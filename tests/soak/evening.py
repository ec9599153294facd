"""An evening of four people in a real browser, two of them on phones: several games, then the evening's cards.

They open a table for each game from the command, sit down, and look at and press nothing but their hand panels. At the
end they look at the leaderboard, and with ``--tournament`` they play a small one to its podium. Printed are the hands
and clicks, what each of them was sent, and whatever was cut off or moved while it loaded. Screenshots go into a folder,
to be looked at.
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

from tests.harness.demo.browsing import browsing
from tests.harness.demo.newcomer import PHONE_WIDTH
from tests.harness.demo.panel_evening import TURN
from tests.harness.processes import environment, free_port
from tests.soak.evening_guest import LOOKS_EVERY_SECONDS, PANEL_SAYS, STALL_SECONDS, Guest, arriving
from tests.soak.evening_tournament import TOURNAMENTS, play_a_tournament

WIDE: Final = 1200
PEOPLE: Final = {"Ada": WIDE, "Ben": PHONE_WIDTH, "Cleo": WIDE, "Dora": PHONE_WIDTH}
"""Name -> the width of their page in pixels."""
GAMES: Final = ("Razz", "2-7 Triple Draw", "Stud Hi-Lo", "Badugi", "Badacey", "Five Card Draw", "Omaha Hi-Lo", "8-Game")
PACES: Final = {"HAND_PAUSE_SECONDS": "2", "TURN_SECONDS": "900", "HOUSE_PLAYER_SECONDS": "0"}
START_SECONDS: Final = 60.0
EVENING: Final = "Tonight.s results"
REPLAY: Final = "^Replay the biggest pot$"
ENDS: Final = {"end": "You (won|lost)", "split": "The pot, (high|low|badugi)"}
"""The word in a screenshot's name -> the pattern of a panel to photograph."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hands", type=int, default=10, help="hands of each game")
    parser.add_argument("--games", nargs="*", default=GAMES, help="names of games, as the page shows them")
    parser.add_argument("--tournament", choices=TOURNAMENTS, help="a small tournament afterwards")
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
        for guest in guests[: 2 if args.games else 0]:
            await look_at_the_room(guest, url)
        if args.tournament:
            maya = await stack.enter_async_context(arriving(browser, url, "Maya", WIDE))
            await play_a_tournament(guests, maya, url, args.tournament, chance)
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
        await guest.wait_for(EVENING)
        await guest.shoot_message(EVENING, f"{word}_evening_{guest.name}")
        await guest.shoot(f"{word}_left_{guest.name}")
    if await guests[1].buttons(REPLAY).count():
        await guests[1].press_for(REPLAY, "Step 1 of")
        await guests[1].shoot(f"{word}_replay")


async def look_at_the_room(guest: Guest, url: str) -> None:
    await guest.go(f"{url}/{guest.name.lower()}/poker")
    await guest.shoot(f"lobby_{guest.name}")
    await guest.command("/leaderboard")
    await guest.wait_for("Profit · ")
    await guest.shoot(f"leaderboard_{guest.name}")


async def play_hands(guests: list[Guest], hands: int, chance: Random, clicks: Counter[str], word: str) -> None:
    """Play until the panels name a later hand; the first turn, end and split pot are photographed."""
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
            for what, pattern in ENDS.items():
                if re.search(pattern, answers[guest.name]) and f"{what} {guest.name}" not in shown:
                    shown.add(f"{what} {guest.name}")
                    await guest.shoot(f"{word}_{what}_{guest.name}")
            if await guest.act(chance):
                clicks[guest.name] += 1
                moved = True
        if moved:
            last = perf_counter()
        elif perf_counter() - last > STALL_SECONDS:
            raise AssertionError(f"nobody has a turn: {answers}")
        else:
            await asyncio.sleep(LOOKS_EVERY_SECONDS)
