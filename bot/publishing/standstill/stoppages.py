"""Records of the tables or tournaments where play has stopped, and of the obstacles to play there."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.common.obstacles import Obstacle

Source = Literal["place", "message", "record"]
"""The source of an obstacle: the check of the channel, the table's message, or the record of deals."""


TELL_MS: Final = 30_000
"""The time for which play must have stopped before people are informed, in ms."""


@dataclass(slots=True)
class Stoppage:
    tell_ms: int
    """The time at which to inform people, by a monotonic clock."""
    found: dict[Source, Obstacle]
    told: bool = False

    @property
    def obstacle(self) -> Obstacle:
        return next(iter(self.found.values()))


@dataclass(slots=True)
class Stoppages:
    """The current stoppages of tables, or of tournaments, by the table's or tournament's id."""

    by_id: dict[int, Stoppage] = field(default_factory=dict)

    def learn(self, number: int, source: Source, obstacle: Obstacle | None, now_ms: int) -> bool:
        """Store the obstacle that a source reports; None if the source sees no obstacle.

        Return True if that changes the obstacle of the table or tournament ``number``.
        """
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
        """Yield (id, stoppage) for each stoppage that people can fix and must be informed of now."""
        for number, stoppage in self.by_id.items():
            if not stoppage.told and stoppage.tell_ms <= now_ms and stoppage.obstacle.kind != "discord":
                yield number, stoppage
