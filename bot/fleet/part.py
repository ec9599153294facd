"""A part of the bot: one of its processes. Discord's sharding divides the servers among the parts."""

import math
import re
from dataclasses import dataclass
from typing import Final, Self

_WRITTEN: Final = re.compile(r"(?P<index>[0-9]{1,4})/(?P<count>[0-9]{1,4})")
PARTS_MOST: Final = 9999
"""The maximum number of parts that the notation ``i/n`` allows."""
_OF_A_PART: Final = re.compile(r"-\d+-of-\d+$")


@dataclass(frozen=True, slots=True)
class Part:
    """Part number ``index``, counted from 0, of ``count`` parts; a single process is part 0 of 1."""

    index: int = 0
    count: int = 1

    def __post_init__(self) -> None:
        if not 0 <= self.index < self.count:
            raise ValueError(f"there's no part {self}: of {self.count}, the first is 0 and the last {self.count - 1}")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse ``i/n``. Raises ValueError."""
        written = _WRITTEN.fullmatch(text.strip())
        if written is None:
            raise ValueError(f"{text.strip()!r} isn't a part: write it like 0/4, the first of four")
        return cls(int(written["index"]), int(written["count"]))

    def __str__(self) -> str:
        return f"{self.index}/{self.count}"

    @property
    def is_whole(self) -> bool:
        """True if there is no other part."""
        return self.count == 1

    @property
    def is_first(self) -> bool:
        """True for the part that does everything that an application needs only once."""
        return self.index == 0

    def owns_server(self, guild_id: int) -> bool:
        """Return True if the server belongs to this part.

        Discord assigns a server to the shard ``(id >> 22) % total``, and the total is a multiple of the number of
        parts.
        """
        return (guild_id >> 22) % self.count == self.index

    def total(self, recommended: int, *, exactly: bool = False) -> int:
        """Return the total number of shards: Discord's recommendation, rounded up to a multiple of the parts.

        With ``exactly``, it is also a multiple of the recommendation, which Discord requires of large bots.
        """
        if exactly:
            return math.lcm(recommended, self.count)
        return math.ceil(recommended / self.count) * self.count

    def shards(self, total: int) -> list[int]:
        """Return the numbers of the shards that belong to this part, out of ``total``.

        Raises ValueError unless ``total`` is a multiple of the number of parts.
        """
        if total < 1 or total % self.count:
            raise ValueError(f"{total} shards can't be divided among {self.count} parts")
        return list(range(self.index, total, self.count))

    def name_of(self, stem: str) -> str:
        """Return this part's file name, like ``lowball-1-of-2``.

        ``stem`` may be the whole bot's file name (``lowball``) or that of another part.
        """
        return stem if self.is_whole else f"{_OF_A_PART.sub('', stem)}-{self.index}-of-{self.count}"
