"""What a message means for a table: it changes the draft, or says why not."""

from dataclasses import replace
from typing import Final, assert_never

from bot.poker.actions import Action, ActionKind
from bot.poker.hand import Hand
from bot.poker.refusals import Refusal
from bot.tables.deciding import (
    guests,
    house_players,
    moderator_orders,
    seat_requests,
    tournament_orders,
    turn_requests,
    waiting_list,
)
from bot.tables.deciding.draft import Draft
from bot.tables.messages import (
    Act,
    Back,
    Close,
    DirectMessages,
    Due,
    GoOn,
    HandOver,
    HouseAct,
    HouseLeave,
    HouseSit,
    Kick,
    Leave,
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
    SitOut,
    TurnEnded,
    Unseat,
    VoidHand,
)
from bot.tables.replies import Denial
from bot.tables.rules import seating
from bot.tables.rules.seating import TIMEOUTS_IN_A_ROW
from bot.tables.saving import Request, Via
from bot.tables.seat_messages import ChangeSeat, Invite, Rename, Uninvite, Unwait, Vouch, Wait
from bot.tables.state import SeatState

# What the clock, the server or the house brings. A union would be made anew at every action.
_UNASKED: Final = (
    *(MemberGone, DirectMessages, TurnEnded, Due),
    *(SeatEntrant, Unseat, GoOn, Vouch, HouseSit, HouseLeave, HouseAct),
)
_OF_THE_ABSENT = (ActionKind.CHECK, ActionKind.BRING_IN, ActionKind.DRAW, ActionKind.FOLD)

Outcome = Denial | Refusal | None
"""None: the draft holds what happens."""


def decide(draft: Draft, message: Message) -> Outcome:
    """Work one message out on the draft: the one way in for all that happens at a table. A draft that was denied
    or refused is thrown away."""
    if draft.closed:
        return Denial.CLOSED
    if draft.table.of_tournament:
        if tournament_orders.is_for_the_tournament(message):
            return Denial.TOURNAMENT
        tournament_orders.mind_the_absent(draft, message)
    if draft.state.stands_still and _needs_a_running_table(draft, message):
        return Denial.PAUSED
    match message:
        case Act():
            return _act(draft, message)
        case TurnEnded():
            return _time_out(draft, message)
        case Sit():
            return _sit(draft, message)
        case Close():
            moderator_orders.close(draft, message)
            return None
        case Pause() | Resume() | VoidHand() | Kick() | HandOver():
            return moderator_orders.rule(draft, message)
        case SeatEntrant() | Unseat() | GoOn():
            return tournament_orders.direct(draft, message)
        case HouseSit() | HouseLeave() | HouseAct():
            return house_players.play(draft, message)
        case PostBlind() | PlanAhead() | MoreTime() | ShowHolding():
            return turn_requests.ask(draft, message)
        case Invite() | Uninvite() | Wait() | Unwait() | Vouch() | ChangeSeat() | Rename():
            return seat_requests.arrange(draft, message)
        case MemberGone(player_id=player_id) if waiting_list.drop(draft, player_id):
            return None
        case Due():
            return None
    seat = draft.seat_of(player_of(message))
    return Denial.NOT_SEATED if seat is None else _of_the_seated(draft, seat, message)


def _needs_a_running_table(draft: Draft, message: Message) -> bool:
    """Who comes back in a tournament changes nothing but that he is waited for again."""
    comes_back = isinstance(message, Back) and not draft.table.of_tournament
    return comes_back or isinstance(message, Act | Sit | TurnEnded | HouseAct | HouseSit)


def request_of(message: Message) -> Request | None:
    """Who ordered it, and by which click or command; None for what the clock, the server or the house brings."""
    return None if isinstance(message, _UNASKED) else message.request


def player_of(message: Message) -> int | None:
    """Who asks, or whom the message is about."""
    if isinstance(message, MemberGone | DirectMessages):
        return message.player_id
    request = request_of(message)
    return request.player_id if request is not None else None


def happens_by_itself(draft: Draft) -> bool:
    """Draft what is due now without anybody's message; False where nothing is."""
    if draft.closed:
        return False
    if draft.to_void is not None:
        moderator_orders.undo_the_unplayable(draft)
    elif draft.state.stands_still:
        return False
    elif waiting_list.seats_next(draft) or waiting_list.takes_an_empty_seat(draft):
        pass
    elif draft.running:
        return _deal_again(draft) or _act_for_the_absent(draft) or turn_requests.act_as_planned(draft)
    elif draft.state.closing or idle_is_over(draft):
        draft.close()
    elif draft.next_hand_ms is not None and draft.now_ms >= draft.next_hand_ms:
        draft.deal()
    else:
        return False
    return True


def idle_is_over(draft: Draft) -> bool:
    """No hand runs or is coming, and none has for the table's idle time. A tournament's table is never idle."""
    if draft.table.of_tournament:
        return False
    return draft.next_hand_ms is None and draft.now_ms >= draft.state.idle_since_ms + draft.table.idle_ms(draft.state)


def _act(draft: Draft, message: Act) -> Outcome:
    seat = draft.seat_of(message.request.player_id)
    if seat is None:
        return Denial.NOT_SEATED
    if draft.hand is None or draft.hand.finished:
        return Denial.NO_HAND
    if message.hand_number not in (None, draft.state.hand_number) or message.version not in (None, draft.hand.version):
        return Denial.STALE
    refusal = draft.act(Action(seat.seat, message.kind, message.to, message.cards), message.via)
    if refusal is None and seat.timeouts:
        draft.put_seat(replace(seat, timeouts=0))
    return refusal


