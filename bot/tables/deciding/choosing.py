"""Dealer's choice at a table: opening the choice before a hand, making it, timing it out (R-14.2)."""

from bot.poker.cards import DECK
from bot.tables.deciding.draft import TableDraft
from bot.tables.messages import ChooseGame
from bot.tables.replies import TableDenial
from bot.tables.rules import dealers_choice, seating
from bot.tables.rules.blinds import next_after


def choose(draft: TableDraft, message: ChooseGame) -> TableDenial | None:
    """Set the next game that the player at the marker chose, or return the reason for a denial."""
    state, settings = draft.state, draft.table.new.settings
    seat = draft.seat_of(message.request.player_id)
    if seat is None:
        return TableDenial.NOT_SEATED
    if message.hand_number not in (None, state.hand_number) or _is_over(draft):
        return TableDenial.CHOICE_OVER
    if state.choice is None:
        return TableDenial.NO_CHOICE
    if seat.seat != state.marker:
        return TableDenial.NOT_YOUR_CHOICE
    if message.game not in settings.rotation:
        return TableDenial.NOT_ON_LIST
    draft.state = dealers_choice.settled(settings, state, message.game, seat.player_id)
    return None


def open_or_time_choice(draft: TableDraft) -> None:
    """Ask a player to choose the next game if one is needed, and start or stop their clock.

    Call this after ``draft.next_hand_ms`` is set: the clock runs only while another hand is scheduled.
    """
    table, state = draft.table, draft.state
    if not table.new.settings.dealers_choice or draft.running or draft.roster is not None:
        return
    coming = draft.next_hand_ms is not None
    if coming and dealers_choice.is_due(table.new.settings, state):
        state = dealers_choice.opened(state, _next_marker(draft))
    if state.choice is not None:
        seat = seating.at(state.seats, state.marker) if state.marker is not None else None
        if dealers_choice.can_choose(seat, draft.stacks.get(seat.player_id, 0) if seat is not None else 0):
            state = dealers_choice.timed(state, draft.now_ms) if coming else dealers_choice.held_still(state)
        else:
            state = dealers_choice.settled(table.new.settings, state)
    draft.state = state


def settle_overdue_choice(draft: TableDraft) -> bool:
    """Set the next game by default after the time to choose it is up; return False if no change is due.

    After a restart the choice may not be open yet, or have no clock. The function then returns True without a change,
    so that ``open_or_time_choice`` runs at the end of the draft.
    """
    if draft.next_hand_ms is None or draft.roster is not None:
        return False
    settings, choice = draft.table.new.settings, draft.state.choice
    if choice is None:
        return dealers_choice.is_due(settings, draft.state)
    if choice.until_ms is None:
        return True
    if draft.now_ms < choice.until_ms:
        return False
    draft.state = dealers_choice.settled(settings, draft.state)
    return True


def _is_over(draft: TableDraft) -> bool:
    """Return True if the next game is already set, or the time to choose it is up."""
    choice = draft.state.choice
    if choice is None:
        return draft.state.chosen is not None
    return choice.until_ms is not None and draft.now_ms >= choice.until_ms


def _next_marker(draft: TableDraft) -> int:
    """Return the next seat whose player chooses a game.

    At the start it is the seat of the first button, later the next occupied seat clockwise.
    """
    state = draft.state
    if state.marker is None:
        return state.button or seating.first_button(draft.ready(), draft.dealer.shuffle(DECK))
    return next_after(state.marker, [seat.seat for seat in state.seats])
