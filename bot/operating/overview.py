"""Facts about each part of the bot, for its line in the output of ``python -m bot fleet``."""

from dataclasses import asdict, dataclass, fields
from typing import Final, Self

from bot.fleet.messages import PATIENT_SECONDS, Json, Messages
from bot.fleet.part import Part
from bot.operating.monitor import HealthMonitor, version

STATE: Final = "state"
"""The question that asks a part of the bot for its state."""
SECONDS: Final = 2.0
"""The timeout for the first round of answers, in seconds.

Any answer says how many parts there are.
"""


@dataclass(frozen=True, slots=True)
class PartState:
    part: int
    parts: int
    servers: int
    tables: int
    clicks_per_second: float
    """The mean rate of clicks in the last minute."""
    p99_ms: float
    """The 99th percentile of the time from a click to its acknowledgement, in ms."""
    version: str
    orders_due: int
    """The number of users' orders stored in this part that some part has not carried out yet."""

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
        """Parse a state, and ignore fields that only a newer version of the bot sends."""
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
    """Return the state of each part that answers, sorted by its index.

    Parts that do not answer in time are asked again with a longer timeout.
    """
    states_found = await _states_by_part(messages, SECONDS) or await _states_by_part(messages, PATIENT_SECONDS)
    parts = max((state.parts for state in states_found.values()), default=0)
    if len(states_found) < parts:
        states_found |= await _states_by_part(messages, PATIENT_SECONDS, parts)
    return sorted(states_found.values(), key=lambda state: state.part)


async def _states_by_part(messages: Messages, seconds: float, parts: int | None = None) -> dict[int, PartState]:
    """Return part index -> state, for the parts that answered in time."""
    answers = await messages.ask_others(STATE, {}, seconds, parts=parts)
    return {one.part: PartState.state_from_body(one.body) for one in answers}


def lines(found: list[PartState]) -> list[str]:
    """Return one line for each part of the bot, including those that did not answer."""
    count = max((state.parts for state in found), default=0)
    by_part = {state.part: state.line() for state in found}
    return [by_part.get(index, f"part {index}/{count}: no answer") for index in range(count)]


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
