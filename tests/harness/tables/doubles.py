"""Test doubles of a table's surroundings: store, timer, dealer, closer and publisher.

The store enforces the rules of the ledger, so that a table which breaks one fails its test.
"""

import asyncio
import heapq
import itertools
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from bot.fairness.cutting import ClosingLine
from bot.fairness.log import contribution_of
from bot.poker.events import HoldingShown
from bot.poker.views import PlayerView
from bot.tables.manager import TableManager
from bot.tables.messages import DealClosed
from bot.tables.ports import DealToClose, TableView, TimerHandle
from bot.tables.replies import TableReply
from bot.tables.saved_seals import SavedSeal
from bot.tables.saving import (
    Account,
    AuditEntry,
    ChannelTaken,
    DamagedTable,
    DuplicateRequest,
    InsufficientChips,
    NewTable,
    PlayerBanned,
    Request,
    SavedTable,
    StoreError,
    StoreUnavailable,
    TableCommit,
    Transfer,
    WalletFrozen,
)
from bot.tables.state import TableState

RECORD_THREAD = 1_573_982_130_298_421_277
FIRST_MESSAGE = 1_573_982_276_461_527_103


class MemoryStore:
    """A Store in memory. ``down`` makes every write fail; the next commit raises ``fault`` once."""

    def __init__(self) -> None:
        self.balances: Counter[Account] = Counter()
        self.tables: dict[int, SavedTable] = {}
        self.unreadable: set[int] = set()
        """Tables whose running hand has an unreadable event in its log."""
        self.damaged: list[DamagedTable] = []
        self.in_pots: dict[int, Counter[int]] = {}
        """table_id -> player_id -> chips in the pot of the running hand."""
        self.requests: set[int] = set()
        self.commits: list[TableCommit] = []
        self.hands_closed: list[tuple[int, int, str]] = []
        self.audit: list[AuditEntry] = []
        self.banned: set[int] = set()
        """player_ids that may not buy in."""
        self.frozen: set[int] = set()
        """player_ids whose wallets cannot be debited."""
        self.down = False
        self.fault: Exception | None = None
        self.seals: dict[int, dict[int, SavedSeal]] = {}
        """table_id -> hand -> its deal."""
        self._logged: dict[int, int] = {}
        """table_id -> the number of events of its newest hand."""
        self._units: dict[int, int | None] = {}
        """table_id -> the tournament of the table, for every table that ever existed."""

    def grant(self, guild_id: int, player_id: int, chips: int) -> None:
        issuer, wallet = Account("issuer", guild_id), Account("wallet", guild_id, player_id)
        self.balances = self._moved((Transfer(issuer, wallet, chips, "grant"),))

    def burn(self, guild_id: int, player_id: int, chips: int) -> None:
        issuer, wallet = Account("issuer", guild_id), Account("wallet", guild_id, player_id)
        self.balances = self._moved((Transfer(wallet, issuer, chips, "burn"),))

    def mint(self, guild_id: int, player_id: int, tournament_id: int, chips: int) -> None:
        """Give an entrant chips of their tournament."""
        mint = Account("mint", guild_id, tournament_id=tournament_id)
        entry = Account("entry", guild_id, player_id, tournament_id=tournament_id)
        self.balances = self._moved((Transfer(mint, entry, chips, "tournament_stack"),))

    def total(self, guild_id: int, tournament_id: int | None = None) -> int:
        """Return the chips in wallets, stacks and pots, or in the entries, stacks and pots of a tournament."""
        return sum(
            chips
            for account, chips in self.balances.items()
            if account.guild_id == guild_id
            and account.kind not in ("issuer", "mint")
            and self._unit(account) == tournament_id
        )

    def off_table(self, tournament_id: int) -> dict[int, int]:
        """Return player_id -> chips of the tournament that are at no table."""
        return {
            account.player_id: chips
            for account, chips in self.balances.items()
            if account.kind == "entry" and account.tournament_id == tournament_id and account.player_id and chips
        }

    async def open_table(self, new: NewTable, request: Request | None, at_ms: int) -> int:
        await self._write(request)
        if any(saved.new.channel_id == new.channel_id for saved in self.tables.values()):
            raise ChannelTaken(str(new.channel_id))
        table_id = len(self._units) + 1
        self.tables[table_id] = SavedTable(table_id, new, TableState(idle_since_ms=at_ms), {})
        self._units[table_id] = new.tournament_id
        return table_id

    async def commit(self, commit: TableCommit) -> None:
        await self._write(commit.request)
        if self._mend(commit):
            return
        saved = self.tables[commit.table_id]
        self._check_conduct(commit.transfers)
        balances = self._moved(commit.transfers)
        self._check(saved, commit, balances)
        self.balances = balances
        self._note_audit(commit)
        self.commits.append(commit)
        if commit.closes_hand or commit.voids_hand:
            self.hands_closed.append(
                (commit.table_id, commit.hand_number or 0, "void" if commit.voids_hand else "done")
            )
        over = commit.closes_hand or commit.voids_hand or commit.after_hand
        self._note_pot(commit)
        self._note_seals(commit)
        if commit.events:
            self._logged[commit.table_id] = commit.first_event + len(commit.events)
        self.tables[commit.table_id] = replace(
            saved, state=commit.state, events=() if over else saved.events + commit.events
        )
        if commit.request is not None:
            self.requests.add(commit.request.request_id)
        if commit.closes_table:
            del self.tables[commit.table_id]

    async def open_tables(self) -> list[SavedTable]:
        return [
            replace(
                saved,
                stacks=self._stacks(saved.table_id),
                events=() if saved.table_id in self.unreadable else saved.events,
                in_pot=self._in_pot(saved.table_id),
                seals=tuple(
                    seal for seal in self.seals.get(saved.table_id, {}).values() if seal.state in ("dealt", "next")
                ),
            )
            for saved in self.tables.values()
        ]

    def _note_seals(self, commit: TableCommit) -> None:
        seals = self.seals.setdefault(commit.table_id, {})
        for seal in commit.seals:
            before = seals[seal.hand]
            if before.roster not in (None, seal.roster) or before.message_id not in (None, seal.message_id):
                raise StoreError("closed before")
            if seal.state == "dealt" and seal.message_id is None:
                raise StoreError("nothing is dealt unclosed")
            seals[seal.hand] = seal
        if commit.new_seal is not None:
            if commit.new_seal.hand in seals:
                raise StoreError("sealed before")
            seals[commit.new_seal.hand] = commit.new_seal
        coming = seals.get((commit.hand_number or 0) + 1)
        if coming is not None and any(commit.by_person):
            acts = zip(commit.events, commit.by_person, strict=True)
            added = tuple(act for event, person in acts if person and (act := contribution_of(event)))
            seals[coming.hand] = replace(coming, contributions=coming.contributions + added)
        if commit.hand_number in seals and (commit.closes_hand or commit.voids_hand):
            over = seals[commit.hand_number]
            seals[commit.hand_number] = replace(over, seed=b"", state="void" if commit.voids_hand else "done")

    async def damaged_tables(self) -> list[DamagedTable]:
        return list(self.damaged)

    def damage(self, table_id: int) -> None:
        """Make the table's row unreadable."""
        saved = self.tables.pop(table_id)
        in_pot, stacks = self._in_pot(table_id), self._stacks(table_id)
        number = None if in_pot is None else saved.state.hand_number
        guild_id, tournament_id = saved.new.guild_id, saved.new.tournament_id
        self.damaged.append(
            DamagedTable(table_id, guild_id, "state: button", stacks, number, in_pot or {}, tournament_id)
        )

    async def wallet_balance(self, guild_id: int, player_id: int) -> int:
        return self.balances[Account("wallet", guild_id, player_id)]

    async def save_table_message(self, table_id: int, channel_id: int, message_id: int) -> None:
        self.tables[table_id] = replace(self.tables[table_id], message_id=message_id)

    def _mend(self, commit: TableCommit) -> bool:
        """Pay out a damaged table if the commit is for one; only its chips are checked."""
        lost = next((table for table in self.damaged if table.table_id == commit.table_id), None)
        if lost is None:
            return False
        balances = self._moved(commit.transfers)
        if not commit.closes_table or any(self._stacks(lost.table_id, balances).values()):
            raise StoreError("a damaged table can only be paid out and closed")
        self.balances = balances
        self.damaged.remove(lost)
        self.commits.append(commit)
        self._note_audit(commit)
        return True

    def _note_audit(self, commit: TableCommit) -> None:
        if commit.audit is not None:
            self.audit.append(commit.audit)

    def _check_conduct(self, transfers: Sequence[Transfer]) -> None:
        for transfer in transfers:
            if transfer.code == "buy_in" and transfer.debit.player_id in self.banned:
                raise PlayerBanned("wallet")
            if transfer.debit.kind == "wallet" and transfer.debit.player_id in self.frozen:
                raise WalletFrozen("wallet")

    def _note_pot(self, commit: TableCommit) -> None:
        pot = self.in_pots.setdefault(commit.table_id, Counter())
        for transfer in commit.transfers:
            for account, chips in ((transfer.debit, transfer.amount), (transfer.credit, -transfer.amount)):
                if "pot" in (transfer.debit.kind, transfer.credit.kind) and account.player_id is not None:
                    pot[account.player_id] += chips
        if commit.closes_hand or commit.voids_hand:
            del self.in_pots[commit.table_id]

    def _in_pot(self, table_id: int) -> dict[int, int] | None:
        if not self.tables[table_id].events if table_id in self.tables else table_id not in self.in_pots:
            return None
        return {player_id: chips for player_id, chips in self.in_pots[table_id].items() if chips}

    async def _write(self, request: Request | None) -> None:
        await asyncio.sleep(0)
        if self.fault is not None:
            fault, self.fault = self.fault, None
            raise fault
        if self.down:
            raise StoreUnavailable("the store is down")
        if request is not None and request.request_id in self.requests:
            raise DuplicateRequest(str(request.request_id))

    def _moved(self, transfers: Sequence[Transfer]) -> Counter[Account]:
        balances = self.balances.copy()
        for transfer in transfers:
            if transfer.amount < 1 or transfer.debit.guild_id != transfer.credit.guild_id:
                raise StoreError("no such transfer can be written")
            if self._unit(transfer.debit) != self._unit(transfer.credit):
                raise StoreError("a tournament's chips are its own")
            balances[transfer.debit] -= transfer.amount
            balances[transfer.credit] += transfer.amount
            if transfer.debit.kind not in ("issuer", "mint", "practice") and balances[transfer.debit] < 0:
                raise InsufficientChips(transfer.debit.kind)
        return balances

    def _unit(self, account: Account) -> int | None:
        """Return the tournament whose chips the account holds, or None for the server's chips."""
        if account.kind in ("mint", "entry"):
            return account.tournament_id
        return self._units.get(account.table_id) if account.table_id is not None else None

    def _check(self, saved: SavedTable, commit: TableCommit, balances: Counter[Account]) -> None:
        pot = balances[Account("pot", saved.new.guild_id, table_id=saved.table_id)]
        over = commit.closes_hand or commit.voids_hand
        logged = self._logged.get(commit.table_id, 0) if commit.after_hand else len(saved.events)
        if commit.events and commit.first_event != logged:
            raise StoreError("event out of order")
        if commit.after_hand and (
            saved.events or commit.transfers or not all(isinstance(event, HoldingShown) for event in commit.events)
        ):
            raise StoreError("after a hand its players may only show what they held")
        if over and pot:
            raise StoreError("a hand cannot close with chips in its pot")
        if commit.closes_table and (pot or any(self._stacks(saved.table_id, balances).values())):
            raise StoreError("a table cannot close with chips on it")

    def _stacks(self, table_id: int, balances: Counter[Account] | None = None) -> dict[int, int]:
        return {
            account.player_id: chips
            for account, chips in (self.balances if balances is None else balances).items()
            if account.kind == "seat" and account.table_id == table_id and account.player_id is not None and chips
        }


