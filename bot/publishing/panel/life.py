"""When a hand panel is edited, and until when. Pure: the present is passed in.

A private message is edited only by the token of the command or click that it answers, or of a later click on it that
was answered by editing it. A token lives for 15 minutes.
"""

from enum import Enum
from typing import Final, NamedTuple

from bot.tables.ports import TableView
from bot.ui.panel.hand_panel import has_turn

TOKEN_MS: Final = 15 * 60_000
LAST_EDIT_MS: Final = 14 * 60_000
"""After so long the last edit by a token says how to go on."""
CALM_MS: Final = 2_000
"""The acts of others in between are shown at most once in such a time."""
APART_MS: Final = 400
"""Between any two edits: Discord takes five in two seconds by one token."""


class Moment(NamedTuple):
    """How far the game is for one player. A new moment is shown at once, anything else when there is time."""

    hand_number: int
    street: int
    drawing: bool
    over: bool
    turn: int | None
    """The version of the hand in which it is the player's turn; None where it is not."""
    stopped: bool
    """Paused, or closed."""
    on_bank: bool = False
    """The time bank runs of whoever is to act: another time counts down."""

    def is_like(self, other: "Moment | None") -> bool:
        """True if the player may do the same in both."""
        return other is not None and self._replace(on_bank=other.on_bank) == other


def moment_of(view: TableView, player_id: int) -> Moment:
    hand, stopped = view.hand, bool(view.course.paused) or view.course.closed
    if hand is None:
        return Moment(view.hand_number, -1, False, True, None, stopped)
    turn = hand.version if has_turn(view, player_id) else None
    on_bank = view.clock.bank_from_ms is not None
    return Moment(view.hand_number, hand.street, hand.drawing, hand.finished, turn, stopped, on_bank)


class Phase(Enum):
    CURRENT = "current"
    """It follows the table."""
    STOPPED = "stopped"
    """The last edit by its token has said how to go on."""
    ENDED = "ended"
    """Discord takes nothing more by its token."""


class PanelLife:
    """One panel."""

    def __init__(self, moment: Moment, now_ms: int) -> None:
        """It has just been shown."""
        self.phase = Phase.CURRENT
        self._renewed_ms = self._sent_ms = now_ms
        self._newest = moment
        self._shown: Moment | None = moment
        """None where nobody knows."""
        self._changed = False
        self._busy = False

    @property
    def is_current(self) -> bool:
        return self.phase is Phase.CURRENT

    def token_lives(self, now_ms: int) -> bool:
        return self.phase is not Phase.ENDED and now_ms - self._renewed_ms < TOKEN_MS

    # Events

    def changed(self, moment: Moment) -> None:
        """The table has changed."""
        self._newest, self._changed = moment, True

    def shows(self, moment: Moment) -> None:
        """An edit or answer is put together, and tells of the table as it is now."""
        self._shown = self._newest = moment
        self._changed = False

    def missed(self, moment: Moment) -> None:
        """It was not taken."""
        self._shown, self._newest, self._changed = None, moment, True

    def answered(self, now_ms: int) -> None:
        """A click was answered by editing the panel: its token is the new one. Where an edit by the token before is
        under way the two may arrive in either order, so the newest state is shown once more."""
        self.phase = Phase.CURRENT
        self._renewed_ms = self._sent_ms = now_ms
        self._changed = self._changed or self._busy

    def due_ms(self) -> int | None:
        """When the next edit is to leave, by what is known now; None where none is."""
        if self.phase is not Phase.CURRENT or self._busy:
            return None
        last = self._renewed_ms + LAST_EDIT_MS
        if not self._changed or self._is_held():
            return last
        apart = CALM_MS if self._newest == self._shown else APART_MS
        return min(last, self._sent_ms + apart)

    def _is_held(self) -> bool:
        """While its player is to act nothing else is shown: menus would close, and buttons move under the finger."""
        return self._newest == self._shown and self._newest.turn is not None

    def leaves(self, now_ms: int) -> bool:
        """An edit is begun; gives whether it is the last by its token."""
        self._busy, self._sent_ms = True, now_ms
        return now_ms >= self._renewed_ms + LAST_EDIT_MS

    def arrived(self, *, last: bool) -> None:
        self._busy = False
        if last and not self._changed_token():
            self.phase = Phase.STOPPED

    def failed(self) -> None:
        """On Discord's side: it is tried again, with what is newest then."""
        self._busy = False
        self.missed(self._newest)

    def end(self) -> None:
        self.phase, self._busy = Phase.ENDED, False

    def _changed_token(self) -> bool:
        """True if a click was answered since the edit left."""
        return self._renewed_ms >= self._sent_ms
