"""A search for leaked secrets in a real bot that logs everything, on a local Discord that sometimes fails.

The bot plays hand after hand. Its token and every down card that it deals are canaries: they are looked for in its
log, its errors, its metrics, the names of its files, its exports, and whatever it sent to anybody but the card's
owner. A card is public from the moment it was shown. The same goes for the seeds and salts of its sealed decks: only
proofs may contain them, and only those that open what the reader was shown.
"""

import argparse
import asyncio
import json
import logging
import re
import secrets
import signal
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import aiohttp

from db import SqliteStore, open_store
from tests.harness.forked import Forked
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.faults import LOST, Fault
from tests.harness.local_discord.interactions import ACKNOWLEDGE_SECONDS, Answer
from tests.harness.local_discord.journal import Entry
from tests.harness.local_discord.players import Crowd, Room, Tally, words_of
from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.world import Json
from tests.harness.processes import addresses, end_of, free_port, start
from tests.soak.canary_facts import TOKEN, Dealt, Listener, foreign_cards, in_export, in_names, in_writing, leaks
from tests.soak.canary_seals import Deal, PlayedHand, SealedDecks, missed, proofs_too_open, proven_hands, told_secrets
from tests.soak.model import Wrong

GAMES: Final = {"razz": "10/20", "five-card-draw": "5/10", "omaha-hi-lo": "5/10"}
NAMES: Final = ("ann", "bob", "cat", "dan", "eve", "fay")
SEATED: Final = 2
"""Players at each table; everybody gives commands at all tables."""
PACE_SECONDS: Final = 0.2
ASIDE_EVERY_SECONDS: Final = 0.5
"""Seconds between commands: the bot slows down anyone who gives more than three a second for long.

See bot/moderation/token_bucket.py.
"""
BUY_IN_CHIPS: Final = 1_000_000
"""Enough that nobody goes broke."""
LOG: Final = "lowball.log"
DATABASE: Final = "data/lowball.sqlite3"
SETTINGS: Final = {
    "LOG_LEVEL": "DEBUG",
    "LOG_FILE": LOG,
    "HAND_PAUSE_SECONDS": "0",
    # If a card cannot be shown, only the clock ends the turn.
    "TURN_SECONDS": "5",
    "FIRST_GRANT": str(10 * BUY_IN_CHIPS),
}
PATIENCE_SECONDS: Final = 120.0
"""How long to wait for one more hand at every table."""
FAULTS: Final = (Fault(status=500), Fault(status=429), Fault(), *LOST)
"""Discord's occasional faults: the third cuts the connection, and the last two lose an answer."""
CLOSED: Final = Fault(status=403, code=50007)
"""The recipient does not accept direct messages, once."""
FAULT_EVERY: Final = 400
"""The average number of requests between two faults.

A card that could not be shown holds up play for seconds.
"""
ASIDES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("cards", {}),
    ("table back", {}),
    ("draw", {"cards": "1 2"}),
    ("wallet", {}),
    ("table info", {}),
    ("privacy export", {}),
    ("room health", {}),
    ("fair", {}),
    ("cut", {"word": "lucky seven"}),
    ("hand proof", {}),
    ("hand export", {"last": 3}),
)
"""Commands that somebody gives now and then; they may well be refused."""
PROOFS_LAST: Final = 3
"""At the end everybody asks for proofs of so many hands of each table, played in them or not."""
ASKS_EVERY_SECONDS: Final = 0.4
ANSWER_SECONDS: Final = 20.0


@dataclass
class Report:
    hands: int
    cards: int
    """Down cards dealt."""
    sent: int
    """Messages with cards in them."""
    letters: int
    """Those messages that only one player saw."""
    log_lines: int
    faults: int
    deals: int
    """Sealed deals whose secrets were looked for."""
    proofs: int
    problems: list[str]

    def lines(self, seconds: float) -> list[str]:
        return [
            f"{self.hands} hands, {self.cards} down cards dealt, in {seconds:.0f} s with {self.faults} faults",
            f"{self.sent} messages with cards, {self.letters} of them for one player alone",
            f"{self.deals} sealed deals, {self.proofs} proofs sent",
            f"{self.log_lines} lines of log at DEBUG",
            *(f"LEAK: {problem}" for problem in self.problems),
        ]


class Trouble:
    """Discord's occasional failures, each of which happens once."""

    def __init__(self, local: LocalDiscord, chance: Random, every: int) -> None:
        self._local = local
        self._chance = chance
        self._every = every
        self.count = 0
        local.journal.readers.append(self._read)

    def _read(self, entry: Entry) -> None:
        if self._chance.random() < 1 / self._every:
            self.count += 1
            fault = self._chance.choice((*FAULTS, CLOSED))
            letters = "|".join(self._local.world.dms.values())
            where = f"/channels/({letters})/messages" if fault is CLOSED else ".*"
            self._local.faults.plan("POST|PATCH", where, fault, times=1)


