"""Finishes a draft: pays leavers out, sets the clocks and the next hand, and puts together what is saved."""

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


def commit_of(draft: TableDraft, request: Request | None) -> TableCommit:
    """Finish the draft and give what is to be saved. To be called once for a draft. Raises AssertionError where ledger
    and hand differ."""
    running = draft.running
    _settle(draft, running)
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
        draft.sealed.seals = replace(seals, closing_is_saved=True)
    logged = draft.hand.version if draft.hand is not None else None
    dealt = bool(draft.events) and not draft.first_event
    return changes(draft.base.seals, seals, logged, dealt=dealt, closed=draft.closed)


def _settle(draft: TableDraft, running: bool) -> None:
    if draft.base.failing:
        draft.restart_seat_times()
    # After the hand stacks are its players' own business: some leave, or buy in again.
    if draft.hand is not None and draft.events and not draft.after_hand:
        _check_stacks(draft.hand, draft.players, draft.stacks)
    closes = draft.state.closes_after_hand and not running
    for seat in draft.state.seats:
        due = seat.leaving or draft.state.closes_after_hand or not draft.stacks.get(seat.player_id, 0)
        if due and (closes or not draft.in_live_hand(seat)):
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
        _wait(draft, running)
    _set_clocks(draft, running)


def _settle_seat(draft: TableDraft, seat: SeatState) -> None:
    """Pay a player out who leaves, and sit one out who is broke (they may rebuy); neither is in a live hand. In a
    tournament the broke stay until the director has seen to them."""
    if seat.leaving or draft.state.closes_after_hand:
        draft.pay_out(seat)
    elif not seat.sitting_out and not draft.table.of_tournament:
        draft.put_seat(replace(seat, sitting_out=True))


def _forget_guests(draft: TableDraft) -> None:
    """Nobody waits for a table that is closed, and the names of its guests are not kept."""
    closed: WaitingNews = "closed" if draft.gone is None else "gone"
    draft.news += tuple((entry.player_id, closed) for entry in draft.state.waiting)
    draft.state = replace(draft.state, waiting=(), guests=())


def _wait(draft: TableDraft, running: bool) -> None:
    """Wait for the director after every hand, an undone one too, and where nothing could be dealt."""
    over = (bool(draft.events) and not draft.after_hand) or draft.voids or draft.gives_up
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
    stands = running or draft.closed or draft.state.stands_still or draft.state.waits
    due = not stands and (draft.roster is not None or len(draft.ready()) >= table.seats_least)
    draft.next_hand_ms = _next_hand_ms(draft) if due else None
    choosing.open_or_time_choice(draft)


def _clocked(table: Table, base: Position, state: TableState, now_ms: int, running: bool, acted: bool) -> TableState:
    """``state`` after ``base`` with its clocks set: a new turn gets a whole turn's time; so does the running one after
    a pause, which stopped its clock. ``running``: somebody is to act; ``acted``: something happened in the hand."""
    if base.state.turn is not None and (acted or not running or state.stands_still):
        state = time_bank.paid(table, base, state, now_ms)
    if not running or state.stands_still:
        return state if state.turn is None else state.with_turn(None)
    if acted or state.turn is None:
        return state.with_turn(TurnClock(now_ms + table.turn_ms))
    return state


def _next_hand_ms(draft: TableDraft) -> int:
    """The time when the next hand is dealt: a pause after the last hand, or after the second player got ready, so that
    friends who sit down together are dealt in together. A player who comes back to a table where nobody was present
    does not sit out its long pause (T-3.2)."""
    table, due_ms = draft.table, draft.next_hand_ms
    pause_ends_ms = draft.now_ms + table.pause_ms(draft.state)
    if due_ms is None:
        return pause_ends_ms
    came_back = table.is_deserted(draft.base.state) and not table.is_deserted(draft.state)
    return min(due_ms, pause_ends_ms) if came_back else due_ms


def _deal_again_ms(draft: TableDraft) -> int | None:
    """The time when a hand that nobody opened is dealt again: it lies there as long as one that is over (R-7.3)."""
    if draft.state.stands_still:
        return None
    return draft.now_ms + draft.table.hand_pause_ms if draft.deal_again_ms is None else draft.deal_again_ms


def _check_stacks(hand: Hand, players: Mapping[int, int], stacks: Mapping[int, int]) -> None:
    """Ledger and hand must tell the same story; a difference is our mistake and must not be saved. ``players``: seat ->
    player_id; ``stacks``: player_id -> chips. Raises AssertionError."""
    in_front = hand.stacks()
    for number, player_id in players.items():
        if stacks[player_id] != in_front[number]:
            raise AssertionError(f"seat {number} differs between hand and ledger")
