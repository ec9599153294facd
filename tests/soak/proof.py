"""Comparison of a killed process's file with the model, and of restored tables with the tables before."""

import sqlite3
from collections.abc import Collection, Iterable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from bot.poker.codec import encode
from bot.poker.hand import Hand
from bot.poker.views import PlayerView
from bot.tables.ports import TableView
from bot.tables.saving import Account, SavedTable, TableCommit
from bot.tables.state import SeatState, TableState, TurnClock
from db.event_rows import KIND
from db.file.paths import read_only
from db.tables.rooms import open_tables
from db.upkeep.check import check
from tests.soak.frames import Committing, Opening, Restored
from tests.soak.model import HandModel, Model, TableModel, Wrong

Written = Opening | Committing


@dataclass(frozen=True, slots=True)
class Settled:
    """How many writes without an answer were saved and how many were not."""

    there: int
    not_there: int


def prove(path: Path, model: Model, unanswered: Iterable[Written]) -> Settled:
    """Prove that the file has exactly what was acknowledged, or raise Wrong.

    Each write that was not acknowledged must be saved completely or not at all. The model afterwards includes the
    saved ones.
    """
    if problems := check(path):
        raise Wrong("check: " + "; ".join(problems))
    with closing(read_only(path)) as connection:
        connection.execute("BEGIN")
        found = open_tables(connection)
        if found.damaged:
            raise Wrong(f"damaged: {found.damaged}")
        saved = {table.table_id: table for table in found.readable}
        settled = _settle(connection, model, saved, list(unanswered))
        _compare(connection, model, saved)
    return settled


def _settle(
    connection: sqlite3.Connection, model: Model, saved: dict[int, SavedTable], unanswered: list[Written]
) -> Settled:
    """Decide which unanswered writes were saved: a table waits for each answer, so it has at most one."""
    there = 0
    for write in unanswered:
        if isinstance(write, Opening):
            there += _settle_opening(connection, model, write)
        elif _is_there(connection, model, saved.get(write.commit.table_id), write.commit):
            model.apply(write.commit)
            there += 1
    return Settled(there, len(unanswered) - there)


def _settle_opening(connection: sqlite3.Connection, model: Model, write: Opening) -> bool:
    if write.request is None:
        raise Wrong("tables are opened by somebody")
    request_id = write.request.request_id
    row = connection.execute("SELECT id FROM poker_table WHERE request_id = ?", (request_id,)).fetchone()
    if row is not None:
        model.open(row[0], write.new, request_id, write.at_ms)
    return row is not None


def _is_there(connection: sqlite3.Connection, model: Model, saved: SavedTable | None, commit: TableCommit) -> bool:
    """Return whether a commit is in the file.

    A request may change nothing but the list of requests, while a commit without one always changes its table. A known
    request was being repeated: that it changed nothing again shows when the tables are compared.
    """
    if commit.request is None:
        return not model.shows(saved, commit.table_id)
    if commit.request.request_id in model.requests:
        return False
    query = "SELECT 1 FROM request WHERE id = ?"
    return connection.execute(query, (commit.request.request_id,)).fetchone() is not None


def _compare(connection: sqlite3.Connection, model: Model, saved: dict[int, SavedTable]) -> None:
    for table_id in saved.keys() | model.tables.keys():
        if not model.shows(saved.get(table_id), table_id):
            raise Wrong(f"table {table_id} is not as it was acknowledged: {_difference(model, saved, table_id)}")
        if table_id in saved and saved[table_id].stacks != model.stacks(table_id):
            raise Wrong(f"table {table_id} has stacks {saved[table_id].stacks}, not {model.stacks(table_id)}")
    balances = dict(_balances(connection))
    expected = {account: chips for account, chips in model.balances.items() if chips}
    if {account: chips for account, chips in balances.items() if chips} != expected:
        raise Wrong("the accounts differ from the acknowledged transfers")
    requests = {request_id for (request_id,) in connection.execute("SELECT id FROM request")}
    if requests != model.requests:
        raise Wrong(f"requests lost {model.requests - requests}, from nowhere {requests - model.requests}")
    for table_id, table in model.tables.items():
        for hand in table.finished:
            _compare_finished(connection, table_id, hand)
        table.finished.clear()


def _difference(model: Model, saved: dict[int, SavedTable], table_id: int) -> str:
    """Return the difference in words, without cards."""
    there, here = saved.get(table_id), model.tables.get(table_id)
    if there is None or here is None or here.closed:
        return f"in the file {there is not None}, acknowledged {here is not None and not here.closed}"
    events = here.hand.events if here.hand is not None else []
    return f"{len(there.events)} events for {len(events)}; {there.state} for {here.state}"


def _balances(connection: sqlite3.Connection) -> Iterable[tuple[Account, int]]:
    query = "SELECT kind, guild_id, player_id, table_id, balance FROM account"
    return ((Account(*keys), balance) for *keys, balance in connection.execute(query))


