"""One part of a fleet and the other parts."""

import asyncio
from pathlib import Path

import pytest

from bot.fleet.nats_messages import NatsMessages
from bot.fleet.part import Part
from bot.operating.fleet import stop_openings_together
from bot.ui.discord.outbox import Outbox
from tests.harness.fleet.parts import APPLICATION, at_once, wait_patiently
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.nats_server import NatsServer


class Door(Outbox):
    def __init__(self) -> None:
        super().__init__()
        self.stopped = asyncio.Event()

    def open_no_more(self) -> None:
        self.stopped.set()


async def test_all_parts_stop_opening_dm_channels_once_discord_refuses_one_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_patiently(monkeypatch)
    doors = [Door() for _ in range(3)]
    async with NatsServer(tmp_path) as nats:
        lines = [NatsMessages(nats.url, APPLICATION, index, at_once) for index in range(3)]
        for index, (line, door) in enumerate(zip(lines, doors, strict=True)):
            stop_openings_together(Part(index, 3), line, door)
        async with lines[0].connected(), lines[1].connected(), lines[2].connected():
            assert doors[1].on_blocked is not None
            doors[1].on_blocked()
            async with asyncio.timeout(PATIENCE_SECONDS):
                await asyncio.gather(doors[0].stopped.wait(), doors[2].stopped.wait())
    # The refused part has stopped on its own already.
    assert not doors[1].stopped.is_set()
