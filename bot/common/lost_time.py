"""Time that play has lost at one place and that its clocks have not been moved by yet."""

from collections import deque

from bot.common.obstacles import Obstacle
from bot.common.outages import Outage


class LostTime:
    __slots__ = ("_since_ms", "obstacle", "outages")

    def __init__(self) -> None:
        self.obstacle: Obstacle | None = None
        """The reason why play is impossible now; None if it is possible."""
        self.outages = deque[tuple[Outage, int]]()
        """(outage, grace in ms) by which the clocks must still be moved; the code that moves them removes the entry."""
        self._since_ms = 0

    def note(self, outage: Outage, grace_ms: int) -> None:
        """Note an outage that is over. If an obstacle stops play anyway, that whole time is counted later."""
        if self.obstacle is None:
            self.outages.append((outage, grace_ms))

    def begin(self, obstacle: Obstacle, since_ms: int) -> None:
        """Note that play is impossible from now on, or that the reason has changed."""
        if self.obstacle is None:
            self._since_ms = since_ms
        self.obstacle = obstacle

    def end(self, now_ms: int, grace_ms: int) -> None:
        """Note that play is possible again."""
        if self.obstacle is not None:
            self.obstacle = None
            self.outages.append((Outage(self._since_ms, now_ms), grace_ms))

    def catch_up(self, now_ms: int) -> None:
        """Note the time lost so far, because a decision that depends on the clocks is about to be made."""
        if now_ms != self._since_ms:
            self.outages.append((Outage(self._since_ms, now_ms), 0))
            self._since_ms = now_ms
