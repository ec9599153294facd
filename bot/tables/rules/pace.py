"""Paces: how long a turn may take. Presets, and what goes with turns that last for hours. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal, get_args

from bot.tables.state import TableSettings

PaceName = Literal["rush", "normal", "relaxed", "slow"]
PACE_NAMES: Final[tuple[PaceName, ...]] = get_args(PaceName)

SLOW_SECONDS: Final = 7_200
"""A table whose turns are as long as this is played over days, by people who come by now and then."""
SLOW_IDLE_SECONDS: Final = 7 * 86_400
"""Such a table closes when nobody has played for so long."""
SLOW_PAUSE_MS: Final = 60_000
"""The pause between its hands: players who look in shall see how one ended."""
NORMAL_SECONDS: Final = 45
NORMAL_BANK_SECONDS: Final = 60


@dataclass(frozen=True, slots=True)
class TablePace:
    """The seconds of a turn and of the time bank."""

    turn: int
    bank: int


PACES: Final[Mapping[PaceName, TablePace]] = MappingProxyType(
    {
        "rush": TablePace(15, 30),
        "normal": TablePace(NORMAL_SECONDS, NORMAL_BANK_SECONDS),
        "relaxed": TablePace(90, 120),
        # Nobody sits in front of it to see twelve hours run out.
        "slow": TablePace(12 * 3_600, 0),
    }
)


def is_slow(settings: TableSettings) -> bool:
    return settings.turn_seconds >= SLOW_SECONDS


def bank_for(turn_seconds: int) -> int:
    """The time bank, in seconds, that goes with turns of that length: that of the fastest pace whose turns are as long,
    at most that of the relaxed pace; none where a turn lasts for hours."""
    if turn_seconds >= SLOW_SECONDS:
        return 0
    quick = (PACES["rush"], PACES["normal"])
    return next((pace.bank for pace in quick if turn_seconds <= pace.turn), PACES["relaxed"].bank)


def at_pace(settings: TableSettings, turn_seconds: int, idle_seconds: int) -> TableSettings:
    """The same table with turns of that length, and what goes with them; ``idle_seconds`` is after how long the bot
    closes a table that nobody plays at."""
    changed = replace(settings, turn_seconds=turn_seconds, time_bank_seconds=bank_for(turn_seconds))
    return with_idle(changed, idle_seconds)


def with_idle(settings: TableSettings, idle_seconds: int) -> TableSettings:
    """A table played over days waits for its players at least as long."""
    return replace(settings, idle_seconds=max(idle_seconds, SLOW_IDLE_SECONDS) if is_slow(settings) else idle_seconds)


def hand_pause_ms(settings: TableSettings, usual_ms: int) -> int:
    return max(usual_ms, SLOW_PAUSE_MS) if is_slow(settings) else usual_ms
