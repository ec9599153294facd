"""Turns to begin a session, given to all parts by the first one."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.fleet.identify_turns import SpacedTurns
from bot.fleet.messages import Json, Messages, Unanswered
from bot.fleet.part import Part

TURN: Final = "turn"
"""Asks how many seconds a shard must wait for its turn, which is kept for it."""
ANSWER_SECONDS: Final = 3.0
WAIT_SECONDS: Final = 5.0
"""For each shard before it, where nobody gives turns: so the shards of all parts do not begin at once."""


class AskedTurns:
    """Implements ``bot.fleet.identify_turns.IdentifyTurns``."""

    def __init__(
        self,
        part: Part,
        messages: Messages,
        given: SpacedTurns | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._part = part
        self._messages = messages
        self._given = given or SpacedTurns()
        self._sleep = sleep
        if part.is_first:
            messages.answer(TURN, self._give)

    async def turn(self, shard: int, buckets: int) -> None:
        await self._sleep(await self._wait_of(shard, buckets))

    async def _wait_of(self, shard: int, buckets: int) -> float:
        if self._part.is_first:
            return self._given.next(shard, buckets)
        try:
            told = await self._messages.ask(0, TURN, {"shard": shard, "buckets": buckets}, ANSWER_SECONDS)
        except Unanswered:
            return WAIT_SECONDS * shard
        return float(told["seconds"])

    async def _give(self, asked: Json) -> Json:
        return {"seconds": self._given.next(int(asked["shard"]), int(asked["buckets"]))}
