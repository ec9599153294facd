"""A demo process: the real command in a process of its own, with a file that outlives it."""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final, TextIO

from tests.harness.forked import DEMO, order
from tests.harness.processes import PATIENCE_SECONDS, environment

ZONE: Final = "America/St_Johns"
"""The time zone of the demo and of its browser, whatever the machine's is: no whole hours from UTC."""


class DemoProcess:
    """The command ``python -m bot`` without a token."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.paces = {"HAND_PAUSE_SECONDS": "5", "TURN_SECONDS": "900"}
        self._process: int | None = None
        self._told: BinaryIO | None = None
        self._said: TextIO | None = None

    def command(self) -> tuple[list[str], dict[str, str]]:
        ours = {"DEMO_PORT": str(self.port), "DEMO_DATABASE": str(self.folder / "demo.sqlite3"), "TZ": ZONE}
        return [sys.executable, "-m", "bot"], environment(ours | self.paces)

    def open(self) -> None:
        """Start and wait until the page is served; fail with the process's output if it is not."""
        (_, *arguments), environment = self.command()
        ours, its = os.pipe()
        with (self.folder / "log").open("a") as log:
            told = order(self.folder, arguments, environment, its, log.fileno(), DEMO)
        os.close(its)
        with told:
            told.settimeout(PATIENCE_SECONDS)
            self._told = told.makefile("rb")
        self._said = open(ours)  # noqa: SIM115 - it may say more until it ends
        self._process = int(self._told.readline())
        assert self.url in self._said.readline(), self.log()

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        assert self._process is not None
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            assert self._told is not None
            assert self._said is not None
            with suppress(ProcessLookupError):
                os.kill(self._process, how)
            assert self._told.readline(), "the demo did not end"
            self._told.close()
            self._said.close()
            self._process = None

    def log(self) -> str:
        return (self.folder / "log").read_text()
