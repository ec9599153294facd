"""Discord's rate limits: buckets by route, the global limit, and slower limits that headers do not show."""

import hashlib
import math
import re
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.harness.local_discord.refusals import Limited, Refused

GLOBAL_REQUESTS: Final = 50
GLOBAL_SECONDS: Final = 1.0
UNCOUNTED: Final = ("/interactions/", "/webhooks/")
"""An interaction's callback and messages with its token do not count towards the global limit."""
OLD_SECONDS: Final = 3600
OLD_EDITS, OLD_EDITS_SECONDS = 3, 6.0
"""Edits of messages over an hour old, in one channel."""
OPENINGS, OPENINGS_SECONDS = 10, 5.0
"""New DM channels; more are refused with 40003."""

ROUTES: Final[tuple[tuple[str, str, int, float], ...]] = (
    ("POST", r"/channels/(\d+)/messages", 5, 5.0),
    ("PATCH", r"/channels/(\d+)/messages/\d+", 5, 5.0),
    ("DELETE", r"/channels/(\d+)/messages/\d+", 5, 1.0),
    ("POST", r"/channels/(\d+)/threads", 50, 300.0),
    ("PATCH", r"/channels/(\d+)", 5, 15.0),
    ("POST", r"/users/@me/channels()", 10, 5.0),
    ("POST", r"/webhooks/\d+/([^/]+)", 5, 2.0),
    ("PATCH|DELETE", r"/webhooks/\d+/([^/]+)/messages/[^/]+", 5, 2.0),
)
"""Methods, path with the part that has its own bucket, requests, seconds. Other routes are not limited here."""
Clock = Callable[[], float]


@dataclass(slots=True)
class Window:
    """A limit of ``most`` in any ``seconds``, counted from the first of each window, as in Discord's headers."""

    most: int
    seconds: float
    taken: int = 0
    ends: float = -math.inf

    def take(self, now: float) -> float:
        """Count a request and return 0, or the seconds until there is room."""
        if now >= self.ends:
            self.taken, self.ends = 0, now + self.seconds
        if self.taken >= self.most:
            return self.ends - now
        self.taken += 1
        return 0.0


@dataclass(slots=True)
class Limits:
    """All limits; with ``on`` False everything passes, and the headers promise plenty."""

    now: Clock = time.monotonic
    on: bool = True
    global_requests: int = GLOBAL_REQUESTS
    refused: int = 0
    """The number of requests answered with 429 or 40003."""
    busiest: int = 0
    """The most requests in any second that count towards the global limit."""
    _buckets: dict[tuple[int, str], Window] = field(default_factory=dict)
    _old_edits: dict[str, Window] = field(default_factory=dict)
    _openings: Window = field(default_factory=lambda: Window(OPENINGS, OPENINGS_SECONDS))
    _recent: deque[float] = field(default_factory=deque)

    def take(self, method: str, path: str) -> dict[str, str]:
        """Count a request and return the headers for its answer; raise Limited."""
        if not self.on:
            return headers("plenty", Window(10_000, 1.0), 1.0)
        if not path.startswith(UNCOUNTED):
            self._take_global()
        found = self._bucket(method, path)
        if found is None:
            return headers("plenty", Window(10_000, 1.0), 1.0)
        name, window = found
        wait = window.take(self.now())
        told = headers(name, window, window.ends - self.now())
        if wait:
            self._refuse(Limited(wait, told | {"X-RateLimit-Scope": "user"}))
        return told

    def open_channel(self) -> None:
        """Count a new DM channel; raise Refused."""
        if self.on and self._openings.take(self.now()):
            self.refused += 1
            raise Refused(403, 40003, "You are opening direct messages too fast")

    def edit(self, channel_id: str, age_seconds: float) -> None:
        """Count an edit of a message; raise Limited for too many edits of old messages."""
        if not self.on or age_seconds < OLD_SECONDS:
            return
        window = self._old_edits.setdefault(channel_id, Window(OLD_EDITS, OLD_EDITS_SECONDS))
        if wait := window.take(self.now()):
            text = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            self._refuse(Limited(wait, {"X-RateLimit-Scope": "shared"}, code=30046, text=text))

    def _take_global(self) -> None:
        now = self.now()
        while self._recent and now - self._recent[0] >= GLOBAL_SECONDS:
            self._recent.popleft()
        if len(self._recent) >= self.global_requests:
            wait = GLOBAL_SECONDS - (now - self._recent[0])
            told = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
            self._refuse(Limited(wait, told, everywhere=True))
        self._recent.append(now)
        self.busiest = max(self.busiest, len(self._recent))

    def _bucket(self, method: str, path: str) -> tuple[str, Window] | None:
        for number, (methods, pattern, most, seconds) in enumerate(ROUTES):
            if re.fullmatch(methods, method) and (match := re.fullmatch(pattern, path)):
                return f"route{number}", self._buckets.setdefault((number, match[1]), Window(most, seconds))
        return None

    def _refuse(self, limited: Limited) -> None:
        self.refused += 1
        raise limited


def headers(bucket: str, window: Window, reset_after: float) -> dict[str, str]:
    return {
        "X-RateLimit-Bucket": hashlib.blake2b(bucket.encode(), digest_size=8).hexdigest(),
        "X-RateLimit-Limit": str(window.most),
        "X-RateLimit-Remaining": str(window.most - window.taken),
        "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
        "X-RateLimit-Reset-After": f"{reset_after:.3f}",
    }
