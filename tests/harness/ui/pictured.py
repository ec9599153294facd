"""A table shown as a picture, for tests of its message with and without one."""

from typing import Any

import pytest
import simcord

from tests.harness.ui.easel import QuickStudio
from tests.harness.ui.scenes import play
from tests.harness.ui.stage import Stage

MESSAGES = "/channels/*/messages/*"


@pytest.fixture
def studio() -> QuickStudio:
    return QuickStudio()


@pytest.fixture
async def room(stage: Stage, simcord_env: simcord.Env) -> Stage:
    """Return a stage with open DM channels, so that all further requests concern the table's message."""
    stage.furnish(simcord_env)
    stage.directory.channels = {101 + at: actor.user.dm_channel.id for at, actor in enumerate(stage.people.values())}
    stage.attach()
    await stage.settle()
    stage.requests()
    return stage


def hand() -> Any:
    return play({1: 400, 2: 400}, deck=tuple(range(52)))


CLICK = f"lb:a:7:12:{hand().version}:bring_in"


def sent(room: Stage) -> list[dict[str, Any]]:
    """Return the bodies of changes to messages in the channel since the last call, and of answers to clicks."""
    entries, room.mark = room.env.http_requests[room.mark :], len(room.env.http_requests)
    bodies: list[Any] = [entry.json for entry in entries if entry.method != "DELETE" and entry.json]
    return [body.get("data") or body for body in bodies]