async def canary(hands: int, seed: int, folder: Path, fault_every: int = FAULT_EVERY) -> Report:
    """Play until so many hands have begun at each table, and look for leaks; raise Wrong if play stops."""
    chance, port = Random(seed), free_port()
    # Connections are cut on purpose.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    async with LocalDiscord(TOKEN, proves=False) as local:
        local.limits.on = False
        listener, sealed = Listener(local), SealedDecks(folder / DATABASE)
        process = await start(folder, DISCORD_TOKEN=TOKEN, METRICS_PORT=str(port), **SETTINGS, **addresses(local))
        try:
            await _serving(local, process)
            people = [local.world.member(name)["user"] for name in NAMES]
            crowds = await _tables(local, people, chance)
            # Without an open channel direct messages would be outdated before they are sent.
            await local.journal.wait_until(lambda: len(local.world.dms) >= len(people))
            # From here on some clicks are lost and repeated.
            local.interactions.patience_seconds = ACKNOWLEDGE_SECONDS
            trouble = Trouble(local, chance, fault_every)
            async with _looking(sealed):
                await _play(local, crowds, people, hands, chance)
                await asyncio.gather(*(_ask_for_proofs(local, person, len(crowds), hands) for person in people))
            figures = await _figures(port)
        finally:
            local.faults.clear()
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGTERM)
            ended = await end_of(process)
    if ended.status != 0:
        raise Wrong(f"the bot ended with status {ended.status}:\n{ended.err[-2000:]}")
    sealed.look()
    dealt, played, problems = await _looked_up(folder, int(local.world.guild_id), people, listener)
    log = (folder / LOG).read_text(encoding="utf-8")
    texts = {"standard error": ended.err, "standard output": ended.out, "the log file": log, "the figures": figures}
    problems += [f"{where}: {line}" for where, text in texts.items() for line in in_writing(text)]
    problems += [f"a file is called {name}" for name in in_names(folder)]
    problems += [f"{path} tells the token" for path in listener.told_token]
    problems += leaks(listener.sent, dealt)
    for where, text in texts.items():
        listener.documents.look_in(where, text)
    proofs = listener.documents.proofs
    problems += missed(sealed.of, proofs)
    problems += [*told_secrets(sealed.of, listener.documents), *proofs_too_open(sealed.of, played, proofs)]
    sent = len(listener.sent), listener.letters, len(log.splitlines()), trouble.count
    return Report(dealt.hands, dealt.count, *sent, len(sealed.of), len(proofs), problems)


@asynccontextmanager
async def _looking(sealed: SealedDecks) -> AsyncIterator[None]:
    looks = asyncio.create_task(sealed.keep_looking())
    try:
        yield
    finally:
        looks.cancel()
        await asyncio.wait({looks})
    if not looks.cancelled():
        looks.result()


async def _serving(local: LocalDiscord, process: Forked) -> None:
    """Wait until the bot is up; raise Wrong if it ends before."""
    ready, died = asyncio.create_task(local.gateway.wait_until_identified()), asyncio.create_task(process.wait())
    await asyncio.wait({ready, died}, return_when=asyncio.FIRST_COMPLETED)
    if not ready.done():
        ready.cancel()
        raise Wrong(f"the bot does not start: {(await end_of(process)).err[-2000:]}")
    died.cancel()
    ready.result()


async def _tables(local: LocalDiscord, people: list[Json], chance: Random) -> list[Crowd]:
    """Open one table of each game, each with its own people."""
    room, parts = Room(local), [people[at : at + SEATED] for at in range(0, len(people), SEATED)]
    tables = zip(GAMES.items(), parts, strict=True)
    return [await _table(local, room, part, game, stakes, chance) for (game, stakes), part in tables]


async def _table(local: LocalDiscord, room: Room, people: list[Json], game: str, stakes: str, chance: Random) -> Crowd:
    ask = local.interactions
    opened = await ask.command(people[0], "table open", game=game, stakes=stakes, buy_in=BUY_IN_CHIPS)
    await local.journal.wait_until(lambda: "<#" in words_of(opened))
    # Another table's record may have begun a thread of its own meanwhile.
    (thread,) = re.findall(r"<#(\d+)>", words_of(opened))
    crowd = room.crowds[thread] = Crowd(local, people, Tally(), lambda: PACE_SECONDS, Random(chance.random()))
    sits = [await ask.command(person, "table sit", channel_id=thread) for person in people]
    await local.journal.wait_until(lambda: all(map(words_of, sits)))
    return crowd


