"""A demo process: the real command line in its own process, over a file that outlives it."""

import os
import subprocess
import sys
from pathlib import Path

from bot.settings import Settings
from tests.processes import PATIENCE_SECONDS

ROOT = Path(__file__).parents[2]


class DemoProcess:
    """``python -m bot`` without a token."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.paces = {"HAND_PAUSE_SECONDS": "5", "TURN_SECONDS": "120"}
        self._process: subprocess.Popen[str] | None = None

    def command(self) -> tuple[list[str], dict[str, str]]:
        ours = {"DEMO_PORT": str(self.port), "DEMO_DATABASE": str(self.folder / "demo.sqlite3")}
        machine = {name: value for name, value in os.environ.items() if name.lower() not in Settings.model_fields}
        return [sys.executable, "-m", "bot"], machine | ours | self.paces | {"PYTHONPATH": str(ROOT)}

    def open(self) -> None:
        """Returns once the page is served; fails with what the process said where it is not."""
        arguments, environment = self.command()
        with (self.folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                arguments, cwd=self.folder, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        assert self.url in self._process.stdout.readline(), self.log()

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=PATIENCE_SECONDS)
            self._process = None

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate(timeout=PATIENCE_SECONDS)
        self._process = None

    def log(self) -> str:
        return (self.folder / "log").read_text()
