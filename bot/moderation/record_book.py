"""The record threads of a server, which the bot creates to publish the closings of its deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class RecordThread:
    guild_id: int
    channel_id: int
    """The channel in which the thread was created."""
    thread_id: int


class RecordBook(Protocol):
    """The storage of record threads.

    Every method is durable when it returns, and raises StoreError if it fails.
    """

    async def threads(self) -> Sequence[RecordThread]:
        """Return all record threads, ordered by id; of each channel, the last one is in use."""
        ...

    async def save_thread(self, thread: RecordThread) -> None:
        """Save a new thread; idempotent."""
        ...
