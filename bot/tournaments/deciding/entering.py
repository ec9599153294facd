"""Entries and exits: registration, check-in, the waiting list, rebuys (T-1.3 to T-1.6). Pure.

A function that returns a TournamentDenial has refused the request; if it returns None, it has changed the draft.
"""

from dataclasses import replace
from typing import Final

from bot.tournaments.deciding import bounties
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.messages import TournamentDenial
from bot.tournaments.news import News
from bot.tournaments.questions import CHECK_IN_MS, add_on_is_open, late_is_open, may_re_enter
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import OVER, Entrant, TournamentState

REBUY_MS: Final = 60_000
"""The time in which a player without chips must decide about a rebuy, in ms."""
REMINDERS: Final = (("reminder_day", 24 * 3_600_000), ("reminder_soon", 5 * 60_000))


def reminders(settings: TournamentSettings) -> list[tuple[str, int]]:
    """Return (name, ms before the start) of each reminder, in the order in which they are sent.

    If there is a check-in, its opening is announced instead of the reminder 15 minutes before the start (T-1.4). There
    are none before a start that nobody knows (T-6.1).
    """
    quarter = [] if settings.check_in else [("reminder_quarter", CHECK_IN_MS)]
    return [REMINDERS[0], *quarter, *REMINDERS[1:]] if settings.format.start.is_known else []


def register(draft: TournamentDraft, player_id: int) -> None:
    """Enter a player who can enter into the tournament, or onto the waiting list if it is full (T-1.3).

    While the tournament runs, this is a late entry (T-1.5).
    """
    offered = tuple(each for each in draft.state.offered if each != player_id)
    state, settings = replace(draft.state, offered=offered), draft.new.settings
    draft.state = state
    if state.phase == "running":
        _register_late(draft, player_id)
        return
    full = len(state.registered()) >= settings.entrants_most
    # Registering while check-in is open counts as a check-in.
    draft.put(Entrant(player_id, waiting=full, checked_in=state.phase == "check_in"))
    if not full:
        draft.enter(player_id, "tournament_buy_in")


def cannot_enter(draft: TournamentDraft, player_id: int, *, ahead: bool = False) -> TournamentDenial | None:
    """Return why the player cannot register now; None if they can.

    ``ahead``: the player enters from the message with the previous tournament's result and may register before
    registration opens (T-5.3).
    """
    state, settings = draft.state, draft.new.settings
    if state.phase in OVER:
        return TournamentDenial.OVER
    if state.phase == "scheduled" and not ahead:
        return TournamentDenial.NOT_OPEN
    if state.entrant(player_id) is not None:
        return TournamentDenial.ALREADY_IN
    is_closed = state.fill_until_ms is not None
    if state.phase == "running":
        is_closed = not late_is_open(settings, state) or len(state.started()) >= settings.entrants_most
    return TournamentDenial.CLOSED if is_closed else None


def _register_late(draft: TournamentDraft, player_id: int) -> None:
    """Sell a full stack to a latecomer, who is seated as soon as a seat is free (T-1.5)."""
    draft.put(Entrant(player_id, checked_in=True, playing=True))
    draft.enter(player_id, "tournament_buy_in")
    draft.mint_stack(player_id, draft.state.begun.ladder.stack)


def withdraw(draft: TournamentDraft, player_id: int) -> TournamentDenial | None:
    """Remove the player from the entrants and refund the buy-in (T-1.3)."""
    state = draft.state
    if state.phase in OVER:
        return TournamentDenial.OVER
    entrant = state.entrant(player_id)
    if entrant is None:
        return TournamentDenial.NOT_IN
    if state.phase == "running":
        return TournamentDenial.RUNNING
    if state.is_full and not entrant.waiting:
        return TournamentDenial.STARTING
    refund(draft, entrant)
    return None


def leave(draft: TournamentDraft, player_id: int) -> TournamentDenial | None:
    """Withdraw a player who left the server; once the tournament runs, forfeit only their bounty and a seat they win.

    See T-3.2, T-7.5 and T-8.3.
    """
    entrant, seat_chips = draft.state.entrant(player_id), draft.new.settings.seat_chips
    if draft.state.phase != "running" or entrant is None or not (entrant.bounty or seat_chips):
        return withdraw(draft, player_id)
    if seat_chips:
        draft.put(replace(entrant, left=True))
    if entrant.bounty:
        bounties.leave(draft, entrant)
    return None


def refund(draft: TournamentDraft, entrant: Entrant) -> None:
    """Remove the entrant; if they had paid, refund the buy-in, and their seat is free again."""
    if not entrant.waiting:
        draft.pay_back(entrant.player_id)
    left = draft.state.without(entrant.player_id)
    draft.state = left if entrant.waiting else _reopened(left)


