"""Where the deals of a server go on record: threads that the bot has made beside its tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class RecordThread:
    guild_id: int
    channel_id: int
    """The channel that the thread was made in."""
    thread_id: int


class RecordBook(Protocol):
    """Every method is durable when it returns, and raises StoreError where it cannot be."""

    async def threads(self) -> Sequence[RecordThread]:
        """Every one that was ever made, in the order of their ids: of a channel's the last is in use."""
        ...

    async def made(self, thread: RecordThread) -> None:
        """Again changes nothing."""
        ...
