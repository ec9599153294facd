"""Paces: presets for the length of a turn, and the settings for turns of several hours. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal, get_args

from bot.tables.state import TableSettings

PaceName = Literal["rush", "normal", "relaxed", "slow"]
PACE_NAMES: Final[tuple[PaceName, ...]] = get_args(PaceName)

SLOW_SECONDS: Final = 7_200
"""The turn length from which a table counts as slow: its players look in only occasionally, over days."""
SLOW_IDLE_SECONDS: Final = 7 * 86_400
"""The minimum idle time after which a slow table closes."""
SLOW_PAUSE_MS: Final = 60_000
"""The minimum pause between a slow table's hands, so that players who look in see the last result."""
NORMAL_SECONDS: Final = 45
NORMAL_BANK_SECONDS: Final = 60


@dataclass(frozen=True, slots=True)
class TablePace:
    """The length of a turn and of the time bank, in seconds."""

    turn: int
    bank: int


PACES: Final[Mapping[PaceName, TablePace]] = MappingProxyType(
    {
        "rush": TablePace(15, 30),
        "normal": TablePace(NORMAL_SECONDS, NORMAL_BANK_SECONDS),
        "relaxed": TablePace(90, 120),
        # No bank: nobody watches a 12-hour turn run out.
        "slow": TablePace(12 * 3_600, 0),
    }
)


def is_slow(settings: TableSettings) -> bool:
    return settings.turn_seconds >= SLOW_SECONDS


def bank_for(turn_seconds: int) -> int:
    """Return the time bank, in seconds, for turns of this length.

    It is the bank of the fastest pace whose turns are at least this long: rush, normal, or otherwise relaxed. A slow
    table has none.
    """
    if turn_seconds >= SLOW_SECONDS:
        return 0
    quick = (PACES["rush"], PACES["normal"])
    return next((pace.bank for pace in quick if turn_seconds <= pace.turn), PACES["relaxed"].bank)


def at_pace(settings: TableSettings, turn_seconds: int, idle_seconds: int) -> TableSettings:
    """Return the settings with turns of this length and a matching time bank.

    ``idle_seconds``: the bot's usual idle time before it closes a table.
    """
    changed = replace(settings, turn_seconds=turn_seconds, time_bank_seconds=bank_for(turn_seconds))
    return with_idle(changed, idle_seconds)


def with_idle(settings: TableSettings, idle_seconds: int) -> TableSettings:
    """Return the settings with this idle time; a slow table gets at least SLOW_IDLE_SECONDS."""
    return replace(settings, idle_seconds=max(idle_seconds, SLOW_IDLE_SECONDS) if is_slow(settings) else idle_seconds)


def hand_pause_ms(settings: TableSettings, usual_ms: int) -> int:
    return max(usual_ms, SLOW_PAUSE_MS) if is_slow(settings) else usual_ms
