"""The server where the parts of a test meet, with long time limits."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.harness.fleet.parts import wait_patiently
from tests.harness.nats_server import NatsServer


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    wait_patiently(monkeypatch)


@pytest.fixture
async def nats(tmp_path: Path) -> AsyncIterator[NatsServer]:
    async with NatsServer(tmp_path) as server:
        yield server
