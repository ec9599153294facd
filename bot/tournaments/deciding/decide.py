"""The decision for each message to a tournament, and the timed changes before the start. Pure."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.tournaments import questions
from bot.tournaments.deciding import (
    admission,
    calls,
    deals,
    editing,
    enrolling,
    entering,
    floor_orders,
    levels,
    lifecycle,
    seats,
    starting,
)
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.messages import (
    AddOn,
    AnswerDeal,
    BuyAgain,
    Cancel,
    CheckIn,
    CorrectChips,
    Delay,
    Edit,
    Enroll,
    Heard,
    Here,
    Left,
    Move,
    PausePlay,
    ProposeDeal,
    Register,
    Remove,
    ResumePlay,
    SendToTable,
    StartNow,
    TakeSeat,
    TournamentDenial,
    Withdraw,
)
from bot.tournaments.news import News
from bot.tournaments.ports import DateChange, NewTournament
from bot.tournaments.state import OVER, TournamentState

CAUSES: Mapping[type[Heard], str] = {
    Register: "register",
    Withdraw: "withdraw",
    CheckIn: "check_in",
    BuyAgain: "buy_again",
    AddOn: "add_on",
    Here: "here",
    ProposeDeal: "deal_asked",
    AnswerDeal: "deal_answer",
    Edit: "edit",
    StartNow: "start_now",
    Delay: "delay",
    Enroll: "enroll",
    Cancel: "cancel",
    Move: "move",
    PausePlay: "pause",
    ResumePlay: "resume",
    Remove: "remove",
    SendToTable: "send",
    CorrectChips: "correct",
    Left: "left",
    TakeSeat: "seat",
}


def decide(draft: TournamentDraft, message: Heard, stacks: Mapping[int, int]) -> TournamentDenial | None:
    """Apply the message to the draft, or return the reason why it is refused.

    ``stacks`` is player_id -> chips of the players still in.
    """
    match message:
        case Register() | Withdraw() | CheckIn() | BuyAgain() | AddOn() | Here():
            return _enter(draft, message)
        case ProposeDeal():
            return deals.propose(draft, message, stacks)
        case AnswerDeal():
            return deals.answer(draft, message)
        case Left():
            return _leave(draft, message.player_id)
        case TakeSeat():
            return seats.take(draft, message)
    if draft.state.phase in OVER:
        return TournamentDenial.OVER
    draft.actor_id = message.request.player_id if message.request is not None else None
    match message:
        case Edit():
            return editing.edit(draft, message)
        case StartNow():
            return starting.start_now(draft, message)
        case Enroll():
            return enrolling.enroll(draft, message)
        case Delay():
            return starting.delay(draft, message)
        case Cancel():
            return _cancel(draft, message, stacks)
        case Move():
            _move(draft, message)
        case Remove():
            return _remove(draft, message)
        case PausePlay() | ResumePlay():
            return _pause_or_resume(draft, message)
        case SendToTable() | CorrectChips() if draft.state.phase != "running":
            return TournamentDenial.NOT_RUNNING
        case SendToTable():
            return floor_orders.send(draft, message, stacks)
        case CorrectChips():
            return _correct(draft, message, stacks)
    return None


def _register(draft: TournamentDraft, player_id: int, message: Register) -> TournamentDenial | None:
    denial = entering.cannot_enter(draft, player_id, ahead=message.ahead)
    if denial is None and message.buy_in not in (None, draft.new.settings.buy_in):
        return TournamentDenial.PRICE
    denial = denial or admission.not_admitted(draft, player_id, message)
    if denial is None:
        entering.register(draft, player_id)
    return denial


_ENTERING = {
    Withdraw: entering.withdraw,
    CheckIn: entering.check_in,
    BuyAgain: entering.buy_again,
    AddOn: entering.add_on,
    Here: entering.here,
}


def _enter(
    draft: TournamentDraft, message: Register | Withdraw | CheckIn | BuyAgain | AddOn | Here
) -> TournamentDenial | None:
    player_id = message.request.player_id
    assert player_id is not None
    if isinstance(message, Register):
        return _register(draft, player_id, message)
    return _ENTERING[type(message)](draft, player_id)


def _move(draft: TournamentDraft, message: Move) -> None:
    before, draft.new = draft.new, replace(draft.new, channel_id=message.channel_id)
    draft.audit_act("tournament_move", message.request, message.reason)
    draft.audit_change([f"channel {before.channel_id}"], [f"channel {message.channel_id}"])


def _cancel(draft: TournamentDraft, message: Cancel, stacks: Mapping[int, int]) -> TournamentDenial | None:
    if message.before_start and draft.state.phase == "running":
        return TournamentDenial.RUNNING
    if message.request is not None and draft.state.phase != "running":
        calls.tell_followers(draft, DateChange(draft.state.start_ms, reason=message.reason))
    lifecycle.cancel(draft, floor_orders.corrected(draft.state, stacks), message.reason)
    draft.audit_act("tournament_cancel", message.request, message.reason)
    return None


def _correct(draft: TournamentDraft, message: CorrectChips, stacks: Mapping[int, int]) -> TournamentDenial | None:
    denial = floor_orders.correct(draft, message, stacks)
    if denial is None and draft.state.deal is not None:
        # Its shares went by the stacks before the correction.
        deals.call_off(draft, "deal_changed")
    return denial


def _leave(draft: TournamentDraft, player_id: int) -> TournamentDenial | None:
    was_off = deals.call_off_without(draft, player_id)
    denial = entering.leave(draft, player_id)
    return None if was_off else denial


def _remove(draft: TournamentDraft, message: Remove) -> TournamentDenial | None:
    entrant = draft.state.entrant(message.player_id)
    if entrant is None or (draft.state.phase == "running" and not entrant.playing):
        return TournamentDenial.NOT_IN
    if message.before_start and draft.state.phase == "running":
        return TournamentDenial.RUNNING
    if draft.state.phase == "running" and len(draft.state.playing()) <= draft.state.ends_at:
        return TournamentDenial.OVER
    deals.call_off_without(draft, message.player_id)
    lifecycle.remove(draft, message.player_id, message.reason)
    draft.audit_act("tournament_remove", message.request, message.reason, message.player_id)
    if unclaimed := draft.state.first_extra - draft.base[1].first_extra:
        draft.audit_change((), (f"bounty {unclaimed} to the first prize",))
    return None


def _pause_or_resume(draft: TournamentDraft, message: PausePlay | ResumePlay) -> TournamentDenial | None:
    if draft.state.phase != "running":
        return TournamentDenial.NOT_RUNNING
    if isinstance(message, PausePlay):
        if draft.state.pause is not None:
            return TournamentDenial.ALREADY_PAUSED
        levels.pause(draft, at_once=message.at_once, reason=message.reason)
        draft.audit_act("tournament_pause", message.request, message.reason)
        return None
    if draft.state.pause is None:
        return TournamentDenial.NOT_PAUSED
    levels.resume(draft, message.reason)
    draft.audit_act("tournament_resume", message.request, message.reason)
    return None


def draft_due_before_start(draft: TournamentDraft) -> str | None:
    """Draft the next change that is due before the start; return its cause, or None (T-1.1, T-1.4, T-1.5).

    A player who moves up from the waiting list may be unable to pay: see ``entering.drop_waiting``.
    """
    new, state, now = draft.new, draft.state, draft.now_ms
    if state.phase == "scheduled":
        if now < new.opens_ms:
            return None
        draft.state = replace(state, phase="registering")
        calls.call_once(draft, "tournament_opens")
        return "open"
    if not new.settings.format.start.is_known and state.fill_until_ms is None and _is_full(draft):
        return _count_down(draft)
    if now >= state.start_ms:
        return _due_at_the_start(draft)
    if state.phase == "registering" and new.settings.check_in and now >= state.start_ms - questions.CHECK_IN_MS:
        draft.state = replace(state, phase="check_in")
        # Not announced if registration opened after this time: its message has just been posted.
        if new.opens_ms < state.start_ms - questions.CHECK_IN_MS:
            draft.say(News("check_in_open"))
            calls.call_once(draft, "tournament_last_call")
        return "check_in_open"
    return _reminder(draft)


def _is_full(draft: TournamentDraft) -> bool:
    return len(draft.state.registered()) >= draft.new.settings.entrants_most


def _count_down(draft: TournamentDraft) -> str:
    """Begin the countdown of a sit and go whose last seat was taken (T-6.1). Return the change's cause."""
    starts_ms = draft.now_ms + draft.new.settings.format.start.countdown_ms
    draft.state = replace(draft.state, start_ms=starts_ms, fill_until_ms=draft.state.start_ms)
    draft.say(News("full"))
    return "full"


