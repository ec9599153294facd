"""A room whose table is shown as a picture, for tests of the card with one and of the card that goes without."""

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
    """With channels to its players, so that all that is asked of Discord from here on is about the card."""
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
    """Changes to messages in the table's channel since the last look: bodies, those of answers to clicks too."""
    entries, room.mark = room.env.http_requests[room.mark :], len(room.env.http_requests)
    bodies: list[Any] = [entry.json for entry in entries if entry.method != "DELETE" and entry.json]
    return [body.get("data") or body for body in bodies]
