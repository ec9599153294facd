"""A small world for the soak of arguments: a room with running games, all kinds of askers, and another server."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, UserHandle

from bot.moderation.room_settings import RoomSettings
from bot.moderation.token_bucket import Rate, RateLimiter
from bot.poker.actions import ActionKind, Option
from bot.tables.ports import TableView
from bot.tables.running import dealer
from bot.tables.saving import AuditEntry, Request
from tests.harness.discord.asking import Command, Place, ask, every_command
from tests.harness.discord.decks import SeededSecrets
from tests.harness.discord.room import Room
from tests.soak.argument_values import Things

PLAYERS: Final = ("an", "bo", "cy", "di", "ed", "new", "ban", "ghost")
STAFF: Final = ("mo", "ro", "seated-mo", "ada", "gus")
AWAY: Final = ("eve", "fay")
"""Members of another server, which eve manages."""
TABLES: Final = (("razz", "10/20", ("an", "bo", "cy")), ("badugi", "5/10", ("di", "ed", "seated-mo")))
SHORT_WAITS: Final = (1.0, 9.0)
LONG_WAITS: Final = (20.0, 50.0, 1800.0)
"""Seconds."""
PATIENT: Final = Rate(10**9, 1)
COMMANDS: Final = {
    ActionKind.BRING_IN: "bringin",
    ActionKind.COMPLETE: "complete",
    ActionKind.CHECK: "check",
    ActionKind.BET: "bet",
    ActionKind.CALL: "call",
    ActionKind.RAISE: "raise",
    ActionKind.FOLD: "fold",
    ActionKind.DRAW: "pat",
}


@dataclass
class World:
    room: Room
    chance: Random
    away: GuildHandle
    lounge: ChannelHandle
    people: dict[str, MemberActor]
    stranger: UserHandle
    """A user in no server."""
    commands: dict[str, Command] = field(repr=False)
    _source: Any = field(repr=False)
    staff: dict[int, set[int]] = field(default_factory=dict)
    """Server to the player ids of those who may give orders there."""
    _requests: int = 0

    @classmethod
    async def open(cls, path: Path, chance: Random) -> "World":
        """Open a world whose deals are sealed; until it is shut the decks also come from ``chance``."""
        source = patch.object(dealer, "secrets", SeededSecrets(Random(chance.random())))
        source.start()
        try:
            return await cls._opened(path, chance, source)
        except BaseException:
            source.stop()
            raise

    async def shut(self) -> None:
        self._source.stop()
        await self.room.shut()

    @classmethod
    async def _opened(cls, path: Path, chance: Random, source: Any) -> "World":
        room = await Room.open(path, chance=Random(chance.random()), sealed=True)
        # Time passes only in go_on.
        room.stand_still()
        away = room.env.create_guild("Elsewhere")
        everyone = room.people
        world = cls(
            room, chance, away, away.create_text_channel("lounge"), everyone, room.env.create_user("stranger"),
            every_command(room.client), source,
        )  # fmt: skip
        world.be_patient()
        world._join()
        await world._settle_in()
        return world

    def be_patient(self) -> None:
        limits = self.room.wiring.limits
        limits.asks = limits.types = RateLimiter(PATIENT, PATIENT)

    def _join(self) -> None:
        room, guild = self.room, self.room.guild
        moderate = guild.create_role("mods", permissions=discord.Permissions(moderate_members=True))
        manage = guild.create_role("admins", permissions=discord.Permissions(manage_guild=True))
        self._house = guild.create_role("house")
        room.join(*PLAYERS)
        room.join("mo", "seated-mo", roles=(moderate,))
        room.join("ro", roles=(self._house,))
        room.join("ada", roles=(manage,))
        room.join("gus")
        cached = room.client.get_guild(guild.id)
        assert cached is not None
        room.env.backend.get_guild(guild.id).owner_id = cached.owner_id = room.people["gus"].id
        boss = self.away.create_role("admins", permissions=discord.Permissions(manage_guild=True))
        self.people["eve"] = self.away.add_member(room.env.create_user("eve"), roles=(boss,))
        self.people["fay"] = self.away.add_member(room.env.create_user("fay"))

    async def _settle_in(self) -> None:
        """Open tables and seat people in both servers, and ban somebody."""
        room = self.room
        entry = AuditEntry(room.guild.id, "set_room", None, "test", 0)
        settings = RoomSettings(moderator_roles=(self._house.id,), moderator_channel=room.lobby.id)
        await room.store.office.rooms.change(self._request(), entry, settings)
        self.staff[room.guild.id] = {await room.player_id(name) for name in STAFF}
        self.staff[self.away.id] = {await room.player_id("eve")}
        for game, stakes, names in TABLES:
            await room.open_table(names[0], stakes, game=game)
            for name in names:
                await self.order(name, "table sit", Place(room.table.id, room.guild.id))
        place = Place(self.lounge.id, self.away.id)
        await self.order("eve", "table open", place, game="razz", stakes="10/20")
        for name in AWAY:
            await self.order(name, "table sit", place, table="Table 1")
        await self.order("mo", "mod ban", Place(room.lobby.id, room.guild.id), player=self.people["ban"], reason="test")
        await room.wait(8)

    def _request(self) -> Request:
        self._requests += 1
        return Request(self._requests, None, "test")

    async def order(self, name: str, command: str, place: Place, /, **values: Any) -> str:
        """Give a sensible command and return the answer."""
        result = await ask(self.room.env, self.commands[command], self.people[name].id, place, values)
        return self.room.told(result)

    # Askers and their places

    def anybody(self) -> str:
        return self.chance.choice((*PLAYERS, *STAFF, *STAFF, *AWAY))

    def anywhere(self, name: str) -> Place:
        chance, room = self.chance, self.room
        if chance.random() < 0.05:
            return Place(self.people[name].user.dm_channel.id, None)
        if name in AWAY:
            return Place(self.lounge.id, self.away.id)
        channels = [room.lobby.id, *(view.place.channel_id for view in self.views(room.guild.id))]
        return Place(chance.choice(channels), room.guild.id, member=name != "ghost")

    def things(self) -> Things:
        views = self.every_view()
        tables = [text for view in views for text in (view.place.name, str(view.table_id))]
        hands = [f"{view.table_id}-{max(view.hand_number - back, 0)}" for view in views for back in (0, 1, 2)]
        users = [*self.people.values(), self.stranger, self.room.env.backend.bot_user]
        return Things(users, [*self.room.guild.roles.values()], tables, hands, range(1, 6))

    def views(self, guild: int) -> list[TableView]:
        return self.room.wiring.play.tables.in_guild(guild)

    def every_view(self) -> list[TableView]:
        """Return the views of both servers."""
        return [view for guild in (self.room.guild.id, self.away.id) for view in self.views(guild)]

    # Games go on

    async def go_on(self) -> bool:
        """Let a player act, open another table if fewer than two are left, or let time pass.

        Return whether the step was too short for a hand to begin and end in it.
        """
        chance, room = self.chance, self.room
        turns = [view for view in self.every_view() if view.hand is not None and view.hand.to_act is not None]
        if turns and chance.random() < 0.75:
            await self._act(chance.choice(turns))
        elif len(self.views(room.guild.id)) < 2 and chance.random() < 0.5:
            await self._open_another()
        else:
            seconds = chance.choice(LONG_WAITS if chance.random() < 0.1 else SHORT_WAITS)
            await room.wait(seconds)
            return seconds in SHORT_WAITS
        return True

    async def _act(self, view: TableView) -> None:
        assert view.hand is not None
        player = dict(view.last.hand_players)[view.hand.to_act or 0]
        user = await self.room.store.directory.user_id(player)
        name = next((name for name, actor in self.people.items() if actor.id == user), None)
        if name is not None:
            kind = self._kind(view.hand.options)
            await self.order(name, COMMANDS[kind], Place(view.place.channel_id, view.place.guild_id))

    def _kind(self, options: Sequence[Option]) -> ActionKind:
        weights = [0.2 if option.kind in (ActionKind.FOLD, ActionKind.RAISE) else 1.0 for option in options]
        return self.chance.choices(options, weights)[0].kind

    async def _open_another(self) -> None:
        room = self.room
        game, stakes, names = self.chance.choice(TABLES)
        lobby = Place(room.lobby.id, room.guild.id)
        await self.order("mo", "room set", lobby, setting="tables_most", value="default")
        await self.order(names[0], "table open", lobby, game=game, stakes=stakes)
        for view in self.views(room.guild.id)[-1:]:
            for name in names:
                await self.order(name, "table sit", Place(view.place.channel_id, room.guild.id))
