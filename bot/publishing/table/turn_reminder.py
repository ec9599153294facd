"""The reminders of one turn, and when they are due; the current time is passed in."""

from dataclasses import dataclass, field
from typing import Final

import discord

from bot.tables.ports import TableView, TimerHandle
from bot.tables.rules.pace import is_slow

BEFORE_MS: Final = 10_000
"""The time between a player's ping and the end of their turn, in ms."""
RUSH_SECONDS: Final = 15
"""The longest turn, in seconds, for which nobody is pinged."""
LONG_TURNS: Final = 20
"""In a long turn the ping comes when this fraction of the turn (1/20) is left, if that is earlier."""
NUDGE_AFTER_MS: Final = 60_000
"""The time after which the player of a slow turn gets a letter, in ms; players who act sooner need none."""
LATE_MS: Final = 2 * 3_600_000
"""The time left in a slow turn when its player gets a second letter, in ms."""
LATE_PART: Final = 4
"""In a shorter slow turn the second letter comes when this fraction of the turn (1/4) is left."""


@dataclass(slots=True)
class TurnReminder:
    player_id: int
    hand_number: int
    version: int
    view: TableView
    """The table's newest view."""
    begun_ms: int
    """The time when this process first saw the turn, from which the first letter's time counts; 0 if there is none."""
    doubtful: bool
    """True if the turn may have begun in a previous process, which may have sent the reminder."""
    due: list[str] = field(default_factory=list)
    """The reminders still to be sent, in order: ``nudge`` and ``late`` letters, or the ping ``call``."""
    handle: TimerHandle | None = None
    ping: discord.Message | None = None
    over: bool = False

    @property
    def key(self) -> tuple[int, int, int]:
        return self.player_id, self.hand_number, self.version

    @property
    def dms_closed(self) -> bool:
        return any(line.dm_closed for line in self.view.seats if line.player_id == self.player_id)

    def next_ms(self) -> int | None:
        """Return when the next reminder is due; None if there is none."""
        if not self.due:
            return None
        turn_ms, deadline_ms = self.view.settings.turn_seconds * 1000, self.view.clock.deadline_ms or 0
        match self.due[0]:
            case "nudge":
                return self.begun_ms + NUDGE_AFTER_MS
            case "late":
                return deadline_ms - min(LATE_MS, turn_ms // LATE_PART)
            case _:
                return deadline_ms - max(BEFORE_MS, turn_ms // LONG_TURNS)


def turn_of(view: TableView) -> tuple[int, int, int] | None:
    """Return the player to act, the hand's number and its version; None if no person's clock is running."""
    hand = view.hand
    if (
        hand is None
        or hand.to_act is None
        or view.course.paused
        or view.course.closed
        or view.clock.deadline_ms is None
    ):
        return None
    player_id = dict(view.last.hand_players)[hand.to_act]
    house = any(line.house for line in view.seats if line.player_id == player_id)
    return None if house else (player_id, view.hand_number, hand.version)


def regular_end(view: TableView) -> int | None:
    """Return the end of the turn's regular time, before any time bank."""
    return view.clock.deadline_ms if view.clock.bank_from_ms is None else view.clock.bank_from_ms


def pings_on_turn(view: TableView) -> bool:
    return view.settings.turn_seconds > RUSH_SECONDS


def reminders_of(view: TableView) -> list[str]:
    return ["nudge", "late"] if is_slow(view.settings) else ["call"]
