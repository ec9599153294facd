"""A house that holds tournaments: the real managers on the real file, with time that moves by hand and people who play.

``restart`` and ``kill`` end the process and start the next on the same file; what people do goes on."""

import asyncio
import itertools
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.poker.views import PlayerView
from bot.tables.manager import TableManager
from bot.tables.messages import Act, Back
from bot.tables.ports import Notice, Request, TableView
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import CheckIn, Denial, Heard, Register
from bot.tournaments.ports import NewTournament, TournamentView
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState
from db import SqliteStore, check
from tests.tables.doubles import ManualTimer
from tests.tournaments.doubles import MortalDatabase, NumberingVenue, RecordingAnnouncer, others_are_done
from tests.tournaments.field import CHANNEL, GUILD, HOUR, MINUTE, OWNER, SETTINGS, START
from tests.tournaments.people import SHOVES, Guest

WALLET = 10_000
MODERATOR = 98
WHY = "the fire alarm"


class SeededDealer:
    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._chance.sample(deck, len(deck)))


class House:
    """``kind`` is how people play; ``players`` are who has a wallet here."""

    def __init__(self, path: Path, *, seed: int = 0, kind: str = SHOVES, now_ms: int = START - 2 * HOUR) -> None:
        self.path = path
        self.chance = random.Random(seed)
        self.kind = kind
        self.timer = ManualTimer(now_ms)
        self.venue = NumberingVenue()
        self.announcer = RecordingAnnouncer()
        self.guests: dict[int, Guest] = {}
        self.requests = itertools.count(1)
        self.lives = 0
        self.tournament_id = 0
        self.views: dict[int, TableView] = {}
        """table_id -> how it was last shown."""
        self.watchers: list[Callable[[TableView], None]] = []
        """Told of each table that is shown."""
        self.lookers: list[Callable[[], None]] = []
        """Called whenever nobody has anything left to do."""
        self.life_writes: Callable[[], int | None] = lambda: None
        """How many writes the next process lives for; None for as long as it is wanted."""
        self.outage_ms: Callable[[], int] = lambda: 0
        self._called: set[tuple[int, int, int]] = set()
        self.database: MortalDatabase
        self.store: SqliteStore
        self.tables: TableManager
        self.tournaments: TournamentManager

    # The process

    async def open(self) -> None:
        """Start the process on the file; one that dies while it starts is followed by the next."""
        while True:
            await self._boot()
            restoring = asyncio.get_running_loop().create_task(self._restore())
            if await others_are_done(self.database.watch()):
                restoring.result()
                break
            await self._bury()
        self._look()

    async def _boot(self) -> None:
        self.database = await MortalDatabase.open(self.path)
        self.database.dies_after = self.life_writes()
        self.store = SqliteStore(self.database)
        dealer = SeededDealer(self.chance)
        self.tables = TableManager(self.store, self, dealer, self.timer)
        self.tournaments = TournamentManager(
            self.store.tournaments, self.tables, self.venue, self.announcer, dealer, self.timer
        )
        self._called.clear()
        self.lives += 1

    async def _restore(self) -> None:
        await self.tables.restore()
        await self.tournaments.restore()

    async def restart(self, out_ms: int = 0) -> None:
        """Stop in good order, and start again after so long."""
        await self.tournaments.stop()
        await self.tables.stop()
        await self.quiet()
        await self._bury(out_ms)
        await self.open()

    async def kill(self, out_ms: int | None = None) -> None:
        """The process ends here and now."""
        self.database.die()
        await self._bury(out_ms)
        await self.open()

    async def _bury(self, out_ms: int | None = None) -> None:
        """Nothing is left of the process but its file."""
        own = asyncio.current_task()
        others = [task for task in asyncio.all_tasks() if task is not own]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await self.database.close()
        self.timer = ManualTimer(self.timer.now_ms() + (self.outage_ms() if out_ms is None else out_ms))

    async def close(self) -> None:
        """The file must prove itself."""
        await self.tournaments.stop()
        await self.tables.stop()
        await self.store.close()
        assert check(self.path) == []

    # People

    async def welcome(self, count: int, kind: str | None = None) -> range:
        """So many new players, each with chips in his wallet."""
        first = 101 + len(self.guests)
        for player_id in range(first, first + count):
            self.guests[player_id] = Guest(player_id, kind or self.kind)
            await self.store.bank.wallet(GUILD, player_id, WALLET, self.timer.now_ms())
        return range(first, first + count)

    async def create(self, settings: TournamentSettings = SETTINGS, start_ms: int = START) -> int:
        new = NewTournament(GUILD, CHANNEL, OWNER, settings, start_ms, start_ms - 48 * HOUR)
        view = await self.tournaments.create(new, self.request(OWNER, "create"))
        self.tournament_id = view.tournament_id
        return view.tournament_id

    async def ask(self, message: Heard) -> Denial | None:
        """The denial, or None; everything that comes of it has happened. A click that a crash has swallowed is made
        again: whether it was carried out before shows then."""
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
            assert denial in (None, Denial.ALREADY_IN), denial

    async def check_in(self, players: Sequence[int]) -> None:
        for player_id in players:
            denial = await self.ask(CheckIn(self.request(player_id)))
            assert denial in (None, Denial.ALREADY_CHECKED_IN), denial

    async def started(self, players: int, settings: TournamentSettings = SETTINGS) -> None:
        """Create it, register and check in so many, and wait for the start: the tables deal in a few seconds."""
        everybody = await self.welcome(players)
        await self.create(settings)
        await self.register(everybody)
        await self.advance_to(START - 10 * MINUTE)
        if settings.check_in:
            await self.check_in(everybody)
        await self.advance_to(START)

    def request(self, player_id: int, name: str = "test") -> Request:
        return Request(next(self.requests), player_id, name)

    # The publisher of the tables: who is called to act does so after a while

    def show(self, view: TableView) -> None:
        self.views[view.table_id] = view
        for watcher in self.watchers:
            watcher(view)
        hand = view.hand
        if hand is None or hand.finished or hand.to_act is None or view.paused is not None:
            return
        turn = (view.table_id, view.hand_number, hand.version)
        guest = self.guests.get(dict(view.hand_players)[hand.to_act])
        if turn in self._called or guest is None or not guest.is_there(self.timer.now_ms()):
            return
        self._called.add(turn)
        self.timer.call_at(
            self.timer.now_ms() + guest.think_ms(len(view.hand_players), hand.game, self.chance),
            lambda: self._begin(view, guest),
        )

    def deal(self, view: TableView, player_id: int, private: PlayerView) -> None:
        pass

    def call_to_act(self, view: TableView, player_id: int) -> None:
        pass

    def tell_moderators(self, notice: Notice) -> None:
        raise AssertionError(f"table {notice.table_id}: {notice.kind}")

    def _begin(self, view: TableView, guest: Guest) -> None:
        asyncio.get_running_loop().create_task(self._act(view, guest))

    async def _act(self, view: TableView, guest: Guest) -> None:
        private = self.tables.private(view.table_id, guest.player_id)
        now = self.tables.view(view.table_id)
        if private is None or now is None or now.hand is None or view.hand is None:
            return
        if (now.hand_number, now.hand.version) != (view.hand_number, view.hand.version):
            return
        action = guest.decide(private, dict(view.hand_players), self.chance)
        request = self.request(guest.player_id, action.kind.value)
        act = Act(request, action.kind, action.to, view.hand_number, view.hand.version, cards=action.cards)
        await self.tables.submit(view.table_id, act)

    async def _come_back(self, guest: Guest) -> None:
        for table_id in self.tables.of_player(GUILD, guest.player_id):
            await self.tables.submit(table_id, Back(self.request(guest.player_id)))

    # Time

    async def advance_to(self, at_ms: int) -> None:
        await self.advance(at_ms - self.timer.now_ms())

    async def advance(self, ms: int) -> None:
        """Let time pass, alarm by alarm, each with all that it brings about."""
        await self.until(lambda: False, ms)

    async def until(self, done: Callable[[], bool], most_ms: int = 5 * HOUR) -> bool:
        """Whether it has come to that before so much time has passed."""
        end_ms = self.timer.now_ms() + most_ms
        while not done():
            if not self.timer.ring_next(end_ms):
                return done()
            await self.quiet()
        return True

    async def quiet(self) -> None:
        """Until nobody has anything left to do; a process that has died meanwhile is started again."""
        while not await others_are_done(self.database.watch()):
            await self.kill()
        self._look()

    def _look(self) -> None:
        for guest in self.guests.values():
            if guest.away is not None and self.timer.now_ms() >= guest.away[1]:
                guest.away = None
                asyncio.get_running_loop().create_task(self._come_back(guest))
        for look in self.lookers:
            look()

    # What there is to see

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
        """table_id -> its players."""
        return {table.table_id: [line.player_id for line in table.seats] for table in self.open_tables()}

    def stack(self, player_id: int) -> int:
        return next(line.stack for table in self.open_tables() for line in table.seats if line.player_id == player_id)

    async def wallet(self, player_id: int) -> int:
        return await self.store.wallet_balance(GUILD, player_id)

    async def wallets_and_pool(self) -> int:
        query = "SELECT sum(balance) FROM account WHERE kind IN ('wallet', 'prize')"
        return int((await self.database.read(query))[0][0])

    async def tournament_chips(self) -> int:
        """All chips of tournaments' own that are in play."""
        query = "SELECT coalesce(-sum(balance), 0) FROM account WHERE kind = 'mint'"
        return int((await self.database.read(query))[0][0])

    async def causes(self) -> list[str]:
        rows = await self.database.read(
            "SELECT cause FROM tournament_change WHERE tournament_id = ? ORDER BY number", (self.tournament_id,)
        )
        return [cause for (cause,) in rows]

    async def result(self) -> TournamentState:
        """The state of the tournament that is over, from the file."""
        found = await self.store.tournaments.past(GUILD, 100)
        return next(each.state for each in found if each.tournament_id == self.tournament_id)
