"""The next deal on its way: cut with words, closed by a message that Discord gives a number, given up (F-3)."""

from typing import Final, assert_never

from bot.fairness.next_deal import CutRefusal, OutOfOrder
from bot.tables.deciding.draft import Draft
from bot.tables.messages import CutDeal, DealClosed
from bot.tables.replies import Denial
from bot.tables.rules.seals import CLOSING_LEAD_MS

_REFUSED: Final = {
    CutRefusal.CLOSED: Denial.DEAL_CLOSED,
    CutRefusal.HAS_CUT: Denial.HAS_CUT,
    CutRefusal.NO_WORD: Denial.NO_WORD,
}


def carry_out(draft: Draft, message: CutDeal | DealClosed) -> Denial | None:
    match message:
        case CutDeal():
            return _cut(draft, message)
        case DealClosed():
            return _close(draft, message)
        case _:
            assert_never(message)


def is_to_be_asked_for(draft: Draft) -> bool:
    """True if nothing but the deal is outstanding, and it is due soon."""
    if draft.seals is None or draft.roster is not None or draft.next_hand_ms is None:
        return False
    return draft.now_ms >= draft.next_hand_ms - CLOSING_LEAD_MS


def is_done(draft: Draft) -> bool:
    """True if the next hand may be dealt: nothing is dealt unclosed."""
    return draft.seals is None or draft.seals.next.closing is not None


def _cut(draft: Draft, message: CutDeal) -> Denial | None:
    seat = draft.seat_of(message.request.player_id)
    if seat is None:
        return Denial.NOT_SEATED
    if draft.seals is None:
        return Denial.NOT_SEALED
    cut = draft.seals.after_word(seat.seat, message.word)
    if isinstance(cut, CutRefusal):
        return _REFUSED[cut]
    draft.seals = cut
    return None


def _close(draft: Draft, message: DealClosed) -> Denial | None:
    """The first message that closes the deal stands; any other comes too late."""
    if draft.seals is None or draft.roster is None or message.hand_number != draft.seals.next.sealed.hand:
        return Denial.STALE
    try:
        closed = draft.seals.closed(message.thread_id, message.message_id)
    except OutOfOrder:
        return Denial.STALE
    if closed != draft.seals:
        draft.seals = closed
    return None
