"""The decision for each message to a table: it changes the draft or returns the reason for a refusal."""

from typing import Final

from bot.tables.deciding import (
    acting,
    choosing,
    deal_closing,
    house_players,
    moderator_orders,
    seat_requests,
    sitting,
    tournament_orders,
    turn_requests,
    waiting_list,
)
from bot.tables.deciding.draft import TableDraft
from bot.tables.messages import (
    Act,
    Back,
    ChooseGame,
    Close,
    CutDeal,
    DealClosed,
    DirectMessages,
    Due,
    GoOn,
    HandOver,
    HouseAct,
    HouseLeave,
    HouseSit,
    Kick,
    MemberGone,
    Message,
    MoreTime,
    Pause,
    PlanAhead,
    PostBlind,
    Resume,
    SeatEntrant,
    ShowHolding,
    Sit,
    TakeChips,
    TurnEnded,
    Unseat,
    VoidHand,
)
from bot.tables.replies import Outcome, TableDenial
from bot.tables.saving import Request
from bot.tables.seat_messages import ChangeSeat, Invite, Rename, Uninvite, Unwait, Vouch, Wait
from bot.tables.state import TableState

# Sent by the clock, the server and house players. A tuple, because a union would be rebuilt at every action.
_UNASKED: Final = (
    *(MemberGone, DirectMessages, TurnEnded, DealClosed, Due),
    *(SeatEntrant, Unseat, TakeChips, GoOn, Vouch, HouseSit, HouseLeave, HouseAct),
)


def decide(draft: TableDraft, message: Message) -> Outcome:
    """Apply one message to the draft, or return the reason for a refusal.

    Everything that happens at a table begins with a call of this function. The caller discards a draft whose message
    was denied or refused.
    """
    if draft.closed:
        return TableDenial.CLOSED
    if draft.table.of_tournament:
        if tournament_orders.is_for_the_tournament(message):
            return TableDenial.TOURNAMENT
        tournament_orders.act_on_absence(draft, message)
    obstacle = draft.base.obstacle
    kept_out = draft.state.is_halted or (obstacle is not None and obstacle.keeps_people_out)
    if kept_out and _needs_a_running_table(draft, message):
        return TableDenial.PAUSED
    match message:
        case Act():
            return acting.act(draft, message)
        case TurnEnded():
            return acting.time_out(draft, message)
        case Sit():
            return sitting.sit(draft, message)
        case Close():
            moderator_orders.close(draft, message)
            return None
        case Pause() | Resume() | VoidHand() | Kick() | HandOver():
            return moderator_orders.decide_moderator_order(draft, message)
        case SeatEntrant() | Unseat() | TakeChips() | GoOn():
            return tournament_orders.decide_tournament_order(draft, message)
        case HouseSit() | HouseLeave() | HouseAct():
            return house_players.decide_house_message(draft, message)
        case PostBlind() | PlanAhead() | MoreTime() | ShowHolding():
            return turn_requests.decide_turn_request(draft, message)
        case Invite() | Uninvite() | Wait() | Unwait() | Vouch() | ChangeSeat() | Rename():
            return seat_requests.decide_seat_request(draft, message)
        case ChooseGame():
            return choosing.choose(draft, message)
        case CutDeal() | DealClosed():
            return deal_closing.decide_deal_closing(draft, message)
        case MemberGone(player_id=player_id) if waiting_list.entry_of(draft, player_id) is not None:
            waiting_list.drop(draft, player_id)
            return None
        case Due():
            return None
    seat = draft.seat_of(player_of(message))
    return TableDenial.NOT_SEATED if seat is None else sitting.decide_for_seated(draft, seat, message)


def _needs_a_running_table(draft: TableDraft, message: Message) -> bool:
    """Return True if a paused table must refuse the message.

    Coming back works in a paused tournament, because there it only makes the table wait for the player again.
    """
    comes_back = isinstance(message, Back) and not draft.table.of_tournament
    return comes_back or isinstance(message, Act | TurnEnded | HouseAct | HouseSit | ChooseGame)


def request_of(message: Message) -> Request | None:
    """Return the click or command behind the message, or None.

    None if the clock, the server or a house player sent it.
    """
    return None if isinstance(message, _UNASKED) else message.request


def player_of(message: Message) -> int | None:
    """Return the player who sent the message; for a message from the server, the player it is about."""
    if isinstance(message, MemberGone | DirectMessages):
        return message.player_id
    request = request_of(message)
    return request.player_id if request is not None else None


def draft_what_is_due(draft: TableDraft) -> bool:
    """Make the next automatic change, which needs no message; return False if there is none.

    Do not call it while play is impossible.
    """
    if draft.closed:
        return False
    if draft.to_void is not None:
        moderator_orders.undo_the_unplayable(draft)
    elif draft.table.is_sealed and draft.sealed.seals is None:
        deal_closing.seal_first_deal(draft)
    elif draft.state.is_halted:
        return False
    elif waiting_list.seat_next_in_line(draft):
        pass
    elif draft.running:
        return acting.play_what_is_due(draft)
    elif draft.state.closes_after_hand or idle_is_over(draft):
        draft.close()
    elif choosing.settle_overdue_choice(draft):
        pass
    elif draft.state.choice is not None:
        return False
    elif deal_closing.deal_closing_is_due(draft):
        deal_closing.ask_for_deal_closing(draft)
    elif (
        draft.next_hand_ms is not None
        and draft.now_ms >= draft.next_hand_ms
        and deal_closing.next_deal_is_closed(draft)
    ):
        draft.deal()
    else:
        return False
    return True


def ends_somebodys_time(draft: TableDraft) -> bool:
    """Return True if the draft ends a seat, a choice of game or the whole table because its time ran out."""
    before, after = draft.base.state, draft.state
    chosen = before.choice is not None and after.chosen is not None
    return chosen or _leaving(after) > _leaving(before) or (after.closes_after_hand and not before.closes_after_hand)


def _leaving(state: TableState) -> int:
    return sum(seat.leaving for seat in state.seats)


def idle_is_over(draft: TableDraft) -> bool:
    """Return True if the table's idle time has passed without a hand and no hand is scheduled.

    A hand whose closing message never arrives counts as not scheduled. A tournament's table is never idle.
    """
    if draft.table.of_tournament:
        return False
    waits = draft.next_hand_ms is None or (draft.sealed.seals is not None and draft.sealed.seals.waits_for_closing)
    return waits and draft.now_ms >= draft.state.idle_since_ms + draft.table.idle_ms(draft.state)
