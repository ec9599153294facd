"""The process that is killed: it plays every game at once over one file and reports each step before and after.

python -m tests.soak.victim DATABASE SEED FIRST_REQUEST_ID AGAIN

One table is for practice with house players. The process starts as the bot does, delivers the messages of the file
AGAIN, a pickled list of (table_id, message), a second time, and then plays until it is killed. Its reports are the
frames of ``tests.soak.frames``.
"""

import asyncio
import itertools
import pickle
import sys
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bot.common.house_clock import HouseClock
from bot.poker.actions import Option
from bot.poker.views import PlayerView
from bot.practice.house_players import HousePlayers
from bot.practice.house_seats import whose_turn
from bot.practice.strategies import Choice, Terms, choose
from bot.tables.manager import TableManager
from bot.tables.messages import Message, PlanAhead
from bot.tables.ports import TableView
from bot.tables.running.dealer import SecureDealer
from bot.tables.saving import DamagedTable, NewTable, Request, SavedTable, StoreError, TableCommit
from bot.tables.state import HouseStrength, TableSettings
from db import SqliteStore, open_store
from tests.soak import crowd
from tests.soak.frames import (
    AllRestored,
    Answered,
    Asked,
    Committing,
    Opening,
    Playing,
    Refused,
    Restored,
    Saved,
    Told,
    send,
)
from tests.soak.sealed_thread import FileThread

GUILD: Final = 7
PLAYERS: Final = tuple(range(101, 113))
PEOPLE: Final = 12
"""How many people act at the same time."""
PRACTICE: Final = "practice"
"""The name of the practice table, which may play any game."""
HOUSE_PLAYERS: Final = 2
HOUSE_PAUSE_MS: Final = 2
PATIENCE: Final = 0.8
"""How often people wait for a house player to act."""
PLANS: Final = 0.1
"""The share of people's acts that plan their next turns, as far as the table allows."""


