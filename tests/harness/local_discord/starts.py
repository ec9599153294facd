"""Discord's limits on session starts: how many per day for a token, and how fast."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

A_DAY: Final = 1000
"""The number of sessions that a token may start in a day."""


@dataclass(slots=True)
class Starts:
    """The session starts. With ``seconds`` 0 processes may restart at once, as most tests do."""

    now: Callable[[], float] = time.monotonic
    seconds: float = 0.0
    max_concurrency: int = 1
    remaining: int = A_DAY
    resets_at: float = 0.0
    """The time of the clock from which ``A_DAY`` starts are allowed again."""
    too_fast: int = 0
    """The number of refused starts."""
    _last: dict[int, float] = field(default_factory=dict)

    def begin(self, shard: int) -> bool:
        """Count a session start; return False if it comes too soon after another."""
        bucket, now = shard % self.max_concurrency, self.now()
        if now - self._last.get(bucket, -math.inf) < self.seconds:
            self.too_fast += 1
            return False
        self._last[bucket] = now
        self._renew()
        self.remaining -= 1
        return True

    @property
    def are_used_up(self) -> bool:
        """True if Discord would reset the token."""
        return self.remaining < 0

    def told(self) -> dict[str, Any]:
        """Return the limits as ``/gateway/bot`` reports them."""
        self._renew()
        return {
            "total": A_DAY,
            "remaining": max(0, self.remaining),
            "reset_after": max(0, round((self.resets_at - self.now()) * 1000)),
            "max_concurrency": self.max_concurrency,
        }

    def _renew(self) -> None:
        if self.resets_at and self.now() >= self.resets_at:
            self.remaining, self.resets_at = A_DAY, 0.0
