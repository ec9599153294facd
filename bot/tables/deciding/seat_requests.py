"""What is asked of a table around the play, each by whom it is decided."""

from dataclasses import replace
from typing import assert_never

from bot.tables.deciding import guests, waiting_list
from bot.tables.deciding.draft import Draft
from bot.tables.deciding.seat_changes import change_seat
from bot.tables.replies import Denial
from bot.tables.saving import AuditEntry
from bot.tables.seat_messages import ChangeSeat, Invite, Rename, SeatMessage, Uninvite, Unwait, Vouch, Wait


def arrange(draft: Draft, message: SeatMessage) -> Denial | None:
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
            return change_seat(draft, message)
        case Rename():
            _rename(draft, message)
            return None
        case _:
            assert_never(message)


def _wait(draft: Draft, message: Wait) -> Denial | None:
    player_id = message.request.player_id
    if not guests.admits(draft, player_id, by_role=message.by_role):
        return Denial.NOT_INVITED
    private = draft.table.new.settings.is_private
    return waiting_list.wait(draft, message, needs_role=private and not guests.invited(draft, player_id))


def _rename(draft: Draft, message: Rename) -> None:
    """What a moderator renames is audited; an owner names his own table."""
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
