"""One thing at a time: messages wait in an inbox, and one worker carries them out in their order."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Message = TypeVar("Message")
Answer = TypeVar("Answer")


class Inbox(Generic[Message, Answer]):
    """``carry_out`` is handed each message, and the future that its answer belongs in, where somebody waits for one; it
    should raise nothing. The worker is a task only while there are messages."""

    __slots__ = ("_carry_out", "_waiting", "_worker", "closed")

    def __init__(self, carry_out: Callable[[Message, asyncio.Future[Answer] | None], Awaitable[None]]) -> None:
        self._carry_out = carry_out
        self._waiting: deque[tuple[Message, asyncio.Future[Answer] | None]] = deque()
        self._worker: asyncio.Task[None] | None = None
        self.closed = False
        """True if it takes no more messages."""

    async def ask(self, message: Message) -> Answer:
        """Put the message in and wait for its answer. A caller that is cancelled does not take the message back, only
        the answer is lost. Raises RuntimeError once the inbox is closed."""
        if self.closed:
            raise RuntimeError("the inbox is closed")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._put(message, answer)
        return await answer

    def post(self, message: Message) -> None:
        """Put in a message that nobody waits for; once the inbox is closed it is dropped."""
        if not self.closed:
            self._put(message, None)

    def holds(self, message: Message) -> bool:
        """True if an equal message waits, the one under way not counted."""
        return any(waiting == message for waiting, _ in self._waiting)

    async def close(self) -> None:
        """Take no more messages, and wait until the worker has carried out those that are in."""
        self.closed = True
        if self._worker is not None:
            await asyncio.wait((self._worker,))

    def _put(self, message: Message, answer: asyncio.Future[Answer] | None) -> None:
        self._waiting.append((message, answer))
        if self._worker is None:
            self._worker = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._carry_out(*self._waiting.popleft())
        finally:
            self._worker = None
