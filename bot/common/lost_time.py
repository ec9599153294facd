"""The time lost at a table or tournament, by which its deadlines must still be moved."""

from collections import deque

from bot.common.obstacles import Obstacle
from bot.common.outages import Outage


class LostTime:
    __slots__ = ("_since_ms", "obstacle", "outages")

    def __init__(self) -> None:
        self.obstacle: Obstacle | None = None
        """The reason why play is impossible at the moment; None if it is possible."""
        self.outages = deque[tuple[Outage, int]]()
        """(outage, grace in ms) for each outage by which the deadlines must still be moved.

        The code that moves the deadlines removes the entry.
        """
        self._since_ms = 0

    def note(self, outage: Outage, grace_ms: int) -> None:
        """Record an outage that is over.

        While an obstacle stops play, nothing is recorded: the obstacle's whole time will be counted when it ends.
        """
        if self.obstacle is None:
            self.outages.append((outage, grace_ms))

    def begin(self, obstacle: Obstacle, since_ms: int) -> None:
        """Record that play is impossible from now on, or that the reason has changed."""
        if self.obstacle is None:
            self._since_ms = since_ms
        self.obstacle = obstacle

    def end(self, now_ms: int, grace_ms: int) -> None:
        """Record that play is possible again."""
        if self.obstacle is not None:
            self.obstacle = None
            self.outages.append((Outage(self._since_ms, now_ms), grace_ms))

    def catch_up(self, now_ms: int) -> None:
        """Record the time lost so far, although the obstacle continues.

        Call it before a decision that depends on the deadlines.
        """
        if now_ms != self._since_ms:
            self.outages.append((Outage(self._since_ms, now_ms), 0))
            self._since_ms = now_ms
