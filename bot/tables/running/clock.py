"""The table's clock: one wake-up at a time, on a timer that all tables share.

So an idle table needs no task.
"""

from collections.abc import Callable

from bot.tables.messages import Due, Message, TurnEnded
from bot.tables.ports import Timer, TimerHandle
from bot.tables.rules import seating
from bot.tables.rules.position import Position, Table, seat_given_up_ms
from bot.tables.rules.seals import DEAL_CLOSING_LEAD_MS


class Clock:
    """A timer that posts one message to an inbox at a set time; setting it again replaces the message and the time.

    If the new time is later, the alarm for the earlier one stays, and is set again when it rings: nearly every action
    moves the end of a turn, and a new alarm takes fourteen times as long as this.
    """

    __slots__ = ("_handle", "_post", "_rings_ms", "_set", "_timer")

    def __init__(self, timer: Timer, post: Callable[[Message], None]) -> None:
        self._timer = timer
        self._post = post
        self._handle: TimerHandle | None = None
        self._rings_ms = 0
        """The time of the alarm that is set."""
        self._set: tuple[int, Message] | None = None

    def arm(self, table: Table, position: Position, not_before_ms: int) -> None:
        """Set the clock for the table's next automatic change, or stop it if there is none."""
        wake = next_wake(table, position, not_before_ms)
        if wake is None:
            self.stop()
        else:
            self.set(max(wake[0], not_before_ms), wake[1])

    def set(self, at_ms: int, message: Message) -> None:
        self._set = (at_ms, message)
        if self._handle is None or at_ms < self._rings_ms:
            self._ring_at(at_ms)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._handle = self._set = None

    def _ring_at(self, at_ms: int) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._rings_ms, self._handle = at_ms, self._timer.call_at(at_ms, self._fire)

    def _fire(self) -> None:
        self._handle = None
        if self._set is None:
            return
        at_ms, message = self._set
        if at_ms > self._rings_ms:
            self._ring_at(at_ms)
        else:
            self._set = None
            self._post(message)


def next_wake(table: Table, position: Position, not_before_ms: int) -> tuple[int, Message] | None:
    """Return the table's next wake-up time and its message; None if nothing will happen automatically.

    ``not_before_ms``: the earliest time for a retry after a failure.
    """
    state = position.state
    if position.closed:
        return None
    if position.failing:
        return not_before_ms, Due()
    if position.obstacle is not None:
        return None
    if position.to_void is not None or position.lost is not None:
        return not_before_ms, Due()
    if state.is_halted:
        return None
    if position.hand is not None and position.running and state.turn is not None:
        return state.turn.deadline_ms, TurnEnded(state.hand_number, position.hand.version)
    due_ms = position.deal_again_ms if position.running else _next_step_ms(position)
    if due_ms is not None:
        return due_ms, Due()
    if table.of_tournament:
        return None
    idle_ms = state.idle_since_ms + table.idle_ms(state)
    if position.next_hand_ms is not None:
        return idle_ms, Due()
    # A free seat goes to the waiting list: while its next player is checked, nobody must give up another seat.
    full = state.waiting and seating.lowest_free(state.seats, table.new.settings.seats_max) is None
    given_up = (seat_given_up_ms(table, seat) for seat in state.seats) if full else ()
    moments = (idle_ms, *(at_ms for at_ms in given_up if at_ms is not None))
    return min(moments), Due()


def _next_step_ms(position: Position) -> int | None:
    """Return the time of the next step towards the next hand (R-14.2).

    The first step is the choice of its game. None while the deal waits for its closing message.
    """
    due_ms, seals = position.next_hand_ms, position.seals
    if due_ms is not None and position.state.choice is not None:
        return position.state.choice.until_ms or 0
    if due_ms is None or seals is None or seals.next.closing is not None:
        return due_ms
    return None if seals.waits_for_closing else due_ms - DEAL_CLOSING_LEAD_MS


def deadline_after_outage(deadline_ms: int | None, now_ms: int, turn_ms: int, grace_ms: int) -> int:
    """Return the new end of a turn that an outage interrupted, in ms.

    The file does not say how much of the turn was left when the process died. So the player gets the grace period in
    addition to the time that remains, but at most a full turn.
    """
    return min(max(deadline_ms or 0, now_ms) + grace_ms, now_ms + turn_ms)
