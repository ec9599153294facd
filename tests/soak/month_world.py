"""The server of the month: its people, its clock, and how they play."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from simcord.builders import RoleHandle
from simcord.components import walk_components
from simcord.results import InteractionResult, to_discord_message

from bot.poker.actions import ActionKind
from bot.tables.ports import TableView
from bot.tournaments.ports import TournamentView
from tests.harness.checking import checked
from tests.harness.discord.decks import LaidOutDealer
from tests.harness.discord.room import Room, stored_newest_first
from tests.harness.discord.staff import staff
from tests.harness.discord.tournaments import press, preview, say, tournaments
from tests.soak.argument_world import COMMANDS
from tests.soak.month_diary import HOME, Diary

PLAYERS: Final = ("an", "bo", "cy", "di", "ed", "flo", "gus", "hal", "ivy")
BEGIN: Final = datetime(2026, 3, 2, 10, 0, tzinfo=HOME)
WANTED: Final = (
    ActionKind.COMPLETE,
    ActionKind.RAISE,
    ActionKind.BET,
    ActionKind.CALL,
    ActionKind.BRING_IN,
    ActionKind.CHECK,
    ActionKind.DRAW,
)
"""The actions that people prefer, in order, so that a tournament is soon over."""
FOLDS: Final = (ActionKind.CHECK, ActionKind.BRING_IN, ActionKind.DRAW, ActionKind.FOLD)
FOLDS_OF_TEN: Final = 1
"""In so many of ten turns people rather check or fold."""


class ShuffledDealer(LaidOutDealer):
    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._chance.sample(list(deck), len(deck)))


class World:
    def __init__(self, room: Room, diary: Diary, role: RoleHandle, chance: Random) -> None:
        self.room = room
        self.diary = diary
        self.role = role
        self._chance = chance
        self._folds_of_ten = FOLDS_OF_TEN

    @classmethod
    async def open(cls, path: Path, seed: int) -> "World":
        room = await Room.open(path, ShuffledDealer(Random(seed)))
        role = room.guild.create_role("Poker", mentionable=True)
        staff(room)
        for name in PLAYERS:
            room.join(name, roles=(role,) if name == "flo" else ())
        await room.wait((BEGIN - room.env.now()).total_seconds())
        world = cls(room, Diary(room, {role.id: ("flo",)}), role, Random(seed))
        world.close_letters()
        return world

    def close_letters(self) -> None:
        for name in ("bo", "gus"):
            self.room.close_dms(name)

    # The clock

    async def until(self, day: int, hour: int, minute: int = 0, second: int = 10, *, month: int = 3) -> None:
        """Wait for a moment by the clock on the wall in New York."""
        then = datetime(2026, month, day, hour, minute, second, tzinfo=HOME)
        await self.room.wait((then - self.room.env.now()).total_seconds())

    async def silence(self, minutes: int) -> None:
        """Let Discord take nothing for so long."""
        self.room.env.inject_error("*", "*", status=503, times=None)
        await self.room.wait(minutes * 60)
        self.room.env.backend.faults.clear()
        self.close_letters()

    # Commands and clicks

    async def series(self, **options: Any) -> None:
        """Let ``mo`` post a series."""
        shown = await preview(self.room, "mo", "schedule", start=None, **options)
        told = self.room.told(await self.room.pick_button("mo", shown, "Post"))
        self.diary.answer(told)

    async def order(self, who: str, command: str, **options: Any) -> None:
        """Send a command and write down the answer."""
        self.diary.answer(await say(self.room, who, command, **options))

    async def wish(self, who: str, wish: str, menu: str) -> None:
        listed = await self.room.people[who].slash(self.room.lobby, "tournament list")
        menus = await self.room.pick_button(who, listed, "Notify me")
        assert menus.response is not None
        chosen = await self.room.people[who].select(menus.response, [wish], custom_id=f"lb:y:{menu}")
        self.diary.answer(self.room.told(chosen))

    def open_one(self, name: str) -> TournamentView:
        """Return the tournament of this name that people can enter, or the one that runs."""
        found = [each for each in tournaments(self.room) if each.new.settings.name == name]
        return next(each for each in found if each.state.phase in ("registering", "check_in"))

    async def enter(self, name: str, *people: str) -> None:
        view = self.open_one(name)
        for who in people:
            told = await press(self.room, who, view.tournament_id, "register")
            self.diary.check("You're registered" in told or "angemeldet" in told, f"{who} couldn't register: {told}")

    async def check_in(self, name: str, *people: str) -> None:
        view = self.open_one(name)
        for who in people:
            await press(self.room, who, view.tournament_id, "checkin")

    async def press_letter(self, who: str, label: str) -> InteractionResult:
        """Click a button of the person's newest letter."""
        user = self.room.people[who].user
        result: InteractionResult = await user.click(user.dm_channel.history()[-1], label=label)
        return result

    # Play

    def running(self) -> TournamentView | None:
        return next((each for each in tournaments(self.room) if each.state.phase == "running"), None)

    async def play(self, *, acts_most: int | None = None, left: int = 1) -> None:
        """Play the running tournament to its end, for so many actions, or until so many players are left."""
        acts = 0
        while (view := self.running()) is not None and acts != acts_most and len(view.state.playing()) > left:
            acted = await self._act()
            acts += acted
            await self.room.wait(3 if acted else 8)
        await self.room.wait(30 if self.running() is None else 1)

    async def players_left(self) -> list[str]:
        view = self.running()
        assert view is not None
        ids = {await self.room.player_id(name): name for name in PLAYERS}
        return [ids[entrant.player_id] for entrant in view.state.playing()]

    async def propose_deal(self, who: str) -> None:
        """Let a player propose a deal by chips; until it is offered, everybody checks or folds."""
        shown = await self.room.people[who].slash(self.room.lobby, "tournament deal")
        assert shown.response is not None
        self.diary.answer(self.room.told(shown))
        parts = list(walk_components(shown.response.components))
        proposal = next(part["custom_id"] for part in parts if ":propose:chips:" in part.get("custom_id", ""))
        self.diary.answer(self.room.told(await self.room.people[who].click(shown.response, custom_id=proposal)))
        self._folds_of_ten = 10
        while (view := self.running()) is not None and view.state.deal is not None and not view.state.deal.until_ms:
            await self._act()
            await self.room.wait(3)
        self._folds_of_ten = FOLDS_OF_TEN

    async def players_asked(self) -> list[str]:
        """Return the players who have yet to agree to the deal."""
        view = self.running()
        agreed = view.state.deal.agreed if view is not None and view.state.deal is not None else ()
        return [name for name in await self.players_left() if await self.room.player_id(name) not in agreed]

    async def agree_to_deal(self, who: str) -> None:
        view = self.running()
        assert view is not None
        place = next(thread for thread in self.room.lobby.threads if thread.id == view.table_channels[0][1])
        posts = stored_newest_first(self.room.env, place)
        post, button = next(
            (post, part["custom_id"])
            for post in posts
            for part in walk_components(post.components)
            if ":agree:" in part.get("custom_id", "")
        )
        result = await self.room.people[who].click(to_discord_message(self.room.env, post), custom_id=button)
        self.diary.answer(self.room.told(result))

    async def _act(self) -> bool:
        """Let one player act at each table; return False if nobody can."""
        acted = False
        for table in self.room.wiring.play.tables.in_guild(self.room.guild.id):
            if table.hand is not None and table.hand.to_act is not None and table.course.paused is None:
                await self._act_at(table, table.hand.to_act)
                acted = True
        return acted

    async def _act_at(self, table: TableView, seat: int) -> None:
        assert table.hand is not None
        user = await self.room.store.directory.user_id(dict(table.last.hand_players)[seat])
        name = next(name for name, actor in self.room.people.items() if actor.id == user)
        place = next(thread for thread in self.room.lobby.threads if thread.id == table.place.channel_id)
        kinds = {option.kind for option in table.hand.options}
        wanted = FOLDS if self._chance.random() * 10 < self._folds_of_ten else WANTED
        kind = next(kind for kind in (*wanted, *WANTED) if kind in kinds)
        await self.room.people[name].slash(place, COMMANDS[kind])

    def count_chips(self) -> None:
        self.diary.check(checked(self.room.path) == [], f"the chips don't add up: {checked(self.room.path)}")
