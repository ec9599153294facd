"""The end of a draft: it pays leaving players, sets the clocks and builds the commit to save.

It also sets the time of the next hand.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.poker.hand import Hand
from bot.tables.deciding import choosing
from bot.tables.deciding.draft import TableDraft
from bot.tables.deciding.letters import letters_of, posts_of
from bot.tables.ports import WaitingNews
from bot.tables.rules import seating, time_bank
from bot.tables.rules.position import Position, Table
from bot.tables.rules.seals import changes
from bot.tables.saved_seals import SavedSeal
from bot.tables.saving import Cause, Request, TableCommit
from bot.tables.state import SeatState, TableState, TurnClock


def finish_draft(draft: TableDraft, request: Request | None) -> TableCommit:
    """Finish the draft and return the commit to save; call it once per draft.

    Raises AssertionError if the ledger and the hand disagree about a stack.
    """
    running = draft.running
    _settle_table(draft, running)
    in_hand = bool(draft.events) or draft.voids
    new_seal, seals = _seals(draft)
    if draft.voids or draft.news or draft.gone is not None:
        draft.letters += letters_of(draft)
        draft.posts = posts_of(draft)
    return TableCommit(
        table_id=draft.table.table_id,
        state=draft.state,
        at_ms=draft.now_ms,
        request=request,
        transfers=tuple(draft.transfers),
        hand_number=draft.state.hand_number if in_hand else None,
        events=draft.events,
        first_event=draft.first_event,
        cause=Cause(draft.via, draft.now_ms) if draft.via is not None else None,
        closes_hand=bool(draft.events) and not running and not draft.after_hand,
        voids_hand=draft.voids,
        closes_table=draft.closed,
        audit=draft.audit,
        after_hand=draft.after_hand,
        taken=draft.sealed.taken,
        by_person=draft.sealed.by_person,
        new_seal=new_seal,
        seals=seals,
        kept=draft.sealed.kept,
        letters=draft.letters,
        posts=draft.posts,
    )


def _seals(draft: TableDraft) -> tuple[SavedSeal | None, tuple[SavedSeal, ...]]:
    seals = draft.sealed.seals
    if seals is None or (seals is draft.base.seals and seals.closing_is_saved and not draft.closed):
        return None, ()
    if not seals.closing_is_saved:
        draft.sealed.seals = seals._replace(closing_is_saved=True)
    logged = draft.hand.version if draft.hand is not None else None
    act = draft.sealed.act
    if draft.closed and act is not None:
        seals = seals.after_act(act)
    return changes(draft.base.seals, seals, logged, dealt=draft.deals, closed=draft.closed)


def _settle_table(draft: TableDraft, running: bool) -> None:
    if draft.base.failing:
        draft.restart_seat_times()
    # After the hand the stacks may differ: players leave or rebuy.
    if draft.hand is not None and draft.events and not draft.after_hand:
        _check_stacks(draft.hand, draft.players, draft.stacks)
    closes = draft.state.closes_after_hand and not running
    for seat in draft.state.seats:
        leaves_or_is_broke = seat.leaving or draft.state.closes_after_hand or not draft.stacks.get(seat.player_id, 0)
        if leaves_or_is_broke and (closes or not draft.in_live_hand(seat)):
            _settle_seat(draft, seat)
    if any(seat.moves_to is not None for seat in draft.state.seats):
        blinds = any(leg.posts_blinds for leg in draft.table.legs)
        draft.state = replace(draft.state, seats=seating.moved(draft.state.seats, draft.in_live_hand, blinds=blinds))
    draft.closed = closes
    if draft.closed:
        _forget_guests(draft)
    if draft.state.pausing and not running:
        draft.pause()
    if draft.table.of_tournament:
        _wait_for_director(draft, running)
    _set_clocks(draft, running)


def _settle_seat(draft: TableDraft, seat: SeatState) -> None:
    """Pay out a player who leaves, or sit out a broke player, who may rebuy.

    Call it only for a player who is in no live hand. A tournament's director decides about its broke players, so they
    are not sat out here.
    """
    if seat.leaving or draft.state.closes_after_hand:
        if draft.table.of_tournament and draft.state.closes_after_hand and not draft.stacks.get(seat.player_id, 0):
            draft.state = replace(draft.state, busted=(*draft.state.busted, seat))
        draft.pay_out(seat)
    elif not seat.sitting_out and not draft.table.of_tournament:
        draft.put_seat(replace(seat, sitting_out=True))


def _forget_guests(draft: TableDraft) -> None:
    """Clear the waiting list and the guests of a closed table, and notify the players who waited."""
    closed: WaitingNews = "closed" if draft.gone is None else "gone"
    draft.news += tuple((entry.player_id, closed) for entry in draft.state.waiting)
    draft.state = replace(draft.state, waiting=(), guests=())


def _wait_for_director(draft: TableDraft, running: bool) -> None:
    """Make a tournament's table wait for its director after every hand, and whenever too few can play.

    An undone hand counts as a hand.
    """
    over = (bool(draft.events) and not draft.after_hand) or draft.voids or draft.has_given_up_deal
    if not running and draft.roster is None and (over or len(draft.ready()) < draft.table.seats_least):
        draft.state = replace(draft.state, waits=True)


def _set_clocks(draft: TableDraft, running: bool) -> None:
    table = draft.table
    if not running and (draft.base.running or (draft.events and not draft.after_hand)):
        draft.touch()
    passed_in = draft.hand is not None and draft.hand.is_passed_in
    acting = running and not passed_in
    draft.state = _clocked(table, draft.base, draft.state, draft.now_ms, acting, bool(draft.events))
    draft.deal_again_ms = _deal_again_ms(draft) if passed_in else None
    blocked = running or draft.closed or draft.state.is_halted or draft.state.waits
    can_deal = not blocked and (draft.roster is not None or len(draft.ready()) >= table.seats_least)
    draft.next_hand_ms = _next_hand_ms(draft) if can_deal else None
    choosing.open_or_time_choice(draft)


def _clocked(table: Table, base: Position, state: TableState, now_ms: int, running: bool, acted: bool) -> TableState:
    """Return ``state`` with the turn's clock started, left running or stopped.

    A new turn gets the full time. So does the current turn after a pause, because the pause stopped its clock.
    ``base``: the position before the change; ``running``: a player is to act; ``acted``: the hand has new events.
    """
    if base.state.turn is not None and (acted or not running or state.is_halted):
        state = time_bank.paid(table, base, state, now_ms)
    if not running or state.is_halted:
        return state if state.turn is None else state.with_turn(None)
    if acted or state.turn is None:
        return state.with_turn(TurnClock(now_ms + table.turn_ms))
    return state


def _next_hand_ms(draft: TableDraft) -> int:
    """Return the time at which the next hand is dealt, in ms since 1970.

    The pause before it starts after the last hand, or when the second player became ready, so that friends who sit
    down together are dealt in together. When nobody is present the pause is long; a player who comes back shortens it
    (T-3.2).
    """
    table, due_ms = draft.table, draft.next_hand_ms
    pause_ends_ms = draft.now_ms + table.pause_ms(draft.state)
    if due_ms is None:
        return pause_ends_ms
    came_back = table.is_deserted(draft.base.state) and not table.is_deserted(draft.state)
    return min(due_ms, pause_ends_ms) if came_back else due_ms


def _deal_again_ms(draft: TableDraft) -> int | None:
    """Return the time to redeal a hand that nobody opened, in ms since 1970 (R-7.3).

    The pause before the redeal is the same as after a finished hand.
    """
    if draft.state.is_halted:
        return None
    return draft.now_ms + draft.table.hand_pause_ms if draft.deal_again_ms is None else draft.deal_again_ms


def _check_stacks(hand: Hand, players: Mapping[int, int], stacks: Mapping[int, int]) -> None:
    """Check that the ledger and the hand agree on every stack.

    A difference is a bug and must not be saved. ``players``: seat -> player_id; ``stacks``: player_id -> chips. Raises
    AssertionError.
    """
    in_front = hand.stacks()
    for number, player_id in players.items():
        if stacks[player_id] != in_front[number]:
            raise AssertionError(f"seat {number} differs between hand and ledger")
