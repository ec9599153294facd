"""A real nats-server of a test's own, on a port of the system's choice, ended with the test."""

import asyncio
import json
import shutil
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from tests.local_discord.journal import PATIENCE_SECONDS

USER, PASSWORD = "lowball", "p@ss/word"
"""A password that an address can hold only encoded."""


class NatsServer:
    """``async with NatsServer(folder) as nats:``; its address is ``url``. Skips the test where there is none."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: Process | None = None
        self.port = -1

    @property
    def url(self) -> str:
        return f"nats://{USER}:p%40ss%2Fword@127.0.0.1:{self.port}"

    async def start(self) -> None:
        """On the port that it had before, if it was started before."""
        program = shutil.which("nats-server", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
        if program is None:
            pytest.skip("no nats-server on this machine")
        arguments = ["-a", "127.0.0.1", "-p", str(self.port), "--user", USER, "--pass", PASSWORD]
        arguments += ["--ports_file_dir", str(self._folder)]
        self._process = await asyncio.create_subprocess_exec(program, *arguments, stdout=DEVNULL, stderr=DEVNULL)
        async with asyncio.timeout(PATIENCE_SECONDS):
            ports = self._folder / f"nats-server_{self._process.pid}.ports"
            while not ports.exists() or not (text := ports.read_text()):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        (address,) = json.loads(text)["nats"]
        self.port = int(address.rpartition(":")[2])

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
