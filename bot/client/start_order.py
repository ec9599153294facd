"""The parts that come up with the client."""

from dataclasses import dataclass
from typing import Protocol


class Restorable(Protocol):
    """A part that the file tells how things stood."""

    async def restore(self) -> None: ...


class Startable(Protocol):
    """A part that is made before the client exists, and begins to send once the outbox has it."""

    def start(self) -> None: ...


@dataclass(frozen=True, slots=True)
class StartOrder:
    """Which parts are restored before the gateway opens, and which start once the servers of all shards are known; each
    in this order."""

    restored: tuple[Restorable, ...]
    started: tuple[Startable, ...]
