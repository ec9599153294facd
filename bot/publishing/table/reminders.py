"""Reminders for the player to act before their time is up.

At most tables a short message pings them. At a slow table, where a turn lasts hours, a direct message reminds them as
soon as they seem to be away, and again before the deadline.

The table's own message shows whose turn it is, but a mention in an edited message notifies nobody. A ping costs one
request, and its deletion another, so a player who acts in time is not pinged.

Reminders are kept in memory only. After a restart a slow turn's message may be sent a second time, if the first cannot
be found. At tables where a player was to act at the restart, pings of the previous process are searched for and
deleted.
"""

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.mail.letter import Letter
from bot.publishing.table.letters import Found
from bot.publishing.table.turn_pings import TurnPing, TurnPings
from bot.tables.ports import TableView, Timer, TimerHandle
from bot.tables.rules.pace import is_slow
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.events import street_name
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import Scene, link_to
from bot.ui.text.moments import full_stamp

BEFORE_MS: Final = 10_000
"""The time left in a player's turn when the player is pinged, in ms."""
RUSH_SECONDS: Final = 15
"""The turn length up to which nobody is pinged, in seconds."""
LONG_TURNS: Final = 20
"""In a long turn the ping comes earlier: when 1/20 of the turn is left."""
NUDGE_AFTER_MS: Final = 60_000
"""The time after which the player to act at a slow table gets a direct message, in ms.

Players who act sooner get none.
"""
LATE_MS: Final = 2 * 3_600_000
"""The remaining time at which the player to act at a slow table gets a second direct message, in ms."""
LATE_PART: Final = 4
"""If a slow turn is too short for LATE_MS, the second direct message comes when 1/4 of it is left."""


@dataclass(slots=True)
class _TurnReminder:
    player_id: int
    hand_number: int
    version: int
    view: TableView
    """The table's newest view."""
    begun_ms: int
    """The time when this process first saw the turn, in ms; the direct message ``nudge`` is timed from it.

    0 if that message is not due.
    """
    doubtful: bool
    """True if a previous process may have sent the reminder, because the turn may have begun there."""
    due: list[str] = field(default_factory=list)
    """The reminders still to send, in order: the direct messages ``nudge`` and ``late``, or the ping ``call``."""
    handle: TimerHandle | None = None
    ping: TurnPing | None = None
    over: bool = False

    @property
    def key(self) -> tuple[int, int, int]:
        return self.player_id, self.hand_number, self.version


