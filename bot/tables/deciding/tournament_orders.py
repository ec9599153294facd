"""Messages at a tournament's table: its director's orders, and requests only the director decides."""

from dataclasses import replace
from typing import assert_never

from bot.tables.deciding.draft import TableDraft
from bot.tables.messages import (
    Act,
    Close,
    GoOn,
    Leave,
    Message,
    PlanAhead,
    SeatEntrant,
    Sit,
    SitOut,
    TakeChips,
    TournamentOrder,
    Unseat,
)
from bot.tables.replies import TableDenial
from bot.tables.rules import seating
from bot.tables.rules.seating import TIMEOUTS_IN_A_ROW
from bot.tables.seat_messages import ChangeSeat, Invite, Rename, Uninvite, Unwait, Wait
from bot.tables.state import SeatState


def decide_tournament_order(draft: TableDraft, message: TournamentOrder) -> TableDenial | None:
    if not draft.table.of_tournament:
        raise ValueError("only a tournament's table has a director")
    match message:
        case SeatEntrant():
            return _seat(draft, message)
        case Unseat():
            return _unseat(draft, message)
        case TakeChips():
            return _take(draft, message)
        case GoOn():
            return _go_on(draft, message)
        case _:
            assert_never(message)


def is_for_the_tournament(message: Message) -> bool:
    """Return True if a tournament's table must refuse the message, which players may send at other tables.

    A tournament stack stays in play until it is lost; while its player is away, the table folds for them. A player
    cannot close the table. It does close if its channel or server is gone, and its players then get new seats.
    """
    match message:
        case Sit() | Leave() | SitOut() | Invite() | Uninvite() | Wait() | Unwait() | ChangeSeat() | Rename():
            return True
        case Close(request=request):
            return request is not None and request.player_id is not None
        case _:
            return False


def act_on_absence(draft: TableDraft, message: Message) -> None:
    """Bring back an absent player who acts, even if the action is refused, and note that they acted (T-3.2)."""
    seat = draft.seat_of(message.request.player_id) if isinstance(message, Act | PlanAhead) else None
    if seat is not None and seat.sitting_out:
        draft.put_seat(replace(_present(seat), has_acted=True))
    elif seat is not None and not seat.has_acted:
        draft.put_seat(replace(seat, has_acted=True))


def make_absent(draft: TableDraft, seat: SeatState) -> TableDenial | None:
    """Mark a player who left the guild as absent; their stack stays in play (T-3.2)."""
    if seat.sitting_out:
        return TableDenial.ALREADY_OUT
    draft.put_seat(_absent(seat))
    return None


def _present(seat: SeatState) -> SeatState:
    return replace(seat, sitting_out=False, timeouts=0)


def _absent(seat: SeatState) -> SeatState:
    return replace(seat, sitting_out=True, timeouts=TIMEOUTS_IN_A_ROW)


def _seat(draft: TableDraft, message: SeatEntrant) -> TableDenial | None:
    """Seat the entrant, or add to the stack of an entrant who already sits here.

    An absent player who buys chips counts as present again.
    """
    if draft.running:
        return TableDenial.IN_HAND
    if message.chips < 1:
        return TableDenial.BUY_IN_SIZE
    seated = draft.seat_of(message.player_id)
    if seated is None:
        if not 1 <= message.seat <= draft.table.new.settings.seats_max:
            return TableDenial.NO_SUCH_SEAT
        if seating.at(draft.state.seats, message.seat) is not None:
            return TableDenial.SEAT_TAKEN
        new = SeatState(message.seat, message.player_id)
        draft.put_seat(_absent(new) if message.absent else new)
    else:
        draft.put_seat(_present(seated))
    draft.buy_in(message.player_id, message.chips)
    return None


def _unseat(draft: TableDraft, message: Unseat) -> TableDenial | None:
    """Take the player from the table. In a running hand they leave when it ends, and cannot cancel that."""
    seat = draft.seat_of(message.player_id)
    if seat is not None:
        draft.put_seat(replace(seat, leaving=True, kicked=True))
    return None


def _take(draft: TableDraft, message: TakeChips) -> TableDenial | None:
    """Move a part of the player's stack to their chips off the table."""
    if draft.running:
        return TableDenial.IN_HAND
    if draft.seat_of(message.player_id) is None:
        return TableDenial.NOT_SEATED
    if not 0 < message.chips < draft.stacks.get(message.player_id, 0):
        return TableDenial.BUY_IN_SIZE
    draft.cash_out(message.player_id, message.chips)
    return None


def _go_on(draft: TableDraft, message: GoOn) -> TableDenial | None:
    if draft.running:
        return TableDenial.IN_HAND
    if len(draft.ready()) < draft.table.seats_least:
        return TableDenial.TOO_FEW
    draft.start_next_level(message.bet, message.deal_ms, last_two=message.last_two, bounties=message.bounties)
    return None
