"""A real nats-server of a test's own, at a port of its own, ended with the test."""

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
"""A password that an address can hold only encoded."""
SETTINGS = f"""\
authorization {{
  user: "{USER}"
  password: "{PASSWORD}"
  timeout: {PATIENCE_SECONDS}
}}
"""
"""Without the timeout it closes a connection that has not sent its password within two seconds."""


class NatsServer:
    """``async with NatsServer(folder) as nats:``; its address is ``url``. Skips the test where there is none."""

    def __init__(self, folder: Path, settings: str = SETTINGS) -> None:
        self._folder = folder
        self.settings = settings
        self._process: Process | None = None
        self.port = free_port()
        """Also while it is stopped: nobody else is given this one by the system."""

    @property
    def url(self) -> str:
        return f"nats://{USER}:p%40ss%2Fword@127.0.0.1:{self.port}"

    async def start(self) -> None:
        """At the same port each time."""
        program = shutil.which("nats-server", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
        if program is None:
            pytest.skip("no nats-server on this machine")
        settings = self._folder / "nats-server.conf"
        settings.write_text(self.settings)
        arguments = ["-c", str(settings), "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = await asyncio.create_subprocess_exec(program, *arguments, stdout=DEVNULL, stderr=DEVNULL)
        async with asyncio.timeout(PATIENCE_SECONDS):
            # It could also tell its port in a file, but writes none where its start takes longer than five seconds.
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
