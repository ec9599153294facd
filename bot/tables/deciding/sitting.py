"""Sitting down, leaving, sitting out and coming back."""

from dataclasses import replace
from typing import assert_never

from bot.tables.deciding import guests, tournament_orders, turn_requests, waiting_list
from bot.tables.deciding.draft import TableDraft
from bot.tables.messages import Back, DirectMessages, Leave, MemberGone, Sit, SitOut
from bot.tables.replies import TableDenial
from bot.tables.rules import seating
from bot.tables.state import SeatState


def sit(draft: TableDraft, message: Sit) -> TableDenial | None:
    player_id = message.request.player_id
    settings = draft.table.new.settings
    if draft.state.closes_after_hand or player_id is None:
        return TableDenial.CLOSES_AFTER_HAND
    if not guests.admits(draft, player_id, by_role=message.by_role):
        return TableDenial.NOT_INVITED
    if draft.is_halted:
        return TableDenial.PAUSED
    seated = draft.seat_of(player_id)
    seat = _rebuying(draft, seated) if seated is not None else _free_seat(draft, message.seat, player_id)
    if isinstance(seat, TableDenial):
        return seat
    chips = settings.buy_in_least if message.buy_in is None else message.buy_in
    if not settings.buy_in_least <= chips <= settings.buy_in_most:
        return TableDenial.BUY_IN_SIZE
    draft.put_seat(replace(seat, posts=message.post))
    draft.buy_in(player_id, chips)
    waiting_list.drop(draft, player_id)
    draft.touch()
    return None


def decide_for_seated(
    draft: TableDraft, seat: SeatState, message: Leave | MemberGone | SitOut | Back | DirectMessages
) -> TableDenial | None:
    if seat.kicked and not isinstance(message, DirectMessages):
        return TableDenial.KICKED
    match message:
        case MemberGone() if draft.table.of_tournament:
            return tournament_orders.make_absent(draft, seat)
        case Leave() | MemberGone():
            return _leave(draft, seat)
        case SitOut():
            return _sit_out(draft, seat)
        case Back():
            return _back(draft, seat, message)
        case DirectMessages(closed=closed):
            draft.put_seat(replace(seat, dm_closed=closed))
            return None
        case _:
            assert_never(message)


def _leave(draft: TableDraft, seat: SeatState) -> TableDenial | None:
    """Mark the player as leaving; they are paid out at once, or after the hand if they are in one."""
    if seat.leaving:
        return TableDenial.ALREADY_LEAVING
    draft.put_seat(replace(seat, leaving=True))
    return None


def _sit_out(draft: TableDraft, seat: SeatState) -> TableDenial | None:
    if seat.sitting_out:
        return TableDenial.ALREADY_OUT
    if seat.leaving:
        return TableDenial.ALREADY_LEAVING
    draft.put_seat(replace(seat, sitting_out=True))
    return None


def _back(draft: TableDraft, seat: SeatState, message: Back) -> TableDenial | None:
    """Bring the player back from sitting out, or cancel their leaving while their hand still runs."""
    if draft.state.closes_after_hand:
        return TableDenial.CLOSES_AFTER_HAND
    if not (seat.sitting_out or seat.leaving):
        return turn_requests.post_instead(draft, seat) if message.post else TableDenial.NOT_OUT
    broke = not draft.stacks.get(seat.player_id, 0) and not draft.in_live_hand(seat)
    if broke and not draft.table.of_tournament:
        return TableDenial.INSUFFICIENT_CHIPS
    draft.put_seat(replace(seat, leaving=False, sitting_out=False, timeouts=0, posts=message.post))
    draft.touch()
    return None


def _free_seat(draft: TableDraft, number: int | None, player_id: int) -> SeatState | TableDenial:
    seats_max = draft.table.new.settings.seats_max
    lowest = seating.lowest_free(draft.state.seats, seats_max)
    if lowest is None:
        return TableDenial.TABLE_FULL
    if waiting_list.has_others_first(draft, player_id):
        return TableDenial.WAITING_FIRST
    if number is not None and not 1 <= number <= seats_max:
        return TableDenial.NO_SUCH_SEAT
    if number is not None and number in seating.taken(draft.state.seats):
        return TableDenial.SEAT_TAKEN
    return SeatState(lowest if number is None else number, player_id)


def _rebuying(draft: TableDraft, seat: SeatState) -> SeatState | TableDenial:
    """Return the seat of a broke player who may rebuy now, otherwise the reason for a refusal.

    A rebuy is not allowed during a hand in which the player was dealt in.
    """
    if draft.stacks.get(seat.player_id, 0) or seat.leaving or draft.in_live_hand(seat):
        return waiting_list.seated_already(seat)
    return replace(seat, sitting_out=False, timeouts=0)
