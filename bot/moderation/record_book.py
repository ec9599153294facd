"""The threads for a server's deal records, which the bot creates beside its tables."""

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
        """Return all threads that were ever created, ordered by id; the last one of each channel is in use."""
        ...

    async def save_thread(self, thread: RecordThread) -> None:
        """Save a new thread; idempotent."""
        ...
