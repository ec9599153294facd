"""A fleet of real processes with a real nats-server and a sharded Discord.

People play on all servers while one process after another is killed, NATS goes away and comes back, and in between
every file is divided in two. Afterwards every file must be correct, no part may have done another part's work, and
every user who asked for it must be forgotten.
"""

import argparse
import asyncio
import re
import secrets
import tempfile
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from bot.fleet.nats_messages import NatsMessages, library, servers_of
from bot.operating.overview import lines, states
from tests.harness import processes
from tests.harness.fleet.running import RunningFleet
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.guilds import Server
from tests.harness.local_discord.interactions import COMPONENT
from tests.harness.local_discord.players import Crowd, Room, Tally, human
from tests.harness.local_discord.world import Json
from tests.harness.nats_server import NatsServer
from tests.soak.fleet_proof import Found, prove

if TYPE_CHECKING:
    from nats.aio.msg import Msg

CLICK_SECONDS: Final = 10.0
"""After this a click counts as lost with the process that should have answered it."""
CARD: Final = re.compile(rb'"[2-9TJQKA][shdc]"')
SETTLE_SECONDS: Final = 120.0


class Story:
    """Everything that happens, in order."""

    def __init__(self, local: LocalDiscord, nats: NatsServer, folder: Path, args: argparse.Namespace) -> None:
        self.local, self.nats, self.folder, self.args = local, nats, folder, args
        self.luck = Random(args.seed)
        self.tally = Tally()
        self.room = Room(local)
        self.fleet = RunningFleet(local, nats, folder, args.parts // 2)
        self.forgotten: list[int] = []
        self.wrong: list[str] = []

    async def tell(self) -> Found:
        servers = [*self.local.world.servers.values()]
        servers += [self.local.world.server(f"Server {number}") for number in range(2, self.args.servers + 1)]
        await self.fleet.start(*range(self.fleet.count))
        await self._open_tables(servers)
        playing = [asyncio.create_task(crowd.play()) for crowd in self.room.crowds.values()]
        try:
            await self._play()
            await self._divide()
            await self._play()
            for index in range(self.fleet.count):
                await self._kill(index)
            await self._without_nats()
            await self._play()
            await self._settle()
            self.note(*await self._overview())
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await self.fleet.stop()
        files = {index: self.fleet.database(index) for index in range(self.fleet.count)}
        found = await asyncio.to_thread(prove, files, self.local.interactions.by_token.values(), self.forgotten)
        found.wrong += self.wrong + self.fleet.complaints()
        found.wrong += self.local.invalid
        if self.local.gateway.starts.too_fast:
            found.wrong.append(f"{self.local.gateway.starts.too_fast} sessions began too soon after another")
        return found

    def note(self, *notes: str) -> None:
        print("\n".join(notes), flush=True)

    # Play

    async def _open_tables(self, servers: list[Server]) -> None:
        began = time.monotonic()
        for thread, players in await self.fleet.open_tables(servers):
            pace = human(self.luck, self.args.think / 2, self.args.think * 1.5)
            self.room.admit(thread, Crowd(self.local, players, self.tally, pace, self.luck))
        self.note(f"{len(servers)} tables open after {time.monotonic() - began:.0f} s")

    async def _play(self) -> None:
        self.note(f"play: {await self._clicks_in(self.args.seconds)} clicks by part")

    async def _clicks_in(self, seconds: float) -> list[int]:
        """Return how many clicks at the tables of each part were answered in that time."""
        known = set(self.local.interactions.by_token)
        await asyncio.sleep(seconds)
        clicks = [0] * self.fleet.count
        for token, answer in self.local.interactions.by_token.items():
            if token not in known and answer.acknowledged.is_set() and answer.interaction["type"] == COMPONENT:
                clicks[(int(answer.interaction["guild_id"]) >> 22) % self.fleet.count] += 1
        return clicks

    # Troubles

    async def _divide(self) -> None:
        """Divide every file in two, and run twice as many processes."""
        before, wholes = self.fleet, self.fleet.count
        await before.stop()
        after = RunningFleet(self.local, self.nats, self.folder, 2 * wholes)
        for index in range(wholes):
            target = self.folder / f"split-{index}"
            command = ("split", str(before.database(index)), "--into", str(after.count), str(target))
            ended = await processes.run(before.folder(index), *command)
            assert ended.status == 0, ended.err
            for part in (index, index + wholes):
                after.database(part).parent.mkdir(parents=True)
                (target / f"lowball-{part}-of-{after.count}.sqlite3").rename(after.database(part))
        self.fleet = after
        await after.start(*range(after.count))
        self.note(f"divided: {wholes} processes are {after.count}")

    async def _kill(self, index: int) -> None:
        """Kill a process; while it is away another takes an order that concerns it, too."""
        other = (index + 1) % self.fleet.count
        user = await self._somebody()
        await self.fleet.kill(index)
        told = await self._forget(user, other)
        clicks = await self._clicks_in(self.args.seconds)
        self._went_on(clicks, without=index)
        await self.fleet.start(index)
        gone = await self._somebody()
        at_once = await self._forget(gone, index)
        self.note(f"part {index} killed: {clicks} clicks meanwhile; {_first(told)} / {_first(at_once)}")

    async def _without_nats(self) -> None:
        users = [await self._somebody() for _ in range(self.fleet.count)]
        await self.nats.stop()
        told = [await self._forget(user, index) for index, user in enumerate(users)]
        clicks = await self._clicks_in(self.args.seconds)
        self._went_on(clicks)
        self.note(f"NATS away: {clicks} clicks meanwhile; {_first(told[0])}")
        await self.nats.start()

    def _went_on(self, clicks: list[int], without: int | None = None) -> None:
        stopped = [index for index, count in enumerate(clicks) if not count and index != without]
        self.wrong += [f"nobody could play at part {index}" for index in stopped]

    # Users

    async def _somebody(self) -> Json:
        """Return a new user who has chips in every part."""
        user: Json = self.local.world.member(f"leaver{secrets.token_hex(3)}")["user"]
        for index in range(self.fleet.count):
            await self.fleet.command(user, "wallet", self.fleet.lobby_of(index))
        return user

    async def _forget(self, user: Json, index: int) -> str:
        told = await self.fleet.command(user, "privacy delete", self.fleet.lobby_of(index), confirm="delete")
        if not told.startswith("Your data is deleted"):
            raise AssertionError(told)
        self.forgotten.append(int(user["id"]))
        return told

    # The end

    async def _settle(self) -> None:
        """Wait until no order is due any more."""
        async with asyncio.timeout(SETTLE_SECONDS):
            while not all(", 0 user requests waiting" in line for line in await self._overview()):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(1)

    async def _overview(self) -> list[str]:
        messages = NatsMessages(self.nats.url, int(self.local.world.bot["id"]), None)
        async with messages.connected():
            return lines(await states(messages))


async def overhear(nats: NatsServer, wrong: list[str]) -> None:
    """Listen to everything sent over NATS: cards may occur only in an export that their owner asked for."""
    servers, user, password = servers_of(nats.url)

    async def heard(message: "Msg") -> None:
        if CARD.search(message.data):
            wrong.append(f"cards in a message on {message.subject}")

    client = library().Client()
    await client.connect(servers, user=user, password=password, max_reconnect_attempts=-1, reconnect_time_wait=1)
    try:
        await client.subscribe(">", cb=heard)
        await asyncio.Event().wait()
    finally:
        await client.close()


def _first(told: str) -> str:
    return told.partition(".")[0]


async def soak(args: argparse.Namespace, folder: Path) -> tuple[Found, Tally]:
    async with NatsServer(folder) as nats, LocalDiscord(proves=False) as local:
        local.interactions.patience_seconds = CLICK_SECONDS
        story = Story(local, nats, folder, args)
        spy = asyncio.create_task(overhear(nats, story.wrong))
        try:
            return await story.tell(), story.tally
        finally:
            spy.cancel()
            await asyncio.gather(spy, return_exceptions=True)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--parts", type=int, default=4, metavar="N", help="processes at the end, even (default 4)")
    parser.add_argument("--servers", type=int, default=1000, metavar="N", help="with a table each (default 1000)")
    parser.add_argument("--seconds", type=float, default=60, metavar="S", help="of play between troubles (default 60)")
    parser.add_argument("--think", type=float, default=30, metavar="S", help="before each click (default 30)")
    parser.add_argument("--seed", type=int, metavar="S", help="of the players (default: a new one)")


def run(args: argparse.Namespace) -> int:
    args.seed = secrets.randbelow(2**31) if args.seed is None else args.seed
    print(f"seed {args.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        found, tally = asyncio.run(soak(args, Path(folder)))
    print(f"clicks: {len(tally.seconds)} taken, {tally.refused} refused, {tally.unanswered} lost with a process")
    print(
        f"files: {found.hands} hands, {found.requests} requests, {found.orders} orders of users, {found.minted} chips"
    )
    print("\n".join(f"WRONG: {wrong}" for wrong in found.wrong) or "nothing is wrong")
    return 1 if found.wrong else 0