def _reopened(state: TournamentState) -> TournamentState:
    """Return the state with the free seat open again, if the countdown of a sit and go was running (T-6.1)."""
    if state.fill_until_ms is None:
        return state
    return replace(state, start_ms=state.fill_until_ms, fill_until_ms=None)


def check_in(draft: TournamentDraft, player_id: int) -> TournamentDenial | None:
    """Mark the player as checked in, so that they get a seat at the start (T-1.4)."""
    entrant = draft.state.entrant(player_id)
    if entrant is None:
        return TournamentDenial.OVER if draft.state.phase in OVER else TournamentDenial.NOT_IN
    if draft.state.phase != "check_in" or not draft.new.settings.check_in:
        return TournamentDenial.NO_CHECK_IN
    if entrant.checked_in:
        return TournamentDenial.ALREADY_CHECKED_IN
    draft.put(replace(entrant, checked_in=True))
    return None


def next_to_move_up(settings: TournamentSettings, state: TournamentState) -> Entrant | None:
    """Return the first entrant on the waiting list if the tournament has a free place, otherwise None.

    At the start only those who have checked in are still on the list (T-1.4).
    """
    first = next((entrant for entrant in state.entrants if entrant.waiting), None)
    return first if first is not None and len(state.registered()) < settings.entrants_most else None


def move_up(draft: TournamentDraft, entrant: Entrant) -> None:
    """Move the entrant from the waiting list into the tournament and charge the buy-in."""
    draft.put(replace(entrant, waiting=False))
    draft.enter(entrant.player_id, "tournament_buy_in")
    draft.enters_id = entrant.player_id
    draft.say(News("moved_up", entrant.player_id))


def drop_waiting(draft: TournamentDraft, entrant: Entrant) -> None:
    """Drop an entrant from the waiting list.

    Call it if they cannot pay for a free place, or may not play.
    """
    draft.state = draft.state.without(entrant.player_id)
    draft.say(News("passed_over", entrant.player_id))


def no_shows(settings: TournamentSettings, state: TournamentState) -> list[Entrant]:
    """Return the entrants who have not checked in and therefore get no seat at the start (T-1.4)."""
    needed = settings.check_in and not state.check_in_cut
    return [entrant for entrant in state.entrants if needed and not entrant.checked_in]


def buy_again(draft: TournamentDraft, player_id: int) -> TournamentDenial | None:
    """Sell a rebuy to a player who has an offer, otherwise a re-entry to one who is out (T-1.6)."""
    state, settings = draft.state, draft.new.settings
    entrant = state.entrant(player_id)
    if entrant is None or entrant.removed:
        return TournamentDenial.NOT_IN
    if state.phase != "running":
        return TournamentDenial.NOT_RUNNING
    if entrant.playing and entrant.rebuy_until_ms is None:
        return TournamentDenial.NOT_OUT
    if entrant.rebuy_until_ms is None and not may_re_enter(settings, state, entrant):
        return TournamentDenial.NO_REBUY
    back = replace(entrant, out=None, out_stack=0, lost_to=())
    if entrant.rebuy_until_ms is not None:
        draft.put(replace(back, rebuys=entrant.rebuys + 1, rebuy_until_ms=None))
        draft.pay_in(player_id, settings.buy_in, "tournament_rebuy")
    else:
        draft.put(replace(back, entries=entrant.entries + 1, playing=True, table_id=None, sent_to=None))
        draft.enter(player_id, "tournament_re_entry")
    draft.mint_stack(player_id, state.begun.ladder.stack)
    draft.say(News("bought_again", player_id))
    return None


def add_on(draft: TournamentDraft, player_id: int) -> TournamentDenial | None:
    """Sell the add-on to a player who is still in: one more stack, once per player (T-1.6)."""
    state, settings = draft.state, draft.new.settings
    entrant = state.entrant(player_id)
    if entrant is None or not entrant.playing:
        return TournamentDenial.NOT_IN
    if not add_on_is_open(settings, state) or entrant.add_on:
        return TournamentDenial.NO_ADD_ON
    draft.pay_in(player_id, settings.buy_in, "tournament_add_on")
    draft.mint_stack(player_id, state.begun.ladder.stack)
    draft.put(replace(entrant, add_on=True))
    return None


def here(draft: TournamentDraft, player_id: int) -> TournamentDenial | None:
    """Record that a moved player has arrived at their table (T-2.2)."""
    entrant = draft.state.entrant(player_id)
    if entrant is None:
        return TournamentDenial.NOT_IN
    draft.put(replace(entrant, arrives_until_ms=None))
    return None
