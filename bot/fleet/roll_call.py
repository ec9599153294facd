"""The check, on every new connection, that no other process conflicts with this part of the bot.

No two processes may run as the same part, and all must be started with the same number of parts.
"""

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
    """Another process runs as the same part, or was started with a different number of parts."""


class RollCall:
    """The question that asks all parts of the bot which of them are running.

    ``now`` returns seconds since 1970. The number of answers is unknown in advance, so the call always waits
    ``seconds``.
    """

    def __init__(
        self, part: Part, messages: Messages, now: Callable[[], float] = time.time, seconds: float = SECONDS
    ) -> None:
        self._part = part
        self._messages = messages
        self._since = now()
        self._seconds = seconds
        self._key = secrets.token_hex(8)
        self.is_playing = False
        """True once this part has started and serves players."""
        messages.answer(HELLO, self._answer_hello)

    async def call(self) -> None:
        """Ask which parts are running. Raises NotAdmitted if one conflicts with this part.

        A part that is starting gives way to any conflicting part. A part that already serves players, and has lost the
        connection to NATS for a while, gives way only to a part that started before it.
        """
        own, others = await asyncio.gather(self._ask_double(), self._ask_all())
        for other in (*own, *others):
            if self._conflicts_with(other) and (not self.is_playing or self._started_after(other)):
                raise NotAdmitted(_reason(self._part, int(other["part"]), int(other["parts"])))

    async def _ask_double(self) -> list[Json]:
        """Ask whether a second process runs as this part.

        If there is no such process, the question fails at once, so the long timeout costs nothing.
        """
        try:
            return [await self._messages.ask(self._part.index, HELLO, self._own_facts(), PATIENT_SECONDS)]
        except Unanswered:
            return []

    async def _ask_all(self) -> list[Json]:
        return [answer.body for answer in await self._messages.ask_others(HELLO, self._own_facts(), self._seconds)]

    def _conflicts_with(self, other: Json) -> bool:
        return int(other["part"]) == self._part.index or int(other["parts"]) != self._part.count

    def _started_after(self, other: Json) -> bool:
        return (other["since"], other["key"]) < (self._since, self._key)

    async def _answer_hello(self, asked: Json) -> Json:
        """Answer which part this process is.

        If the asker is an older process of the same part, it may have been disconnected when this part asked. So this
        part reconnects and asks again.
        """
        if asked["playing"] and self._conflicts_with(asked) and self._started_after(asked):
            self._messages.reconnect()
        return self._own_facts()

    def _own_facts(self) -> Json:
        who = {"part": self._part.index, "parts": self._part.count, "playing": self.is_playing}
        return {**who, "since": self._since, "key": self._key}


def _reason(part: Part, index: int, count: int) -> str:
    if count != part.count:
        return (
            f"SHARD={part}, but a process with SHARD={index}/{count} is running: stop all of them before you change "
            "the number of parts"
        )
    return f"SHARD={part} is running already: stop that process, or give this one another part"
