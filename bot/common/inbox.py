"""A queue of messages that one worker task handles in order."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Message = TypeVar("Message")
Answer = TypeVar("Answer")


class Inbox(Generic[Message, Answer]):
    """The queue of messages to one object, for example a table.

    ``carry_out`` is called with each message, and with the future for its answer if somebody waits for that; it should
    not raise. The worker's task exists only while there are messages.
    """

    __slots__ = ("_carry_out", "_waiting", "_worker", "closed")

    def __init__(self, carry_out: Callable[[Message, asyncio.Future[Answer] | None], Awaitable[None]]) -> None:
        self._carry_out = carry_out
        self._waiting: deque[tuple[Message, asyncio.Future[Answer] | None]] = deque()
        self._worker: asyncio.Task[None] | None = None
        self.closed = False
        """True if the inbox accepts no more messages."""

    async def ask(self, message: Message) -> Answer:
        """Add the message and wait for the answer. Raises RuntimeError once the inbox is closed.

        Cancelling the caller does not withdraw the message; only the answer is lost.
        """
        if self.closed:
            raise RuntimeError("the inbox is closed")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._put(message, answer)
        return await answer

    def post(self, message: Message) -> None:
        """Add a message without waiting for it; once the inbox is closed, the message is dropped."""
        if not self.closed:
            self._put(message, None)

    def holds(self, message: Message) -> bool:
        """Return True if an equal message is waiting. A message that is being handled does not count."""
        return any(waiting == message for waiting, _ in self._waiting)

    async def close(self) -> None:
        """Accept no more messages, and wait until the worker has handled those that are waiting."""
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
