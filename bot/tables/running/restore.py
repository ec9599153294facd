"""Restoring a table from the file, as the previous process left it."""

import logging
from collections.abc import Iterable
from dataclasses import replace

from bot.common.tracebacks import where
from bot.fairness.recording import NotFromTheseDecks
from bot.poker.events import DeckShuffled, Drew, Event, HandStarted, StreetDealt, public_events
from bot.poker.hand import Hand
from bot.tables.due_posts import DuePost
from bot.tables.rules import chip_moves, seating, time_bank
from bot.tables.rules.chip_moves import TableAccounts
from bot.tables.rules.dealers_choice import CHOICE_MS
from bot.tables.rules.position import Position, Table, seat_kept_ms
from bot.tables.rules.seals import RunningDeal, Seals, restored
from bot.tables.running.clock import deadline_after_outage
from bot.tables.saving import AuditEntry, DamagedTable, SavedTable, TableCommit
from bot.tables.state import OpenChoice, SeatState, TableState, TurnClock

log = logging.getLogger(__name__)


class Unreadable(ValueError):
    """A log from which no hand can be rebuilt; the message gives the reason and quotes no values."""


def position_after_outage(table: Table, saved: SavedTable, now_ms: int, grace_ms: int) -> Position:
    """Return the saved table's position, with its clocks extended by the outage.

    The idle time restarts, because nobody could come while the bot was down. A live hand that cannot be replayed stays
    marked in ``to_void`` until the table undoes it, with the pot that the ledger has recorded. A moderator's or
    tournament's pause continues, with no clock running. A tournament's table waits for its director, unless the
    director had already allowed the next hand.
    """
    live, unpaused = saved.in_pot is not None, not saved.state.is_halted
    seals = _seals(saved) if table.is_sealed else None
    closing_requested = seals is not None and seals.roster is not None
    enough = closing_requested or _enough_ready(table, saved)
    waits = saved.state.waits or (table.of_tournament and not live and not enough)
    can_deal = unpaused and not live and not waits and enough
    hand = _live_hand(saved) if live and not saved.hand_was_copied else None
    if hand is not None and seals is not None:
        seals, hand = _with_live_deal(table, saved, seals, hand)
    waits_for_deal = hand is not None and hand.is_passed_in
    acting = hand is not None and unpaused and not waits_for_deal
    turn = _turn_after_outage(table, saved.state.turn, now_ms, grace_ms) if acting else None
    seats = tuple(_kept_after_outage(table, seat, now_ms, grace_ms) for seat in saved.state.seats)
    state = replace(saved.state, seats=seats, turn=turn, idle_since_ms=now_ms, waits=waits)
    if state.choice is not None and state.choice.until_ms is not None:
        # The choice's time is extended in the same way as a turn's.
        until_ms = deadline_after_outage(state.choice.until_ms, now_ms, CHOICE_MS, grace_ms)
        state = replace(state, choice=OpenChoice(until_ms))
    return Position(
        state,
        {seat.player_id: 0 for seat in saved.state.seats} | saved.stacks,
        hand,
        _players(saved),
        to_void=saved.in_pot if hand is None else None,
        next_hand_ms=now_ms + table.pause_ms(state) if can_deal else None,
        deal_again_ms=now_ms + table.hand_pause_ms if waits_for_deal and unpaused else None,
        recent=public_events(hand.events) if hand else (),
        seals=seals,
        lost=next((row for row in saved.seals if table.is_sealed and row.state == "lost"), None),
        was_copied=saved.hand_was_copied,
    )


def _turn_after_outage(table: Table, turn: TurnClock | None, now_ms: int, grace_ms: int) -> TurnClock:
    if turn is not None and turn.bank_from_ms is not None:
        return time_bank.after_outage(table, turn.deadline_ms, turn.bank_from_ms, now_ms, grace_ms)
    deadline_ms = turn.deadline_ms if turn is not None else None
    return TurnClock(deadline_after_outage(deadline_ms, now_ms, table.turn_ms, grace_ms))


def _seals(saved: SavedTable) -> Seals | None:
    """Return the table's seals for its coming deals; None if the table has sealed none yet."""
    rows = sorted((row for row in saved.seals if row.state == "next"), key=lambda row: row.hand)
    if not rows:
        return None
    first = rows[0]
    wanted = [first.hand] if first.roster is None else [first.hand, first.hand + 1]
    if first.hand != saved.state.hand_number + 1 or [row.hand for row in rows] != wanted:
        raise Unreadable("the next hand is not the one that was sealed")
    deals = [restored(saved.table_id, row) for row in rows]
    return Seals(deals[0], first.roster, deals[1] if first.roster is not None else None)


