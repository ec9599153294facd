"""All parts of a bot as processes with a folder each.

They share a local Discord that shards and a real nats-server.
"""

import asyncio
import re
import signal
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.fleet.part import Part
from tests.harness.forked import Forked
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.guilds import Server
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.local_discord.players import words_of
from tests.harness.local_discord.world import THREAD, Json
from tests.harness.nats_server import NatsServer
from tests.harness.processes import addresses, start_in_the_background

OPENINGS_AT_ONCE = 16
SETTINGS = {
    "HAND_PAUSE_SECONDS": "0",
    "TURN_SECONDS": "3600",
    "PICTURES": "off",
    "CARD_EMOJIS": "off",
    "BACKUP_EVERY_HOURS": "0",
}


class RunningFleet:
    def __init__(self, local: LocalDiscord, nats: NatsServer, folder: Path, count: int) -> None:
        self.local = local
        self.nats = nats
        self.count = count
        self._folder = folder
        self._processes: dict[int, Forked] = {}
        # Otherwise each part waits several seconds for its turn.
        local.gateway.starts.max_concurrency = 16

    def folder(self, index: int) -> Path:
        return self._folder / f"{index}-of-{self.count}"

    def database(self, index: int) -> Path:
        return self.folder(index) / "data" / "lowball.sqlite3"

    def settings(self, index: int) -> dict[str, str]:
        mine = {"DISCORD_TOKEN": self.local.token, "SHARD": f"{index}/{self.count}", "NATS_URL": self.nats.url}
        return {**SETTINGS, **mine, **addresses(self.local)}

    def process_id(self, index: int) -> int:
        return self._processes[index].pid

    async def start(self, *parts: int) -> None:
        """Start these parts and wait until they hold their shards."""
        for index in parts:
            (self.folder(index) / "data").mkdir(parents=True, exist_ok=True)
            with self._log(index).open("ab") as log:
                started = await start_in_the_background(self.folder(index), log, **self.settings(index))
                self._processes[index] = started
        await self.local.gateway.wait_for_shards(len(self._processes))

    async def kill(self, *parts: int, how: signal.Signals = signal.SIGKILL) -> None:
        """End these parts and wait until Discord has noticed it."""
        for index in parts:
            self._processes[index].send_signal(how)
        for index in parts:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._processes.pop(index).wait()
        sessions = self.local.gateway.sessions
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(self.local.gateway.held) > len(self._processes):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        for key in [key for key, session in sessions.items() if session.socket.closed]:
            del sessions[key]

    async def stop(self) -> None:
        await self.kill(*list(self._processes), how=signal.SIGTERM)

    def complaints(self) -> list[str]:
        """Return the errors in the logs of all parts."""
        logs = (self._log(index) for index in range(self.count))
        found = (log.read_text(errors="replace").splitlines() for log in logs if log.exists())
        return [line for lines in found for line in lines if re.search("Traceback|ERROR", line)]

    def _log(self, index: int) -> Path:
        return self.folder(index) / "log"

    def lobby_of(self, index: int) -> str:
        """Return the channel of one of the part's servers."""
        part = Part(index, self.count)
        return next(str(one.lobby["id"]) for one in self.local.world.servers.values() if part.owns_server(int(one.id)))

    async def command(self, user: Json, name: str, channel_id: str, **options: object) -> str:
        """Send a command and return the text of the bot's answer once it has come."""
        answer = await self.local.interactions.command(user, name, channel_id=channel_id, **options)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not words_of(answer):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
        return words_of(answer)

    async def open_table(self, number: int, server: Server) -> tuple[str, list[Json]]:
        """Open a Razz table with two new players and return its thread and the players."""
        world = self.local.world
        players = [world.member(f"p{number}{seat}", guild_id=server.id)["user"] for seat in "ab"]
        known = set(world.channels)
        await self.command(players[0], "table open", server.lobby["id"], game="razz", stakes="10/20")
        thread = next(
            key
            for key, channel in world.channels.items()
            if key not in known and channel["type"] == THREAD and channel["guild_id"] == server.id
        )
        for player in players:
            await self.command(player, "table sit", thread)
        return thread, players

    async def open_tables(self, servers: Sequence[Server]) -> list[tuple[str, list[Json]]]:
        """Open one table in each server."""
        turns = asyncio.Semaphore(OPENINGS_AT_ONCE)

        async def opened(number: int, server: Server) -> tuple[str, list[Json]]:
            async with turns:
                return await self.open_table(number, server)

        return await asyncio.gather(*(opened(number, server) for number, server in enumerate(servers)))


@asynccontextmanager
async def running_fleet(
    local: LocalDiscord, nats: NatsServer, folder: Path, count: int, parts: Iterable[int] | None = None
) -> AsyncIterator[RunningFleet]:
    fleet = RunningFleet(local, nats, folder, count)
    try:
        await fleet.start(*(range(count) if parts is None else parts))
        yield fleet
    finally:
        await fleet.stop()