@dataclass
class Alarm:
    callback: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class ManualTimer:
    """A timer whose time moves only when a test moves it."""

    def __init__(self, now_ms: int = 1_700_000_000_000) -> None:
        self._now_ms = now_ms
        self._alarms: list[tuple[int, int, Alarm]] = []
        self._count = itertools.count()

    def now_ms(self) -> int:
        return self._now_ms

    def put_back(self, ms: int) -> None:
        """Set the clock to an earlier time."""
        self._now_ms -= ms

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> TimerHandle:
        alarm = Alarm(callback)
        heapq.heappush(self._alarms, (at_ms, next(self._count), alarm))
        return alarm

    def pending(self) -> list[int]:
        """Return the times of the alarms that are set."""
        return sorted(at_ms for at_ms, _, alarm in self._alarms if not alarm.cancelled)

    def ring_next(self, until_ms: int) -> bool:
        """Move on to the next alarm and ring it; return False, at ``until_ms``, if there is none until then."""
        while self._alarms and self._alarms[0][0] <= until_ms:
            at_ms, _, alarm = heapq.heappop(self._alarms)
            if not alarm.cancelled:
                self._now_ms = max(self._now_ms, at_ms)
                alarm.callback()
                return True
        self._now_ms = max(self._now_ms, until_ms)
        return False


