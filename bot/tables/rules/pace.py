"""Paces: presets for the time of a turn, and the settings that suit turns of several hours. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal, get_args

from bot.tables.state import TableSettings

PaceName = Literal["rush", "normal", "relaxed", "slow"]
PACE_NAMES: Final[tuple[PaceName, ...]] = get_args(PaceName)

SLOW_SECONDS: Final = 7_200
"""Turns from this length on make a table slow: it is played over days by players who look in occasionally."""
SLOW_IDLE_SECONDS: Final = 7 * 86_400
"""A slow table closes after this idle time."""
SLOW_PAUSE_MS: Final = 60_000
"""The least pause between a slow table's hands, so that players who look in see the last result."""
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
        # No bank: nobody watches a 12-hour turn run out.
        "slow": TablePace(12 * 3_600, 0),
    }
)


def is_slow(settings: TableSettings) -> bool:
    return settings.turn_seconds >= SLOW_SECONDS


def bank_for(turn_seconds: int) -> int:
    """Return the time bank, in seconds, for turns of this length.

    It is the bank of the fastest pace with turns at least this long, or the relaxed pace's bank if the turns are
    longer still. It is 0 for a slow table.
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
    """Return the settings with this idle time, or more at a slow table."""
    return replace(settings, idle_seconds=max(idle_seconds, SLOW_IDLE_SECONDS) if is_slow(settings) else idle_seconds)


def hand_pause_ms(settings: TableSettings, usual_ms: int) -> int:
    return max(usual_ms, SLOW_PAUSE_MS) if is_slow(settings) else usual_ms
