"""Moderators' orders to a table.

Each is drafted together with its audit entry, so both are saved or neither. The sender of the message checks beforehand
that the person may give the order.
"""

from dataclasses import replace
from typing import assert_never

from bot.tables.deciding import deal_closing
from bot.tables.deciding.draft import TableDraft
from bot.tables.messages import Close, HandOver, Kick, ModeratorOrder, Pause, Resume, VoidHand
from bot.tables.replies import TableDenial
from bot.tables.rules.position import LOCKED, MODERATOR
from bot.tables.saving import AuditEntry, Request
from bot.tables.state import SeatState, Undone

_COPIED = "The bot went back to a copy of its file, and others may know how the hand went on, so the table undid it."
_UNPLAYABLE = "The hand's record could not be played on after a restart, so the table undid it."


def decide_moderator_order(draft: TableDraft, order: ModeratorOrder) -> TableDenial | None:
    match order:
        case Pause():
            return _pause(draft, order)
        case Resume():
            return _resume(draft, order)
        case VoidHand():
            return _void(draft, order)
        case Kick():
            return _kick(draft, order)
        case HandOver():
            return _hand_over(draft, order)
        case _:
            assert_never(order)


def close(draft: TableDraft, message: Close) -> None:
    """Close the table after the hand, or undo the hand and close at once.

    It closes at once if a moderator orders that, or if the table's channel or server is gone. A moderator's or
    tournament director's order ends a pause, so that the hand can finish; a lost channel or server ends it too, because
    nobody could resume play there. An owner's order never ends a pause.
    """
    by_director = message.request is None
    by_moderator = not by_director and (message.reason is not None or message.void_hand)
    before, number = _status(draft), _hand_number(draft)
    undone = draft.running and (message.void_hand or message.gone is not None)
    lifts_pause = by_moderator and not message.as_owner
    if lifts_pause or message.request is None or message.request.player_id is None:
        draft.resume()
        draft.stop(stopped=False)
    if undone:
        draft.void("moderator", message.reason or "")
    draft.close()
    draft.gone = message.gone
    if by_moderator:
        ends = "hand undone, closed" if undone else "closes after the hand" if draft.running else "closed"
        entry = _entry(draft, "close", message.request, message.reason or "")
        draft.audit = replace(entry, hand_number=number, before=before, after=ends)


def undo_the_unplayable(draft: TableDraft) -> None:
    """Undo the live hand because its log cannot be replayed, or the file was copied while it ran.

    Nobody ordered this, so the audit entry names no moderator.
    """
    before, copied = _pot(draft), draft.base.was_copied
    entry = _entry(draft, "void", None, _COPIED if copied else _UNPLAYABLE)
    draft.void("copy" if copied else "fault")
    draft.audit = replace(entry, before=before, after="every chip given back")


def _set_stopped(draft: TableDraft, *, stopped: bool) -> TableDenial | None:
    """Begin or end the tournament's pause; the tournament, not the table, writes the audit entry."""
    if draft.state.stopped is stopped:
        return TableDenial.ALREADY_PAUSED if stopped else TableDenial.NOT_PAUSED
    draft.stop(stopped=stopped)
    return None


def _pause(draft: TableDraft, pause: Pause) -> TableDenial | None:
    if pause.request is None:
        return _set_stopped(draft, stopped=True)
    waits = draft.running and not pause.at_once
    if draft.state.paused is not None or (waits and draft.state.pausing):
        return TableDenial.ALREADY_PAUSED
    if waits and draft.state.closes_after_hand:
        return TableDenial.CLOSES_AFTER_HAND
    before, entry = _status(draft), _entry(draft, "pause", pause.request, pause.reason)
    if waits:
        draft.state = replace(draft.state, pausing=True)
    else:
        draft.pause(LOCKED if pause.by_lock else MODERATOR)
    draft.audit = replace(entry, before=before, after=_status(draft))
    return None