class LiteralDealer:
    """A dealer that deals the given decks in order and then seeded shuffles.

    The first shuffle of a table decides its first button (R-5.2).
    """

    def __init__(self, *decks: Sequence[int], seed: int = 0) -> None:
        self.decks = list(decks)
        self._random = random.Random(seed)

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        if self.decks:
            return tuple(self.decks.pop(0))
        return tuple(self._random.sample(list(deck), len(deck)))


class RecordThread:
    """A closer whose record thread is a list, which survives restarts.

    It answers at once, or when ``answer`` is called.
    """

    def __init__(self, *, at_once: bool = True) -> None:
        self.tables: TableManager
        self.at_once = at_once
        self.id = RECORD_THREAD
        self.posts: dict[tuple[int, int], int] = {}
        """(table_id, hand) -> id of the message."""
        self.lines: dict[tuple[int, int], ClosingLine] = {}
        self.asked: list[DealToClose] = []
        self._answers: set[asyncio.Task[TableReply | None]] = set()

    def close(self, deal: DealToClose) -> None:
        self.asked.append(deal)
        if self.at_once:
            task = asyncio.get_running_loop().create_task(self._answer(deal))
            self._answers.add(task)
            task.add_done_callback(self._answers.discard)

    async def answer(self) -> TableReply | None:
        """Post the message of the last requested closing and notify its table."""
        return await self._answer(self.asked[-1])

    async def _answer(self, deal: DealToClose) -> TableReply | None:
        of = deal.line.table, deal.line.hand
        assert self.lines.setdefault(of, deal.line) == deal.line, "a deal is closed by one line"
        message = self.posts.setdefault(of, FIRST_MESSAGE + len(self.posts))
        return await self.tables.submit(deal.view.table_id, DealClosed(deal.line.hand, RECORD_THREAD, message))

    async def settle(self) -> None:
        """Wait until every answer under way has been delivered."""
        while self._answers:
            await asyncio.wait(self._answers)


@dataclass
class RecordingPublisher:
    """A publisher that records its announcements in order; ``broken`` makes every one fail."""

    shown: list[TableView] = field(default_factory=list)
    dealt: list[tuple[int, PlayerView]] = field(default_factory=list)
    waiting: list[tuple[tuple[int, ...]]] = field(default_factory=list)
    due: int = 0
    broken: bool = False

    def show_table(self, view: TableView) -> None:
        if self.broken:
            raise RuntimeError("nobody listens")
        self.shown.append(view)

    def cards_dealt(self, view: TableView, player_id: int, private: PlayerView) -> None:
        self.dealt.append((player_id, private))

    def send_due(self) -> None:
        if self.broken:
            raise RuntimeError("nobody listens")
        self.due += 1
