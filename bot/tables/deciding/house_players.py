"""The house players of a practice table: their actions and the rules that apply only to them."""

from dataclasses import replace
from typing import Final, assert_never

from bot.poker.actions import Action
from bot.tables.deciding.draft import TableDraft
from bot.tables.messages import HouseAct, HouseLeave, HouseMessage, HouseSit
from bot.tables.replies import Outcome, TableDenial
from bot.tables.rules import seating
from bot.tables.state import SeatState

_HOUSE: Final = "house"


def decide_house_message(draft: TableDraft, message: HouseMessage) -> Outcome:
    """Apply a house player's message to the draft. Raises ValueError if the table is not for practice."""
    if not draft.table.new.practice:
        raise ValueError("house players sit at practice tables only")
    match message:
        case HouseSit():
            return _sit(draft, message)
        case HouseLeave():
            return _leave(draft, message)
        case HouseAct():
            return _act(draft, message)
        case _:
            assert_never(message)


def _sit(draft: TableDraft, message: HouseSit) -> TableDenial | None:
    """Make the house player ready to play: sit them down, rebuy or bring them back, as needed."""
    if draft.state.closes_after_hand:
        return TableDenial.CLOSES_AFTER_HAND
    seated = draft.seat_of(message.player_id)
    if seated is None:
        free = seating.lowest_free(draft.state.seats, draft.table.new.settings.seats_max)
        if free is None:
            return TableDenial.TABLE_FULL
        seated = SeatState(free, message.player_id, house=message.number)
    elif draft.in_live_hand(seated) or seated.leaving:
        return TableDenial.ALREADY_SEATED
    draft.put_seat(replace(seated, sitting_out=False, timeouts=0, posts=True))
    if not draft.stacks.get(message.player_id, 0):
        draft.buy_in(message.player_id, message.chips)
    return None


def _leave(draft: TableDraft, message: HouseLeave) -> TableDenial | None:
    """Mark the house player as leaving; refuse that during a hand.

    No opponent should win because the house player folds to leave.
    """
    seat = draft.seat_of(message.player_id)
    if seat is None or seat.house is None:
        return TableDenial.NOT_SEATED
    if draft.in_live_hand(seat):
        return TableDenial.IN_HAND
    draft.put_seat(replace(seat, leaving=True))
    return None


def _act(draft: TableDraft, message: HouseAct) -> Outcome:
    seat = draft.seat_of(message.player_id)
    if seat is None or seat.house is None:
        return TableDenial.NOT_SEATED
    if draft.hand is None or draft.hand.finished:
        return TableDenial.NO_HAND
    if (message.hand_number, message.version) != (draft.state.hand_number, draft.hand.version):
        return TableDenial.STALE
    refusal = draft.act(Action(seat.seat, message.kind, message.to, message.cards), _HOUSE)
    if refusal is None and seat.timeouts:
        draft.put_seat(replace(seat, timeouts=0))
    return refusal