class Reminders:
    """The reminders at all tables.

    It is created before the Discord client; ``table_changed`` must be called with every new view.
    """

    def __init__(
        self,
        timer: Timer,
        readers: Readers,
        outbox: Outbox,
        pings: TurnPings,
        mail: DirectMail,
        found: Found,
        preferences: PlayerPreferences,
    ) -> None:
        self._timer = timer
        self._readers = readers
        self._outbox = outbox
        self._pings = pings
        self._found = found
        self._preferences = preferences
        self._mail = mail
        self._turns: dict[int, _TurnReminder] = {}
        self._may_hold_pings: dict[int, TableView] = {}
        """table_id -> view, for the tables where the previous process may have left a ping."""

    def start(self) -> None:
        """Delete the pings that the previous process left; call this when the client is connected."""
        may_hold_pings, self._may_hold_pings = self._may_hold_pings, {}
        for view in may_hold_pings.values():
            self._pings.delete_old(view)

    def table_changed(self, view: TableView) -> None:
        """Store the table's newest view; end a finished turn's reminders, and schedule those of a new turn."""
        turn, now = self._turns.get(view.table_id), _turn_of(view)
        if (
            not self._outbox.is_connected
            and (now is not None or view.last.voided in ("fault", "copy"))
            and _pings_on_turn(view)
        ):
            self._may_hold_pings.setdefault(view.table_id, view)
        if turn is not None and (now is None or turn.key != now):
            self._end(view.table_id, turn)
            turn = None
        if now is None or (turn is None and not _pings_on_turn(view)):
            return
        if turn is None:
            player_id, hand_number, version = now
            due, doubtful = _reminders_of(view), not self._outbox.is_connected
            begun_ms = self._timer.now_ms() if "nudge" in due else 0
            turn = _TurnReminder(player_id, hand_number, version, view, begun_ms, doubtful, due)
            self._turns[view.table_id] = turn
        elif turn.handle is not None and (turn.view.clock.deadline_ms, turn.view.clock.bank_from_ms) == (
            view.clock.deadline_ms,
            view.clock.bank_from_ms,
        ):
            turn.view = view
            return
        if turn.ping is not None and _regular_end(view) != _regular_end(turn.view):
            # An outage has moved the deadline, so the player needs a ping at another time.
            self._pings.withdraw(turn.ping)
            turn.ping, turn.due = None, ["call"]
        turn.view = view
        if turn.ping is not None:
            self._pings.update(turn.ping, view)
        self._set_timer(turn)

    def _end(self, table_id: int, turn: _TurnReminder) -> None:
        del self._turns[table_id]
        turn.over = True
        if turn.handle is not None:
            turn.handle.cancel()
            # The timer calls with the turn: a cycle, which would keep the view until garbage is collected.
            turn.handle = None
        if turn.ping is not None:
            self._pings.withdraw(turn.ping)

    def _set_timer(self, turn: _TurnReminder) -> None:
        """Set the timer for the turn's next reminder."""
        if turn.handle is not None:
            turn.handle.cancel()
            turn.handle = None
        if turn.due:
            at_ms = _reminder_ms(turn.due[0], turn)
            turn.handle = self._timer.call_at(at_ms, partial(self._send_next, turn))

    def _send_next(self, turn: _TurnReminder) -> None:
        turn.handle = None
        if turn.over or not turn.due or not self._outbox.is_connected:
            return
        kind = turn.due.pop(0)
        if self._preferences.of(turn.player_id).reminders:
            if kind == "call" or _dms_closed(turn):
                if turn.ping is not None:
                    self._pings.withdraw(turn.ping)
                turn.ping = self._pings.send(turn.view, turn.key)
            else:
                self._mail.send(turn.player_id, self._letter(turn, kind))
        self._set_timer(turn)

    # By direct message

    def _letter(self, turn: _TurnReminder, kind: str) -> Letter:
        view, link = turn.view, link_to(turn.view)
        scene = self._readers.scene_for(view, turn.player_id)
        when = full_stamp(view.clock.deadline_ms) if view.clock.deadline_ms is not None else ""
        sentence = scene.say(
            "pace-nudge-late" if kind == "late" else "pace-nudge", table=f"**{scene.table_name()}**", when=when
        )
        turn_line = self._turn_line(scene, view, link)
        known = (sentence.partition(when)[0], turn_line) if when else (turn_line,)
        found = partial(self._found, view.table_id, turn.player_id, _dms_closed(turn))
        nonce = nonce_of(kind, view.table_id, *turn.key)
        text = f"{sentence}\n-# {turn_line}"
        return Letter(view.table_id, text, nonce, known, found, turn.doubtful, overtaken=lambda: turn.over, kind="turn")

    def _turn_line(self, scene: Scene, view: TableView, link: str) -> str:
        """Return a line that identifies the turn by hand, street, pot and link.

        No other turn has the same line, because the pot grows before a player acts again in a betting round.
        """
        hand = view.hand
        assert hand is not None
        street, pot = street_name(scene, hand.street, drawing=hand.drawing), sum(each.amount for each in hand.pots)
        return scene.say("pace-nudge-where", number=view.hand_number, street=street, pot=pot, link=link)


def _turn_of(view: TableView) -> tuple[int, int, int] | None:
    """Return (player_id, hand number, hand version) of the turn; None if no person has a deadline."""
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


def _regular_end(view: TableView) -> int | None:
    """Return the end of the turn's regular time; a time bank may follow it."""
    return view.clock.deadline_ms if view.clock.bank_from_ms is None else view.clock.bank_from_ms


def _pings_on_turn(view: TableView) -> bool:
    return view.settings.turn_seconds > RUSH_SECONDS


def _reminders_of(view: TableView) -> list[str]:
    return ["nudge", "late"] if is_slow(view.settings) else ["call"]


def _dms_closed(turn: _TurnReminder) -> bool:
    return any(line.dm_closed for line in turn.view.seats if line.player_id == turn.player_id)


def _reminder_ms(kind: str, turn: _TurnReminder) -> int:
    turn_ms, deadline_ms = turn.view.settings.turn_seconds * 1000, turn.view.clock.deadline_ms or 0
    match kind:
        case "nudge":
            return turn.begun_ms + NUDGE_AFTER_MS
        case "late":
            return deadline_ms - min(LATE_MS, turn_ms // LATE_PART)
        case _:
            return deadline_ms - max(BEFORE_MS, turn_ms // LONG_TURNS)
