"""Many tables of every game over one file in one process.

The chips must add up, memory must not grow, the log must replay, and the deals must be sealed, closed and dealt as
their proofs say.
"""

import argparse
import asyncio
import gc
import os
import secrets
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from bot.common.house_clock import HouseClock
from bot.fairness.openings import ROOM
from bot.history.proofs import proof_file
from bot.poker.events import DeckShuffled, HandStarted
from bot.poker.views import PlayerView
from bot.tables.manager import TableManager
from bot.tables.messages import Back, CutDeal, DealClosed, Leave, Message, Sit
from bot.tables.ports import DealToClose, TableView
from bot.tables.rules.position import MODERATOR
from bot.tables.saving import DamagedTable, NewTable, Request, SavedTable, TableCommit
from db import SqliteStore, check, open_store
from db.file.paths import read_only
from tests.harness.tables.decks import SomeAhead
from tests.soak import crowd
from tests.soak.model import Wrong
from tests.soak.replays import replay

GUILD: Final = 7
PLAYERS_A_TABLE: Final = 5
GRANT: Final = 100_000_000
LEAVES: Final = 0.01
"""The share of moments at which somebody leaves, to come back later."""
ORDERS: Final = 0.004
"""The share of moments at which a moderator pauses a table, undoes its hand, or the like."""
CUTS: Final = 0.02
"""The share of moments at which somebody cuts the next deal with a word."""
PROVED_OF: Final = 8
"""One in so many replayed hands has its proof checked, for one of its players and for the room."""
THREAD: Final = 1_573_982_130_298_421_277
FIRST_MESSAGE: Final = THREAD + 1
LOOKS: Final = 20
"""How often memory is measured in a run."""
WARM: Final = 0.3
"""The part of the run after which memory must not grow any more."""
GROWTH_SHARE_MOST: Final = 0.10
GROWTH_BYTES_MOST: Final = 16 * 2**20
"""The growth allowed after the warm-up is the larger of both; a leak of some hundred bytes a hand soon exceeds it."""


class CountingStore:
    """The store behind the tables, which counts commits and remembers the decks of hands to replay."""

    def __init__(self, store: SqliteStore, every: int) -> None:
        self._store = store
        self._every = every
        self.commits = 0
        self.actions = 0
        self.hands = 0
        self.decks: dict[tuple[int, int], list[tuple[int, ...]]] = {}
        """Table and hand number to the hand's shuffles, for one hand in ``every``."""
        self.finished: list[tuple[int, int]] = []

    async def open_table(self, new: NewTable, request: Request | None, at_ms: int) -> int:
        return await self._store.open_table(new, request, at_ms)

    async def commit(self, commit: TableCommit) -> None:
        for post in commit.posts:
            raise Wrong(f"table {commit.table_id}: the moderators are told of {post.kind}")
        await self._store.commit(commit)
        self.commits += 1
        self.actions += commit.request is not None
        self.hands += commit.closes_hand
        self._remember(commit)

    async def open_tables(self) -> list[SavedTable]:
        return await self._store.open_tables()

    async def damaged_tables(self) -> list[DamagedTable]:
        return await self._store.damaged_tables()

    async def save_table_message(self, table_id: int, channel_id: int, message_id: int) -> None:
        await self._store.save_table_message(table_id, channel_id, message_id)

    def _remember(self, commit: TableCommit) -> None:
        hand = commit.table_id, commit.hand_number or 0
        starts = any(isinstance(event, HandStarted) for event in commit.events)
        if starts and (self.hands + commit.table_id) % self._every == 0:
            self.decks[hand] = []
        if hand in self.decks:
            self.decks[hand] += [event.cards for event in commit.events if isinstance(event, DeckShuffled)]
            if commit.closes_hand:
                self.finished.append(hand)
            if commit.voids_hand:
                del self.decks[hand]


class Nobody:
    """A publisher without a room."""

    def show_table(self, view: TableView) -> None:
        pass

    def cards_dealt(self, view: TableView, player_id: int, private: PlayerView) -> None:
        pass

    def send_due(self) -> None:
        pass


class SeededDealer:
    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._chance.sample(deck, len(deck)))


class Thread:
    """A closer that posts at once and remembers nothing."""

    def __init__(self) -> None:
        self.tables: TableManager
        self._messages = count(FIRST_MESSAGE)
        self._telling: set[asyncio.Task[object]] = set()

    def close(self, deal: DealToClose) -> None:
        closed = DealClosed(deal.line.hand, THREAD, next(self._messages))
        task: asyncio.Task[object] = asyncio.get_running_loop().create_task(self.tables.submit(deal.line.table, closed))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)


