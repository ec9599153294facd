"""Discord's limits of sessions: how many a token may begin in a day, and how fast one after another."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

A_DAY: Final = 1000
"""Sessions that a token may begin in a day."""


@dataclass(slots=True)
class Starts:
    """With ``seconds`` 0 processes may be ended and started again at once, which most tests do."""

    now: Callable[[], float] = time.monotonic
    seconds: float = 0.0
    max_concurrency: int = 1
    remaining: int = A_DAY
    resets_at: float = 0.0
    """By the clock; from then on there are ``A_DAY`` again."""
    too_fast: int = 0
    """So many were refused."""
    _last: dict[int, float] = field(default_factory=dict)

    def begin(self, shard: int) -> bool:
        """False where it comes too soon after another."""
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
        """True where Discord would reset the token."""
        return self.remaining < 0

    def told(self) -> dict[str, Any]:
        """As ``/gateway/bot`` tells them."""
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
