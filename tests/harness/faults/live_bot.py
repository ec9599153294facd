"""The whole bot in this process against a local Discord with faults, over real sockets.

The client, the tables and the file are real, so a test sees everything that the bot sends, logs and knows.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import discord
import pytest
from discord.app_commands import CommandTree
from discord.gateway import DiscordWebSocket
from discord.state import ConnectionState

from bot.cli import run
from bot.cli.run import serve_discord
from bot.client.client import LowballClient
from bot.poker.actions import ActionKind
from bot.poker.cards import parse_cards
from bot.poker.views import PlayerView
from bot.publishing.panel.panels import HandPanels
from bot.publishing.record import closings as closer
from bot.publishing.table.publisher import TablePublisher
from bot.settings import Settings
from bot.tables.messages import Act
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.ui.discord import outbox, replies
from bot.ui.text.cards import plain_mark, plain_marks
from bot.wiring.build import Wiring
from bot.wiring.features import client_of
from db.upkeep.check import check
from tests.harness.discord.syncing import sync
from tests.harness.faults.patience import Hasty, Patience
from tests.harness.faults.sparing import spare_loading, spare_painting
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.interactions import Interactions
from tests.harness.local_discord.journal import PATIENCE_SECONDS, Entry
from tests.harness.local_discord.messages import EPHEMERAL
from tests.harness.local_discord.players import Crowd, Room, Tally, Turn, at_once, text_of, turn_on, words_of
from tests.harness.local_discord.world import THREAD, Json
from tests.harness.on_file import wallet_balance

PAUSE_MS: Final = 60
GRANT_CHIPS: Final = 10_000
PASSIVE: Final = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)
NAMES: Final = ("ann", "bob", "cat")
HAND: Final = re.compile(r"[Hh]and (\d+)")
MARK: Final = re.compile(r"`[2-9TJQKA]`[♣♦♥♠]")
SPOKEN: Final = re.compile(r"(10|[2-9JQKA])([♣♦♥♠])")
"""A card in the description of a picture."""


@dataclass
class ReportedCards:
    """The cards that the tables reported to the publisher: those of each player, and those shown to all."""

    down: dict[tuple[int, int], set[str]] = field(default_factory=dict)
    """(hand, player) -> marks."""
    shown: dict[int, set[str]] = field(default_factory=dict)
    """Hand -> marks."""

    def deal(self, view: TableView, player_id: int, private: PlayerView) -> None:
        marks = self.down.setdefault((view.hand_number, player_id), set())
        marks.update(map(plain_mark, private.downcards))

    def show(self, view: TableView) -> None:
        if view.hand is not None:
            shown = self.shown.setdefault(view.hand_number, set())
            shown.update(plain_mark(card) for seat in view.hand.seats for card in seat.shown or ())

    def secrets_of_others(self, hand: int, player_id: int | None) -> set[str]:
        held = [marks for (number, player), marks in self.down.items() if number == hand and player != player_id]
        return set().union(*held) - self.shown.get(hand, set())


@dataclass
class LiveBot:
    local: LocalDiscord
    folder: Path
    told: ReportedCards
    caplog: pytest.LogCaptureFixture
    people: list[Json] = field(default_factory=list)
    thread: Json = field(default_factory=dict)
    tally: Tally = field(default_factory=Tally)
    patience: Patience = field(default_factory=Patience)
    """The time that the bot waits for table messages and for answers to clicks."""
    client: Any = None
    wiring: Wiring = field(init=False)
    players: dict[str, int] = field(default_factory=dict)
    """User id -> player id."""

    @property
    def database(self) -> Path:
        return self.folder / "lowball.sqlite3"

    @property
    def ask(self) -> Interactions:
        return self.local.interactions

    async def open_table(self) -> None:
        """Open a table in a thread and seat everybody; the first hand is dealt soon after."""
        local = self.local
        self.people = [local.world.member(name)["user"] for name in NAMES]
        self.room = Room(local)
        opened = await self.ask.command(self.people[0], "table open", game="razz", stakes="10/20")
        await self.until(lambda: opened.original is not None and "<#" in opened.original["content"])
        self.thread = next(channel for channel in local.world.channels.values() if channel["type"] == THREAD)
        self.crowd = Crowd(local, self.people, self.tally, at_once, Random(1))
        self.room.crowds[self.thread["id"]] = self.crowd
        sits = [await self.ask.command(person, "table sit", channel_id=self.thread["id"]) for person in self.people]
        await self.until(lambda: all(map(words_of, sits)))

    async def turn(self) -> Turn:
        """Wait until the table's message shows a turn, and return it."""
        await self.until(lambda: self.now() is not None)
        turn = self.now()
        assert turn is not None
        return turn

    def now(self) -> Turn | None:
        return turn_on(self.card) if self.crowd.card is not None else None

    @property
    def card(self) -> Json:
        assert self.crowd.card is not None
        return self.crowd.card

    def person(self, name: str) -> Json:
        return next(one for one in self.people if one["global_name"] == name)

    async def play(self, hands: int = 1, *, whole: bool = False) -> None:
        """Play until this many more hands have begun; raise TimeoutError.

        Players fold if they can, unless the hands are ``whole``.
        """
        with nullcontext() if whole else self.folding():
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.crowd.play(until_hand=self.crowd.hand + hands)

    @contextmanager
    def folding(self) -> Iterator[None]:
        """Make players fold in this block, so that a hand ends after about three clicks."""
        usual, self.crowd.folds = self.crowd.folds, 1.0
        try:
            yield
        finally:
            self.crowd.folds = usual

    async def play_until(self, holds: Callable[[], bool]) -> None:
        """Play until the condition holds; raise TimeoutError."""
        playing = asyncio.create_task(self.crowd.play())
        try:
            await self.until(holds)
        finally:
            playing.cancel()
            await asyncio.wait({playing})

    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until the condition holds, checked after every request and regularly; raise TimeoutError."""
        async with asyncio.timeout(seconds):
            while not holds():
                await self.local.journal.next(0.05)

    @property
    def view(self) -> TableView | None:
        table_id = self.wiring.play.tables.in_channel(int(self.thread["id"]))
        found: TableView | None = self.wiring.play.tables.view(table_id) if table_id is not None else None
        return found

    async def wallet(self, person: Json) -> int:
        player = await self.wiring.base.store.directory.player_id(int(person["id"]))
        balance: int = await wallet_balance(self.wiring.base.store, int(self.local.world.guild_id), player)
        return balance

    async def play_blind(self, *, to_the_end: bool = False) -> None:
        """Act for the player to act without clicking a message: once, or until the hand or the table ends."""
        while (view := self.view) is not None and view.hand is not None and view.hand.to_act is not None:
            hand = view.hand_number
            await self._act_for(view)
            if not to_the_end or self.view is None or self.view.hand_number != hand:
                return

    async def _act_for(self, view: TableView) -> None:
        assert view.hand is not None
        player = next(line.player_id for line in view.seats if line.seat == view.hand.to_act)
        kind = next(option.kind for option in view.hand.options if option.kind in PASSIVE)
        request = Request(int(self.local.world.snowflake()), player, "test")
        await self.wiring.play.tables.submit(view.table_id, Act(request, kind))

    # Checks

    def logged(self, level: int = logging.WARNING) -> list[str]:
        """Return the log lines of our own modules."""
        ours = [record for record in self.caplog.records if record.name.split(".")[0] in ("bot", "cogs", "db")]
        return [record.getMessage() for record in ours if record.levelno >= level]

    def clear_log(self) -> None:
        """Clear the log for the next of several cases, after checking that it contains no cards."""
        self._assert_log_is_secret()
        self.caplog.clear()

    def _assert_log_is_secret(self) -> None:
        assert not any(MARK.search(record.getMessage()) for record in self.caplog.records)

    def assert_nothing_leaked(self) -> None:
        """Check that nobody was sent cards that only another player may see, and that the log contains none."""
        assert self.told.down
        for entry in self.local.journal.entries:
            if entry.body is not None and entry.method != "PUT":
                self._assert_secret(entry)
        self._assert_log_is_secret()

    def _assert_secret(self, entry: Entry) -> None:
        text = plain_marks(text_of({"content": "", "components": []} | _contents(entry.body)))
        marks = set(re.findall(r"`[^`]+`[♣♦♥♠][\ufe0e\ufe0f]", text)) | set(_described(entry.body))
        hands = {int(number) for number in HAND.findall(text)}
        reader = self._reader(entry)
        assert not marks or hands, f"{entry.method} {entry.path} tells cards of no hand"
        for hand in hands:
            secret = self.told.secrets_of_others(hand, reader)
            assert not marks & secret, f"{entry.method} {entry.path} tells cards of others"

    def _reader(self, entry: Entry) -> int | None:
        """Return the only player who sees the message, or None for a public one."""
        part = entry.path.split("/")
        if part[1] == "channels":
            owner = next((user for user, channel in self.local.world.dms.items() if channel == part[2]), None)
        else:
            answer = self.ask.by_token.get(part[3]) if len(part) > 3 else None
            private = (entry.body.get("data") or entry.body).get("flags", 0) & EPHEMERAL
            given = answer.interaction if answer is not None and (private or answer.ephemeral) else {}
            owner = given.get("member", {}).get("user", {}).get("id")
        return self.players.get(owner or "")


def _described(body: Json) -> Iterator[str]:
    """Yield the marks of the cards in the descriptions of pictures."""
    attached = (body.get("data") or body).get("attachments") or []
    for rank, suit in SPOKEN.findall(" ".join(one.get("description") or "" for one in attached)):
        yield plain_mark(parse_cards(f"{rank.replace('10', 'T')}{'cdhs'['♣♦♥♠'.index(suit)]}")[0])


def _contents(body: Json) -> Json:
    data = body.get("data") or body
    return {"content": data.get("content") or "", "components": data.get("components") or []}


@asynccontextmanager
async def open_live_bot(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, *, paints: bool = False
) -> AsyncIterator[LiveBot]:
    """Run a bot, and check at the end that all chips are right and no card leaked.

    Pictures are empty unless ``paints``. The bot forgets each hand panel at once, as in a restart, because everybody
    plays with the table's message and letters.
    """
    told = ReportedCards()
    monkeypatch.setattr(HandPanels, "_adopt", lambda self, panel: None)
    if not paints:
        spare_painting(monkeypatch)
    _listen(monkeypatch, told)
    async with LocalDiscord() as local:
        # Players here act faster than the rate limits would allow the bot to show it.
        local.limits.on = False
        live = LiveBot(local, folder, told, caplog)
        async with serving(live, monkeypatch):
            yield live
            await _know_players(live)
        live.assert_nothing_leaked()
    assert check(live.database) == []


def _listen(monkeypatch: pytest.MonkeyPatch, told: ReportedCards) -> None:
    show, deal = TablePublisher.show_table, TablePublisher.cards_dealt

    def heard_show(self: TablePublisher, view: TableView) -> None:
        told.show(view)
        show(self, view)

    def heard_deal(self: TablePublisher, view: TableView, player_id: int, private: PlayerView) -> None:
        told.deal(view, player_id, private)
        deal(self, view, player_id, private)

    monkeypatch.setattr(TablePublisher, "show_table", heard_show)
    monkeypatch.setattr(TablePublisher, "cards_dealt", heard_deal)


async def _know_players(live: LiveBot) -> None:
    for person in live.people:
        live.players[person["id"]] = await live.wiring.base.store.directory.player_id(int(person["id"]))


@asynccontextmanager
async def serving(live: LiveBot, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Run the program's own Discord service in this process."""
    local = live.local
    monkeypatch.setattr(discord.http.Route, "BASE", local.api_url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    hasty = Hasty(asyncio)
    for module in (discord.http, discord.webhook.async_, discord.client):
        monkeypatch.setattr(module, "asyncio", hasty)
    for module in (outbox, replies):
        monkeypatch.setattr(module, "asyncio", live.patience)
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    monkeypatch.setattr(closer, "EVERY_MS", 0)
    monkeypatch.setattr(closer, "WAITS", (0.05,))
    # Otherwise each bot would build the texts of the same commands again.
    monkeypatch.setattr(CommandTree, "sync", sync)
    spare_loading(monkeypatch)
    _be_ready_soon(monkeypatch)
    _note_client(monkeypatch, live)
    settings = Settings(
        database=live.database,
        discord_api_url=local.api_url,
        discord_gateway_url=local.gateway_url,
        hand_pause_seconds=0,
        # A busy machine must not let a player's time run out.
        turn_seconds=3600,
    )
    task = asyncio.create_task(serve_discord(settings, local.token))
    try:
        ready = asyncio.create_task(local.gateway.wait_until_identified())
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        # On a busy machine the library may be ready before it has received the server.
        await live.until(lambda: live.client is not None and bool(live.client.guilds))
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def _note_client(monkeypatch: pytest.MonkeyPatch, live: LiveBot) -> None:
    connect = outbox.Outbox.connect

    def wired(wiring: Wiring, **options: Any) -> LowballClient:
        live.wiring = wiring
        return client_of(wiring, **options)

    def connected(self: outbox.Outbox, client: discord.Client) -> None:
        live.client = client
        # Long enough to edit the table message between two hands, without a click.
        live.wiring.play.tables._hand_pause_ms = PAUSE_MS
        connect(self, client)

    monkeypatch.setattr(run, "client_of", wired)
    monkeypatch.setattr(outbox.Outbox, "connect", connected)


def _be_ready_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the two seconds that the library waits for further servers."""
    make = ConnectionState.__init__

    def made(self: ConnectionState, *args: Any, **options: Any) -> None:
        make(self, *args, **options | {"guild_ready_timeout": 0.1})

    monkeypatch.setattr(ConnectionState, "__init__", made)
