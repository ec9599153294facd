"""An evening on an unkind Discord: twelve tables and two tournaments, with some people away.

It has every way in which Discord, or somebody who runs the server, makes play impossible.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import discord
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.enums import OverwriteType

from bot.poker.actions import ActionKind, Option
from bot.poker.games import GAMES
from bot.tables.ports import TableView
from bot.tournaments.ports import TournamentView
from tests.harness.discord.losing import answers_lost
from tests.harness.discord.room import Room
from tests.harness.discord.staff import moderators_channel, staff
from tests.harness.discord.tournaments import create, say
from tests.harness.local_discord.rules.rights import bits
from tests.soak.argument_world import COMMANDS

TABLES: Final = 12
CHANNELS: Final = 4
ENTRANTS: Final = 5
"""Entrants of each tournament."""
ACTS_OF_TEN: Final = 8
"""In so many of ten looks the player to act does so before the next look."""
CREATING: Final = ("/threads", "/messages", "/scheduled-events", "/users/@me/channels")


@dataclass
class Evening:
    room: Room
    chance: Random
    office: ChannelHandle
    channels: list[ChannelHandle] = field(default_factory=list)
    lost_answers: float = 0.0
    """The share of creating requests whose answer is lost."""

    @classmethod
    async def open(cls, path: Path, chance: Random, tables: int = TABLES) -> "Evening":
        room = await Room.open(path, chance=Random(chance.random()), sealed=True)
        room.stand_still()
        staff(room)
        evening = cls(room, chance, await moderators_channel(room))
        evening.channels = [room.guild.create_text_channel(f"cards-{number}") for number in range(CHANNELS)]
        await evening._open_tables(tables)
        await evening._open_tournaments()
        return evening

    async def _open_tables(self, count: int) -> None:
        games = self.chance.sample(sorted(GAMES), count)
        for number, game in enumerate(games):
            names = [f"p{number}{letter}" for letter in "abc"]
            self.room.join(*names)
            channel = self.channels[number % CHANNELS]
            limit = GAMES[game].limits[0]
            stakes = {"fixed": "10/20"}.get(str(limit), "5/10")
            await self.room.slash(names[0], "table open", at=channel, game=game, stakes=stakes)
            self.room.table = self._places()[-1]
            for name in names:
                await self.room.sit_down(name)

    async def _open_tournaments(self) -> None:
        for number, check_in in enumerate((True, False)):
            names = [f"t{number}{letter}" for letter in "abcdefgh"[:ENTRANTS]]
            self.room.join(*names)
            start = f"in {40 + 30 * number} minutes"
            await create(self.room, name=f"Cup {number}", start=start, check_in=check_in, buy_in=100, minutes=120)
            for name in names:
                await say(self.room, name, "register", tournament=f"Cup {number}")

    # What is there

    def tables(self) -> list[TableView]:
        return self.room.wiring.play.tables.in_guild(self.room.guild.id)

    def tournaments(self) -> list[TournamentView]:
        return self.room.wiring.play.tournaments.in_guild(self.room.guild.id)

    def _places(self) -> list[ChannelHandle]:
        at = {view.place.channel_id: view.table_id for view in self.tables()}
        found = [thread for channel in (*self.channels, self.room.lobby) for thread in channel.threads]
        return sorted((place for place in found if place.id in at), key=lambda place: at[place.id])

    def cards(self, view: TableView) -> int:
        """Return the number of messages at the table with working buttons."""
        stored = self.room.env.backend.messages.get(view.place.channel_id, {}).values()
        shown = [list(walk_components(one.components)) for one in stored if one.visible_to(None)]
        return sum(any(part.get("label") == "More…" and not part.get("disabled") for part in one) for one in shown)

    def now_ms(self) -> int:
        return self.room.wiring.base.timer.now_ms()

    # People

    async def play(self, seconds: float, *, heard: bool = True) -> None:
        """Let this much time pass; people act meanwhile if ``heard`` is set."""
        until_ms = self.now_ms() + round(seconds * 1000)
        while self.now_ms() < until_ms:
            if heard:
                for view in self.tables():
                    if self.chance.random() * 10 < ACTS_OF_TEN:
                        await self._act(view)
                await self._check_in()
            await self.room.wait(min(self.chance.choice((2, 5, 15, 40)), max(1.0, (until_ms - self.now_ms()) / 1000)))

    async def _act(self, view: TableView) -> None:
        hand = view.hand
        if hand is None or hand.to_act is None or view.course.paused is not None:
            return
        user = await self.room.store.directory.user_id(dict(view.last.hand_players)[hand.to_act])
        name = next(name for name, actor in self.room.people.items() if actor.id == user)
        place = next((each for each in self._places() if each.id == view.place.channel_id), None)
        if place is not None:
            await self.room.people[name].slash(place, COMMANDS[self._kind(hand.options)])

    def _kind(self, options: Any) -> ActionKind:
        weights = [0.3 if option.kind in (ActionKind.FOLD, ActionKind.RAISE) else 1.0 for option in options]
        choice: Option = self.chance.choices(list(options), weights)[0]
        return choice.kind

    async def _check_in(self) -> None:
        for view in self.tournaments():
            if view.state.phase == "check_in" and view.obstacle is None:
                absent = {entrant.player_id for entrant in view.state.entrants if not entrant.checked_in}
                for name in [name for name in self.room.people if name.startswith("t")]:
                    if await self.room.player_id(name) in absent:
                        await say(self.room, name, "checkin", tournament=view.new.settings.name)

    # The unkind Discord

    def withdraw(self, right: str) -> None:
        """Withdraw a right from the bot's own role and from everyone's."""
        self._edit_roles(lambda rights: rights & ~bits(right))

    def give_back(self, right: str) -> None:
        self._edit_roles(lambda rights: rights | bits(right))

    def _edit_roles(self, change: Callable[[int], int]) -> None:
        backend, guild = self.room.env.backend, self.room.guild
        for role in (self.room.bot_role, guild.default_role):
            rights = backend.get_guild(guild.id).roles[role.id].permissions
            backend.edit_role(guild.id, role.id, {"permissions": change(rights)})

    def deny(self, channel: ChannelHandle, right: str) -> None:
        denied = discord.Permissions(**{right: True}).value
        backend = self.room.env.backend
        backend.set_overwrite(channel.id, Overwrite(self.room.bot_role.id, OverwriteType.ROLE, deny=denied))

    def allow(self, channel: ChannelHandle) -> None:
        self.room.env.backend.delete_overwrite(channel.id, self.room.bot_role.id)

    def lock(self, channel_id: int, *, locked: bool) -> None:
        self.room.env.backend.edit_channel(channel_id, {}, thread_metadata={"locked": locked})

    def silence(self) -> None:
        self.room.env.inject_error("*", "*", status=503, times=None)

    def heal(self) -> None:
        self.room.env.backend.faults.clear()

    @contextmanager
    def losing_answers(self) -> Iterator[None]:
        """Lose the answers to a share of the creating requests, which are still carried out."""
        with answers_lost(lambda path: path.endswith(CREATING) and self.chance.random() < self.lost_answers):
            yield