class ToldStore:
    """The store behind the tables, which reports each write before and after."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._numbers = itertools.count(1)

    async def open_table(self, new: NewTable, request: Request | None, at_ms: int) -> int:
        number = next(self._numbers)
        send(Opening(number, new, request, at_ms))
        table_id = await self._store.open_table(new, request, at_ms)
        send(Saved(number, table_id))
        return table_id

    async def commit(self, commit: TableCommit) -> None:
        number = next(self._numbers)
        send(Committing(number, commit))
        try:
            await self._store.commit(commit)
        except StoreError as error:
            send(Refused(number, type(error).__name__))
            raise
        send(Saved(number, commit.table_id))

    async def open_tables(self) -> list[SavedTable]:
        return await self._store.open_tables()

    async def damaged_tables(self) -> list[DamagedTable]:
        return await self._store.damaged_tables()

    async def save_table_message(self, table_id: int, channel_id: int, message_id: int) -> None:
        await self._store.save_table_message(table_id, channel_id, message_id)


class ToldPublisher:
    """A publisher that reports which moment of a table people would see, and first how each table was restored."""

    tables: TableManager

    def __init__(self) -> None:
        self._since_ms: int | None = now_ms()
        self._shown: set[int] = set()

    def show_table(self, view: TableView) -> None:
        if self._since_ms is not None and view.table_id not in self._shown:
            self._shown.add(view.table_id)
            private = {player: self.tables.private(view.table_id, player) for _, player in view.last.hand_players}
            state = self.tables._hosts[view.table_id]._position.state
            send(Restored(view, private, state, self._since_ms, now_ms()))
        self._tell(view)

    def cards_dealt(self, view: TableView, player_id: int, private: PlayerView) -> None:
        self._tell(view)

    def send_due(self) -> None:
        pass

    def all_restored(self) -> None:
        send(AllRestored())
        self._since_ms = None

    def _tell(self, view: TableView) -> None:
        send(Told(view.table_id, view.hand_number, view.hand.version if view.hand is not None else 0))


class Player:
    """People who keep the tables busy."""

    def __init__(self, tables: TableManager, seed: int, first_request_id: int) -> None:
        self._tables = tables
        self._chance = Random(seed)
        self._requests = itertools.count(first_request_id)
        self._crowd = crowd.Crowd(self._chance, PLAYERS, self._request)
        # More would take the house players' seats.
        self._learners = crowd.Crowd(self._chance, PLAYERS[:2], self._request)
        self._opening: set[str] = set()

    async def play(self) -> None:
        await asyncio.gather(*(self._go_on() for _ in range(PEOPLE)))

    async def submit(self, table_id: int, message: Message) -> None:
        send(Asked(table_id, message))
        reply = await self._tables.submit(table_id, message)
        if reply is not None:
            denial = reply.denial.value if reply.denial is not None else None
            refused = reply.refusal.reason.name if reply.refusal is not None else None
            send(Answered(table_id, message, reply.done, denial, refused))

    async def _go_on(self) -> None:
        while True:
            views = self._tables.in_guild(GUILD)
            missing = self._missing(views)
            if missing is not None:
                await self._open(missing)
                continue
            if not views:
                await asyncio.sleep(0.001)  # the first are being opened
                continue
            (view,) = self._chance.choices(views, [1 + 3 * view.practice for view in views])
            if whose_turn(view) is not None and self._chance.random() < PATIENCE:
                await asyncio.sleep(0.001)  # a house player thinks
                continue
            await self.submit(view.table_id, self._anything(view))

    def _anything(self, view: TableView) -> Message:
        """Return what people do next; house players act by themselves in any case."""
        if self._chance.random() < PLANS and (plan := self._plan(view)) is not None:
            return plan
        people = self._learners if view.practice else self._crowd
        if whose_turn(view) is not None:
            return people.aside(view)
        return people.anything(view, partial(self._tables.private, view.table_id))

    def _plan(self, view: TableView) -> PlanAhead | None:
        """Return a plan that somebody who waits for their turn may make."""
        for _, player in self._chance.sample(view.last.hand_players, len(view.last.hand_players)):
            prospect = self._tables.prospect(view.table_id, player)
            if player in PLAYERS and prospect is not None and prospect.kinds:
                return PlanAhead(self._request(player, "plan"), self._chance.choice(prospect.kinds))
        return None

    def _missing(self, views: list[TableView]) -> str | None:
        """Return a game that no table plays."""
        there = {view.place.name for view in views} | self._opening
        return next((name for name in (PRACTICE, *crowd.PLAYED) if name not in there), None)

    async def _open(self, name: str) -> None:
        self._opening.add(name)
        request = self._request(PLAYERS[0], "open")
        settings = practice(self._chance) if name == PRACTICE else crowd.settings(name, self._chance)
        new = NewTable(GUILD, request.request_id, PLAYERS[0], name, settings, practice=name == PRACTICE)
        await self._tables.open(new, request)
        self._opening.discard(name)

    def _request(self, player_id: int, name: str) -> Request:
        return Request(next(self._requests), player_id, name)


def practice(chance: Random) -> TableSettings:
    """Return the settings of a practice table: any game, with room for a person beside the house players."""
    settings = crowd.settings(chance.choice(crowd.PLAYED), chance)
    return replace(settings, house_players=HOUSE_PLAYERS, house_strength=chance.choice(("novice", "regular")))


async def think(
    view: PlayerView, options: tuple[Option, ...], terms: Terms, strength: HouseStrength, seed: int
) -> Choice:
    """Choose at once: a thread would outlive the process's reports."""
    return choose(view, options, terms, strength, seed)


def now_ms() -> int:
    return int(datetime.now(UTC).timestamp() * 1000)


async def live(path: Path, seed: int, first_request_id: int, again: list[tuple[int, Message]]) -> None:
    store, publisher = await open_store(path), ToldPublisher()
    timer = HouseClock(lambda: datetime.now(UTC))
    thread = FileThread(path)
    tables = TableManager(ToldStore(store), SecureDealer(), timer, hand_pause_seconds=0)
    tables.publish_to(publisher, thread)
    publisher.tables = thread.tables = tables
    house = HousePlayers(store.house_book, tables, timer, pause_ms=HOUSE_PAUSE_MS, think=think, chance=Random(seed))
    await tables.restore()
    publisher.all_restored()
    await house.restore()
    player = Player(tables, seed, first_request_id)
    for table_id, message in again:
        await player.submit(table_id, message)
    send(Playing())
    await player.play()


def main() -> None:
    path, seed, first_request_id = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    again: list[tuple[int, Message]] = pickle.loads(Path(sys.argv[4]).read_bytes())
    asyncio.run(live(path, seed, first_request_id, again))


if __name__ == "__main__":
    main()
