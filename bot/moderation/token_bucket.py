"""How much anyone may ask in a while: token buckets, one a user and one a server. Pure; the clock is passed in.

A bucket holds ``burst`` tokens and gets ``per_minute`` new ones; what is asked takes one, and nothing is done without.
"""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, Literal

_TOKEN: Final = 60_000
"""The unit of a level: a bucket gets ``per_minute`` of these in a millisecond."""


@dataclass(frozen=True, slots=True)
class Rate:
    burst: int
    """Tokens of a full bucket."""
    per_minute: int
    """New ones."""


PLAYERS_BUSY: Final = 64
"""Players of one server who may all ask as much as one may, eight full tables of them."""
USER_ASKS: Final = Rate(burst=60, per_minute=180)
"""Commands, clicks and forms. A fast player may click twice a second for as long as they like; 60 more are there for a
picker's menu and for a button that is hammered while Discord is slow."""
GUILD_ASKS: Final = Rate(burst=10 * PLAYERS_BUSY, per_minute=PLAYERS_BUSY * USER_ASKS.per_minute)
"""So that one server cannot starve the others: 192 a second is about what one file takes in."""
USER_TYPES: Final = Rate(burst=60, per_minute=600)
"""Suggestions, one for about each key: nobody types faster for long. They change nothing, so they count apart."""
GUILD_TYPES: Final = Rate(burst=10 * PLAYERS_BUSY, per_minute=PLAYERS_BUSY * 300)
"""Not everybody types at once."""
MEMBER_OPENS: Final = Rate(burst=12, per_minute=1)
"""Tables, by one member in one server: each leaves a thread there for good, also where it is closed at once."""
MEMBER_INVITES: Final = Rate(burst=5, per_minute=1)
"""By one member in one server: each calls somebody."""
SAME_INVITES: Final = Rate(burst=1, per_minute=1)
"""Of the same member by the same; on a clock that goes at a tenth of the pace, so one in ten minutes."""
REMEMBERED_MOST: Final = 20_000
"""Buckets of a kind, some 4 MB. The one that was used least lately is forgotten, and would be full again by then unless
as many people asked in the same minute; one who floods is never the least."""
TELL_EVERY_MS: Final = 30_000
"""How often somebody is told that they ask too much."""
LOG_AGAIN_MS: Final = 600_000
"""After how long without it a flood counts as a new one."""

Outcome = Literal["admitted", "told", "silent"]


class Buckets:
    """Buckets of one rate by whose they are. One never seen, or forgotten, is full."""

    def __init__(self, rate: Rate, most: int = REMEMBERED_MOST) -> None:
        self._rate = rate
        self._most = most
        self._levels: OrderedDict[Hashable, tuple[int, int]] = OrderedDict()
        """Owner -> parts of a token, and when that was, in milliseconds."""

    def __len__(self) -> int:
        return len(self._levels)

    def take_token(self, whose: Hashable, now_ms: int) -> bool:
        """True if there was a token; it is taken then. A clock that goes back adds none and takes none away."""
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
        """True if there is a token; it is not taken."""
        full = _TOKEN * self._rate.burst
        level, at_ms = self._levels.get(whose, (full, now_ms))
        return min(full, level + max(0, now_ms - at_ms) * self._rate.per_minute) >= _TOKEN

    def give_back(self, whose: Hashable) -> None:
        """Puts back a token that was taken for nothing."""
        if whose in self._levels:
            level, at_ms = self._levels[whose]
            self._levels[whose] = (level + _TOKEN, at_ms)

    def seconds_until_half(self) -> int:
        """How long an empty one takes until half full: a wait worth telling."""
        return -(-60 * self._rate.burst // (2 * self._rate.per_minute))


@dataclass(frozen=True, slots=True)
class Admission:
    outcome: Outcome
    """``told``: the user is not admitted, and it is time to say so; ``silent``: they are not admitted, and were told
    before."""
    logged: bool = False
    """The flood is new, and the log should tell of it."""


ADMITTED: Final = Admission("admitted")


class RateLimiter:
    """Both buckets together. A user's comes first, so that one who floods takes no more of their server's than they
    may."""

    def __init__(self, user: Rate, guild: Rate, most: int = REMEMBERED_MOST) -> None:
        self._users = Buckets(user, most)
        self._guilds = Buckets(guild, most)
        self._most = most
        self._refused: OrderedDict[int, tuple[int, int]] = OrderedDict()
        """User -> when they were last told, and last refused, in milliseconds."""

    @property
    def wait_seconds(self) -> int:
        """The wait that a user who is not admitted is told."""
        return self._users.seconds_until_half()

    def ask(self, user_id: int, guild_id: int | None, now_ms: int) -> Admission:
        """``guild_id``: None in a direct message."""
        if self._users.take_token(user_id, now_ms) and (guild_id is None or self._guilds.take_token(guild_id, now_ms)):
            return ADMITTED
        return self._refuse(user_id, now_ms)

    def _refuse(self, user_id: int, now_ms: int) -> Admission:
        told_ms, refused_ms = self._refused.pop(user_id, (None, None))
        due = told_ms is None or not 0 <= now_ms - told_ms < TELL_EVERY_MS
        fresh = refused_ms is None or not 0 <= now_ms - refused_ms < LOG_AGAIN_MS
        self._refused[user_id] = (now_ms if told_ms is None or due else told_ms, now_ms)
        if len(self._refused) > self._most:
            self._refused.popitem(last=False)
        return Admission("told" if due else "silent", fresh)


class Limits:
    """The limits that the edge asks before anything else."""

    def __init__(self) -> None:
        self.asks = RateLimiter(USER_ASKS, GUILD_ASKS)
        self.types = RateLimiter(USER_TYPES, GUILD_TYPES)
