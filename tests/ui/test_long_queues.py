"""A thousand tables ask for minutes of requests: what waits for its turn is not given up, is the newest once it goes,
and is in nobody's way.
"""

import asyncio
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import cast

import discord
import pytest
import simcord

from bot.ui import card_keeper, put_away, usher
from bot.ui.card_post import CHAT_MOST
from tests.ui.scenes import play
from tests.ui.stage import Stage


class Queue:
    """What the bot asks for by itself waits until the queue ahead of it has gone."""

    def __init__(self, room: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room = room
        self._monkeypatch = monkeypatch
        self._gone = asyncio.Event()
        self.lets_ahead = False
        """What goes ahead of the others need not wait."""
        self._patience: list[Callable[[], None]] = []
        monkeypatch.setattr(room.publisher.pacer, "turn", self._turn)

    async def _turn(self, *, ahead: bool = False) -> None:
        if not (ahead and self.lets_ahead):
            await self._gone.wait()

    def outlasts(self, module: ModuleType) -> None:
        """It lasts longer than the module would wait for one request."""
        patience = module.PATIENCE_SECONDS
        self._monkeypatch.setattr(module, "PATIENCE_SECONDS", 0.0)
        self._patience.append(lambda: self._monkeypatch.setattr(module, "PATIENCE_SECONDS", patience))

    async def goes(self) -> None:
        """Now it is everybody's turn."""
        await self._room.settle()
        for restore in self._patience:
            restore()
        self._gone.set()
        await self._room.settle()


@pytest.fixture
async def room(stage: Stage, simcord_env: simcord.Env) -> Stage:
    stage.furnish(simcord_env)
    stage.attach()
    await stage.show(stage.table())
    stage.did()
    return stage


async def test_a_card_that_waits_long_goes_out_once_and_as_it_is_by_then(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(room, monkeypatch)
    queue.outlasts(card_keeper)
    await room.change(name="Seaside")
    await room.change(name="Hillside")
    assert room.did() == []
    await queue.goes()
    assert "Hillside" in room.text
    assert room.did() == ["PATCH channels/messages"]


async def test_a_click_carries_the_card_that_still_waits_for_its_turn(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(room, monkeypatch)
    await room.change(name="Seaside")
    room.on_click(name="Hillside")
    await room.people["Alice"].click(room.card, custom_id="lb:t:7:sit")
    assert "Hillside" in room.text
    await queue.goes()
    assert room.did() == [], "there was nothing left to show"


async def test_a_card_that_was_posted_anew_lives_while_the_old_one_waits_to_be_taken_away(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(room, monkeypatch)
    queue.lets_ahead = True
    for number in range(CHAT_MOST):
        room.publisher.note_message(room.channel.id, room.card.id + 1 + number)
    await room.change(hand_number=13, name="Seaside")
    assert room.did() == ["POST channels/messages"]
    room.on_click(name="Hillside")
    await room.people["Alice"].click(room.card, custom_id="lb:t:7:sit")
    assert "Hillside" in room.text
    await room.change(name="Lakeside")
    assert "Lakeside" in room.text
    room.did()
    await queue.goes()
    assert room.did() == ["DELETE channels/messages"]


async def test_who_has_got_a_seat_is_called_however_long_it_takes(room: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    queue = Queue(room, monkeypatch)
    queue.outlasts(usher)
    room.publisher.tell_waiting(room.table(play({1: 400, 2: 400})), (101,), "seated")
    await queue.goes()
    assert room.did() == ["POST channels/messages"]


async def test_a_closed_tables_thread_is_put_away_however_long_it_takes(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    async def edit(*, archived: bool) -> None:
        # As a request does, which is not answered within the same step.
        await asyncio.sleep(0)
        asked.append(archived)

    queue = Queue(room, monkeypatch)
    queue.outlasts(put_away)
    thread = cast(discord.Thread, SimpleNamespace(edit=edit))
    task = asyncio.create_task(put_away.put_away(thread, 7, room.publisher.pacer))
    await queue.goes()
    await task
    assert asked == [True]
