"""The steps before a sealed deal is dealt: seal it, cut it, close it with a message, or give it up.

Players cut it with words. The closing message's Discord id decides the cards, along with the seal and the cut (F-3).
"""

from dataclasses import replace
from typing import Final, assert_never

from bot.fairness.next_deal import CutRefusal, OutOfOrder
from bot.fairness.sealing import NO_SEAL
from bot.tables.deciding.dealing import hand_of, hand_to_deal, next_hand, roster_of
from bot.tables.deciding.draft import TableDraft
from bot.tables.messages import CutDeal, DealClosed
from bot.tables.replies import TableDenial
from bot.tables.rules.seals import DEAL_CLOSING_LEAD_MS

_REFUSED: Final = {
    CutRefusal.CLOSED: TableDenial.DEAL_CLOSED,
    CutRefusal.HAS_CUT: TableDenial.HAS_CUT,
    CutRefusal.NO_WORD: TableDenial.NO_WORD,
}


def decide_deal_closing(draft: TableDraft, message: CutDeal | DealClosed) -> TableDenial | None:
    match message:
        case CutDeal():
            return _cut(draft, message)
        case DealClosed():
            return _close(draft, message)
        case _:
            assert_never(message)


def seal_first_deal(draft: TableDraft) -> None:
    """Seal the table's first deal, or its first deal since sealing was turned on (F-2).

    The bot may have gone back to a copy of its file and lost a sealed deal. The lost deal keeps its number, and this
    one gets the next number.
    """
    before, lost = NO_SEAL, draft.base.lost
    if lost is not None:
        before, draft.state = lost.seal, replace(draft.state, hand_number=lost.hand)
    draft.sealed.begin_sealing(draft.table.table_id, draft.state.hand_number + 1, before)


def deal_closing_is_due(draft: TableDraft) -> bool:
    """Return True if the deal is due soon and its closing has not been requested yet."""
    if draft.sealed.seals is None or draft.roster is not None or draft.next_hand_ms is None:
        return False
    return draft.now_ms >= draft.next_hand_ms - DEAL_CLOSING_LEAD_MS


def ask_for_deal_closing(draft: TableDraft) -> None:
    """Request the next deal's closing message. From now on its seats are fixed, and nobody can cut it."""
    draft.sealed.ask_for_closing(roster_of(*next_hand(draft.table, draft.state, draft.ready(), draft.dealer)))


def next_deal_is_closed(draft: TableDraft) -> bool:
    """Return True if the next hand may be dealt: its deal is closed, or the table does not seal deals."""
    return draft.sealed.seals is None or draft.sealed.seals.next.closing is not None


def give_up_deal(draft: TableDraft) -> None:
    """Give up the next deal, although its closing was requested; its cards are never dealt.

    It counts like an undone hand: it uses up its number and moves the button and the blinds. Raises ValueError if no
    closing was requested.
    """
    if draft.roster is None:
        raise ValueError("no deal was closed or about to be closed")
    deal = hand_to_deal(draft.table, draft.state, hand_of(draft.roster))
    draft.sealed.give_up_next()
    draft.state, draft.next_hand_ms = deal.state, None
    draft.hand, draft.players, draft.recent = None, {}, ()


def _cut(draft: TableDraft, message: CutDeal) -> TableDenial | None:
    seat = draft.seat_of(message.request.player_id)
    if seat is None:
        return TableDenial.NOT_SEATED
    if draft.sealed.seals is None:
        return TableDenial.NOT_SEALED
    if draft.base.takes_no_words:
        return TableDenial.DEAL_CLOSED
    cut = draft.sealed.seals.after_word(seat.seat, message.word)
    if isinstance(cut, CutRefusal):
        return _REFUSED[cut]
    draft.sealed.seals = cut
    return None


def _close(draft: TableDraft, message: DealClosed) -> TableDenial | None:
    """Close the deal as reported; refuse as stale a report about another deal or closing message."""
    if draft.sealed.seals is None or draft.roster is None or message.hand_number != draft.sealed.seals.next.sealed.hand:
        return TableDenial.STALE
    # The deal's own commit saves the closing, unless the table is paused: then it is saved now.
    later = draft.next_hand_ms is not None
    try:
        draft.sealed.seals = draft.sealed.seals.closed(message.thread_id, message.message_id, saved_later=later)
    except OutOfOrder:
        return TableDenial.STALE
    return None
