"""A practice room on a real database file, which can be restarted and whose clock the test moves."""

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.poker.actions import Option
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.views import PlayerView
from bot.practice.house_players import HousePlayers, Think
from bot.practice.odds import OddsSpot, StreetOdds, odds
from bot.practice.strategies import Choice, Terms, choose
from bot.practice.worker import OddsWorker
from bot.tables.manager import TableManager
from bot.tables.messages import Act, Back, DirectMessages, Leave, Message, Sit, SitOut
from bot.tables.ports import TableView
from bot.tables.replies import TableReply
from bot.tables.saving import NewTable, Request
from bot.tables.state import HouseStrength, TableSettings
from db import SqliteStore, check, open_store
from tests.harness.tables.doubles import LiteralDealer, ManualTimer, RecordingPublisher

GUILD = 7
ANN, BOB = 501, 502
PAUSE_MS = 8_000
HOUSE_PAUSE_MS = 1_000


async def think_at_once(
    view: PlayerView, options: tuple[Option, ...], terms: Terms, strength: HouseStrength, seed: int
) -> Choice:
    return choose(view, options, terms, strength, seed)


class OddsAtOnce(OddsWorker):
    """An odds worker that computes here from few samples, for a repeatable answer without a process."""

    async def odds(self, spots: Sequence[OddsSpot]) -> list[StreetOdds]:
        return [odds(spot, 50, random.Random(1)) for spot in spots]


def work_odds_out_at_once(patch: pytest.MonkeyPatch) -> None:
    """Compute odds in this process, for tests of a whole bot that look at another part of the answer."""
    patch.setattr(OddsWorker, "odds", OddsAtOnce.odds)


def settings(game: str = "razz", players: int = 3, **changes: object) -> TableSettings:
    rules = HouseRules()
    base: dict[str, object] = {
        "game": game,
        "stakes": GAMES[game].stakes(rules, 20),
        "rules": rules,
        "seats_max": 6,
        "buy_in_least": 800,
        "buy_in_most": 800,
        "house_strength": "novice",
        "house_players": players,
    }
    return TableSettings(**(base | changes))  # type: ignore[arg-type]  # the fields are named by the tests


class PracticeRoom:
    def __init__(self, store: SqliteStore, timer: ManualTimer, think: Think, seed: int) -> None:
        self.store = store
        self.timer = timer
        self.publisher = RecordingPublisher()
        self.tables = TableManager(store, LiteralDealer(seed=seed), timer)
        self.tables.publish_to(self.publisher)
        self.house = HousePlayers(
            store.house_book, self.tables, timer, pause_ms=HOUSE_PAUSE_MS, think=think, chance=random.Random(seed)
        )
        self.requests = 1_000 * seed
        self.table_id = 0

    @property
    def view(self) -> TableView:
        view = self.tables.view(self.table_id)
        assert view is not None
        return view

    def request(self, player_id: int) -> Request:
        self.requests += 1
        return Request(self.requests, player_id, "test")

    async def open(self, wanted: TableSettings | None = None, channel: int = 900) -> None:
        new = NewTable(GUILD, channel, ANN, "Practice", wanted or settings(), practice=True)
        self.table_id = (await self.tables.open(new, self.request(ANN))).table_id

    async def submit(self, message: Message) -> TableReply:
        reply = await self.tables.submit(self.table_id, message)
        await self.quiet()
        assert reply is not None
        return reply

    async def sit(self, player_id: int = ANN) -> TableReply:
        return await self.submit(Sit(self.request(player_id), post=True))

    async def leave(self, player_id: int = ANN) -> TableReply:
        return await self.submit(Leave(self.request(player_id)))

    async def sit_out(self, player_id: int = ANN) -> TableReply:
        return await self.submit(SitOut(self.request(player_id)))

    async def back(self, player_id: int = ANN) -> TableReply:
        return await self.submit(Back(self.request(player_id)))

    async def act_plainly(self, player_id: int = ANN) -> None:
        """Play the player's turn as a novice house player would."""
        own = self.tables.private(self.table_id, player_id)
        assert own is not None
        stakes = self.view.games.stakes
        assert stakes is not None
        choice = choose(own, own.room.options, Terms(self.view.settings.rules, stakes), "novice", self.requests)
        reply = await self.submit(Act(self.request(player_id), choice.kind, choice.to, cards=choice.cards))
        assert reply.done, reply

    @property
    def turn(self) -> int | None:
        """The player_id of the player to act."""
        hand = self.view.hand
        return dict(self.view.last.hand_players)[hand.to_act] if hand is not None and hand.to_act is not None else None

    async def play_hand(self, player_id: int = ANN) -> None:
        """Wait for the next hand and play it to its end."""
        number = self.view.hand_number
        for _ in range(300):
            hand = self.view.hand
            if hand is not None and self.view.hand_number > number and hand.finished:
                return
            if self.turn == player_id:
                await self.act_plainly(player_id)
            else:
                await self.advance(1_000)
        raise AssertionError("the hand does not end")

    async def advance(self, ms: int) -> None:
        until_ms = self.timer.now_ms() + ms
        while self.timer.ring_next(until_ms):
            await self.quiet()

    async def quiet(self) -> None:
        """Wait until the tables have handled their inboxes and the house players have reacted."""
        for _ in range(2):
            for view in self.tables.in_guild(GUILD):
                await self.tables.submit(view.table_id, DirectMessages(player_id=0, closed=False))
            await self.house.settled()


@asynccontextmanager
async def practice_room(
    path: Path, before: PracticeRoom | None = None, think: Think = think_at_once, *, seed: int = 1
) -> AsyncIterator[PracticeRoom]:
    """Run a practice room as one process; after ``before`` was killed, it continues with that room's table.

    At the end the ledger of the file is verified.
    """
    store = await open_store(path)
    timer = ManualTimer() if before is None else ManualTimer(before.timer.now_ms())
    room = PracticeRoom(store, timer, think, seed if before is None else before.requests + 1)
    if before is not None:
        room.table_id = before.table_id
    await room.tables.restore()
    await room.house.restore()
    await room.quiet()
    try:
        yield room
    finally:
        await room.house.stop()
        await room.tables.stop()
        await store.close()
    assert check(path) == []
