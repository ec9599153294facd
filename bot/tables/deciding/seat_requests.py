"""Players' requests apart from play: guests, the waiting list, a change of seat, the table's name."""

from dataclasses import replace
from typing import assert_never

from bot.tables.deciding import guests, waiting_list
from bot.tables.deciding.draft import TableDraft
from bot.tables.replies import TableDenial
from bot.tables.rules import seating
from bot.tables.saving import AuditEntry
from bot.tables.seat_messages import ChangeSeat, Invite, Rename, SeatMessage, Uninvite, Unwait, Vouch, Wait


def decide_seat_request(draft: TableDraft, message: SeatMessage) -> TableDenial | None:
    match message:
        case Invite():
            return guests.invite(draft, message)
        case Uninvite():
            return guests.uninvite(draft, message)
        case Wait():
            return _wait(draft, message)
        case Unwait():
            return waiting_list.unwait(draft, message)
        case Vouch():
            return waiting_list.vouch(draft, message)
        case ChangeSeat():
            return _change_seat(draft, message)
        case Rename():
            _rename(draft, message)
            return None
        case _:
            assert_never(message)


def _wait(draft: TableDraft, message: Wait) -> TableDenial | None:
    player_id = message.request.player_id
    if not guests.admits(draft, player_id, by_role=message.by_role):
        return TableDenial.NOT_INVITED
    private = draft.table.new.settings.is_private
    return waiting_list.wait(draft, message, needs_role=private and not guests.invited(draft, player_id))


def _rename(draft: TableDraft, message: Rename) -> None:
    """Rename the table, with an audit entry only if a moderator does it."""
    new, before = draft.table.new, draft.state.name or draft.table.new.name
    draft.state = replace(draft.state, name=message.name)
    if message.reason is not None:
        draft.audit = AuditEntry(
            new.guild_id,
            "rename",
            message.request.player_id,
            message.reason,
            draft.now_ms,
            table_id=draft.table.table_id,
            before=f"name {before}",
            after=f"name {message.name}",
        )


def _change_seat(draft: TableDraft, message: ChangeSeat) -> TableDenial | None:
    """Save the player's request to change seats; the player moves once they are in no running hand.

    Button and blinds belong to seats and do not move. The player counts as a newcomer to the blinds afterwards, so
    they wait for the big blind or post it: changing seats must not avoid a blind (R-5.2).
    """
    seat, number = draft.seat_of(message.request.player_id), message.seat
    if seat is None:
        return TableDenial.NOT_SEATED
    if draft.state.closes_after_hand:
        return TableDenial.CLOSES_AFTER_HAND
    if seat.kicked or seat.leaving:
        return waiting_list.seated_already(seat)
    if not 1 <= number <= draft.table.new.settings.seats_max:
        return TableDenial.NO_SUCH_SEAT
    if number == seat.seat:
        draft.put_seat(replace(seat, moves_to=None))
        return None if seat.moves_to is not None else TableDenial.ALREADY_SEATED
    if number in seating.taken(draft.state.seats) and number != seat.moves_to:
        return TableDenial.SEAT_TAKEN
    draft.put_seat(replace(seat, moves_to=number, posts=message.post))
    return None
