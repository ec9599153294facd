"""Private tables: only the owner, invited guests and members with the table's role may sit.

Only Discord knows who has the role, so the sender of a message checks it and says so in the message.
"""

from dataclasses import replace
from typing import Final

from bot.tables.deciding import waiting_list
from bot.tables.deciding.draft import TableDraft
from bot.tables.replies import TableDenial
from bot.tables.seat_messages import Invite, Uninvite

GUESTS_MOST: Final = 50
"""The maximum number of guests invited to one table."""


def owner_of(draft: TableDraft) -> int:
    """Return the owner's player_id."""
    return draft.state.owner_id or draft.table.new.owner_id


def admits(draft: TableDraft, player_id: int | None, *, by_role: bool) -> bool:
    """Return True if the player may sit down."""
    settings = draft.table.new.settings
    return not settings.is_private or invited(draft, player_id) or (by_role and settings.role_id is not None)


def invited(draft: TableDraft, player_id: int | None) -> bool:
    """Return True if the player is the owner or an invited guest, who may sit without the table's role."""
    return player_id == owner_of(draft) or player_id in draft.state.guests


def invite(draft: TableDraft, message: Invite) -> TableDenial | None:
    """Add a guest to a private table, if its owner invites them.

    At an open table the owner and seated players may invite people, but there is no list of guests to change.
    """
    asker, private = message.request.player_id, draft.table.new.settings.is_private
    if draft.state.closes_after_hand:
        return TableDenial.CLOSES_AFTER_HAND
    if asker != owner_of(draft) and (private or draft.seat_of(asker) is None):
        return TableDenial.NOT_OWNER if private else TableDenial.NOT_HOST
    if not private or invited(draft, message.player_id):
        return None
    if len(draft.state.guests) >= GUESTS_MOST:
        return TableDenial.GUESTS_FULL
    draft.state = replace(draft.state, guests=(*draft.state.guests, message.player_id))
    return None


def uninvite(draft: TableDraft, message: Uninvite) -> TableDenial | None:
    """Remove a guest, also from the waiting list unless they may sit because of the table's role."""
    if not draft.table.new.settings.is_private:
        return TableDenial.NOT_PRIVATE
    if message.request.player_id != owner_of(draft):
        return TableDenial.NOT_OWNER
    if message.player_id not in draft.state.guests:
        return TableDenial.NOT_GUEST
    guests = tuple(player for player in draft.state.guests if player != message.player_id)
    draft.state = replace(draft.state, guests=guests)
    place = waiting_list.entry_of(draft, message.player_id)
    if place is not None and not place.needs_role:
        waiting_list.bar(draft, message.player_id)
    return None
