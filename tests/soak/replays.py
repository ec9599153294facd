"""Replays of finished hands: the shuffled deck and the acts in the file must produce every other event in it again."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from bot.poker.actions import Action, ActionKind
from bot.poker.events import (
    BetMade,
    BroughtIn,
    Called,
    Checked,
    Completed,
    DeckShuffled,
    Drew,
    Event,
    Folded,
    HandStarted,
    PassedIn,
    Raised,
)
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Refusal
from db.event_rows import decode_row
from tests.soak.model import Wrong

_KINDS: Final[dict[type, ActionKind]] = {
    BroughtIn: ActionKind.BRING_IN,
    Completed: ActionKind.COMPLETE,
    BetMade: ActionKind.BET,
    Called: ActionKind.CALL,
    Raised: ActionKind.RAISE,
}


def replay(connection: sqlite3.Connection, table_id: int, number: int, decks: Sequence[tuple[int, ...]]) -> None:
    """Raise Wrong if the log does not follow from its decks and acts, or the ledger moved other chips."""
    where = f"hand {number} of table {table_id}: "
    hand_id, log = _read(connection, table_id, number)
    played = _play(where, log, decks)
    shuffles = iter(decks)
    told = [DeckShuffled(next(shuffles)) if isinstance(event, DeckShuffled) else event for event in log]
    if played.events != told:
        raise Wrong(where + "another course of events")
    started = log[0]
    assert isinstance(started, HandStarted)
    won = {seat: played.stack(seat) - stack for seat, stack in zip(started.seats, started.stacks, strict=True)}
    if {seat: chips for seat, chips in won.items() if chips} != _moved(connection, hand_id):
        raise Wrong(where + "the ledger moved other chips")


def _read(connection: sqlite3.Connection, table_id: int, number: int) -> tuple[int, list[Event]]:
    (hand_id,) = connection.execute(
        "SELECT id FROM hand WHERE table_id = ? AND number = ?", (table_id, number)
    ).fetchone()
    events = []
    for seq, kind, body in connection.execute(
        "SELECT seq, kind, body FROM hand_event WHERE hand_id = ? ORDER BY seq", (hand_id,)
    ).fetchall():
        secrets = "SELECT class, body FROM hand_secret WHERE hand_id = ? AND seq = ?"
        events.append(decode_row(kind, body, dict(connection.execute(secrets, (hand_id, seq)).fetchall())))
    return hand_id, events


def _play(where: str, log: Sequence[Event], decks: Sequence[tuple[int, ...]]) -> Hand:
    started, shuffles = log[0], list(decks)
    assert isinstance(started, HandStarted)
    hand = Hand.start(
        GAMES[started.game],
        started.rules,
        started.stakes,
        list(zip(started.seats, started.stacks, strict=True)),
        started.button,
        shuffles.pop(0),
        last_two=started.last_two,
        antes=dict(zip(started.seats, started.antes, strict=True)),
        blinds=dict(zip(started.seats, started.blinds, strict=True)) if started.blinds else {},
        big_blind=started.big_blind,
    )
    left = [frozenset(event.left) for event in log if isinstance(event, PassedIn)]
    for event in log:
        action = _action(event)
        if action is None:
            continue
        outside = Outside(shuffles[0] if shuffles else (), left[0] if left else frozenset())
        outcome = hand.apply(action, outside)
        if isinstance(outcome, Refusal):
            raise Wrong(where + f"{action.kind} is refused: {outcome.reason}")
        del shuffles[: sum(isinstance(made, DeckShuffled) for made in outcome)]
        del left[: sum(isinstance(made, PassedIn) for made in outcome)]
    return hand


def _action(event: Event) -> Action | None:
    match event:
        case Checked(seat, absent):
            return Action(seat, ActionKind.CHECK, absent=absent)
        case Folded(seat):
            return Action(seat, ActionKind.FOLD)
        case Drew():
            return Action(event.seat, ActionKind.DRAW, cards=event.discards)
        case BroughtIn() | Completed() | BetMade() | Called() | Raised():
            return Action(event.seat, _KINDS[type(event)], event.to)
    return None


def _moved(connection: sqlite3.Connection, hand_id: int) -> dict[int, int]:
    """Return each seat's chips won or lost by the ledger."""
    return dict(
        connection.execute(
            """SELECT s.seat, sum(iif(t.credit = a.id, t.amount, -t.amount)) AS chips FROM transfer t
            JOIN account a ON a.id IN (t.debit, t.credit) AND a.kind = 'seat'
            JOIN hand_seat s ON s.hand_id = t.hand_id AND s.player_id = a.player_id
            WHERE t.hand_id = ? GROUP BY s.seat HAVING chips <> 0""",
            (hand_id,),
        ).fetchall()
    )
