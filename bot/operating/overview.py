"""Facts that a part tells of itself, for a line of ``python -m bot fleet``."""

from dataclasses import asdict, dataclass, fields
from typing import Final, Self

from bot.fleet.messages import PATIENT_SECONDS, Json, Messages
from bot.fleet.part import Part
from bot.operating.monitor import HealthMonitor, version

STATE: Final = "state"
"""Asks a part how it is doing."""
SECONDS: Final = 2.0
"""For all of them; how many there are, the first answer tells."""


@dataclass(frozen=True, slots=True)
class PartState:
    part: int
    parts: int
    servers: int
    tables: int
    clicks_per_second: float
    """In the last minute."""
    p99_ms: float
    """How long all but one of a hundred of these waited for their acknowledgement."""
    version: str
    orders_due: int
    """Of users, that this part or another has yet to carry out."""

    @classmethod
    def of(cls, part: Part, servers: int, monitor: HealthMonitor, orders_due: int) -> Self:
        pace = monitor.traffic.pace()
        return cls(
            part=part.index,
            parts=part.count,
            servers=servers,
            tables=monitor.tables,
            clicks_per_second=pace.per_second,
            p99_ms=pace.p99_seconds * 1000,
            version=version(),
            orders_due=orders_due,
        )

    @classmethod
    def state_from_body(cls, body: Json) -> Self:
        """Leaves out the fields that only a newer version knows."""
        return cls(**{each.name: body[each.name] for each in fields(cls)})

    def body(self) -> Json:
        return asdict(self)

    def line(self) -> str:
        return (
            f"part {self.part}/{self.parts}: {_counted(self.servers, 'server')}, {_counted(self.tables, 'table')}, "
            f"{self.clicks_per_second:.1f} clicks a second, p99 {self.p99_ms:.0f} ms, version {self.version}, "
            f"{_counted(self.orders_due, 'user request')} waiting"
        )


async def states(messages: Messages) -> list[PartState]:
    """Of all parts that answer, in their order. Those that are late are asked once more, with patience."""
    found = await _told(messages, SECONDS) or await _told(messages, PATIENT_SECONDS)
    parts = max((state.parts for state in found.values()), default=0)
    if len(found) < parts:
        found |= await _told(messages, PATIENT_SECONDS, parts)
    return sorted(found.values(), key=lambda state: state.part)


async def _told(messages: Messages, seconds: float, parts: int | None = None) -> dict[int, PartState]:
    """By part."""
    told = await messages.ask_others(STATE, {}, seconds, parts=parts)
    return {one.part: PartState.state_from_body(one.body) for one in told}


def lines(found: list[PartState]) -> list[str]:
    """One for each part, also for those that did not answer."""
    count = max((state.parts for state in found), default=0)
    by_part = {state.part: state.line() for state in found}
    return [by_part.get(index, f"part {index}/{count}: no answer") for index in range(count)]


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
