"""A part asks on every connection who else is there, before it says anything else: the same part may not run twice, nor
with another number of parts."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

from bot.common.owner_error import OwnerError
from bot.fleet.messages import HELLO, PATIENT_SECONDS, Json, Messages, Unanswered
from bot.fleet.part import Part

SECONDS: Final = 1.0


class NotAdmitted(OwnerError):
    """Another process is this part, or belongs to another number of parts."""


class RollCall:
    """``now`` gives seconds since 1970. Nobody knows how many will answer, so ``seconds`` are always waited."""

    def __init__(
        self, part: Part, messages: Messages, now: Callable[[], float] = time.time, seconds: float = SECONDS
    ) -> None:
        self._part = part
        self._messages = messages
        self._since = now()
        self._seconds = seconds
        self._key = secrets.token_hex(8)
        self.is_playing = False
        """True from the time on that the start is over."""
        messages.answer(HELLO, self._here)

    async def call(self) -> None:
        """A part that starts gives way to whoever is there. One that plays already, since NATS was away meanwhile,
        gives way to those who started before it. Raises NotAdmitted."""
        own, others = await asyncio.gather(self._ask_double(), self._ask_all())
        for other in (*own, *others):
            if self._cannot_be_beside(other) and (not self.is_playing or self._is_younger_than(other)):
                raise NotAdmitted(_reason(self._part, int(other["part"]), int(other["parts"])))

    async def _ask_double(self) -> list[Json]:
        """Whoever is this very part. Of nobody that is known at once, so a slow answer is waited for."""
        try:
            return [await self._messages.ask(self._part.index, HELLO, self._told(), PATIENT_SECONDS)]
        except Unanswered:
            return []

    async def _ask_all(self) -> list[Json]:
        return [told.body for told in await self._messages.ask_others(HELLO, self._told(), self._seconds)]

    def _cannot_be_beside(self, other: Json) -> bool:
        return int(other["part"]) == self._part.index or int(other["parts"]) != self._part.count

    def _is_younger_than(self, other: Json) -> bool:
        return (other["since"], other["key"]) < (self._since, self._key)

    async def _here(self, asked: Json) -> Json:
        """Tells who is here. An elder double that asks may have been away when this part called: this part calls
        again, whether it plays yet or not."""
        if asked["playing"] and self._cannot_be_beside(asked) and self._is_younger_than(asked):
            self._messages.reconnect()
        return self._told()

    def _told(self) -> Json:
        who = {"part": self._part.index, "parts": self._part.count, "playing": self.is_playing}
        return {**who, "since": self._since, "key": self._key}


def _reason(part: Part, index: int, count: int) -> str:
    if count != part.count:
        return (
            f"SHARD={part}, but a process with SHARD={index}/{count} is running: stop all of them before you change "
            "the number of parts"
        )
    return f"SHARD={part} is running already: stop that process, or give this one another part"
