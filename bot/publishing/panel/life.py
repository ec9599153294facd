"""The rules for when a hand panel is edited. Pure: the current time is passed in.

A private message can be edited only with a token: the token of the command or click that it answers, or of a later
click on the message that was answered by editing it. A token is valid for 15 minutes.
"""

from enum import Enum
from typing import Final, NamedTuple

from bot.tables.ports import TableView
from bot.ui.panel.headline import has_turn

TOKEN_MS: Final = 15 * 60_000
LAST_EDIT_MS: Final = 14 * 60_000
"""The age at which a token is used for its last edit, in ms.

That edit tells the player how to continue.
"""
CALM_MS: Final = 2_000
"""The minimum time before an edit that shows only other players' actions, in ms."""
APART_MS: Final = 400
"""The minimum time between any two edits, in ms; Discord allows five in two seconds with one token."""


class Moment(NamedTuple):
    """The state of the game for one player, as far as it affects the player's choices.

    A panel shows a new moment after ``APART_MS``, any other change after ``CALM_MS``.
    """

    hand_number: int
    street: int
    drawing: bool
    over: bool
    turn: int | None
    """The hand's version if it is the player's turn, otherwise None."""
    stopped: bool
    """True if the table is paused or closed."""
    on_bank: bool = False
    """True if the player to act is using their time bank; the panel then shows its countdown."""

    def is_like(self, other: "Moment | None") -> bool:
        """Return True if the player has the same choices in both moments."""
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
    """The panel is updated when the table changes."""
    STOPPED = "stopped"
    """The token was used for its last edit, which told the player how to continue."""
    ENDED = "ended"
    """Discord accepts no more edits with the panel's token."""


class PanelLife:
    """The schedule of one panel's edits: when the next is due, and whether its token is still valid."""

    def __init__(self, moment: Moment, now_ms: int) -> None:
        """Start the schedule of a panel that has just been shown."""
        self.phase = Phase.CURRENT
        self._renewed_ms = self._sent_ms = now_ms
        self._newest = moment
        self._shown: Moment | None = moment
        """The moment that the panel shows; None if an edit failed, so that nobody knows what it shows."""
        self._changed = False
        self._busy = False

    @property
    def is_current(self) -> bool:
        return self.phase is Phase.CURRENT

    def token_lives(self, now_ms: int) -> bool:
        return self.phase is not Phase.ENDED and now_ms - self._renewed_ms < TOKEN_MS

    # Events

    def changed(self, moment: Moment) -> None:
        """Store the moment after a change of the table; an edit is then due."""
        self._newest, self._changed = moment, True

    def note_shown(self, moment: Moment) -> None:
        """Store the moment that the next edit or answer will show."""
        self._shown = self._newest = moment
        self._changed = False

    def missed(self, moment: Moment) -> None:
        """Store that the edit failed, or that words about a click must be shown; an edit is then due."""
        self._shown, self._newest, self._changed = None, moment, True

    def answered(self, now_ms: int) -> None:
        """Use a new token, from a click that was answered by editing the panel.

        If an edit with the old token is being sent, the two may arrive in either order. So another edit follows.
        """
        self.phase = Phase.CURRENT
        self._renewed_ms = self._sent_ms = now_ms
        self._changed = self._changed or self._busy

    def due_ms(self) -> int | None:
        """Return when the next edit should be sent, in ms; None if no edit is planned."""
        if self.phase is not Phase.CURRENT or self._busy:
            return None
        last = self._renewed_ms + LAST_EDIT_MS
        if not self._changed or self._is_held():
            return last
        apart = CALM_MS if self._newest == self._shown else APART_MS
        return min(last, self._sent_ms + apart)

    def _is_held(self) -> bool:
        """Return True if the panel is not edited until the player acts.

        During the player's turn an edit would close their menus and move buttons while they click.
        """
        return self._newest == self._shown and self._newest.turn is not None

    def begin_edit(self, now_ms: int) -> bool:
        """Store that an edit is being sent; return True if it must be the token's last."""
        self._busy, self._sent_ms = True, now_ms
        return now_ms >= self._renewed_ms + LAST_EDIT_MS

    def arrived(self, *, last: bool) -> None:
        self._busy = False
        if last and not self._changed_token():
            self.phase = Phase.STOPPED

    def failed(self) -> None:
        """Store that the edit failed and can be retried; the retry shows the newest state."""
        self._busy = False
        self.missed(self._newest)

    def end(self) -> None:
        self.phase, self._busy = Phase.ENDED, False

    def _changed_token(self) -> bool:
        """Return True if a click has brought a new token since the last edit was sent."""
        return self._renewed_ms >= self._sent_ms
