"""Players' requests about their turn: plans, the time bank, posting a blind early, showing cards."""

from dataclasses import replace
from typing import assert_never

from bot.poker.actions import Action
from bot.poker.refusals import Reason, Refusal
from bot.tables.deciding.draft import TableDraft
from bot.tables.messages import MoreTime, PlanAhead, PostBlind, ShowHolding, TurnRequest
from bot.tables.replies import Outcome, TableDenial
from bot.tables.rules import pre_actions, time_bank
from bot.tables.rules.newcomers import waiting_for_blind
from bot.tables.state import Plan, SeatState


def decide_turn_request(draft: TableDraft, message: TurnRequest) -> Outcome:
    """Apply a player's request about time, plans, posting or showing to the draft."""
    seat = draft.seat_of(message.request.player_id)
    if seat is None:
        return TableDenial.NOT_SEATED
    match message:
        case ShowHolding():
            return _show(draft, seat, message)
        case _ if seat.kicked:
            return TableDenial.KICKED
        case _ if draft.is_halted:
            return TableDenial.PAUSED
        case PostBlind():
            return _post(draft, seat)
        case PlanAhead():
            return _plan(draft, seat, message)
        case MoreTime():
            return _more_time(draft, seat, message)
        case _:
            assert_never(message)


def act_as_planned(draft: TableDraft) -> bool:
    """Make the action that the player to act has planned; return False if the player must decide."""
    seat = draft.to_act() if draft.state.plans else None
    plan = pre_actions.of_player(draft.state.plans, seat.player_id) if seat is not None else None
    if draft.hand is None or seat is None or plan is None:
        return False
    kind = pre_actions.planned_act(plan, draft.hand)
    if kind is None:
        return False
    refusal = draft.act(Action(seat.seat, kind), "pre_action")
    if refusal is not None:
        raise AssertionError(f"the rules refuse what they call legal: {refusal.reason}")
    forgive_timeouts(draft, seat)
    return True


def forgive_timeouts(draft: TableDraft, seat: SeatState) -> None:
    """Forget the timeouts of a player who has acted.

    The seat is read anew: an action that ends the hand notes in it who won the player's last chips (T-7.2).
    """
    if seat.timeouts and (now := draft.seat_of(seat.player_id)) is not None:
        draft.put_seat(replace(now, timeouts=0))


def start_time_bank(draft: TableDraft, seat: SeatState) -> bool:
    """Extend the timed-out turn with the player's time bank; return False if they get no more time.

    They get none if the bank is empty or already in use, or if their previous turn also timed out.
    """
    state = draft.state
    if state.turn is None or state.turn.bank_from_ms is not None or seat.timeouts or seat.house:
        return False
    if not time_bank.left_ms(draft.table, seat):
        return False
    draft.state = time_bank.begun(draft.table, state, seat, draft.now_ms)
    return True


def _post(draft: TableDraft, seat: SeatState) -> TableDenial | None:
    if draft.table.of_tournament:
        return TableDenial.TOURNAMENT
    if draft.state.closes_after_hand:
        return TableDenial.CLOSES_AFTER_HAND
    if seat.leaving:
        return TableDenial.ALREADY_LEAVING
    if seat.seat not in waiting_for_blind(draft.table, draft.position):
        return TableDenial.NOT_WAITING
    draft.put_seat(replace(seat, posts=True))
    draft.touch()
    return None


def post_instead(draft: TableDraft, seat: SeatState) -> TableDenial | None:
    """Post the big blind for a player who asks to come back, but is only waiting for the big blind."""
    denial = _post(draft, seat)
    return TableDenial.NOT_OUT if denial is TableDenial.NOT_WAITING else denial


def _plan(draft: TableDraft, seat: SeatState, message: PlanAhead) -> TableDenial | None:
    """Save or remove the player's plan; a plan can be removed even when it is too late to make one."""
    hand = draft.hand
    if hand is None or hand.finished or not draft.in_live_hand(seat):
        return TableDenial.NO_HAND
    if message.hand_number not in (None, draft.state.hand_number):
        return TableDenial.STALE
    plans = pre_actions.without(draft.state.plans, seat.player_id)
    if message.kind is not None:
        if hand.to_act == seat.seat:
            return TableDenial.YOUR_TURN
        if seat.leaving:
            return TableDenial.ALREADY_LEAVING
        to, _ = pre_actions.price(hand, seat.seat)
        if message.kind == "call_this" and message.to not in (None, to):
            return TableDenial.BET_GREW
        if message.kind not in pre_actions.plannable(hand, seat.seat):
            return TableDenial.NO_PLAN
        plans += (Plan(seat.player_id, message.kind, to if message.kind == "call_this" else 0),)
        if seat.timeouts:
            # A player who plans is present; otherwise the table would fold their hand despite the plan.
            draft.put_seat(replace(seat, timeouts=0))
    draft.plan(plans)
    return None


def _more_time(draft: TableDraft, seat: SeatState, message: MoreTime) -> Outcome:
    hand, state = draft.hand, draft.state
    if hand is None or hand.finished:
        return TableDenial.NO_HAND
    if message.hand_number not in (None, state.hand_number) or message.version not in (None, hand.version):
        return TableDenial.STALE
    if hand.to_act != seat.seat:
        return Refusal(Reason.OUT_OF_TURN, seat.seat, hand.to_act, ())
    if state.turn is not None and state.turn.bank_from_ms is not None:
        return TableDenial.BANK_RUNS
    if state.turn is None or not time_bank.left_ms(draft.table, seat):
        return TableDenial.NO_BANK
    draft.state = time_bank.begun(draft.table, state, seat, max(state.turn.deadline_ms, draft.now_ms))
    return None


def _show(draft: TableDraft, seat: SeatState, message: ShowHolding) -> TableDenial | None:
    """Show the player's cards of the finished hand.

    A player who got the seat after that hand has no cards to show.
    """
    if draft.hand is None or message.hand_number not in (None, draft.state.hand_number):
        return TableDenial.NOTHING_TO_SHOW
    if draft.players.get(seat.seat) != seat.player_id or not draft.hand.may_show(seat.seat):
        return TableDenial.NOTHING_TO_SHOW
    draft.show(seat.seat, message.via)
    return None
