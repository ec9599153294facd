"""The order in which parts of the bot are restored and started."""

from dataclasses import dataclass
from typing import Protocol


class Restorable(Protocol):
    """A part of the bot that restores its state from the database."""

    async def restore(self) -> None: ...


class Startable(Protocol):
    """A part of the bot that sends messages, so it starts only once the outbox is connected to the client."""

    def start(self) -> None: ...


@dataclass(frozen=True, slots=True)
class StartOrder:
    """The parts to restore before the gateway opens, and the parts to start once all servers are known.

    Both are listed in the order in which they are called.
    """

    restored: tuple[Restorable, ...]
    started: tuple[Startable, ...]
