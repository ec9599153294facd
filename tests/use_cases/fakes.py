"""Doubles for what use cases need from outside: they keep in memory what they are told, and a test sets the answers."""

import itertools
from typing import Any, cast

from bot.moderation.ports import FOREVER, AuditLog, Conduct, RoomBook, Standing
from bot.moderation.room_settings import RoomSettings
from bot.tables.ports import Bank, Directory
from bot.tournaments.manager import TournamentManager
from bot.use_cases.authority import MANAGE_CHANNELS, Authority
from bot.use_cases.origin import Origin, Person
from bot.use_cases.requests import Requests
from bot.use_cases.standing import Standings
from bot.use_cases.wallets import Wallets
from tests.tables.doubles import ManualTimer

GUILD, CHANNEL = 1, 2
GRANT = 10_000


class Users:
    """User 7 is player 107, from their first request on."""

    def __init__(self) -> None:
        self.seen: set[int] = set()

    async def player_id(self, user_id: int) -> int:
        self.seen.add(user_id)
        return 100 + user_id

    async def known(self, user_id: int) -> int | None:
        return 100 + user_id if user_id in self.seen else None

    async def user_id(self, player_id: int) -> int | None:
        return player_id - 100


class Names:
    def saw(self, guild_id: int, player_id: int, name: str) -> None: ...

    async def learn(self, guild_id: int, player_ids: Any) -> None: ...

    def name(self, guild_id: int, player_id: int) -> str:
        return f"Player {player_id}"


class Rooms:
    def __init__(self) -> None:
        self.now = RoomSettings()

    async def settings(self, guild_id: int) -> RoomSettings:
        return self.now


class Bans:
    def __init__(self) -> None:
        self.of: dict[int, Standing] = {}

    def ban(self, player_id: int, until_ms: int = FOREVER) -> None:
        self.of[player_id] = Standing(until_ms)

    async def standing(self, guild_id: int, player_id: int) -> Standing:
        return self.of.get(player_id, Standing())


class OpenedWallets:
    def __init__(self) -> None:
        self.opened: list[int] = []

    async def wallet(self, guild_id: int, player_id: int, first_grant: int, at_ms: int) -> int:
        self.opened.append(player_id)
        return first_grant


class House:
    """The parts that every use case asks with, over these doubles."""

    def __init__(self, tournaments: object = None) -> None:
        self.timer, self.users, self.rooms, self.bans, self.bank = (
            ManualTimer(),
            Users(),
            Rooms(),
            Bans(),
            OpenedWallets(),
        )
        self.names = Names()
        rooms, directory = cast(RoomBook, self.rooms), cast(Directory, self.users)
        self.wallets = Wallets(cast(Bank, self.bank), rooms, self.timer, GRANT, GRANT)
        self.standings = Standings(cast(Conduct, self.bans), cast(AuditLog, None), self.timer)
        self.requests = Requests(directory, self.names, self.wallets)
        manager = cast(TournamentManager, tournaments)
        self.authority = Authority(rooms, self.standings, self.requests, directory, self.names, manager, self.timer)


_NUMBERS = itertools.count(1)


def asks(user_id: int = 7, *, permissions: int = 0, sees: int = -1, **given: Any) -> Origin:
    """A member who asks in a channel of the server, one request each; ``sees``: their permissions in its channels."""
    person = Person(user_id, f"User {user_id}", permissions=permissions)
    usual = {"name": "test", "guild_id": GUILD, "channel_id": CHANNEL, "access": lambda channel_id: sees}
    return Origin(next(_NUMBERS), person, **{**usual, **given})


def moderator(user_id: int = 9, **given: Any) -> Origin:
    return asks(user_id, permissions=MANAGE_CHANNELS, **given)
