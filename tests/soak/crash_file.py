"""The file as read by queries of the soak's own: every message of the program is compared with it."""

import shutil
import sqlite3
from collections import Counter, defaultdict
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.poker.events import Event
from bot.tables.ports import TableView
from bot.tables.rules.position import MODERATOR
from bot.tables.state import SeatState, WaitingState
from db.event_rows import Causes, decode_row, name_of
from db.file.paths import read_only
from db.json_codecs import STATE
from tests.soak.crowd import ORDER

HandId = tuple[int, int]
"""Table id and hand number."""

_ACTS = ("BroughtIn", "Completed", "Checked", "BetMade", "Called", "Raised", "Folded", "Drew")


@dataclass(frozen=True, slots=True)
class Standing:
    """A table in the file, as far as a view shows it too."""

    hand_number: int
    logged: int | None
    """Events of the running hand; None without one."""
    seats: tuple[tuple[int, int, int, str, bool, int | None], ...]
    """(seat, player_id, stack, here or sitting_out or leaving, dm_closed, moves_to)."""
    closed: bool
    orders: tuple[bool, bool, int, str | None]
    """The effect of moderators' orders: paused, pausing, the owner, why the last hand was undone."""
    around: tuple[bool, tuple[int, ...], tuple[WaitingState, ...]]
    """Closing after its hand, guests, and the waiting list."""


def standing_of(view: TableView) -> Standing:
    here = {"playing": "here", "waiting": "here"}
    seats = tuple(
        (line.seat, line.player_id, line.stack, here.get(line.status, line.status), line.dm_closed, line.moves_to)
        for line in view.seats
    )
    running = view.hand is not None and not view.hand.finished
    logged = view.hand.version if view.hand and running else None
    orders = view.course.paused == MODERATOR, view.course.pausing, view.place.owner_id, view.last.voided
    around = view.course.closes_after_hand, view.people.guests, view.people.waiting
    return Standing(view.hand_number, logged, seats, view.course.closed, orders, around)


