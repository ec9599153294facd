"""Doubles of a tournament's surroundings: a file that fails or dies, a venue, an announcer."""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Self, TypeVar

from bot.tables.saving import StoreUnavailable
from bot.tournaments.news import News
from bot.tournaments.ports import TournamentView, VenueError, VenueGone
from db.file.connection import Database
from db.file.migrate import MIGRATIONS
from db.file.opening import OpenFile
from tests.harness.in_the_loop import in_the_loop

T = TypeVar("T")
Part = TypeVar("Part")


class MortalDatabase(Database):
    """The real file, with a process that can fail or die.

    ``failing`` refuses every write and leaves the file alone. After ``dies_after`` more writes the process is dead:
    the writes stay, and no caller gets an answer.
    """

    failing = False
    dies_after: int | None = None
    written = 0
    dead: asyncio.Future[None] | None = None
    """A future that is done once the process is dead."""

    @classmethod
    async def open(cls, path: Path, migrations: Path = MIGRATIONS, **options: Any) -> Self:
        with in_the_loop():
            return await super().open(path, migrations, **options)

    def watch(self) -> asyncio.Future[None]:
        if self.dead is None:
            self.dead = asyncio.get_running_loop().create_future()
        return self.dead

    async def write_part(
        self,
        write: Callable[[sqlite3.Connection, Sequence[Part]], Sequence[T]],
        part: Part,
        then: Callable[[T], None] | None = None,
    ) -> T:
        if self.failing:
            raise StoreUnavailable("the disk is full")
        if self.watch().done():
            await _for_ever()
        outcome: tuple[T, bool] = await super().write_part(
            _counted(write), part, None if then is None else lambda done: then(done[0])
        )
        value, changed = outcome
        if changed:
            self._count()
        if self.watch().done():
            await _for_ever()
        return value

    def _count(self) -> None:
        """Count a write that changed something. Reads do not come here."""
        self.written += 1
        if self.dies_after is not None:
            self.dies_after -= 1
            if self.dies_after <= 0:
                self.die()

    async def leave(self) -> OpenFile | None:
        """Return the file of the dead process, still open, which saves the next one most of its start.

        It returns None if the process died during a write; the file is then closed.
        """
        if self.failure is not None:
            await self.close()
            return None
        self._shut = "this process is dead"
        await asyncio.gather(*self._studies, return_exceptions=True)
        assert not self._inner.in_transaction
        return self._file

    def die(self) -> None:
        if not self.watch().done():
            self.watch().set_result(None)


@cache
def _counted(
    write: Callable[[sqlite3.Connection, Sequence[Part]], Sequence[T]],
) -> Callable[[sqlite3.Connection, Sequence[Part]], Sequence[tuple[T, bool]]]:
    """Return a write that also reports whether it changed anything.

    It is cached, because only parts with the same write function share a transaction.
    """

    def counted(connection: sqlite3.Connection, parts: Sequence[Part]) -> Sequence[tuple[T, bool]]:
        before = connection.total_changes
        values = write(connection, parts)
        return [(value, connection.total_changes > before) for value in values]

    return counted


async def _for_ever() -> None:
    await asyncio.get_running_loop().create_future()


class SeededDealer:
    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._chance.sample(deck, len(deck)))


@dataclass
class NumberingVenue:
    """A venue with a channel for each table; it refuses while ``closed``, and for good once ``gone``."""

    closed: bool = False
    gone: bool = False
    asked: int = 0
    made: list[tuple[int, int]] = field(default_factory=list)
    """(tournament_id, number of the table)."""
    first: int = 10_000

    async def table_place(self, view: TournamentView, number: int) -> int:
        await asyncio.sleep(0)
        self.asked += 1
        if self.gone:
            raise VenueGone("its channel is not there")
        if self.closed:
            raise VenueError("no threads today")
        self.made.append((view.tournament_id, number))
        return self.first + len(self.made)


@dataclass
class RecordingAnnouncer:
    """The announcements in order; ``broken`` makes every one of them fail."""

    told: list[tuple[TournamentView, News]] = field(default_factory=list)
    letters_due: int = 0
    """How often letters were due; that is no news to announce."""
    shown: int = 0
    broken: bool = False

    def show_tournament(self, view: TournamentView) -> None:
        if self.broken:
            raise RuntimeError("nobody listens")
        self.shown += 1

    def tell(self, view: TournamentView, news: News) -> None:
        if news.kind == "letters":
            self.letters_due += 1
        else:
            self.told.append((view, news))

    def kinds(self) -> list[str]:
        return [news.kind for _, news in self.told]

    def of(self, kind: str) -> list[News]:
        return [news for _, news in self.told if news.kind == kind]


async def others_are_done(dead: asyncio.Future[Any]) -> bool:
    """Wait until no other task has anything to do and return True, or False if the process died."""
    own = asyncio.current_task()
    while not dead.done():
        other = next((task for task in asyncio.all_tasks() if task is not own), None)
        if other is None:
            return True
        # One by one: waiting for whichever ends first would check all of them each time.
        await asyncio.wait((other, dead), return_when=asyncio.FIRST_COMPLETED)
    return False
