"""The order in which parts are restored and started with the client."""

from dataclasses import dataclass
from typing import Protocol


class Restorable(Protocol):
    """A part that restores its state from the database."""

    async def restore(self) -> None: ...


class Startable(Protocol):
    """A part that is created before the client exists, and starts to send once the outbox has the client."""

    def start(self) -> None: ...


@dataclass(frozen=True, slots=True)
class StartOrder:
    """The parts to restore before the gateway opens, and those to start once all servers are known.

    Both are in order.
    """

    restored: tuple[Restorable, ...]
    started: tuple[Startable, ...]
