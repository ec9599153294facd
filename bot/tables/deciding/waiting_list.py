"""A table's waiting list: when a seat is free, the next player gets it and pays the buy-in.

The seat and the buy-in are saved in one commit. Waiting reserves no chips; a player who cannot pay when their turn
comes is passed over.
"""

from dataclasses import replace
from typing import Final

from bot.tables.deciding.draft import TableDraft
from bot.tables.replies import TableDenial
from bot.tables.rules import seating
from bot.tables.rules.position import seat_given_up_ms
from bot.tables.seat_messages import Unwait, Vouch, Wait
from bot.tables.state import SeatState, WaitingState

WAITING_MOST: Final = 20
"""The maximum number of players on one list."""
PASSED_OVER: Final = (
    TableDenial.INSUFFICIENT_CHIPS,
    TableDenial.BANNED,
    TableDenial.LEAVING,
    TableDenial.WALLET_FROZEN,
)
"""The denials by which the store refuses a buy-in, and which therefore take the player off the list."""


def entry_of(draft: TableDraft, player_id: int | None) -> WaitingState | None:
    return next((entry for entry in draft.state.waiting if entry.player_id == player_id), None)


def has_others_first(draft: TableDraft, player_id: int) -> bool:
    """Return True if the next free seat belongs to another player on the waiting list."""
    return bool(draft.state.waiting) and draft.state.waiting[0].player_id != player_id


def wait(draft: TableDraft, message: Wait, *, needs_role: bool) -> TableDenial | None:
    """Put the player on the list if no seat is free for them, or update their entry.

    ``needs_role``: the player may sit only because of the table's role.
    """
    player_id, settings = message.request.player_id, draft.table.new.settings
    if draft.state.closes_after_hand or player_id is None:
        return TableDenial.CLOSES_AFTER_HAND
    seat = draft.seat_of(player_id)
    if seat is not None:
        return seated_already(seat)
    chips = settings.buy_in_least if message.buy_in is None else message.buy_in
    if not settings.buy_in_least <= chips <= settings.buy_in_most:
        return TableDenial.BUY_IN_SIZE
    entry, others = WaitingState(player_id, chips, needs_role), draft.state.waiting
    if entry_of(draft, player_id) is not None:
        draft.state = replace(draft.state, waiting=tuple(entry if e.player_id == player_id else e for e in others))
        return None
    if not others and free_seat(draft) is not None and not draft.is_halted:
        return TableDenial.SEAT_FREE
    if len(others) >= WAITING_MOST:
        return TableDenial.LIST_FULL
    draft.state = replace(draft.state, waiting=(*others, entry))
    return None


def seated_already(seat: SeatState) -> TableDenial:
    """Return the denial for a player who already has a seat; being kicked or leaving takes precedence."""
    if seat.kicked:
        return TableDenial.KICKED
    return TableDenial.ALREADY_LEAVING if seat.leaving else TableDenial.ALREADY_SEATED


def unwait(draft: TableDraft, message: Unwait) -> TableDenial | None:
    player_id = message.request.player_id
    if entry_of(draft, player_id) is None:
        return TableDenial.NOT_LISTED
    drop(draft, player_id)
    return None


def vouch(draft: TableDraft, message: Vouch) -> TableDenial | None:
    """Apply the result of checking a player's role; approval counts only while a seat is free for them."""
    entry = entry_of(draft, message.player_id)
    if entry is None:
        return TableDenial.NOT_LISTED
    if not message.may_sit:
        bar(draft, message.player_id)
    elif entry is draft.state.waiting[0] and free_seat(draft) is not None and not draft.is_halted:
        trusted = replace(entry, needs_role=False)
        draft.state = replace(draft.state, waiting=(trusted, *draft.state.waiting[1:]))
    return None


def free_seat(draft: TableDraft) -> int | None:
    """Return the lowest free seat; None at a full table."""
    return seating.lowest_free(draft.state.seats, draft.table.new.settings.seats_max)


def drop(draft: TableDraft, player_id: int | None) -> None:
    """Take the player off the list, if they are on it."""
    left = tuple(entry for entry in draft.state.waiting if entry.player_id != player_id)
    draft.state = replace(draft.state, waiting=left)


def bar(draft: TableDraft, player_id: int) -> None:
    """Remove a player from the waiting list, because they may no longer sit here."""
    drop(draft, player_id)
    draft.news += ((player_id, "barred"),)


def pass_over(draft: TableDraft, player_id: int) -> None:
    """Remove a player from the waiting list, because their buy-in could not be paid."""
    drop(draft, player_id)
    draft.news += ((player_id, "cannot_pay"),)


def seat_next_in_line(draft: TableDraft) -> bool:
    """Seat the first player of the list, or free a seat for them; return False if neither is possible."""
    if not draft.state.waiting or draft.state.closes_after_hand:
        return False
    return _seat_first_in_line(draft) or _vacate_a_seat(draft)


def _seat_first_in_line(draft: TableDraft) -> bool:
    """Seat the first player of the list if a seat is free, unless their role must be checked first."""
    first, number = draft.state.waiting[0], free_seat(draft)
    if number is None or first.needs_role:
        return False
    drop(draft, first.player_id)
    draft.put_seat(SeatState(number, first.player_id))
    draft.buy_in(first.player_id, first.buy_in)
    draft.touch()
    draft.news += ((first.player_id, "seated"),)
    return True


def _vacate_a_seat(draft: TableDraft) -> bool:
    """Free a seat for the list: the player who has sat out longest must leave, and is paid out as usual."""
    if free_seat(draft) is not None:
        return False
    overdue = {
        at_ms: seat
        for seat in draft.state.seats
        if not draft.in_live_hand(seat)
        and (at_ms := seat_given_up_ms(draft.table, seat)) is not None
        and at_ms <= draft.now_ms
    }
    if not overdue:
        return False
    seat = overdue[min(overdue)]
    draft.put_seat(replace(seat, leaving=True))
    draft.news += ((seat.player_id, "given_up"),)
    return True


def seated(draft: TableDraft) -> int | None:
    """Return the player_id of the player whom this draft seats from the list; None if it seats nobody."""
    return next((player_id for player_id, news in draft.news if news == "seated"), None)