def _with_live_deal(table: Table, saved: SavedTable, seals: Seals, hand: Hand) -> tuple[Seals, Hand | None]:
    """Add the live hand's deal to the seals, if it was sealed.

    If the hand was not dealt from its sealed decks, log an error and return no hand.
    """
    row = next((row for row in saved.seals if row.state == "dealt"), None)
    if row is None:
        return seals, hand
    deal = restored(saved.table_id, row)
    try:
        running, _ = RunningDeal.of(deal).after(hand.events)
    except NotFromTheseDecks as error:
        log.error("table %d: hand %d was not dealt from its sealed decks: %s", table.table_id, row.hand, error)
        return seals, None
    return seals._replace(running=running, hand_closing=deal.closing), hand


def _kept_after_outage(table: Table, seat: SeatState, now_ms: int, grace_ms: int) -> SeatState:
    """Return the seat of a player who sits out; the time until they lose it is extended like a turn."""
    if seat.out_since_ms is None:
        return seat
    kept_ms = seat_kept_ms(table)
    given_up_ms = deadline_after_outage(seat.out_since_ms + kept_ms, now_ms, kept_ms, grace_ms)
    return replace(seat, out_since_ms=given_up_ms - kept_ms)


def paying_out(damaged: DamagedTable, now_ms: int) -> TableCommit:
    """Return a commit that undoes the live hand, pays everybody out and closes the table.

    Without it, chips would stay locked in a table that nobody can open.
    """
    accounts = TableAccounts(damaged.guild_id, damaged.table_id, damaged.tournament_id, damaged.practice)
    undone = chip_moves.void(accounts, damaged.in_pot)
    stacks = dict(damaged.stacks)
    chip_moves.apply(stacks, undone)
    paid = (move for player_id, chips in stacks.items() for move in accounts.cash_out(player_id, chips))
    return TableCommit(
        damaged.table_id,
        TableState(closes_after_hand=True),
        now_ms,
        transfers=(*undone, *paid),
        hand_number=damaged.hand_number,
        voids_hand=damaged.hand_number is not None,
        closes_table=True,
        audit=AuditEntry(
            damaged.guild_id,
            "close",
            None,
            "What the file holds of the table cannot be read any more, so all its chips were paid out.",
            now_ms,
            table_id=damaged.table_id,
            hand_number=damaged.hand_number,
            before=f"chips {sum(stacks.values())} at the table",
            after="closed, every chip paid out",
        ),
        posts=(DuePost(damaged.guild_id, 0, "table_paid_out", {"table_id": damaged.table_id}, now_ms),),
    )


def damaged(saved: SavedTable, problem: str) -> DamagedTable:
    """Return the table as a DamagedTable: its row can be read, but nobody can play there."""
    number = None if saved.in_pot is None else saved.state.hand_number
    new = saved.new
    return DamagedTable(
        saved.table_id, new.guild_id, problem, saved.stacks, number, saved.in_pot or {}, new.tournament_id, new.practice
    )


def _players(saved: SavedTable) -> dict[int, int]:
    """Return seat -> player_id of the live hand's players.

    They come from the hand's log or, if that is unreadable, from the pot. That works because nobody leaves their seat
    during a live hand.
    """
    started = saved.events[0] if saved.events else None
    seats = started.seats if isinstance(started, HandStarted) else ()
    in_pot = saved.in_pot or {}
    return {seat.seat: seat.player_id for seat in saved.state.seats if seat.seat in seats or seat.player_id in in_pot}


def _live_hand(saved: SavedTable) -> Hand | None:
    """Return the live hand, replayed from its log.

    If the events do not form a valid hand, or the hand and the ledger disagree, log an error and return None.
    """
    try:
        if _has_lost_cards(saved.events):
            raise Unreadable("cards are lost")
        hand = Hand.from_events(saved.events)
        if hand.to_act is None and not hand.is_passed_in:
            raise Unreadable("the live hand waits neither for a player nor for a redeal")
        stacks = hand.stacks()
        if any(stacks[seat] != saved.stacks.get(player, 0) for seat, player in _players(saved).items()):
            raise Unreadable("the hand and the ledger differ")
    except Exception as error:
        log.error("table %d: hand %d cannot be replayed: %s", saved.table_id, saved.state.hand_number, where(error))
        return None
    return hand


def _has_lost_cards(events: Iterable[Event]) -> bool:
    """Return True if secret cards of a deck, a deal or a draw are missing from the file."""
    return any(
        (isinstance(event, DeckShuffled) and not event.cards)
        or (isinstance(event, StreetDealt) and len(event.down) != len(event.seats))
        or (isinstance(event, Drew) and not len(event.cards) == len(event.discards) == event.count)
        for event in events
    )


def _enough_ready(table: Table, saved: SavedTable) -> bool:
    ready = seating.ready(saved.state.seats, saved.stacks, absent=table.of_tournament)
    return len(ready) >= table.seats_least and seating.worth_dealing(saved.state.seats, ready)
