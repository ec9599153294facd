"""Programs forked from ``tests/harness/prepared.py``, which has already imported what they need."""

import asyncio
import atexit
import os
import pickle
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from bot.__main__ import COMMANDS
from tests.harness.prepared import LENGTH, Order

ROOT: Final = Path(__file__).parents[2]
BOT: Final = (*(f"bot.cli.{name}" for name in COMMANDS), "bot.wiring.features")
DEMO: Final = (*BOT, "bot.demo.assembly")
"""A list apart from the bot's own, because no process that serves Discord imports simcord."""


@cache
def _orders(modules: tuple[str, ...]) -> socket.socket:
    """Return a socket for orders to a process that has imported the modules and ends with this one."""
    ours, its = socket.socketpair()
    command = [sys.executable, "-m", "tests.harness.prepared", str(its.fileno()), *modules]
    with its:
        process = subprocess.Popen(command, cwd=ROOT, pass_fds=(its.fileno(),))

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def order(
    folder: Path,
    arguments: Sequence[str],
    environment: dict[str, str],
    stdout: int,
    stderr: int,
    modules: tuple[str, ...] = BOT,
) -> socket.socket:
    """Order a program and return a socket that sends its process id and its exit status, a line each."""
    told, tells = socket.socketpair()
    with tells:
        message, orders = pickle.dumps(Order(arguments, folder, environment)), _orders(modules)
        socket.send_fds(orders, [LENGTH.pack(len(message))], [stdout, stderr, tells.fileno()])
        orders.sendall(message)
    return told


class Forked:
    """The part of asyncio's ``Process`` that the tests use."""

    def __init__(
        self,
        pid: int,
        told: asyncio.StreamReader,
        stdout: asyncio.StreamReader | None,
        stderr: asyncio.StreamReader | None,
    ) -> None:
        self.pid = pid
        self.stdout = stdout
        self.stderr = stderr
        self._end = asyncio.create_task(_status(told))

    @property
    def returncode(self) -> int | None:
        return self._end.result() if self._end.done() else None

    def send_signal(self, number: signal.Signals) -> None:
        """Send the signal, unless the program has ended."""
        if self.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        return await asyncio.shield(self._end)

    async def communicate(self) -> tuple[bytes, bytes]:
        assert self.stdout is not None
        assert self.stderr is not None
        out, err, _ = await asyncio.gather(self.stdout.read(), self.stderr.read(), self.wait())
        return out, err


async def fork(folder: Path, arguments: Sequence[str], environment: dict[str, str], stdout: int, stderr: int) -> Forked:
    told = await _reader(order(folder, arguments, environment, stdout, stderr).detach())
    return Forked(int(await told.readline()), told, None, None)


async def fork_with_pipes(folder: Path, arguments: Sequence[str], environment: dict[str, str]) -> Forked:
    """Fork a program whose output and errors are read here."""
    (out, its_out), (err, its_err) = os.pipe(), os.pipe()
    try:
        told = await _reader(order(folder, arguments, environment, its_out, its_err).detach())
    finally:
        os.close(its_out)
        os.close(its_err)
    stdout, stderr = await _reader(out), await _reader(err)
    return Forked(int(await told.readline()), told, stdout, stderr)


async def _reader(descriptor: int) -> asyncio.StreamReader:
    """Return a reader of a pipe or socket, which is closed at its end."""
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(descriptor, "rb", 0)
    )
    return reader


async def _status(told: asyncio.StreamReader) -> int:
    """Return the exit status, the only line left to read."""
    return int(await told.read())
