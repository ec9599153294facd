"""Actions in a hand, made by the player to act or by the table itself.

The table acts after a timeout or for an absent player.
"""

from dataclasses import replace
from typing import Final

from bot.poker.actions import Action, ActionKind
from bot.poker.hand import Hand
from bot.tables.deciding import turn_requests
from bot.tables.deciding.draft import TableDraft
from bot.tables.messages import Act, TurnEnded
from bot.tables.replies import Outcome, TableDenial
from bot.tables.rules.seating import TIMEOUTS_IN_A_ROW
from bot.tables.saving import Via
from bot.tables.state import SeatState

_OF_THE_ABSENT: Final = (ActionKind.CHECK, ActionKind.DRAW, ActionKind.FOLD, ActionKind.BRING_IN)


def act(draft: TableDraft, message: Act) -> Outcome:
    seat = draft.seat_of(message.request.player_id)
    if seat is None:
        return TableDenial.NOT_SEATED
    if draft.hand is None or draft.hand.finished:
        return TableDenial.NO_HAND
    if message.hand_number not in (None, draft.state.hand_number) or message.version not in (None, draft.hand.version):
        return TableDenial.STALE
    refusal = draft.act(Action(seat.seat, message.kind, message.to, message.cards), message.via)
    if refusal is None:
        turn_requests.forgive_timeouts(draft, seat)
    return refusal


def time_out(draft: TableDraft, message: TurnEnded) -> Outcome:
    seat = draft.to_act()
    if draft.hand is None or seat is None:
        return TableDenial.NO_HAND
    if (message.hand_number, message.version) != (draft.state.hand_number, draft.hand.version):
        return TableDenial.STALE
    if draft.has_time_left:
        # The player took their time bank just before this timeout.
        return TableDenial.STALE
    if turn_requests.start_time_bank(draft, seat):
        return None
    timeouts = seat.timeouts + 1
    draft.put_seat(replace(seat, timeouts=timeouts, sitting_out=seat.sitting_out or timeouts >= TIMEOUTS_IN_A_ROW))
    _act_instead(draft, draft.hand, seat, "timeout")
    return None


def play_what_is_due(draft: TableDraft) -> bool:
    """Make the next automatic change to the running hand; return False if no change is due.

    It redeals a hand that nobody opened, acts for an absent player, or makes the action that a player planned.
    """
    return _deal_again(draft) or _act_for_the_absent(draft) or turn_requests.act_as_planned(draft)


def _deal_again(draft: TableDraft) -> bool:
    """Redeal a hand that nobody opened, once the players have had time to see it (R-7.3)."""
    if draft.deal_again_ms is None or draft.now_ms < draft.deal_again_ms:
        return False
    draft.deal_again()
    return True


def _act_for_the_absent(draft: TableDraft) -> bool:
    seat = draft.to_act()
    if draft.hand is None or seat is None or not is_absent(seat):
        return False
    _act_instead(draft, draft.hand, seat, "leaving" if seat.leaving else "table")
    return True


def _act_instead(draft: TableDraft, hand: Hand, seat: SeatState, via: Via) -> None:
    refusal = draft.act(Action(seat.seat, absent_action(hand), absent=True), via)
    if refusal is not None:
        raise AssertionError(f"the rules refuse what they call legal: {refusal.reason}")


def is_absent(seat: SeatState) -> bool:
    """Return True if the table no longer waits for the player.

    A player who chose to sit out still plays the current hand to its end.
    """
    return seat.leaving or (seat.sitting_out and seat.timeouts >= TIMEOUTS_IN_A_ROW)


def absent_action(hand: Hand) -> ActionKind:
    """Return the action that the table makes for an absent player.

    The action is a check if that is free, standing pat in a draw (R-5.4), and otherwise a fold. Where folding is not
    allowed, it is the bring-in (R-4.10).
    """
    kinds = {option.kind for option in hand.legal()}
    return next(kind for kind in _OF_THE_ABSENT if kind in kinds)
