"""The file as it must be, computed in memory from what the victim reported, without the code that writes it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bot.poker.events import Event
from bot.tables.saving import Account, NewTable, SavedTable, TableCommit, Transfer
from bot.tables.state import TableState

MAKERS: Final = ("issuer", "practice")
"""Accounts that make chips: their balance is negative by what they gave out."""


class Wrong(AssertionError):
    """The file or a message is not what it must be."""


@dataclass(slots=True)
class HandModel:
    number: int
    events: list[Event] = field(default_factory=list, repr=False)
    state: str = "live"


@dataclass(slots=True)
class TableModel:
    new: NewTable
    state: TableState
    hand: HandModel | None = None
    """The running hand."""
    last: HandModel | None = None
    """The newest finished hand, until the next is dealt."""
    finished: list[HandModel] = field(default_factory=list)
    """Hands finished since the last proof."""
    closed: bool = False

    def seen(self) -> tuple[int, int]:
        """Return the saved hand number and version; a finished hand counts as wholly seen."""
        if self.hand is not None:
            return self.hand.number, len(self.hand.events)
        return self.state.hand_number, 1_000_000


class Model:
    """The ledger and the tables after the applied commits; every chip of ``granted`` is accounted for."""

    def __init__(self, guild_id: int, granted: dict[int, int]) -> None:
        self.balances: Counter[Account] = Counter()
        self.tables: dict[int, TableModel] = {}
        self.requests: set[int] = set()
        self._move(Transfer(Account("issuer", guild_id), Account("wallet", guild_id, player), chips, "grant")
                   for player, chips in granted.items())  # fmt: skip

    def open(self, table_id: int, new: NewTable, request_id: int | None, at_ms: int) -> None:
        if table_id in self.tables:
            raise Wrong(f"table {table_id} was opened twice")
        self._carry_out(request_id)
        self.tables[table_id] = TableModel(new, TableState(idle_since_ms=at_ms))

    def apply(self, commit: TableCommit) -> None:
        """Apply a commit; raise Wrong if no table may ask for it."""
        table = self.tables[commit.table_id]
        if table.closed:
            raise Wrong(f"table {commit.table_id} is closed and goes on")
        self._carry_out(commit.request.request_id if commit.request is not None else None)
        self._log(table, commit)
        self._move(commit.transfers)
        if commit.closes_hand or commit.voids_hand:
            self._close_hand(table, commit)
        table.state = commit.state
        table.closed = commit.closes_table

    def stacks(self, table_id: int) -> dict[int, int]:
        """Return the chips of each seated player, zero without any."""
        seats = {
            account.player_id: chips
            for account, chips in self.balances.items()
            if account.kind == "seat" and account.table_id == table_id and account.player_id is not None and chips
        }
        return {seat.player_id: 0 for seat in self.tables[table_id].state.seats} | seats

    def shows(self, saved: SavedTable | None, table_id: int) -> bool:
        """Return whether the file has the table as it is here; ``saved`` is None if the file has no such open table."""
        table = self.tables.get(table_id)
        if saved is None or table is None or table.closed:
            return saved is None and (table is None or table.closed)
        events = tuple(table.hand.events) if table.hand is not None else ()
        return (saved.new, saved.state, saved.events) == (table.new, table.state, events)

    def _carry_out(self, request_id: int | None) -> None:
        if request_id is None:
            return
        if request_id in self.requests:
            raise Wrong(f"request {request_id} was carried out twice")
        self.requests.add(request_id)

    def _log(self, table: TableModel, commit: TableCommit) -> None:
        if not commit.events:
            return
        if commit.hand_number is None:
            raise Wrong("events belong to a hand")
        if commit.after_hand:
            self._log_after(table, commit)
            return
        if commit.first_event == 0:
            if table.hand is not None:
                raise Wrong(f"table {commit.table_id} deals a hand while another is live")
            table.hand, table.last = HandModel(commit.hand_number), None
        if table.hand is None or len(table.hand.events) != commit.first_event:
            raise Wrong(f"table {commit.table_id} loses or repeats events")
        table.hand.events.extend(commit.events)

    def _log_after(self, table: TableModel, commit: TableCommit) -> None:
        """Log cards that somebody showed after the end: the newest hand remains the finished one."""
        newest = table.last
        if newest is None or table.hand is not None or newest.state != "done" or newest.number != commit.hand_number:
            raise Wrong(f"table {commit.table_id} shows cards of no hand that has just ended")
        if len(newest.events) != commit.first_event or commit.transfers:
            raise Wrong(f"table {commit.table_id} loses or repeats events, or moves chips after a hand")
        newest.events.extend(commit.events)
        if newest not in table.finished:
            table.finished.append(newest)

    def _close_hand(self, table: TableModel, commit: TableCommit) -> None:
        if table.hand is None:
            raise Wrong(f"table {commit.table_id} closes a hand that is not live")
        if self.balances[Account("pot", table.new.guild_id, table_id=commit.table_id)]:
            raise Wrong(f"table {commit.table_id} closes a hand with chips in its pot")
        table.hand.state = "void" if commit.voids_hand else "done"
        table.finished.append(table.hand)
        table.last, table.hand = table.hand, None

    def _move(self, transfers: Iterable[Transfer]) -> None:
        for transfer in transfers:
            self.balances[transfer.debit] -= transfer.amount
            self.balances[transfer.credit] += transfer.amount
            if transfer.debit.kind not in MAKERS and self.balances[transfer.debit] < 0:
                raise Wrong(f"{transfer.debit.kind} overdrawn")
