"""The program as its owner starts it: a process of its own, with nothing but the settings it is given."""

import asyncio
import os
import random
import socket
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bot.__main__ import TRY_AGAIN, UNUSABLE
from bot.settings import Settings
from tests.local_discord import LocalDiscord
from tests.local_discord.journal import PATIENCE_SECONDS as PATIENCE_SECONDS

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Ended:
    status: int | None
    out: str
    err: str

    @property
    def line(self) -> str:
        """The only line on standard error of a program that had to be mended, or could not reach Discord."""
        assert self.status in (UNUSABLE, TRY_AGAIN)
        assert self.out == ""
        assert self.err.endswith("\n")
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        return lines[0]


def free_port() -> int:
    """Of 127.0.0.1, below those that the system hands out by itself: what is free now is not taken by another test's
    connection before it is listened at."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def environment(settings: dict[str, str]) -> dict[str, str]:
    names = {name.upper() for name in Settings.model_fields}
    machine = {name: value for name, value in os.environ.items() if name.upper() not in names}
    return machine | {"PYTHONPATH": str(ROOT)} | settings


async def start(folder: Path, *arguments: str, **settings: str) -> Process:
    """``python -m bot`` in ``folder``."""
    return await start_python(folder, "-m", "bot", *arguments, **settings)


async def start_python(folder: Path, *arguments: str, **settings: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=folder, env=environment(settings), stdout=PIPE, stderr=PIPE
    )


async def end_of(process: Process) -> Ended:
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            out, err = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    return Ended(process.returncode, out.decode(), err.decode())


async def run(folder: Path, *arguments: str, **settings: str) -> Ended:
    return await end_of(await start(folder, *arguments, **settings))


def addresses(local: LocalDiscord) -> dict[str, str]:
    return {"DISCORD_API_URL": local.api_url, "DISCORD_GATEWAY_URL": local.gateway_url}