def _time_out(draft: Draft, message: TurnEnded) -> Outcome:
    seat = draft.to_act()
    if draft.hand is None or seat is None:
        return Denial.NO_HAND
    if (message.hand_number, message.version) != (draft.state.hand_number, draft.hand.version):
        return Denial.STALE
    if draft.has_time_left:
        # The time bank was taken just before the clock rang.
        return Denial.STALE
    if turn_requests.begins_time_bank(draft, seat):
        return None
    timeouts = seat.timeouts + 1
    draft.put_seat(replace(seat, timeouts=timeouts, sitting_out=seat.sitting_out or timeouts >= TIMEOUTS_IN_A_ROW))
    _act_instead(draft, draft.hand, seat, "timeout")
    return None


def _deal_again(draft: Draft) -> bool:
    """A hand that nobody opened, once people have had time to see it (R-7.3)."""
    if draft.deal_again_ms is None or draft.now_ms < draft.deal_again_ms:
        return False
    draft.deal_again()
    return True


def _act_for_the_absent(draft: Draft) -> bool:
    seat = draft.to_act()
    if draft.hand is None or seat is None or not is_absent(seat):
        return False
    _act_instead(draft, draft.hand, seat, "leaving" if seat.leaving else "table")
    return True


def _act_instead(draft: Draft, hand: Hand, seat: SeatState, via: Via) -> None:
    refusal = draft.act(Action(seat.seat, absent_action(hand), absent=True), via)
    if refusal is not None:
        raise AssertionError(f"the rules refuse what they call legal: {refusal.reason}")


def is_absent(seat: SeatState) -> bool:
    """Whether nobody waits for the player any more. Who chose to sit out plays the hand to its end."""
    return seat.leaving or (seat.sitting_out and seat.timeouts >= TIMEOUTS_IN_A_ROW)


def absent_action(hand: Hand) -> ActionKind:
    """What is done for a player who does not act himself: check where free, the bring-in where it is due, pat in a draw
    (R-5.4), else fold."""
    kinds = {option.kind for option in hand.legal()}
    return next(kind for kind in _OF_THE_ABSENT if kind in kinds)


def _sit(draft: Draft, message: Sit) -> Outcome:
    player_id = message.request.player_id
    settings = draft.table.new.settings
    if draft.state.closing or player_id is None:
        return Denial.CLOSING
    if not guests.admits(draft, player_id, by_role=message.by_role):
        return Denial.NOT_INVITED
    seated = draft.seat_of(player_id)
    seat = _rebuying(draft, seated) if seated is not None else _free_seat(draft, message.seat, player_id)
    if isinstance(seat, Denial):
        return seat
    chips = settings.buy_in_least if message.buy_in is None else message.buy_in
    if not settings.buy_in_least <= chips <= settings.buy_in_most:
        return Denial.BUY_IN_SIZE
    draft.put_seat(replace(seat, posts=message.post))
    draft.buy_in(player_id, chips)
    waiting_list.drop(draft, player_id)
    draft.touch()
    return None


def _free_seat(draft: Draft, number: int | None, player_id: int) -> SeatState | Denial:
    seats_max = draft.table.new.settings.seats_max
    lowest = seating.lowest_free(draft.state.seats, seats_max)
    if lowest is None:
        return Denial.TABLE_FULL
    if waiting_list.has_others_first(draft, player_id):
        return Denial.WAITING_FIRST
    if number is not None and not 1 <= number <= seats_max:
        return Denial.NO_SUCH_SEAT
    if number is not None and number in seating.taken(draft.state.seats):
        return Denial.SEAT_TAKEN
    return SeatState(lowest if number is None else number, player_id)


def _rebuying(draft: Draft, seat: SeatState) -> SeatState | Denial:
    """A broke player keeps his seat and may buy in again between his hands."""
    if draft.stacks.get(seat.player_id, 0) or seat.leaving or draft.in_live_hand(seat):
        return Denial.ALREADY_SEATED
    return replace(seat, sitting_out=False, timeouts=0)


def _of_the_seated(
    draft: Draft, seat: SeatState, message: Leave | MemberGone | SitOut | Back | DirectMessages
) -> Outcome:
    if seat.kicked and not isinstance(message, DirectMessages):
        return Denial.KICKED
    match message:
        case MemberGone() if draft.table.of_tournament:
            return tournament_orders.make_absent(draft, seat)
        case Leave() | MemberGone():
            return _leave(draft, seat)
        case SitOut():
            return _sit_out(draft, seat)
        case Back():
            return _back(draft, seat, message)
        case DirectMessages(closed=closed):
            draft.put_seat(replace(seat, dm_closed=closed))
            return None
        case _:
            assert_never(message)


def _leave(draft: Draft, seat: SeatState) -> Outcome:
    """Between hands he is paid out with this commit; in a hand he goes when it ends."""
    if seat.leaving:
        return Denial.ALREADY_LEAVING
    draft.put_seat(replace(seat, leaving=True))
    return None


def _sit_out(draft: Draft, seat: SeatState) -> Outcome:
    if seat.sitting_out:
        return Denial.ALREADY_OUT
    if seat.leaving:
        return Denial.ALREADY_LEAVING
    draft.put_seat(replace(seat, sitting_out=True))
    return None


def _back(draft: Draft, seat: SeatState, message: Back) -> Outcome:
    """Who leaves is still there only while his hand runs; until it ends he may stay after all."""
    if draft.state.closing:
        return Denial.CLOSING
    if not (seat.sitting_out or seat.leaving):
        return turn_requests.post_instead(draft, seat) if message.post else Denial.NOT_OUT
    broke = not draft.stacks.get(seat.player_id, 0) and not draft.in_live_hand(seat)
    if broke and not draft.table.of_tournament:
        return Denial.INSUFFICIENT_CHIPS
    draft.put_seat(replace(seat, leaving=False, sitting_out=False, timeouts=0, posts=message.post))
    draft.touch()
    return None
