"""Turns for shards to begin a gateway session, which the first part of the bot assigns to all parts."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.fleet.identify_turns import SpacedTurns
from bot.fleet.messages import Json, Messages, Unanswered
from bot.fleet.part import Part

TURN: Final = "turn"
"""The question that asks how many seconds a shard must wait; the answer reserves the shard's turn."""
ANSWER_SECONDS: Final = 3.0
WAIT_SECONDS: Final = 5.0
"""If the first part does not answer, a shard waits for this time, in seconds, times its own number.

It keeps shards from beginning their sessions at the same time.
"""


class AskedTurns:
    """The turns of all parts: the first part assigns them, the other parts ask it by message."""

    def __init__(
        self,
        part: Part,
        messages: Messages,
        turns: SpacedTurns | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._part = part
        self._messages = messages
        self._turns = turns or SpacedTurns()
        self._sleep = sleep
        if part.is_first:
            messages.answer(TURN, self._answer_turn)

    async def turn(self, shard: int, buckets: int) -> None:
        await self._sleep(await self._seconds_to_wait(shard, buckets))

    async def _seconds_to_wait(self, shard: int, buckets: int) -> float:
        if self._part.is_first:
            return self._turns.next(shard, buckets)
        try:
            answer = await self._messages.ask(0, TURN, {"shard": shard, "buckets": buckets}, ANSWER_SECONDS)
        except Unanswered:
            return WAIT_SECONDS * shard
        return float(answer["seconds"])

    async def _answer_turn(self, question: Json) -> Json:
        return {"seconds": self._turns.next(int(question["shard"]), int(question["buckets"]))}