def _resume(draft: TableDraft, resume: Resume) -> TableDenial | None:
    """End the pause, or cancel one that would begin after the hand."""
    if resume.request is None:
        return _set_stopped(draft, stopped=False)
    if draft.state.paused is None and not draft.state.pausing:
        return TableDenial.NOT_PAUSED
    if resume.by_lock and draft.state.paused != LOCKED:
        return TableDenial.NOT_PAUSED
    before, entry = _status(draft), _entry(draft, "resume", resume.request, resume.reason)
    draft.resume(unlocked=resume.by_lock)
    draft.audit = replace(entry, before=before, after=_status(draft))
    return None


def _void(draft: TableDraft, void: VoidHand) -> TableDenial | None:
    if not draft.running:
        return _give_up(draft, void)
    before, entry = _pot(draft), _entry(draft, "void", void.request, void.reason)
    draft.void("moderator", void.reason)
    draft.audit = replace(entry, before=before, after="every chip given back")
    return None


def _give_up(draft: TableDraft, void: VoidHand) -> TableDenial | None:
    """Give up a deal whose closing was requested, the same way a hand is undone."""
    if draft.sealed.seals is None or draft.roster is None:
        return TableDenial.NO_HAND
    entry = replace(_entry(draft, "void", void.request, void.reason), hand_number=draft.sealed.seals.next.sealed.hand)
    deal_closing.give_up_deal(draft)
    draft.state = replace(draft.state, undone=Undone("moderator", void.reason))
    draft.audit = replace(entry, before="closed, not dealt", after="given up")
    return None


def _kick(draft: TableDraft, kick: Kick) -> TableDenial | None:
    """Kick the player, even one who is already leaving: a kicked player cannot cancel the leaving.

    In a tournament this is refused: the tournament itself removes a player, together with their stack (T-3.6).
    """
    if draft.table.of_tournament:
        return TableDenial.TOURNAMENT
    seat = draft.seat_of(kick.player_id)
    if seat is None:
        return TableDenial.NOT_SEATED
    if seat.kicked:
        return TableDenial.ALREADY_LEAVING
    entry = _entry(draft, "kick", kick.request, kick.reason)
    after = "leaves after the hand" if draft.in_live_hand(seat) else _after_kick(draft)
    draft.put_seat(replace(seat, leaving=True, kicked=True))
    draft.letters = () if kick.letter is None else (kick.letter,)
    draft.audit = replace(entry, subject_id=kick.player_id, before=_seat_line(draft, seat), after=after)
    return None


def _after_kick(draft: TableDraft) -> str:
    return "left" if draft.table.new.practice else "left, paid out"


def _hand_over(draft: TableDraft, hand_over: HandOver) -> TableDenial | None:
    """Make another player the table's owner; refused at a tournament's table, which no player owns."""
    if draft.table.of_tournament:
        return TableDenial.TOURNAMENT
    owner = draft.state.owner_id or draft.table.new.owner_id
    if owner == hand_over.owner_id:
        return TableDenial.ALREADY_OWNER
    entry = _entry(draft, "hand_over", hand_over.request, hand_over.reason)
    draft.state = replace(draft.state, owner_id=hand_over.owner_id)
    draft.audit = replace(
        entry, subject_id=hand_over.owner_id, before=f"owner {owner}", after=f"owner {hand_over.owner_id}"
    )
    return None


# The audit entry


def _entry(draft: TableDraft, act: str, request: Request | None, reason: str) -> AuditEntry:
    """Return the order's audit entry.

    Call it before you change the draft, because the entry names the running hand.
    """
    return AuditEntry(
        draft.table.new.guild_id,
        act,
        request.player_id if request is not None else None,
        reason,
        draft.now_ms,
        table_id=draft.table.table_id,
        hand_number=_hand_number(draft),
    )


def _hand_number(draft: TableDraft) -> int | None:
    return draft.state.hand_number if draft.running else None


def _status(draft: TableDraft) -> str:
    if draft.state.paused is not None:
        return "paused"
    if draft.state.closes_after_hand:
        return "closes after the hand"
    return "pauses after the hand" if draft.state.pausing else "open"


def _pot(draft: TableDraft) -> str:
    return f"pot {sum(draft.in_pot().values())}"


def _seat_line(draft: TableDraft, seat: SeatState) -> str:
    return f"seat {seat.seat}, chips {draft.stacks.get(seat.player_id, 0)}"
