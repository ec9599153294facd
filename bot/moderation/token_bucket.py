"""Rate limits: token buckets, one per user and one per server. No I/O; callers pass the time.

A bucket holds up to ``burst`` tokens and gains ``per_minute``. Each request takes one token; without a token it is
refused.
"""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, Literal

_TOKEN: Final = 60_000
"""The units of a bucket's level in one token; a bucket gains ``per_minute`` units per millisecond."""


@dataclass(frozen=True, slots=True)
class Rate:
    burst: int
    """The number of tokens in a full bucket."""
    per_minute: int
    """The number of new tokens per minute."""


PLAYERS_BUSY: Final = 64
"""The number of players of one server who can all use their full rate at once: eight full tables."""
USER_ASKS: Final = Rate(burst=60, per_minute=180)
"""The limit for one user's commands, clicks and forms.

A fast player may click twice a second without end. The burst of 60 is for quick choices in a menu, and for repeated
clicks while Discord is slow.
"""
GUILD_ASKS: Final = Rate(burst=10 * PLAYERS_BUSY, per_minute=PLAYERS_BUSY * USER_ASKS.per_minute)
"""The limit for one server's commands, clicks and forms.

It keeps one server from using up the bot's capacity: 192 requests a second is about as much as one database file can
process.
"""
USER_TYPES: Final = Rate(burst=60, per_minute=600)
"""The limit for one user's autocomplete requests, about one per key; nobody types faster for long.

Such requests change nothing, so they have their own limit.
"""
GUILD_TYPES: Final = Rate(burst=10 * PLAYERS_BUSY, per_minute=PLAYERS_BUSY * 300)
"""The limit for one server's autocomplete requests.

It is lower than the sum of all users' limits, because not everybody types at once.
"""
MEMBER_OPENS: Final = Rate(burst=12, per_minute=1)
"""The limit for the tables that one member opens in one server.

Each table leaves a thread there for good, even if it is closed at once.
"""
MEMBER_INVITES: Final = Rate(burst=5, per_minute=1)
"""The limit for the invitations that one member sends in one server, because each one pings somebody."""
SAME_INVITES: Final = Rate(burst=1, per_minute=1)
"""The limit for one member's invitations to the same player.

Its clock runs at a tenth of the speed, so it allows one invitation in 10 minutes.
"""
REMEMBERED_MOST: Final = 20_000
"""The maximum number of buckets of one kind, about 4 MB.

The least recently used one is dropped. It would be full again by then, unless that many users sent requests within the
same minute; a user who floods the bot is never the least recently used.
"""
TELL_EVERY_MS: Final = 30_000
"""The minimum time between two messages that tell a user about refusals, in ms."""
LOG_AGAIN_MS: Final = 600_000
"""The time without refusals after which further ones are logged again, in ms."""

Outcome = Literal["admitted", "told", "silent"]


class Buckets:
    """The token buckets of all owners, with the same rate. A bucket that is new, or was dropped, is full."""

    def __init__(self, rate: Rate, most: int = REMEMBERED_MOST) -> None:
        self._rate = rate
        self._most = most
        self._levels: OrderedDict[Hashable, tuple[int, int]] = OrderedDict()
        """owner -> (level, time of that level in ms)."""

    def __len__(self) -> int:
        return len(self._levels)

    def take_token(self, whose: Hashable, now_ms: int) -> bool:
        """Take a token; return False if there was none.

        If the clock is set back, the bucket gains nothing.
        """
        full = _TOKEN * self._rate.burst
        level, at_ms = self._levels.get(whose, (full, now_ms))
        level = min(full, level + max(0, now_ms - at_ms) * self._rate.per_minute)
        enough = level >= _TOKEN
        self._levels[whose] = (level - _TOKEN if enough else level, now_ms)
        self._levels.move_to_end(whose)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)
        return enough

    def has(self, whose: Hashable, now_ms: int) -> bool:
        """Return True if there is a token, but do not take it."""
        full = _TOKEN * self._rate.burst
        level, at_ms = self._levels.get(whose, (full, now_ms))
        return min(full, level + max(0, now_ms - at_ms) * self._rate.per_minute) >= _TOKEN

    def give_back(self, whose: Hashable) -> None:
        """Return a token that was taken but not used."""
        if whose in self._levels:
            level, at_ms = self._levels[whose]
            self._levels[whose] = (level + _TOKEN, at_ms)

    def seconds_until_half(self) -> int:
        """Return the time until an empty bucket is half full, in seconds: the delay recommended to users."""
        return -(-60 * self._rate.burst // (2 * self._rate.per_minute))


@dataclass(frozen=True, slots=True)
class RateLimitResult:
    outcome: Outcome
    """The outcome: ``admitted``, ``told`` or ``silent``.

    ``told`` is a refusal with a message to the user, ``silent`` a refusal without one, soon after such a message.
    """
    logged: bool = False
    """True if the refusal should be logged, because it is the first one for some time."""


ADMITTED: Final = RateLimitResult("admitted")


class RateLimiter:
    """The token buckets of all users and servers.

    The user's bucket is checked first, so that a user who floods the bot takes no more of the server's tokens than
    their own rate allows.
    """

    def __init__(self, user: Rate, guild: Rate, most: int = REMEMBERED_MOST) -> None:
        self._users = Buckets(user, most)
        self._guilds = Buckets(guild, most)
        self._most = most
        self._refused: OrderedDict[int, tuple[int, int]] = OrderedDict()
        """user -> (time of the last message about a refusal, time of the last refusal), in ms."""

    @property
    def wait_seconds(self) -> int:
        """The delay that is recommended to a refused user, in seconds."""
        return self._users.seconds_until_half()

    def ask(self, user_id: int, guild_id: int | None, now_ms: int) -> RateLimitResult:
        """Admit or refuse one request; ``guild_id`` is None for a direct message."""
        if self._users.take_token(user_id, now_ms) and (guild_id is None or self._guilds.take_token(guild_id, now_ms)):
            return ADMITTED
        return self._refuse(user_id, now_ms)

    def _refuse(self, user_id: int, now_ms: int) -> RateLimitResult:
        told_ms, refused_ms = self._refused.pop(user_id, (None, None))
        is_due = told_ms is None or not 0 <= now_ms - told_ms < TELL_EVERY_MS
        fresh = refused_ms is None or not 0 <= now_ms - refused_ms < LOG_AGAIN_MS
        self._refused[user_id] = (now_ms if told_ms is None or is_due else told_ms, now_ms)
        if len(self._refused) > self._most:
            self._refused.popitem(last=False)
        return RateLimitResult("told" if is_due else "silent", fresh)


class Limits:
    """The rate limits that every interaction is checked against before anything else."""

    def __init__(self) -> None:
        self.asks = RateLimiter(USER_ASKS, GUILD_ASKS)
        self.types = RateLimiter(USER_TYPES, GUILD_TYPES)