async def _play(local: LocalDiscord, crowds: list[Crowd], people: list[Json], hands: int, chance: Random) -> None:
    asides = asyncio.create_task(_asides(local, crowds, people, chance))
    try:
        for number in range(1, hands + 1):
            await _until_hand(crowds, number)
            # The readers saw its entries as they came in.
            local.journal.entries.clear()
    finally:
        asides.cancel()
        await asyncio.wait({asides})


async def _until_hand(crowds: list[Crowd], number: int) -> None:
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await asyncio.gather(*(crowd.play(until_hand=number) for crowd in crowds))
    except TimeoutError:
        raise Wrong(f"hand {number} was not dealt within {PATIENCE_SECONDS:.0f} s") from None


async def _asides(local: LocalDiscord, crowds: list[Crowd], people: list[Json], chance: Random) -> None:
    """Let somebody look at their cards, draw, or ask for something now and then."""
    while True:
        card, person = chance.choice(crowds).card, chance.choice(people)
        command, options = chance.choice(ASIDES)
        with suppress(TimeoutError, Refused):
            if card is not None:
                await local.interactions.command(person, command, channel_id=card["channel_id"], **options)
        await asyncio.sleep(ASIDE_EVERY_SECONDS)


async def _ask_for_proofs(local: LocalDiscord, person: Json, tables: int, hands: int) -> None:
    """Ask for proofs of the last hands of every table, whoever played in them."""
    for table in range(1, tables + 1):
        for hand in range(max(1, hands - PROOFS_LAST), hands):
            with suppress(TimeoutError, Refused):
                answer = await local.interactions.command(person, "hand proof", hand=f"{table}-{hand}")
                await local.journal.wait_until(partial(_is_filled, answer), timeout_seconds=ANSWER_SECONDS)
            await asyncio.sleep(ASKS_EVERY_SECONDS)


def _is_filled(answer: Answer) -> bool:
    return bool((answer.original or {}).get("content"))


async def _figures(port: int) -> str:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return await answer.text()


# The cards dealt, and the file's exports


async def _looked_up(
    folder: Path, guild: int, people: list[Json], listener: Listener
) -> tuple[Dealt, dict[Deal, PlayedHand], list[str]]:
    """Return the facts in the file and the faults of its exports, which the listener reads, too."""
    store = await open_store(folder / DATABASE)
    try:
        channels = {table.table_id: str(table.new.channel_id) for table in await store.open_tables()}
        dealt, played = (
            await _dealt(store, guild, channels),
            await proven_hands(store, guild, listener.documents.proofs),
        )
        told = await store.office.accounts.everything(guild)
        secret = [str(row[0]) for row in await store.database.read("SELECT body FROM hand_secret")]
        problems = ["the room's export tells a secret"] if in_export(told, secret) else []
        listener.documents.look_in("the room's export", json.dumps(told))
        for person in people:
            own = await store.office.privacy.export(int(person["id"]))
            listener.documents.look_in("a player's export", json.dumps(own))
            foreign = foreign_cards(own, dealt, person["id"], channels)
            problems += [f"a player's export tells cards of others in hand {number}" for number in foreign]
    finally:
        await store.close()
    return dealt, played, problems


async def _dealt(store: SqliteStore, guild: int, channels: dict[int, str]) -> Dealt:
    """Return the cards dealt in every hand: finished hands from the archive, running ones from the open tables."""
    dealt = Dealt()
    for hand in await store.office.hands.finished(guild, 0, 10**9):
        users = {seat: str(await store.directory.user_id(player)) for seat, player in hand.players.items()}
        dealt.add((channels[hand.table_id], hand.number), [(one.event, one.at_ms) for one in hand.events], users)
    begun = dict(map(tuple, await store.database.read("SELECT table_id, opened_ms FROM hand WHERE state = 'live'")))
    for table in [one for one in await store.open_tables() if one.events]:
        seats = table.state.seats
        users = {seat.seat: str(await store.directory.user_id(seat.player_id)) for seat in seats}
        events = [(event, begun[table.table_id]) for event in table.events]
        dealt.add((channels[table.table_id], table.state.hand_number), events, users)
    return dealt


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hands", type=int, default=300, metavar="N", help="at each table (default 300)")
    parser.add_argument("--seed", type=int, metavar="S", help="of the players and the faults (default: a new one)")


def run(args: argparse.Namespace) -> int:
    seed = secrets.randbelow(2**31) if args.seed is None else args.seed
    print(f"seed {seed}", flush=True)
    started = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        try:
            report = asyncio.run(canary(args.hands, seed, Path(folder)))
        except Wrong as error:
            print(f"WRONG: {error}")
            return 1
    print("\n".join(report.lines(perf_counter() - started)))
    return 1 if report.problems else 0
