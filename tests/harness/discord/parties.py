"""Every kind of user in one world, with a scene that they can ask about.

The scene is rebuilt after somebody has changed it.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle

from bot.moderation.ports import FOREVER, Dispute, Standing
from bot.moderation.room_settings import RoomSettings
from bot.moderation.token_bucket import Rate, RateLimiter
from bot.tables.messages import Back, Close, HandOver, Leave, Message, Pause, Resume, Sit
from bot.tables.ports import TableView
from bot.tables.saving import AuditEntry, Request
from bot.tables.seat_messages import ChangeSeat, Rename
from bot.tournaments.messages import Cancel, Register, ResumePlay
from bot.tournaments.ports import NewTournament
from tests.harness.discord.asking import Command, Place, every_command
from tests.harness.discord.books import Books
from tests.harness.discord.room import Room
from tests.harness.tables.altered import altered

KINDS: Final = {
    "pl": "plays at the table, and it is their turn",
    "ow": "has opened the table, and plays there",
    "ba": "is banned from tables",
    "mr": "moderates by a role of the room",
    "mp": "moderates by Discord's own permissions",
    "ms": "moderates, and plays at the table",
    "bm": "moderates, and is banned",
    "ad": "manages the server",
    "go": "owns the server",
    "nm": "is no member of the server",
    "dm": "manages the server, and asks in direct messages",
    "ae": "manages another server, and asks there for what is here",
    "pe": "plays in another server, and asks there for what is here",
}
SEATED: Final = ("pl", "ow", "ms", "subject")
"""The seated users, from the left of the button. The first gets the highest card, which brings it in."""
ENTERED: Final = ("pl", "ms", "subject")
"""The users who are in the tournament."""
HOLDINGS: Final = ("As2d Kc", "3s4d 5c", "6s7d 8c", "9sTd Jc")
PATIENT: Final = Rate(10**9, 1)


class Word(StrEnum):
    """A placeholder in a command's options or a button's id for something in the scene."""

    SUBJECT = "{a player}"
    EQUAL = "{another moderator}"
    HIMSELF = "{who asks}"
    TABLE = "{the table}"
    HAND = "{the finished hand}"
    RUNNING = "{the running hand}"
    DISPUTE = "{the dispute}"
    OWN_DISPUTE = "{the dispute of a moderator who plays}"
    EVENT = "{the tournament}"


class First(StrEnum):
    """The steps that must happen before a row can be tried."""

    OVER = "a hand is over, and disputed"
    PAUSED = "the table is paused"
    BANNED = "the player is banned"
    FROZEN = "the player's wallet is frozen"
    PRESET = "there is a preset"
    EVENT = "a tournament takes registrations"
    PLAY = "a tournament runs"


OF_TABLES: Final = (First.OVER, First.PAUSED)
"""The steps that change the table itself."""


def _role(guild: GuildHandle, name: str, **permissions: bool) -> RoleHandle:
    return guild.create_role(name, permissions=discord.Permissions(**permissions))


@dataclass
class Parties:
    room: Room
    elsewhere: GuildHandle
    lounge: ChannelHandle
    """A channel of the other server."""
    by_permission: RoleHandle
    """The role with the permission to moderate members."""
    words: dict[str, Any] = field(default_factory=dict)
    first: First | None = None
    """The steps already taken in this scene."""
    commands: dict[str, Command] = field(init=False)
    """The bot's commands by their full names."""
    _settings: RoomSettings = field(default_factory=RoomSettings)
    _books: Books = field(init=False)
    _requests: int = 0
    _laid_out: object = None
    _table_laid: tuple[list[TableView], First | None] | None = None
    _counts_laid: object = None
    """The chips in the running tournament when the scene was set up."""
    _cup_before: NewTournament | None = None

    # Setup

    @classmethod
    async def gather(cls, room: Room) -> "Parties":
        room.wiring.limits.asks = RateLimiter(PATIENT, PATIENT)
        elsewhere = room.env.create_guild("Elsewhere")
        role = _role(room.guild, "moderators", moderate_members=True)
        parties = cls(room, elsewhere, elsewhere.create_text_channel("lounge"), role)
        await parties._people()
        await parties.lay_out()
        return parties

    def __post_init__(self) -> None:
        self._books = Books(self.room.path)
        self.commands = every_command(self.room.client)

    async def _people(self) -> None:
        room, guild = self.room, self.room.guild
        moderators = guild.create_role("house moderators")
        room.join("pl", "ow", "ba", "nm")
        room.join("mr", roles=(moderators,))
        room.join("mp", "ms", "bm", roles=(self.by_permission,))
        room.join("ad", "dm", roles=(_role(guild, "admins", manage_guild=True),))
        room.join("go")
        cached = room.client.get_guild(guild.id)
        assert cached is not None
        room.env.backend.get_guild(guild.id).owner_id = cached.owner_id = room.people["go"].id
        away = _role(self.elsewhere, "admins", manage_guild=True)
        room.people["ae"] = self.elsewhere.add_member(room.env.create_user("ae"), roles=(away,))
        room.people["pe"] = self.elsewhere.add_member(room.env.create_user("pe"))
        self._settings = RoomSettings(moderator_roles=(moderators.id,), tables_each=100)
        for name in room.people:
            await self._opens_wallet(name)
        for name in ("ba", "bm"):
            player = await room.player_id(name)
            entry = AuditEntry(guild.id, "ban", None, "test", 0, player)
            await room.store.office.conduct.change(self._request(), entry, player, lambda _: Standing(FOREVER))

    async def _set_room(self) -> None:
        entry = AuditEntry(self.room.guild.id, "set_room", None, "test", 0)
        await self.room.store.office.rooms.change(self._request(), entry, self._settings)

    async def _opens_wallet(self, name: str) -> None:
        """Open the user's wallet, since a first request would open one and look like a change."""
        bank, player = self.room.store.bank, await self.room.player_id(name)
        await bank.wallet(self.guild_of(name), player, 10_000, 0)
        self.room.wiring.reach.names.remember_name(self.guild_of(name), player, name)

    def _request(self, player: int | None = None) -> Request:
        self._requests += 1
        return Request(self._requests, player, "test")

    def guild_of(self, name: str) -> int:
        return self.elsewhere.id if name in ("ae", "pe") else self.room.guild.id

    # The scene

    async def lay_out(self, first: First | None = None) -> None:
        """Set up the owner's table with a running hand, and the steps of ``first``.

        Unchanged parts stay: most orders change one thing, and the table is the slow part.
        """
        await self._set_room()
        await self._lift_orders()
        if not (first is self.first is First.PLAY and await self._goes_on()):
            await self._cancel_tournaments()
            await self._take_back(first)
            if self._wants_table(first):
                await self._lay_table(first)
            if first is not None:
                await self._before(first)
        self.first = first
        self._laid_out = self._scene()

    async def _lift_orders(self) -> None:
        """Undo the moderators' orders about the subject."""
        conduct, guild = self.room.store.office.conduct, self.room.guild.id
        for name in ("subject", "equal") if self.words else ():
            player = await self.room.player_id(name)
            if await conduct.standing(guild, player) != Standing():
                entry = AuditEntry(guild, "unban", None, "test", 0, player)
                await conduct.change(self._request(), entry, player, lambda _: Standing())

    async def _cancel_tournaments(self) -> None:
        events = self.room.wiring.play.tournaments
        for event in events.in_guild(self.room.guild.id):
            if self.first is First.PLAY:
                # It may be about to create its tables' threads, which takes time.
                await self.room.wait(60)
            with self.room.env._bot_scope():
                await events.submit(event.tournament_id, Cancel(self._request(), "over"))

    def _wants_table(self, first: First | None) -> bool:
        """Tell whether a new table is needed: the old one was changed or does not fit ``first``.

        While a tournament runs nobody asks about another table, so any table will do.
        """
        if first is First.PLAY and self._table_laid is not None:
            return False
        return self._table_laid != self._table_with(first)

    def _table_with(self, first: First | None) -> tuple[list[TableView], First | None]:
        return self._tables(), first if first in OF_TABLES else None

    async def _take_back(self, first: First | None) -> None:
        """Undo changes of the table that a message can undo, which is faster than a new table."""
        now, wanted = self._table_with(first)
        if self._table_laid is None or self._table_laid[1] is not wanted or len(now) != 1:
            return
        (laid,) = self._table_laid[0]
        if now[0].table_id == laid.table_id and (messages := list(self._backwards(laid, now[0]))):
            for message in messages:
                await self._submit(laid.table_id, message)
            (found,) = self._tables()
            if altered(found, revision=0, deadline_ms=None) == altered(laid, revision=0, deadline_ms=None):
                self._table_laid = [found], wanted

    def _backwards(self, laid: TableView, now: TableView) -> Iterator[Message]:
        """Yield the messages that lead from the current table back to the one set up, as far as possible."""
        if now.course.paused != laid.course.paused:
            yield (Resume if now.course.paused else Pause)(self._request(), "test")
        if now.place.owner_id != laid.place.owner_id:
            yield HandOver(self._request(), laid.place.owner_id, "test")
        if now.place.name != laid.place.name:
            yield Rename(self._request(), laid.place.name)
        before = {line.player_id: line for line in laid.seats}
        for line in now.seats:
            if line.player_id not in before:
                yield Leave(self._request(line.player_id))
            elif line.status == "sitting_out":
                yield Back(self._request(line.player_id))
            elif line.moves_to:
                yield ChangeSeat(self._request(line.player_id), line.seat)

    async def _goes_on(self) -> bool:
        """Tell whether the running tournament was only paused, and resume it."""
        events = self.room.wiring.play.tournaments
        for event in events.in_guild(self.room.guild.id):
            if event.state.phase == "running" and event.state.pause and event.counts == self._counts_laid:
                with self.room.env._bot_scope():
                    await events.submit(event.tournament_id, ResumePlay(self._request(), "test"))
                resumed = events.view(event.tournament_id)
                return resumed is not None and not resumed.state.pause
        return False

    async def _lay_table(self, first: First | None) -> None:
        room = self.room
        await self._put_away()
        room.join("subject")
        room.join("equal", roles=(self.by_permission,))
        for name in ("subject", "equal"):
            await self._opens_wallet(name)
        await room.open_table("ow")
        await self._sit_down()
        if first is First.OVER:
            await self._play_a_hand()
        await self._deal()
        table, number = room.view.table_id, room.view.hand_number
        self.words = {
            Word.SUBJECT: room.people["subject"],
            Word.EQUAL: room.people["equal"],
            Word.TABLE: str(table),
            Word.RUNNING: f"{table}-{number}",
        }
        if first is First.PAUSED:
            await self._submit(table, Pause(self._request(), "test"))
        self._table_laid = self._table_with(first)

    async def _put_away(self) -> None:
        """Close the tables of earlier scenes, including those elsewhere."""
        tables = self.room.wiring.play.tables
        for guild in (self.room.guild.id, self.elsewhere.id):
            for view in tables.in_guild(guild):
                await self._submit(view.table_id, Close(self._request(), None, void_hand=True))
        # The limit on opening tables would be reached otherwise.
        await self.room.wait(60)
        self.room.seats.clear()

    async def _submit(self, table: int, message: Message) -> None:
        with self.room.env._bot_scope():
            await self.room.wiring.play.tables.submit(table, message)

    async def _sit_down(self) -> None:
        """Seat the users; the last one gets the button."""
        room = self.room
        for name in SEATED:
            player = await room.player_id(name)
            await self._submit(room.view.table_id, Sit(self._request(player)))
            room.seats[name] = next(line.seat for line in room.view.seats if line.player_id == player)
        room.dealer.decks.clear()
        room.dealer.first_button(len(SEATED))

    async def _play_a_hand(self) -> None:
        """Play a hand to its end by folds, to view and dispute it; the button moves to the first player."""
        room = self.room
        await self._deal()
        await room.slash(room.to_act, "bringin")
        for _ in SEATED[1:]:
            await room.slash(room.to_act, "fold")

    async def _deal(self) -> None:
        """Deal a hand in which the first player is to act, wherever the button is."""
        room = self.room
        await room.deal(*(HOLDINGS if room.view.hand_number == 0 else (*HOLDINGS[1:], HOLDINGS[0])))
        assert room.to_act == SEATED[0]

    async def _dispute(self, name: str) -> int:
        room, player = self.room, await self.room.player_id(name)
        dispute = Dispute(room.guild.id, room.view.table_id, 1, player, "odd", 0)
        disputes = room.store.office.disputes
        for old in await disputes.unsettled(room.guild.id):
            if old.player_id == player:
                entry = AuditEntry(room.guild.id, "settle", None, "test", 0)
                await disputes.settle(self._request(), entry, old.dispute_id, "over")
        return await disputes.open(self._request(player), dispute)

    async def _before(self, first: First) -> None:
        room, office = self.room, self.room.store.office
        player = await room.player_id("subject")
        if first is First.OVER:
            self.words[Word.HAND] = f"{room.view.table_id}-1"
            self.words[Word.DISPUTE] = await self._dispute("subject")
            self.words[Word.OWN_DISPUTE] = await self._dispute("ms")
        elif first in (First.EVENT, First.PLAY):
            await self._tournament(plays=first is First.PLAY)
        elif first is First.PRESET:
            entry = AuditEntry(room.guild.id, "save_preset", None, "test", 0)
            await office.rooms.save_preset(self._request(), entry, "kept", room.view.settings)
        elif first in (First.BANNED, First.FROZEN):
            standing = Standing(FOREVER) if first is First.BANNED else Standing(frozen=True)
            act = "ban" if first is First.BANNED else "freeze"
            entry = AuditEntry(room.guild.id, act, None, "test", 0, player)
            await office.conduct.change(self._request(), entry, player, lambda _: standing)

    async def _tournament(self, *, plays: bool) -> None:
        """Create a tournament with the player, the playing moderator and the subject."""
        room, minutes = self.room, 10 if plays else 120
        number = await (self._cup(minutes) if self._cup_before is None else self._cup_again(minutes, self._cup_before))
        self.words[Word.EVENT] = str(number)
        for name in (*ENTERED, "ow", "equal") if plays else ENTERED:
            await self._enter(number, await room.player_id(name))
        if plays:
            # The other table is paused meanwhile, so that no turns end there.
            await self._submit(int(self.words[Word.TABLE]), Pause(self._request(), "test"))
            await room.wait(11 * 60)
            running = room.wiring.play.tournaments.view(number)
            assert running is not None
            self._counts_laid = running.counts

    async def _cup(self, minutes: int) -> int:
        room = self.room
        given = {"name": "Cup", "game": "razz", "start": f"in {minutes} minutes", "check_in": False}
        shown = await room.people["mp"].slash(room.lobby, "tournament create", **given)
        told = room.told(await room.pick_button("mp", shown, "Post"))
        number = re.search(r"#(\d+)", told)
        assert number, told
        made = room.wiring.play.tournaments.view(int(number[1]))
        assert made is not None
        self._cup_before = made.new
        return made.tournament_id

    async def _cup_again(self, minutes: int, before: NewTournament) -> int:
        """Create the tournament again without the command, its preview and the click."""
        now_ms = self.room.wiring.base.timer.now_ms()
        new = replace(before, start_ms=now_ms + minutes * 60_000, opens_ms=now_ms)
        with self.room.env._bot_scope():
            made = await self.room.wiring.play.tournaments.create(new, self._request(), "test")
        await self.room.env._settle_internal()
        return made.tournament_id

    async def _enter(self, tournament: int, player: int) -> None:
        with self.room.env._bot_scope():
            await self.room.wiring.play.tournaments.submit(tournament, Register(self._request(player)))

    @property
    def is_spoilt(self) -> bool:
        """True if somebody has changed the thing that the next user will ask about."""
        return self._scene() != self._laid_out

    def _scene(self) -> object:
        guild = self.room.guild.id
        return self._tables(), self.room.wiring.play.tournaments.in_guild(guild), self._books.kept(guild)

    def _tables(self) -> list[TableView]:
        return self.room.wiring.play.tables.in_guild(self.room.guild.id)

    def books(self) -> object:
        """Return the file's contents and the tables' states, enough to notice every change."""
        return self._books.written(), self._tables()

    def close(self) -> None:
        self._books.close()

    # Requests

    def actor(self, name: str) -> MemberActor:
        return self.room.people[name]

    def channel(self, name: str) -> ChannelHandle:
        if name == "dm":
            return self.actor(name).user.dm_channel
        return self.lounge if self.guild_of(name) == self.elsewhere.id else self.room.table

    def place(self, name: str) -> Place:
        guild = None if name == "dm" else self.guild_of(name)
        return Place(self.channel(name).id, guild, member=name != "nm")

    def filled_in(self, name: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options with the scene's values; members of one server are plain users in the other."""
        words = {**self.words, Word.HIMSELF: self.actor(name)}
        if name in ("ae", "pe", "dm"):
            words |= {word: found.user for word, found in words.items() if isinstance(found, MemberActor)}
        return {key: words[value] if isinstance(value, Word) else value for key, value in options.items()}

    def written(self, pattern: str) -> str:
        """Return a button's id with the scene's values."""
        for word in (Word.TABLE, Word.EVENT):
            pattern = pattern.replace(word, str(self.words[word])) if word in pattern else pattern
        return pattern
