"""The time that play has lost at one place, and that its clocks have not been moved by yet."""

from collections import deque

from bot.common.obstacles import Obstacle
from bot.common.outages import Outage


class LostTime:
    __slots__ = ("_since_ms", "obstacle", "outages")

    def __init__(self) -> None:
        self.obstacle: Obstacle | None = None
        """Play is impossible for this now; None where it is possible."""
        self.outages = deque[tuple[Outage, int]]()
        """To move the clocks by, each with the grace for finding back; whoever has done so takes it out."""
        self._since_ms = 0

    def note(self, outage: Outage, grace_ms: int) -> None:
        """An outage is over. Where play is impossible anyway, the whole of that is made up for."""
        if self.obstacle is None:
            self.outages.append((outage, grace_ms))

    def begin(self, obstacle: Obstacle, since_ms: int) -> None:
        """Play is impossible, or is so for another reason now."""
        if self.obstacle is None:
            self._since_ms = since_ms
        self.obstacle = obstacle

    def end(self, now_ms: int, grace_ms: int) -> None:
        """Play is possible again."""
        if self.obstacle is not None:
            self.obstacle = None
            self.outages.append((Outage(self._since_ms, now_ms), grace_ms))

    def catch_up(self, now_ms: int) -> None:
        """While play is impossible, let the clocks be moved by what is lost so far: something is about to be decided by
        them all the same."""
        if now_ms != self._since_ms:
            self.outages.append((Outage(self._since_ms, now_ms), 0))
            self._since_ms = now_ms
