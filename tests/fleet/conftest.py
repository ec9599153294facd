"""The server where the parts of a test meet."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.nats_server import NatsServer


@pytest.fixture
async def nats(tmp_path: Path) -> AsyncIterator[NatsServer]:
    async with NatsServer(tmp_path) as server:
        yield server
