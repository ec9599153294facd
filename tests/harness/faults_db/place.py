"""A card room on a file: players 101 and 102, with 1,000 of their 10,000 chips each in a running hand."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.poker.actions import ActionKind
from bot.tables.messages import Act
from bot.tables.replies import TableReply
from db import SqliteStore, check, open_store
from tests.harness.tables.doubles import ManualTimer
from tests.harness.tables.room import GUILD, PAUSE_MS, Room, deal

PLAYERS = (101, 102)
WALLET = 10_000
CARDS = {1: "AsAhKs", 2: "2c3c4c5c6c7d9d"}
"""The cards dealt; player 101 brings it in."""


class Place:
    """A file, its store, and a room on the store."""

    def __init__(self, path: Path, timer: ManualTimer | None = None) -> None:
        self.path = path
        self.store: SqliteStore
        self.room: Room
        self._timer = timer

    async def open(self) -> None:
        """Give the players chips, open a table and deal the first hand."""
        self.store = await open_store(self.path)
        for player in PLAYERS:
            await self.store.bank.wallet(GUILD, player, WALLET, 0)
        self.room = Room(self.store, *deal([1, 2], CARDS), timer=self._timer)
        await self.room.started({1: 1_000, 2: 1_000})

    async def close(self) -> None:
        await self.room.tables.stop()
        await self.store.close()
        if self.path.exists():
            assert proved(self.path) == len(PLAYERS) * WALLET

    async def start_again(self) -> None:
        """Start the next process on the same file."""
        await self.room.tables.stop()
        await self.store.close()
        before = self.room
        self.store = await open_store(self.path)
        self.room = Room(self.store, seed=1, timer=before.timer)
        self.room.requests, self.room.table_id = before.requests, before.table_id
        await self.room.tables.restore()

    async def act(self, kind: str = "complete", request_id: int | None = None) -> TableReply:
        """Act for the player who is to act."""
        player = self.room.to_act()
        if request_id is None:
            return await self.room.act(player, kind)
        request = self.room.request(player)
        return await self.room.submit(Act(type(request)(request_id, player, kind), ActionKind(kind)))

    async def goes_on(self) -> None:
        """Play the hand to its end and check that the next one is dealt."""
        number = self.room.view.hand_number
        while not self.room.hand.finished:
            options = {option.kind for option in self.room.hand.options}
            kind = next(kind for kind in ("check", "call", "bring_in") if kind in options)
            assert (await self.act(kind)).done
        await self.room.advance(2 * PAUSE_MS)
        assert self.room.view.hand_number == number + 1
        assert self.room.view.course.paused is None


def proved(path: Path) -> int:
    """Check the file and return all chips that players hold."""
    assert check(path) == []
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        (held,) = connection.execute("SELECT sum(balance) FROM account WHERE kind <> 'issuer'").fetchone()
    return int(held)