@dataclass
class Facts:
    """The facts in the file; all but ``standings``, ``states`` and the sums grows with each ``read``."""

    standings: dict[int, Standing] = field(default_factory=dict)
    been: dict[int, set[Standing]] = field(default_factory=lambda: defaultdict(set))
    """Table id to every state that it ever had in the file."""
    deadlines: set[int | None] = field(default_factory=set)
    logs: dict[HandId, list[Event]] = field(default_factory=lambda: defaultdict(list))
    """The events of each hand, including secrets that were not yet deleted."""
    players: dict[HandId, dict[int, int]] = field(default_factory=dict)
    """Seat to player id of those dealt in."""
    states: dict[HandId, str] = field(default_factory=dict)
    """Live, done or void."""
    requests: set[int] = field(default_factory=set)
    notices: list[str] = field(default_factory=list)
    """Kinds of notices to the moderators."""
    acts: Counter[int] = field(default_factory=Counter)
    """Request id to the number of acts in a hand that it caused."""
    bought: Counter[int] = field(default_factory=Counter)
    """Request id to the chips that it brought to a table."""
    audited: Counter[int] = field(default_factory=Counter)
    """Request id to the audit lines that a moderator's order left."""
    won: dict[HandId, Counter[int]] = field(default_factory=dict)
    """Player id to the chips won in the hand so far; negative if lost."""
    touched: set[HandId] = field(default_factory=set)
    """Hands that changed since this was last emptied."""
    minted: int = 0
    held: int = 0

    def fork(self) -> "Facts":
        """Return a copy that can go on reading from another file."""
        return replace(
            self,
            standings=dict(self.standings),
            been=defaultdict(set, {table_id: set(been) for table_id, been in self.been.items()}),
            deadlines=set(self.deadlines),
            logs=defaultdict(list, {hand: list(log) for hand, log in self.logs.items()}),
            players=dict(self.players),
            states=dict(self.states),
            acts=self.acts.copy(),
            touched=set(),
        )

    def read(self, path: Path) -> None:
        """Read what was written since, and leave the file as the crash did."""
        with closing(read_only(path)) as connection:
            self.read_through(connection)

    def read_through(self, connection: sqlite3.Connection) -> None:
        """Read through an open connection: opening one after each write takes longest."""
        self._read_hands(connection)
        self._read_tables(connection)
        self._read_money(connection)

    def live(self) -> list[HandId]:
        return [hand for hand, state in self.states.items() if state == "live"]

    def _read_hands(self, connection: sqlite3.Connection) -> None:
        ids: dict[int, HandId] = {}
        for row, table_id, number, state in connection.execute("SELECT id, table_id, number, state FROM hand"):
            ids[row] = table_id, number
            if self.states.get(ids[row]) != state:
                self.states[ids[row]] = state
                self.touched.add(ids[row])
        for row, hand in ids.items():
            if hand not in self.players:
                seats = connection.execute("SELECT seat, player_id FROM hand_seat WHERE hand_id = ?", (row,))
                self.players[hand] = dict(seats.fetchall())
            self._read_events(connection, row, hand)

    def _read_events(self, connection: sqlite3.Connection, row: int, hand: HandId) -> None:
        known = len(self.logs[hand])
        if (
            known
            and known == connection.execute("SELECT max(seq) FROM hand_event WHERE hand_id = ?", (row,)).fetchone()[0]
        ):
            return
        secrets: dict[int, dict[str, str]] = defaultdict(dict)
        query = "SELECT seq, class, body FROM hand_secret WHERE hand_id = ? AND seq > ?"
        for seq, name, body in connection.execute(query, (row, known)):
            secrets[seq][name] = body
        query = (
            "SELECT seq, kind, body, via, at_ms, request_id FROM hand_event WHERE hand_id = ? AND seq > ? ORDER BY seq"
        )
        causes = Causes()
        for seq, kind, body, *columns in connection.execute(query, (row, known)):
            self.touched.add(hand)
            self.logs[hand].append(decode_row(kind, body, secrets[seq]))
            request_id = causes.of(*columns).request_id
            if request_id is not None and name_of(kind) in _ACTS:
                self.acts[request_id] += 1

    def _read_tables(self, connection: sqlite3.Connection) -> None:
        stacks: Counter[tuple[int, int]] = Counter()
        query = "SELECT table_id, player_id, balance FROM account WHERE kind = 'seat'"
        for table_id, player_id, balance in connection.execute(query):
            stacks[table_id, player_id] = balance
        live = dict(self.live())
        query = "SELECT id, owner_id, state, closed_ms FROM poker_table"
        for table_id, opener, text, closed_ms in connection.execute(query):
            state = STATE.load(text)
            seats = tuple(_seat(seat, stacks[table_id, seat.player_id]) for seat in state.seats)
            number = live.get(table_id)
            logged = None if number is None else len(self.logs[table_id, number])
            undone_by = state.undone.by if state.undone is not None else None
            orders = state.paused == MODERATOR, state.pausing, state.owner_id or opener, undone_by
            around = state.closes_after_hand and closed_ms is None, state.guests, state.waiting
            standing = Standing(state.hand_number, logged, seats, closed_ms is not None, orders, around)
            self.standings[table_id] = standing
            self.been[table_id].add(standing)
            self.deadlines.add(state.turn.deadline_ms if state.turn is not None else None)

    def _read_money(self, connection: sqlite3.Connection) -> None:
        self.requests = {row for (row,) in connection.execute("SELECT id FROM request")}
        query = """SELECT coalesce(-sum(iif(kind = 'issuer', balance, 0)), 0),
            coalesce(sum(iif(kind = 'issuer', 0, balance)), 0) FROM account"""
        self.minted, self.held = connection.execute(query).fetchone()
        query = """SELECT request_id, sum(amount) FROM transfer
            WHERE code = 'buy_in' AND request_id IS NOT NULL GROUP BY request_id"""
        self.notices = [kind for (kind,) in connection.execute("SELECT kind FROM due_post WHERE channel_id = 0")]
        reasons = [reason for (reason,) in connection.execute("SELECT reason FROM audit")]
        self.audited = Counter(int(reason.removeprefix(ORDER)) for reason in reasons if reason.startswith(ORDER))
        self.bought = Counter(dict(connection.execute(query).fetchall()))
        self.won = defaultdict(Counter)
        query = """SELECT h.table_id, h.number, a.player_id, sum(iif(t.credit = a.id, t.amount, -t.amount))
            FROM transfer t JOIN hand h ON h.id = t.hand_id JOIN account a ON a.id IN (t.debit, t.credit)
            WHERE a.kind = 'seat' GROUP BY h.id, a.id"""
        for table_id, number, player_id, chips in connection.execute(query):
            self.won[table_id, number][player_id] = chips


def _seat(seat: SeatState, stack: int) -> tuple[int, int, int, str, bool, int | None]:
    how = "leaving" if seat.leaving else "sitting_out" if seat.sitting_out else "here"
    return seat.seat, seat.player_id, stack, how, seat.dm_closed, seat.moves_to


def copy_as_killed(path: Path, target: Path) -> Path:
    """Copy the file as a process leaves it that is killed now: what the system was given, and no lock."""
    for suffix in ("", "-wal", "-written"):
        source = path.with_name(path.name + suffix)
        if source.exists():
            shutil.copyfile(source, target.with_name(target.name + suffix))
    return target
