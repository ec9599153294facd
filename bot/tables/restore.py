"""A table from the file, as the process before left it."""

import logging
from dataclasses import replace

from bot.poker.events import DeckShuffled
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.tables import seating
from bot.tables.clock import deadline_after_outage
from bot.tables.faults import where
from bot.tables.ports import SavedTable
from bot.tables.position import Position

log = logging.getLogger(__name__)


class Unreadable(ValueError):
    """A log that no hand can be made of; the message says why and quotes nothing."""


def position_after_outage(saved: SavedTable, now_ms: int, hand_pause_ms: int, grace_ms: int) -> Position:
    """The table as it stood, its clocks pushed out by the outage.

    The idle time starts anew, for nobody could come while the bot was away. A live hand whose log cannot be replayed
    waits in ``unreadable`` for the table to void it.
    """
    players = seating.dealt_in(saved.state.seats, saved.events)
    hand = _live_hand(saved, players) if saved.events else None
    turn_ms = saved.new.settings.turn_seconds * 1000
    deadline_ms = deadline_after_outage(saved.state.deadline_ms, now_ms, turn_ms, grace_ms) if hand else None
    return Position(
        replace(saved.state, deadline_ms=deadline_ms, idle_since_ms=now_ms),
        {seat.player_id: 0 for seat in saved.state.seats} | saved.stacks,
        hand,
        players,
        unreadable=saved.events if hand is None else (),
        next_hand_ms=now_ms + hand_pause_ms if not saved.events and _enough_ready(saved) else None,
    )


def _live_hand(saved: SavedTable, players: dict[int, int]) -> Hand | None:
    """None, and an error in the log, where the events do not make a live hand that the ledger agrees with."""
    try:
        if any(isinstance(event, DeckShuffled) and not event.cards for event in saved.events):
            raise Unreadable("the deck is lost")
        hand = Hand.from_events(saved.events)
        if hand.to_act is None:
            raise Unreadable("a live hand waits for somebody")
        if any(hand.stack(seat) != saved.stacks.get(player, 0) for seat, player in players.items()):
            raise Unreadable("the hand and the ledger differ")
    except Exception as error:
        log.error("table %d: hand %d cannot be replayed: %s", saved.table_id, saved.state.hand_number, where(error))
        return None
    return hand


def _enough_ready(saved: SavedTable) -> bool:
    return len(seating.ready(saved.state.seats, saved.stacks)) >= GAMES[saved.new.settings.game].seats_least
