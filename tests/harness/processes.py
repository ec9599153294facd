"""The program as its owner starts it: a process of its own, with nothing but its settings.

Most are forked from a process that has imported the program already (``tests/harness/forked.py``), because imports
take most of a start's time. Tests of the start itself, and of forbidden imports, start it ``afresh``.
"""

import asyncio
import os
import random
import socket
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from bot.__main__ import TRY_AGAIN, UNUSABLE
from bot.settings import Settings
from tests.harness.forked import Forked, fork, fork_with_pipes
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.journal import PATIENCE_SECONDS as PATIENCE_SECONDS

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Ended:
    status: int | None
    out: str
    err: str

    @property
    def line(self) -> str:
        """The only line on standard error of a program that ended with an owner's error or without Discord."""
        assert self.status in (UNUSABLE, TRY_AGAIN)
        assert self.out == ""
        assert self.err.endswith("\n")
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        return lines[0]


def free_port() -> int:
    """Return a free port of 127.0.0.1, below those that the system assigns.

    Therefore no other test's connection takes it before somebody listens at it.
    """
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def environment(settings: dict[str, str]) -> dict[str, str]:
    names = {name.upper() for name in Settings.model_fields}
    machine = {name: value for name, value in os.environ.items() if name.upper() not in names}
    return machine | {"PYTHONPATH": str(ROOT)} | settings


async def start(folder: Path, *arguments: str, **settings: str) -> Forked:
    """Run ``python -m bot`` in ``folder``."""
    return await fork_with_pipes(folder, ("-m", "bot", *arguments), environment(settings))


async def start_in_the_background(folder: Path, log: IO[bytes], **settings: str) -> Forked:
    """Run the bot with all its output in ``log``."""
    return await fork(folder, ("-m", "bot"), environment(settings), log.fileno(), log.fileno())


async def start_changed(folder: Path, code: str, **settings: str) -> Forked:
    """Run ``code`` in ``folder``; it starts the bot with some part replaced."""
    return await fork_with_pipes(folder, ("-c", code), environment(settings))


async def start_afresh(folder: Path, *arguments: str, **settings: str) -> Process:
    """Run ``python -m bot`` like ``start``, but from the command line."""
    return await start_python(folder, "-m", "bot", *arguments, **settings)


async def start_python(folder: Path, *arguments: str, **settings: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=folder, env=environment(settings), stdout=PIPE, stderr=PIPE
    )


async def end_of(process: Process | Forked) -> Ended:
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            out, err = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    return Ended(process.returncode, out.decode(), err.decode())


async def run(folder: Path, *arguments: str, **settings: str) -> Ended:
    return await end_of(await start(folder, *arguments, **settings))


async def run_afresh(folder: Path, *arguments: str, **settings: str) -> Ended:
    return await end_of(await start_afresh(folder, *arguments, **settings))


def addresses(local: LocalDiscord) -> dict[str, str]:
    return {"DISCORD_API_URL": local.api_url, "DISCORD_GATEWAY_URL": local.gateway_url}
