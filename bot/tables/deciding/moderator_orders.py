"""Moderators' orders to a table. Each is drafted together with its line of the audit, so that neither is ever saved
without the other; whether the asker may give it is the edge's to decide."""

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
    """Close after the hand; at once, with the hand undone, where a moderator wants that or the table's place is gone.
    Nobody could resume a table without a place, and a moderator who closes a table wants its hand to end: both lift a
    pause, as the director of its tournament does. An owner does not, whichever command they use."""
    by_director = message.request is None
    by_moderator = not by_director and (message.reason is not None or message.void_hand)
    before, number = _standing(draft), _hand_number(draft)
    undone = draft.running and (message.void_hand or message.gone is not None)
    lifts = by_moderator and not message.as_owner
    if lifts or message.request is None or message.request.player_id is None:
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
    """Undo the live hand because its log cannot be replayed, or because the file was copied while it ran; nobody
    ordered it."""
    before, copied = _pot(draft), draft.base.was_copied
    entry = _entry(draft, "void", None, _COPIED if copied else _UNPLAYABLE)
    draft.void("copy" if copied else "fault")
    draft.audit = replace(entry, before=before, after="every chip given back")


def _stop_or_go(draft: TableDraft, *, stopped: bool) -> TableDenial | None:
    """Begin or end the pause of the tournament's director, which is audited with the tournament's own pause."""
    if draft.state.stopped is stopped:
        return TableDenial.ALREADY_PAUSED if stopped else TableDenial.NOT_PAUSED
    draft.stop(stopped=stopped)
    return None


def _pause(draft: TableDraft, pause: Pause) -> TableDenial | None:
    if pause.request is None:
        return _stop_or_go(draft, stopped=True)
    waits = draft.running and not pause.at_once
    if draft.state.paused is not None or (waits and draft.state.pausing):
        return TableDenial.ALREADY_PAUSED
    if waits and draft.state.closes_after_hand:
        return TableDenial.CLOSES_AFTER_HAND
    before, entry = _standing(draft), _entry(draft, "pause", pause.request, pause.reason)
    if waits:
        draft.state = replace(draft.state, pausing=True)
    else:
        draft.pause(LOCKED if pause.by_lock else MODERATOR)
    draft.audit = replace(entry, before=before, after=_standing(draft))
    return None


def _resume(draft: TableDraft, resume: Resume) -> TableDenial | None:
    """Also takes back a pause that has not begun."""
    if resume.request is None:
        return _stop_or_go(draft, stopped=False)
    if draft.state.paused is None and not draft.state.pausing:
        return TableDenial.NOT_PAUSED
    if resume.by_lock and draft.state.paused != LOCKED:
        return TableDenial.NOT_PAUSED
    before, entry = _standing(draft), _entry(draft, "resume", resume.request, resume.reason)
    draft.resume(unlocked=resume.by_lock)
    draft.audit = replace(entry, before=before, after=_standing(draft))
    return None


def _void(draft: TableDraft, void: VoidHand) -> TableDenial | None:
    if not draft.running:
        return _give_up(draft, void)
    before, entry = _pot(draft), _entry(draft, "void", void.request, void.reason)
    draft.void("moderator", void.reason)
    draft.audit = replace(entry, before=before, after="every chip given back")
    return None


def _give_up(draft: TableDraft, void: VoidHand) -> TableDenial | None:
    """A deal that is closed, or about to be, is undone like a hand."""
    if draft.sealed.seals is None or draft.roster is None:
        return TableDenial.NO_HAND
    entry = replace(_entry(draft, "void", void.request, void.reason), hand_number=draft.sealed.seals.next.sealed.hand)
    deal_closing.give_up_deal(draft)
    draft.state = replace(draft.state, undone=Undone("moderator", void.reason))
    draft.audit = replace(entry, before="closed, not dealt", after="given up")
    return None


def _kick(draft: TableDraft, kick: Kick) -> TableDenial | None:
    """A player who is leaving anyway may still be kicked, which they cannot take back. A tournament takes players out
    by itself, with their stacks (T-3.6)."""
    if draft.table.of_tournament:
        return TableDenial.TOURNAMENT
    seat = draft.seat_of(kick.player_id)
    if seat is None:
        return TableDenial.NOT_SEATED
    if seat.kicked:
        return TableDenial.ALREADY_LEAVING
    entry = _entry(draft, "kick", kick.request, kick.reason)
    after = "leaves after the hand" if draft.in_live_hand(seat) else _gone(draft)
    draft.put_seat(replace(seat, leaving=True, kicked=True))
    draft.letters = () if kick.letter is None else (kick.letter,)
    draft.audit = replace(entry, subject_id=kick.player_id, before=_seated(draft, seat), after=after)
    return None


def _gone(draft: TableDraft) -> str:
    return "left" if draft.table.new.practice else "left, paid out"


def _hand_over(draft: TableDraft, hand_over: HandOver) -> TableDenial | None:
    """Nobody owns a tournament's table, for nobody could close it."""
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


# The line of the audit


def _entry(draft: TableDraft, act: str, request: Request | None, reason: str) -> AuditEntry:
    """The order's line; to be made before the draft is changed, for the hand that it names is the running one."""
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


def _standing(draft: TableDraft) -> str:
    if draft.state.paused is not None:
        return "paused"
    if draft.state.closes_after_hand:
        return "closes after the hand"
    return "pauses after the hand" if draft.state.pausing else "open"


def _pot(draft: TableDraft) -> str:
    return f"pot {sum(draft.in_pot().values())}"


def _seated(draft: TableDraft, seat: SeatState) -> str:
    return f"seat {seat.seat}, chips {draft.stacks.get(seat.player_id, 0)}"
