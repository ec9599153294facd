"""The cost of a tournament on Discord.

It consists of the bot's requests by purpose and minute, and of the pauses between opening direct messages.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from tests.bench.columns import line
from tests.harness.local_discord.journal import Entry
from tests.harness.local_discord.limits import UNCOUNTED
from tests.harness.local_discord.messages import custom_ids
from tests.harness.local_discord.world import THREAD, Json, World

MINUTE_SECONDS: Final = 60.0
CARD_BUTTONS: Final = ("lb:a:", "lb:t:")
POST_BUTTONS: Final = "lb:e:"
OPENED: Final = "POST /users/@me/channels: direct messages opened"
FREE: Final = "not counted by Discord: "
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Request:
    at: float
    """Seconds since the beginning."""
    kind: str
    place: str
    """The channel it went to, or nothing."""
    status: int


@dataclass
class Traffic:
    """A reader of a journal; ``now`` is in seconds."""

    world: World
    now: Clock
    requests: list[Request] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._began = self.now()

    def read(self, entry: Entry) -> None:
        part = entry.path.split("/")
        place = part[2] if part[1] == "channels" else ""
        self.requests.append(Request(self.now() - self._began, self._kind(entry, part), place, entry.status))

    def _kind(self, entry: Entry, part: list[str]) -> str:
        method = entry.method
        if entry.path.startswith(UNCOUNTED):
            return f"{FREE}{'answers to clicks' if part[1] == 'interactions' else f'{method} by a token'}"
        if part[1] == "channels":
            return self._in_channel(entry, part)
        if entry.path == "/users/@me/channels":
            return OPENED
        return f"{method} {'/'.join('' if one.isdigit() else one for one in part)}"

    def _in_channel(self, entry: Entry, part: list[str]) -> str:
        method, where = entry.method, self._where(part[2])
        if part[3:4] == ["messages"]:
            what = "a letter" if where == "direct messages" else _what(entry.body, where)
            return f"{method} /channels//messages: {what if method == 'POST' else where}"
        return f"{method} /channels/{'/'.join('' if one.isdigit() else one for one in part[2:])}"

    def _where(self, channel_id: str) -> str:
        channel = self.world.channels.get(channel_id, {})
        return {THREAD: "at a table", 1: "direct messages"}.get(channel.get("type", 0), "in the tournament's channel")

    # Results

    @property
    def minutes(self) -> int:
        return int(max((request.at for request in self.requests), default=0.0) // MINUTE_SECONDS) + 1

    def by_minute(self) -> dict[str, list[int]]:
        """Return the requests of each kind in each minute, first the kinds that Discord counts."""
        counts = Counter((request.kind, int(request.at // MINUTE_SECONDS)) for request in self.requests)
        kinds = sorted({kind for kind, _ in counts}, key=lambda kind: (kind.startswith(FREE), kind))
        return {kind: [counts[kind, minute] for minute in range(self.minutes)] for kind in kinds}

    def errors(self) -> Counter[tuple[str, int]]:
        """Return requests answered with an error, including the limits' refusals."""
        return Counter((request.kind, request.status) for request in self.requests if request.status >= 400)

    def busiest(self, seconds: float, wanted: Callable[[Request], bool]) -> int:
        """Return the largest number of wanted requests in any period of this length."""
        return busiest([request.at for request in self.requests if wanted(request)], seconds)

    def counted(self, seconds: float = 1.0) -> int:
        return self.busiest(seconds, lambda request: not request.kind.startswith(FREE))

    def busiest_channel(self, seconds: float, method: str) -> int:
        """Return the largest number of messages posted or edited in one channel in any such period."""
        kind = f"{method} /channels//messages"
        places = {request.place for request in self.requests if request.kind.startswith(kind)}
        return max((self.busiest(seconds, _in(place, kind)) for place in places), default=0)

    def openings(self) -> list[float]:
        """Return when direct messages were opened."""
        return [request.at for request in self.requests if request.kind == OPENED]

    def opened_within(self, seconds: float) -> int:
        """Return the largest number of direct messages opened in any period of this length."""
        return busiest(self.openings(), seconds)

    def opened_apart(self) -> float:
        """Return the shortest time between two openings in seconds; infinite with at most one."""
        return min((later - at for at, later in pairwise(self.openings())), default=math.inf)

    def lines(self) -> Iterator[str]:
        table = self.by_minute()
        yield line("requests a minute", [f"minute {number}" for number in range(1, self.minutes + 1)])
        for kind, counts in table.items():
            yield line(f"  {kind}", [f"{count:,}" if count else "" for count in counts])
        sums = [
            sum(counts[minute] for kind, counts in table.items() if not kind.startswith(FREE))
            for minute in range(self.minutes)
        ]
        yield line("  all that count", [f"{count:,}" for count in sums], "<= 3,000")


def _what(body: Json, where: str) -> str:
    """Return what a message is: a table's card, a post with buttons, or another post."""
    keys = list(custom_ids((body or {}).get("components") or []))
    if any(key.startswith(CARD_BUTTONS) for key in keys):
        return f"the card {where}"
    if any(key.startswith(POST_BUTTONS) for key in keys):
        return f"a post with buttons {where}"
    return f"other posts {where}"


def _in(place: str, kind: str) -> Callable[[Request], bool]:
    return lambda request: request.place == place and request.kind.startswith(kind)


def busiest(times: Sequence[float], seconds: float) -> int:
    """Return how many of the sorted times at most lie in any period of this length."""
    most = first = 0
    for last, at in enumerate(times):
        while at - times[first] >= seconds:
            first += 1
        most = max(most, last - first + 1)
    return most