@dataclass(slots=True)
class Figures:
    tables: int
    hands: int = 0
    actions: int = 0
    commits: int = 0
    seconds: float = 0.0
    memory: list[int] = field(default_factory=list)
    """Resident bytes at each look."""
    replayed: int = 0
    proved: int = 0
    """Hands whose proofs were checked."""
    cuts: int = 0
    """Deals cut with a word."""
    file_bytes: int = 0
    tell: Callable[[str], None] = field(default=lambda line: None, repr=False)
    """Called at each look with the progress."""

    @property
    def growth(self) -> tuple[int, int]:
        """The bytes after the warm-up, and the growth until the end."""
        warm = self.memory[int(len(self.memory) * WARM) :]
        third = max(1, len(warm) // 3)
        before, after = sorted(warm[:third])[third // 2], sorted(warm[-third:])[third // 2]
        return before, after - before

    def lines(self) -> list[str]:
        before, more = self.growth
        mib = 2**20
        return [
            f"{self.tables} tables, {self.hands} hands, {self.actions} actions, {self.commits} commits "
            f"in {self.seconds:.1f} s",
            f"{self.hands / self.seconds:.0f} hands/s, {self.actions / self.seconds:.0f} actions/s, "
            f"{self.commits / self.seconds:.0f} commits/s, each durable",
            f"memory {before / mib:.1f} MiB when warm, {more / mib:+.1f} MiB at the end; file "
            f"{self.file_bytes / mib:.0f} MiB, {self.file_bytes // max(1, self.hands)} bytes a hand",
            f"every balance proves; {self.replayed} hands replayed from the log",
            f"{self.cuts} deals cut with a word; the proofs of {self.proved} hands hold",
        ]


class House:
    """All tables, and who plays at them."""

    def __init__(self, store: CountingStore, bank: SqliteStore, chance: Random) -> None:
        self._store = store
        self._bank = bank
        self._chance = chance
        self._requests = count(1)
        thread = Thread()
        self._tables = thread.tables = TableManager(
            store,
            SeededDealer(chance),
            HouseClock(lambda: datetime.now(UTC)),
            hand_pause_seconds=0,
            decks=SomeAhead(chance),
        )
        self._tables.publish_to(Nobody(), thread)

    async def play(self, tables: int, hands: int, figures: Figures) -> None:
        """Play until so many hands are over."""
        ids = await asyncio.gather(*(self._open(number) for number in range(tables)))
        self._store.hands = self._store.actions = self._store.commits = 0
        started = perf_counter()
        await asyncio.gather(*(self._play_at(table_id, hands, figures) for table_id in ids))
        figures.seconds = perf_counter() - started
        figures.hands, figures.actions, figures.commits = self._store.hands, self._store.actions, self._store.commits
        await self._tables.stop()

    async def _open(self, number: int) -> int:
        players = self._players(number)
        for player in players:
            await self._bank.bank.wallet(GUILD, player, GRANT, 0)
        name = crowd.PLAYED[number % len(crowd.PLAYED)]
        new = NewTable(GUILD, number, players[0], name, crowd.settings(name, self._chance))
        return (await self._tables.open(new, self._request(players[0], "open"))).table_id

    def _players(self, number: int) -> range:
        first = 1 + number * PLAYERS_A_TABLE
        return range(first, first + PLAYERS_A_TABLE)

    async def _play_at(self, table_id: int, hands: int, figures: Figures) -> None:
        view = self._view(table_id)
        players = self._players(view.place.channel_id)
        people = crowd.Crowd(self._chance, players, self._request, closes=0, orders=ORDERS)
        private = partial(self._tables.private, table_id)
        while self._store.hands < hands:
            self._look(hands, figures)
            if self._chance.random() < CUTS:
                figures.cuts += await self._cut(table_id)
            view = self._view(table_id)
            message = people.order(view) or people.act(view, private) or self._between_hands(view, players)
            if message is None:
                await asyncio.sleep(0)
                continue
            reply = await self._tables.submit(table_id, message)
            if reply is None or reply.view.course.paused not in (None, MODERATOR):
                raise Wrong(f"table {table_id} has stopped: {reply and reply.view.course.paused}")

    async def _cut(self, table_id: int) -> bool:
        """Cut the next deal with a word, and return whether the cut counted."""
        view = self._view(table_id)
        if not view.seats:
            return False
        player = self._chance.choice(view.seats).player_id
        reply = await self._tables.submit(table_id, CutDeal(self._request(player, "cut"), f"word {view.revision}"))
        return reply is not None and reply.done

    def _between_hands(self, view: TableView, players: range) -> Message | None:
        """Return a message that brings a player back or lets one leave, or None if a hand is coming.

        Players come back who are broke, sitting out or gone; one leaves now and then.
        """
        present = {line.player_id: line for line in view.seats}
        if len(present) > 2 and self._chance.random() < LEAVES:
            return Leave(self._request(self._chance.choice(list(present)), "leave"))
        for player in players[: view.settings.seats_max]:
            line = present.get(player)
            if line is None or (line.stack == 0 and line.status == "sitting_out"):
                return Sit(self._request(player, "sit"), view.settings.buy_in_most, post=True)
            if line.status == "sitting_out":
                return Back(self._request(player, "back"), post=True)
        return None

    def _view(self, table_id: int) -> TableView:
        view = self._tables.view(table_id)
        if view is None:
            raise Wrong(f"table {table_id} is gone")
        return view

    def _request(self, player_id: int, name: str) -> Request:
        return Request(next(self._requests), player_id, name)

    def _look(self, hands: int, figures: Figures) -> None:
        if self._store.hands >= hands * (len(figures.memory) + 1) // LOOKS:
            gc.collect()
            figures.memory.append(resident_bytes())
            figures.tell(f"{self._store.hands} hands, {figures.memory[-1] / 2**20:.1f} MiB")


def resident_bytes() -> int:
    """Return this process's resident bytes, or 0 if the system does not report them."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


async def soak(
    path: Path, tables: int, hands: int, sample: int, seed: int, tell: Callable[[str], None] = lambda line: None
) -> Figures:
    """Play and prove; raise Wrong if a chip is missing, memory grows, or a sampled hand does not replay."""
    # Garbage collections skip the objects that existed before the run.
    gc.collect()
    gc.freeze()
    store = await open_store(path)
    counting, figures = CountingStore(store, max(1, hands // max(1, sample))), Figures(tables, tell=tell)
    try:
        await House(counting, store, Random(seed)).play(tables, hands, figures)
        figures.proved = await prove_deals(store, counting.finished[::PROVED_OF], Random(seed))
    finally:
        await store.close()
    prove(path, counting, figures)
    return figures


async def prove_deals(store: SqliteStore, hands: Sequence[tuple[int, int]], chance: Random) -> int:
    """Check the proofs of the hands and return how many; raise Wrong if a hand has no proof or a wrong one."""
    for of in hands:
        logged, record = await store.office.hands.hand(GUILD, *of), (await store.history.records(GUILD, [of])).get(of)
        if logged is None or record is None:
            raise Wrong(f"hand {of} is not proved")
        for reader in (ROOM, chance.choice(list(logged.players))):
            problem = proof_file(record, logged, reader or None).problem
            if problem is not None:
                raise Wrong(f"the proof of hand {of} for seat {reader} does not hold: {problem}")
    return len(hands)


def prove(path: Path, counting: CountingStore, figures: Figures) -> None:
    figures.file_bytes = path.stat().st_size
    if problems := check(path):
        raise Wrong("; ".join(problems))
    with closing(read_only(path)) as connection:
        (minted,) = connection.execute("SELECT -balance FROM account WHERE kind = 'issuer'").fetchone()
        if minted != figures.tables * PLAYERS_A_TABLE * GRANT:
            raise Wrong(f"{minted} chips were minted")
        for hand in counting.finished:
            replay(connection, *hand, counting.decks[hand])
    figures.replayed = len(counting.finished)
    before, more = figures.growth
    if more > max(GROWTH_BYTES_MOST, before * GROWTH_SHARE_MOST):
        raise Wrong(f"memory grew from {before} by {more} bytes")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=1000, metavar="N", help="how many at once (default 1000)")
    parser.add_argument("--hands", type=int, default=100_000, metavar="N", help="over all tables (default 100,000)")
    parser.add_argument("--sample", type=int, default=1000, metavar="N", help="hands to replay (default 1000)")
    parser.add_argument("--seed", type=int, metavar="S", help="of the players and the cards (default: a new one)")


def run(args: argparse.Namespace) -> int:
    seed = secrets.randbelow(2**31) if args.seed is None else args.seed
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        try:
            path, tell = Path(folder) / "soak.sqlite3", partial(print, flush=True)
            figures = asyncio.run(soak(path, args.tables, args.hands, args.sample, seed, tell))
        except Wrong as error:
            print(f"WRONG: {error}")
            return 1
    print("\n".join(figures.lines()))
    return 0
