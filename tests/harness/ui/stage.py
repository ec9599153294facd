"""A simulated Discord with the publisher and one table that gives scripted answers."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

import discord
import simcord
from simcord.actors import MemberActor
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult
from simcord.types import HttpLogEntry

from bot.history.evening import Evening, EveningResult
from bot.interactions.admission import Admission
from bot.interactions.click import BotInteraction, Client
from bot.interactions.refusals import Refusals
from bot.interactions.router import Route, Router
from bot.interactions.table_answers import TableAnswers
from bot.moderation.ports import RoomBook
from bot.moderation.room_settings import RoomSettings
from bot.moderation.token_bucket import Limits
from bot.poker.views import PlayerView
from bot.publishing.table.evenings import TableEvenings
from bot.publishing.table.messages import TableMessages
from bot.publishing.table.publisher import TablePublisher
from bot.tables.manager import TableManager
from bot.tables.messages import Message
from bot.tables.ports import Bank, TableView
from bot.tables.replies import TableReply
from bot.tables.rules.pre_actions import Prospect
from bot.ui.discord.outbox import Outbox
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.pictures.pictures import Draws
from bot.use_cases import wallets as use_cases
from bot.use_cases.authority import Authority
from bot.use_cases.finding import Finding
from bot.use_cases.requests import Requests
from bot.use_cases.standing import Standings
from bot.wiring.reach import Reach, reach_by
from bot.wiring.shown import ShownTables, shown_tables
from cogs import play
from cogs.table.clicks import TableClicks
from tests.harness.discord.assembly import default_settings
from tests.harness.discord.room import newest_first
from tests.harness.tables.altered import altered
from tests.harness.tables.doubles import ManualTimer
from tests.harness.ui.scenes import table

PLAYERS = ("Alice", "Bob", "Carol")
_MISSING: Any = None
"""A stand-in for what the stage lacks: it has one table, and no tournament or practice."""


class MemoryDirectory:
    def __init__(self) -> None:
        self.users: dict[int, int] = {}
        self.channels: dict[int, int] = {}

    async def player_id(self, user_id: int) -> int:
        known = {user: player for player, user in self.users.items()}
        return known.get(user_id) or (self.users.setdefault(900, user_id) and 900)

    async def known(self, user_id: int) -> int | None:
        return next((player for player, user in self.users.items() if user == user_id), None)

    async def user_id(self, player_id: int) -> int | None:
        return self.users.get(player_id)

    async def dm_channel(self, player_id: int) -> int | None:
        return self.channels.get(player_id)

    async def save_dm_channel(self, player_id: int, channel_id: int) -> None:
        self.channels[player_id] = channel_id


class ScriptedTables:
    """One table; ``script`` answers every message, and may change and show the view as a table does."""

    def __init__(self) -> None:
        self.now: TableView | None = None
        self.hands: dict[int, PlayerView] = {}
        self.script: Callable[[Message], TableReply | None] = lambda message: None
        self.messages: list[Message] = []
        self.delay_seconds = 0.0

    def view(self, table_id: int) -> TableView | None:
        return self.now if self.now is not None and self.now.table_id == table_id else None

    def private(self, table_id: int, player_id: int) -> PlayerView | None:
        return self.hands.get(player_id)

    def prospect(self, table_id: int, player_id: int) -> Prospect | None:
        """Return None, since nobody has anything to plan."""

    async def submit(self, table_id: int, message: Message) -> TableReply | None:
        self.messages.append(message)
        await asyncio.sleep(self.delay_seconds)
        return self.script(message)


class Wallets:
    def __init__(self) -> None:
        self.opened: list[int] = []

    async def wallet(self, guild_id: int, player_id: int, first_grant: int, at_ms: int) -> int:
        self.opened.append(player_id)
        return first_grant


class SetRooms:
    """Settings that are the same for every server, at first the defaults."""

    def __init__(self) -> None:
        self.now = RoomSettings()

    async def settings(self, guild_id: int) -> RoomSettings:
        return self.now


class ForgottenLetters:
    """A book of letters that keeps nothing."""

    async def sent(self, table_id: int, player_id: int, nonce: str) -> None:
        """Keep nothing, since nobody reads it."""


class NoEvenings(TableEvenings):
    """Evenings of tables that keep no hands."""

    async def of(self, view: TableView) -> Evening | None:
        return None

    async def result_of(self, view: TableView, player_id: int) -> EveningResult | None:
        return None


class StageBot(Client):
    def __init__(self, router: Router) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, members=True)
        flags = discord.MemberCacheFlags.none()
        super().__init__("!", shard_count=1, intents=intents, member_cache_flags=flags, max_messages=None)
        self.router = router

    async def on_interaction(self, interaction: BotInteraction) -> None:
        await self.router.handle_click(interaction)


@dataclass
class Stage:
    client: StageBot
    reach: Reach
    shown: ShownTables
    asked: Requests
    authority: Authority
    standings: Standings
    preferences: PlayerPreferences
    tables: ScriptedTables
    directory: MemoryDirectory
    timer: ManualTimer
    bank: Wallets
    saved: list[tuple[int, int, int]]
    faults: list[Exception]
    """The next tries to save a message's id raise them."""
    rooms: SetRooms
    heard: list[int]
    """Servers for which the publisher reported a change of seats."""
    env: simcord.Env = field(init=False)
    channel: ChannelHandle = field(init=False)
    people: dict[str, MemberActor] = field(init=False)
    mark: int = 0

    @classmethod
    def build(cls, studio: Draws | None = None) -> "Stage":
        directory, tables, timer, bank = MemoryDirectory(), ScriptedTables(), ManualTimer(), Wallets()
        saved: list[tuple[int, int, int]] = []
        faults: list[Exception] = []
        heard: list[int] = []

        async def save_card(*place: int) -> None:
            if faults:
                raise faults.pop()
            saved.append(cast(tuple[int, int, int], place))

        rooms, preferences = SetRooms(), PlayerPreferences()
        manager, book = cast(TableManager, tables), cast(RoomBook, rooms)
        reach = reach_by(Outbox(), directory, ForgottenLetters(), book, preferences, studio, timer)
        shown = shown_tables(
            reach,
            manager,
            directory,
            save_card,
            preferences,
            timer,
            timer,
            NoEvenings(_MISSING, _MISSING, reach.names),
            watch=None,
            changed=heard.append,
            due=lambda: None,
        )
        settings = default_settings()
        wallets = use_cases.Wallets(cast(Bank, bank), book, timer, settings.first_grant, settings.claim_amount)
        standings = Standings(_MISSING, _MISSING, timer)
        requests = Requests(directory, reach.names, wallets)
        authority = Authority(book, standings, requests, directory, reach.names, _MISSING, timer)
        client = StageBot(Router(Admission(preferences, Limits(), timer), preferences, Refusals()))
        stage = cls(
            client,
            reach,
            shown,
            requests,
            authority,
            standings,
            preferences,
            tables,
            directory,
            timer,
            bank,
            saved,
            faults,
            rooms,
            heard,
        )
        client.router.add(*stage._routes())
        return stage

    def _routes(self) -> tuple[Route, ...]:
        """Return the routes of the clicks at a table."""
        manager, directory, shown, reach = self.manager, self.directory, self.shown, self.reach
        finding = Finding(manager, self.authority, directory)
        answers = TableAnswers(
            manager,
            self.asked,
            self.standings,
            self.preferences,
            reach.readers,
            shown.evenings,
            shown.leaving,
            Refusals(),
            finding,
            directory,
            shown.cards,
            shown.panels,
            reach.outbox,
            reach.access,
        )
        acting = play.feature(answers, finding, manager, directory, shown.letters, shown.panels)
        seats = TableClicks(answers, _MISSING, self.authority, manager, directory, shown.cards, lambda *_: False)
        return (*acting.routes, *seats.routes())

    @property
    def manager(self) -> TableManager:
        """Return the tables as the type that the bot's code expects."""
        return cast(TableManager, self.tables)

    @property
    def publisher(self) -> TablePublisher:
        return self.shown.publisher

    @property
    def cards(self) -> TableMessages:
        return self.shown.cards

    def furnish(self, env: simcord.Env) -> None:
        """Create one server with one channel and three players, with ids from 101."""
        self.env = env
        guild = env.create_guild("Card room")
        self.channel = guild.create_text_channel("razz")
        self.people = {name: guild.add_member(env.create_user(name)) for name in PLAYERS}
        self.directory.users = {101 + at: actor.id for at, actor in enumerate(self.people.values())}

    def furnished_like(self, other: "Stage") -> None:
        """Take over another stage's server, people and table, as after a restart."""
        self.env, self.channel, self.people = other.env, other.channel, other.people
        self.directory.users.update(other.directory.users)
        self.tables.now = other.tables.now
        self.cards.restore_message(7, other.card.id)

    def attach(self) -> None:
        self.reach.outbox.connect(self.client)
        self.publisher.start()

    # The table

    def table(self, *args: Any, **changes: Any) -> TableView:
        """Return a table in the stage's channel, built by ``scenes.table``."""
        place = {"guild_id": self.env.guild.id, "channel_id": self.channel.id}
        return table(*args, **{**place, **changes})

    async def show(self, view: TableView) -> None:
        self.tables.now = view
        self.publisher.show_table(view)
        await self.settle()

    async def settle(self) -> None:
        """Wait until the publisher is idle.

        The simulation waits for what clicks start, but not for what a test starts.
        """
        for _ in range(15):
            await asyncio.sleep(0)
            await self.env.settle()

    async def change(self, **changes: Any) -> TableView:
        """Show the next view of the table and return it."""
        assert self.tables.now is not None
        view = altered(self.tables.now, revision=self.tables.now.revision + 1, **changes)
        await self.show(view)
        return view

    def on_click(self, **changes: Any) -> None:
        """Let every message succeed and change the view; the table shows the view before it answers."""

        def carried_out(message: Message) -> TableReply:
            assert self.tables.now is not None
            self.tables.now = altered(self.tables.now, revision=self.tables.now.revision + 1, **changes)
            self.publisher.show_table(self.tables.now)
            return TableReply(self.tables.now, done=True)

        self.tables.script = carried_out

    async def click_lost(self, name: str, custom_id: str) -> InteractionResult:
        """Click a button that only an earlier version of the message had."""
        stored = self.env.backend.get_message(self.channel.id, self.card.id)
        message = dict(message_payload(self.env.backend, stored))
        data = {"custom_id": custom_id, "component_type": 2}
        return await self.people[name]._dispatch_interaction(
            3, self.channel, data, extra={"message": message}, source_message_id=stored.id
        )

    # Messages seen

    @property
    def card(self) -> discord.Message:
        messages = newest_first(self.env, self.channel)
        return next(one for one in messages if one.components and not one.flags.ephemeral)

    @property
    def text(self) -> str:
        return "\n".join(str(part) for part in _contents([part.to_dict() for part in self.card.components]))

    def requests(self) -> list[HttpLogEntry]:
        """Return the requests since the last call that count against the bot's global limit."""
        entries, self.mark = self.env.http_requests[self.mark :], len(self.env.http_requests)
        return [entry for entry in entries if not entry.path.startswith(("/interactions/", "/webhooks/"))]

    def letters(self) -> list[dict[str, Any]]:
        """Return the bodies of all messages sent so far."""
        return [cast(dict[str, Any], entry.json) for entry in self.env.http_requests if "/messages" in entry.path]

    def did(self) -> list[str]:
        """Return the method and kind of each request to the table's channel or a DM since the last call."""
        return [f"{entry.method} {_kind(entry.path)}" for entry in self.requests()]


def _kind(path: str) -> str:
    return "/".join(part for part in path.split("/") if part and not part.isdigit())


def _contents(part: Any) -> list[str]:
    if isinstance(part, list):
        return [text for each in part for text in _contents(each)]
    if isinstance(part, dict):
        own = [part["content"]] if "content" in part else []
        return own + [text for value in part.values() if isinstance(value, list) for text in _contents(value)]
    return []
