"""A real nats-server for one test, at a port of its own."""

import asyncio
import shutil
from asyncio.subprocess import DEVNULL, Process
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.processes import free_port

USER, PASSWORD = "lowball", "p@ss/word"
"""A password that an address can hold only if it is encoded."""
SETTINGS = f"""\
authorization {{
  user: "{USER}"
  password: "{PASSWORD}"
  timeout: {PATIENCE_SECONDS}
}}
"""
"""Settings with a timeout: otherwise a connection without a password is closed after two seconds."""


class NatsServer:
    """A server for ``async with NatsServer(folder) as nats:``; it skips the test without nats-server."""

    def __init__(self, folder: Path, settings: str = SETTINGS) -> None:
        self._folder = folder
        self.settings = settings
        self._process: Process | None = None
        self.port = free_port()
        """The port, which the system gives to nobody else while the server is stopped."""

    @property
    def url(self) -> str:
        return f"nats://{USER}:p%40ss%2Fword@127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start the server, at the same port each time."""
        program = shutil.which("nats-server", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
        if program is None:
            pytest.skip("no nats-server on this machine")
        settings = self._folder / "nats-server.conf"
        settings.write_text(self.settings)
        arguments = ["-c", str(settings), "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = await asyncio.create_subprocess_exec(program, *arguments, stdout=DEVNULL, stderr=DEVNULL)
        async with asyncio.timeout(PATIENCE_SECONDS):
            # A file with its port would not do: the server writes none if its start takes over five seconds.
            while not await self._listens():
                assert self._process.returncode is None, "nats-server does not start"
                await asyncio.sleep(0.01)

    async def _listens(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except ConnectionRefusedError:
            return False
        with closing(writer):
            return True

    async def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
            self._process = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
