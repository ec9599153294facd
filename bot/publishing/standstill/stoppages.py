"""All that stands still at the moment, with the reasons."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.common.obstacles import Obstacle

Source = Literal["place", "card", "record"]
"""Somebody has looked at the place, has shown the card there, or has kept the record of deals."""


TELL_MS: Final = 30_000
"""Nobody is told of a stoppage that is shorter."""


@dataclass(slots=True)
class Stoppage:
    tell_ms: int
    """When people are told of it, by a clock that never jumps."""
    found: dict[Source, Obstacle]
    told: bool = False

    @property
    def obstacle(self) -> Obstacle:
        return next(iter(self.found.values()))


@dataclass(slots=True)
class Stoppages:
    """Of the tables, or of the tournaments, by id."""

    by_id: dict[int, Stoppage] = field(default_factory=dict)

    def learn(self, number: int, source: Source, obstacle: Obstacle | None, now_ms: int) -> bool:
        """Note what a source has found, None where it finds nothing. True if the obstacle is another one now, or there
        is none any more."""
        stoppage = self.by_id.get(number)
        before = stoppage.obstacle if stoppage is not None else None
        if stoppage is None:
            if obstacle is None:
                return False
            stoppage = self.by_id[number] = Stoppage(now_ms + TELL_MS, {})
        if obstacle is None:
            stoppage.found.pop(source, None)
        else:
            stoppage.found[source] = obstacle
        if not stoppage.found:
            del self.by_id[number]
            return True
        return stoppage.obstacle != before

    def to_tell(self, now_ms: int) -> Iterator[tuple[int, Stoppage]]:
        """Those that somebody can mend, and that it is time to tell of."""
        for number, stoppage in self.by_id.items():
            if not stoppage.told and stoppage.tell_ms <= now_ms and stoppage.obstacle.kind != "discord":
                yield number, stoppage