def _due_at_the_start(draft: TournamentDraft) -> str:
    """Drop the players who did not check in; once there are none, start or cancel the tournament.

    Each call makes one of these changes. Between the calls, players from the waiting list take the free places. The
    tournament is cancelled if too few players are left. Return the change's cause.
    """
    settings, state = draft.new.settings, draft.state
    if missing := entering.no_shows(settings, state):
        for entrant in missing:
            entering.refund(draft, entrant)
            if entrant.waiting:
                draft.say(News("missed_check_in", entrant.player_id))
            else:
                draft.say(News("refunded", entrant.player_id, amount=settings.buy_in))
                draft.write_to([entrant.player_id], "tournament_no_show")
        return "no_show"
    if not state.entrants and settings.standing:
        # Nobody is there to be told, so the empty one stays and has the same time again.
        draft.state = replace(state, start_ms=settings.format.start.ends_ms(draft.now_ms, state.start_ms))
        return "unfilled"
    if len(state.registered()) < settings.entrants_least:
        lifecycle.cancel(draft, {}, "")
        return "too_few"
    lifecycle.start(draft)
    return "start"


def _reminder(draft: TournamentDraft) -> str | None:
    """Send the latest reminder that is due, without the earlier ones that were missed (T-1.4).

    Return the change's cause; None if no reminder is due.
    """
    state = draft.state
    aheads = dict(entering.reminders(draft.new.settings))
    due = [kind for kind, ahead in aheads.items() if draft.now_ms >= state.start_ms - ahead]
    unsent = [kind for kind in due if kind not in state.announced]
    if not unsent:
        return None
    draft.state = replace(state, announced=(*state.announced, *unsent))
    _call_with(draft, unsent[-1], aheads[unsent[-1]])
    # A tournament created an hour ahead gets no reminder of the day before; one created 3 minutes ahead
    # gets none at all.
    if unsent[-1] != "reminder_day":
        if draft.new.opens_ms < state.start_ms - aheads[unsent[-1]]:
            draft.say(News("reminder_soon"))
    elif draft.now_ms < state.start_ms - 23 * 3_600_000:
        draft.say(News("reminder_day"))
    return "reminder"


def _call_with(draft: TournamentDraft, reminder: str, ahead_ms: int) -> None:
    """Make the call that is due with the reminder, if registration opened before it (T-1.4)."""
    kind = _CALLED_WITH.get(reminder)
    if kind is not None and draft.new.opens_ms < draft.state.start_ms - ahead_ms:
        calls.call_once(draft, kind)


_CALLED_WITH: Final[Mapping[str, calls.CallKind]] = {
    "reminder_day": "tournament_tomorrow",
    "reminder_quarter": "tournament_last_call",
}


def wakes_before_the_start(new: NewTournament, state: TournamentState) -> list[int]:
    """Return the times (ms) at which changes before the start become due."""
    if state.phase == "scheduled":
        return [new.opens_ms]
    aheads = [ahead for kind, ahead in entering.reminders(new.settings) if kind not in state.announced]
    if state.phase == "registering" and new.settings.check_in:
        aheads.append(questions.CHECK_IN_MS)
    return [state.start_ms, *(state.start_ms - ahead for ahead in aheads)]
