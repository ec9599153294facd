"""A club that holds tournaments: real managers, a real file, a manual clock and simulated players.

``restart`` and ``kill`` end the process and start the next on the same file; only a killed one leaves the file open.
Players keep acting.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from bot.tables.manager import TableManager
from bot.tables.messages import Back
from bot.tables.ports import TableView
from bot.tables.running.dealer import DecksAtOnce
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import CheckIn, Heard, Register, TournamentDenial
from bot.tournaments.ports import NewTournament, TournamentView
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState
from db import SqliteStore, check
from db.file.opening import OpenFile
from tests.harness.on_file import wallet_balance
from tests.harness.tables.doubles import ManualTimer, RecordThread
from tests.harness.tournaments.doubles import (
    MortalDatabase,
    NumberingVenue,
    RecordingAnnouncer,
    SeededDealer,
    others_are_done,
)
from tests.harness.tournaments.field import CHANNEL, GUILD, HOUR, MINUTE, OWNER, SETTINGS, START
from tests.harness.tournaments.people import SHOVES, Guest
from tests.harness.tournaments.players import Players

WALLET = 10_000
MODERATOR = 98
WHY = "the fire alarm"


class Club(Players):
    """A club whose players act as ``kind`` says; ``guests`` are the players who have a wallet."""

    def __init__(self, path: Path, *, seed: int = 0, kind: str = SHOVES, now_ms: int = START - 2 * HOUR) -> None:
        super().__init__(random.Random(seed), ManualTimer(now_ms))
        self.path = path
        self.kind = kind
        self.venue = NumberingVenue()
        self.announcer = RecordingAnnouncer()
        self.lives = 0
        self.tournament_id = 0
        self.thread: RecordThread | None = None
        """Where deals are sealed, if set; it outlives the process."""
        self.lookers: list[Callable[[], None]] = []
        """Functions called whenever no task has anything left to do."""
        self.life_writes: Callable[[], int | None] = lambda: None
        """Return how many writes the next process lives for, or None for no limit."""
        self.outage_ms: Callable[[], int] = lambda: 0
        self._outages: list[tuple[int, int]] = []
        """(time, length) of each outage."""
        self.database: MortalDatabase
        self._kept: OpenFile | None = None
        """The file that a dead process has left open to the next."""
        self.store: SqliteStore
        self.tournaments: TournamentManager

    # The process

    async def open(self) -> None:
        """Start a process on the file, and another one after each that dies while it starts."""
        while True:
            await self._boot()
            restoring = asyncio.get_running_loop().create_task(self._restore())
            if await others_are_done(self.database.watch()):
                restoring.result()
                break
            await self._bury_the_dead()
        self._look()

    async def _boot(self) -> None:
        kept, self._kept = self._kept, None
        self.database = await MortalDatabase.open(self.path) if kept is None else MortalDatabase(kept)
        self.database.dies_after = self.life_writes()
        self.store = SqliteStore(self.database)
        dealer = SeededDealer(self.chance)
        seed = partial(self.chance.randbytes, 32)
        self.tables = TableManager(self.store, dealer, self.timer, decks=DecksAtOnce(seed))
        self.tables.publish_to(self, self.thread)
        if self.thread is not None:
            self.thread.tables = self.tables
        self.tournaments = TournamentManager(self.store.tournaments, self.tables, self.venue, dealer, self.timer)
        self.tournaments.publish_to(self.announcer)
        self.nobody_is_called()
        self.lives += 1

    async def _restore(self) -> None:
        await self.tables.restore()
        await self.tournaments.restore()

    async def restart(self, out_ms: int = 0) -> None:
        """Stop properly and start again after this long."""
        await self.tournaments.stop()
        await self.tables.stop()
        await self.quiet()
        await self.bury(out_ms)
        await self.open()

    async def kill(self, out_ms: int | None = None) -> None:
        """End the process at once, without stopping it."""
        self.database.die()
        await self._bury_the_dead(out_ms)
        await self.open()

    async def bury(self, out_ms: int | None = None) -> None:
        """End the process and close its file."""
        await self._end(out_ms)
        await self.database.close()

    async def _bury_the_dead(self, out_ms: int | None = None) -> None:
        """End the dead process and keep its file open for the next."""
        await self._end(out_ms)
        self._kept = await self.database.leave()

    async def _end(self, out_ms: int | None) -> None:
        own = asyncio.current_task()
        others = [task for task in asyncio.all_tasks() if task is not own]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        out_ms = self.outage_ms() if out_ms is None else out_ms
        self._outages.append((self.timer.now_ms(), out_ms))
        self.timer = ManualTimer(self.timer.now_ms() + out_ms)

    def out_ms(self, since_ms: int) -> int:
        """Return how long no process was running since then."""
        return sum(out_ms for at_ms, out_ms in self._outages if at_ms >= since_ms)

    async def close(self) -> None:
        """Stop everything and check the file."""
        await self.tournaments.stop()
        await self.tables.stop()
        await self.store.close()
        assert check(self.path) == []

    # People

    async def welcome(self, count: int, kind: str | None = None) -> range:
        """Return this many new players, each with chips in their wallet."""
        first = 101 + len(self.guests)
        for player_id in range(first, first + count):
            self.guests[player_id] = Guest(player_id, kind or self.kind)
            await self.store.bank.wallet(GUILD, player_id, WALLET, self.timer.now_ms())
        return range(first, first + count)

    def hurry(self) -> None:
        """Let everybody present go all in from their next turn on, so that it is over soon."""
        for guest in self.guests.values():
            guest.kind = SHOVES

    async def create(self, settings: TournamentSettings = SETTINGS, start_ms: int = START) -> int:
        new = NewTournament(GUILD, CHANNEL, OWNER, settings, start_ms, start_ms - 48 * HOUR)
        view = await self.tournaments.create(new, self.request(OWNER, "create"))
        self.tournament_id = view.tournament_id
        return view.tournament_id

    async def ask(self, message: Heard) -> TournamentDenial | None:
        """Submit a message and return its denial, or None, once everything that follows has happened.

        A click that was lost in a crash is made again; the reply then shows whether it had been carried out.
        """
        while True:
            asked = asyncio.get_running_loop().create_task(self.tournaments.submit(self.tournament_id, message))
            await self.quiet()
            if not asked.cancelled():
                reply = asked.result()
                assert reply is not None
                break
        return reply.denial

    async def register(self, players: Sequence[int]) -> None:
        for player_id in players:
            denial = await self.ask(Register(self.request(player_id)))
            assert denial in (None, TournamentDenial.ALREADY_IN), denial

    async def check_in(self, players: Sequence[int]) -> None:
        for player_id in players:
            denial = await self.ask(CheckIn(self.request(player_id)))
            assert denial in (None, TournamentDenial.ALREADY_CHECKED_IN), denial

    async def started(self, players: int, settings: TournamentSettings = SETTINGS) -> None:
        """Create a tournament, register and check in this many players, and wait for the start.

        The tables deal a few seconds later.
        """
        everybody = await self.welcome(players)
        await self.create(settings)
        await self.register(everybody)
        await self.advance_to(START - 10 * MINUTE)
        if settings.check_in:
            await self.check_in(everybody)
        await self.advance_to(START)

    async def _come_back(self, guest: Guest) -> None:
        for table_id in self.tables.of_player(GUILD, guest.player_id):
            await self.tables.submit(table_id, Back(self.request(guest.player_id)))

    # Time

    async def advance_to(self, at_ms: int) -> None:
        await self.advance(at_ms - self.timer.now_ms())

    async def advance(self, ms: int) -> None:
        """Let time pass, alarm by alarm, and wait after each until everything it causes has happened."""
        await self.until(lambda: False, ms)

    async def until(self, done: Callable[[], bool], most_ms: int = 5 * HOUR) -> bool:
        """Let time pass until ``done`` returns True; return False if ``most_ms`` pass first."""
        end_ms = self.timer.now_ms() + most_ms
        while not done():
            if not self.timer.ring_next(end_ms):
                return done()
            await self.quiet()
        return True

    async def quiet(self) -> None:
        """Wait until no task has anything left to do; restart a process that died in between."""
        while not await others_are_done(self.database.watch()):
            await self.kill()
        self._look()

    def _look(self) -> None:
        assert not self.faults, "; ".join(self.faults)
        for guest in self.guests.values():
            if guest.away is not None and self.timer.now_ms() >= guest.away[1]:
                guest.away = None
                asyncio.get_running_loop().create_task(self._come_back(guest))
        for look in self.lookers:
            look()

    # Views

    @property
    def view(self) -> TournamentView:
        view = self.tournaments.view(self.tournament_id)
        assert view is not None
        return view

    @property
    def state(self) -> TournamentState:
        return self.view.state

    @property
    def settled(self) -> bool:
        return self.tournaments.view(self.tournament_id) is None

    def open_tables(self) -> list[TableView]:
        return self.tables.of_tournament(self.tournament_id)

    def seated(self) -> dict[int, list[int]]:
        """Return table id -> player ids."""
        return {table.table_id: [line.player_id for line in table.seats] for table in self.open_tables()}

    def stack(self, player_id: int) -> int:
        return next(line.stack for table in self.open_tables() for line in table.seats if line.player_id == player_id)

    async def wallet(self, player_id: int) -> int:
        return await wallet_balance(self.store, GUILD, player_id)

    async def wallets_and_pool(self) -> int:
        query = "SELECT sum(balance) FROM account WHERE kind IN ('wallet', 'prize', 'bounty')"
        return int((await self.database.read(query))[0][0])

    async def tournament_chips(self) -> int:
        """Return how many tournament chips are in play in all tournaments."""
        query = "SELECT coalesce(-sum(balance), 0) FROM account WHERE kind = 'mint'"
        return int((await self.database.read(query))[0][0])

    async def causes(self) -> list[str]:
        rows = await self.database.read(
            "SELECT cause FROM tournament_change WHERE tournament_id = ? ORDER BY number", (self.tournament_id,)
        )
        return [cause for (cause,) in rows]

    async def result(self) -> TournamentState:
        """Return the state of the finished tournament from the file."""
        found = await self.store.tournaments.past(GUILD, 100)
        return next(each.state for each in found if each.tournament_id == self.tournament_id)
