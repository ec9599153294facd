"""A player changes his seat. Button and blinds stay where they are: they are seats, and may be empty ones. So that
nobody steps around the blinds, who has moved counts as a newcomer to them: he waits for the big blind or posts it
(R-5.2)."""

from dataclasses import replace

from bot.tables.deciding.draft import Draft
from bot.tables.replies import Denial
from bot.tables.rules import seating
from bot.tables.seat_messages import ChangeSeat


def change_seat(draft: Draft, message: ChangeSeat) -> Denial | None:
    """Draft the wish; it is carried out when the draft is finished, or with a later one."""
    seat, number = draft.seat_of(message.request.player_id), message.seat
    if seat is None:
        return Denial.NOT_SEATED
    if draft.state.closing:
        return Denial.CLOSING
    if seat.kicked or seat.leaving:
        return Denial.KICKED if seat.kicked else Denial.ALREADY_LEAVING
    if not 1 <= number <= draft.table.new.settings.seats_max:
        return Denial.NO_SUCH_SEAT
    if number == seat.seat:
        draft.put_seat(replace(seat, moves_to=0))
        return None if seat.moves_to else Denial.ALREADY_SEATED
    if number in seating.taken(draft.state.seats) and number != seat.moves_to:
        return Denial.SEAT_TAKEN
    draft.put_seat(replace(seat, moves_to=number, posts=message.post))
    return None