def _compare_finished(connection: sqlite3.Connection, table_id: int, hand: HandModel) -> None:
    """Check that a finished hand's log is there exactly, with its cards, and that its deck is deleted."""
    row = connection.execute(
        "SELECT id, state FROM hand WHERE table_id = ? AND number = ?", (table_id, hand.number)
    ).fetchone()
    if row is None or row[1] != hand.state:
        raise Wrong(f"hand {hand.number} of table {table_id} is {row and row[1]}, not {hand.state}")
    parts = [encode(event) for event in hand.events]
    events = "SELECT kind, body FROM hand_event WHERE hand_id = ? ORDER BY seq"
    if connection.execute(events, (row[0],)).fetchall() != [(KIND[part.kind], part.public) for part in parts]:
        raise Wrong(f"the log of hand {hand.number} of table {table_id} differs")
    secrets = "SELECT seq, class, body FROM hand_secret WHERE hand_id = ? ORDER BY seq"
    kept = [
        (seq, name, body)
        for seq, part in enumerate(parts, 1)
        for name, body in part.secrets.items()
        if name != "deck"
    ]  # fmt: skip
    if connection.execute(secrets, (row[0],)).fetchall() != kept:
        raise Wrong(f"the cards of hand {hand.number} of table {table_id} differ")


# After the next start


def compare_restored(model: Model, restored: Restored, grace_ms: int) -> None:
    """Raise Wrong if a table was not restored as it was, with clocks postponed as far as allowed."""
    view = restored.view
    where, table = f"table {view.table_id} after the restart: ", model.tables.get(view.table_id)
    if table is None or table.closed:
        raise Wrong(where + "it was not open")
    _equal(where + "what it remembers", _but_clocks(restored.state), _but_clocks(table.state))
    _same_seats(where, view, table, model.stacks(view.table_id))
    if table.hand is None:
        _no_hand(where, view)
    else:
        folded = Hand.from_events(table.hand.events)
        _same_hand(where, view, restored.private, folded)
        if folded.is_passed_in:
            _waits_for_deal(where, view, restored)
        else:
            _clock_put_off(where, view, table, restored, grace_ms)


def _but_clocks(state: TableState) -> TableState:
    """Return the state without clocks, but with plans, lists, guests, button, banks and all.

    What an outage postpones is checked elsewhere, or is postponed for everybody: how long players have been sitting
    out, after which others may take the seat.
    """
    seats = tuple(replace(seat, out_since_ms=None if seat.out_since_ms is None else 1) for seat in state.seats)
    return replace(state, seats=seats, turn=None, idle_since_ms=0)


def _same_seats(where: str, view: TableView, table: TableModel, stacks: dict[int, int]) -> None:
    _equal(where + "what it was opened with", (view.settings, view.practice), (table.new.settings, table.new.practice))
    _equal(where + "hand number", view.hand_number, table.state.hand_number)
    in_hand = {player for _, player in view.last.hand_players}
    lines = [(line.seat, line.player_id, line.stack, line.status, line.dm_closed) for line in view.seats]
    expected = [
        (seat.seat, seat.player_id, stacks[seat.player_id], _status(seat, in_hand), seat.dm_closed)
        for seat in table.state.seats
    ]
    _equal(where + "seats", lines, expected)


def _status(seat: SeatState, in_hand: Collection[int]) -> str:
    if seat.leaving:
        return "leaving"
    if seat.sitting_out:
        return "sitting_out"
    return "playing" if seat.player_id in in_hand else "waiting"


def _no_hand(where: str, view: TableView) -> None:
    if view.hand is not None and not view.hand.finished:
        raise Wrong(where + "a hand is live that was not")
    _equal(where + "deadline", view.clock.deadline_ms, None)


def _same_hand(where: str, view: TableView, private: dict[int, PlayerView | None], folded: Hand) -> None:
    """Compare the hand for the room and for everybody in it."""
    _equal(where + "the hand", view.hand, folded.view(None))
    seats = {player: seat for seat, player in view.last.hand_players}
    _equal(where + "who is in the hand", sorted(seats.values()), sorted(player.seat for player in folded.state.players))
    for player, seen in private.items():
        if seen != folded.view(seats[player]):
            raise Wrong(where + f"the cards of seat {seats[player]} differ")


def _waits_for_deal(where: str, view: TableView, restored: Restored) -> None:
    """Check the wait after a passed-in deal: nobody has the turn, and the pause begins again (R-7.3)."""
    _equal(where + "deadline", view.clock.deadline_ms, None)
    if view.clock.deal_again_ms is None or view.clock.deal_again_ms < restored.since_ms:
        raise Wrong(where + f"the next deal comes at {view.clock.deal_again_ms}, not from {restored.since_ms} on")


def _clock_put_off(where: str, view: TableView, table: TableModel, restored: Restored, grace_ms: int) -> None:
    """Check the new end of a turn after an outage.

    It is at the earliest the grace period after the later of the old deadline and the start, and at the latest a whole
    turn after the start. A running time bank is added, and the outage uses none of it.
    """
    turn = table.state.turn
    _equal(
        where + "the time bank runs",
        view.clock.bank_from_ms is not None,
        turn is not None and turn.bank_from_ms is not None,
    )
    turn_ms = table.new.settings.turn_seconds * 1000
    stood = max(turn.deadline_ms if turn is not None else 0, restored.since_ms) + grace_ms
    least = min(stood, restored.since_ms + turn_ms)
    bank_ms = (view.clock.deadline_ms or 0) - (view.clock.bank_from_ms or view.clock.deadline_ms or 0)
    _equal(where + "left in the time bank", bank_ms, _bank_left_ms(turn))
    if view.clock.deadline_ms is None or not least <= view.clock.deadline_ms <= restored.until_ms + turn_ms + bank_ms:
        raise Wrong(where + f"the turn ends at {view.clock.deadline_ms}, not from {least} on")


def _bank_left_ms(turn: TurnClock | None) -> int:
    """Return what is left of the running time bank, in milliseconds."""
    return 0 if turn is None or turn.bank_from_ms is None else turn.deadline_ms - turn.bank_from_ms


def _equal(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise Wrong(f"{what}: {found} for {expected}")
