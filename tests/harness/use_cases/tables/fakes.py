"""Real tables, played in memory, at places that a double makes."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

from bot.common.complaint import Complaint
from bot.moderation.lobby_book import LobbyBook
from bot.moderation.ports import RoomBook
from bot.tables.ports import Bank, Directory, TableView
from bot.tables.state import TableSettings
from bot.use_cases.finding import Finding
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.places import MadePlace, TablePlaces
from bot.use_cases.tables.room_stakes import RoomStakes
from bot.use_cases.tables.terms import TableTerms
from tests.harness.tables.room import GUILD, Room
from tests.harness.use_cases.fakes import CHANNEL, House, asks
from tests.harness.use_cases.tournaments.fakes import Tournaments
from tests.tables.conftest import new_store

HERE = Spot(GUILD, CHANNEL, None, 0)


class Made(NamedTuple):
    channel_id: int


@dataclass
class Places(TablePlaces):
    """Places for tables, which record pings, additions and removals.

    If ``refuses`` is set, making a place or pinging a guest raises it. ``shuts_out``: True if nobody can be added.
    """

    made: list[str] = field(default_factory=list)
    given_up: list[int] = field(default_factory=list)
    announced: list[int] = field(default_factory=list)
    called: list[int] = field(default_factory=list)
    inside: list[int] = field(default_factory=list)
    refuses: Complaint | None = None
    shuts_out: bool = False

    def spot_in(self, guild_id: int, channel_id: int) -> Spot | None:
        return Spot(guild_id, channel_id, None, 0)

    async def make(self, spot: Spot, name: str, settings: TableSettings, locale: str, *, practice: bool) -> Made:
        if self.refuses is not None:
            raise self.refuses
        self.made.append(name)
        return Made(100 + len(self.made))

    async def give_up(self, place: MadePlace) -> None:
        self.given_up.append(place.channel_id)

    async def announce(self, view: TableView, channel_id: int) -> None:
        self.announced.append(view.table_id)

    def is_hidden(self, view: TableView) -> bool:
        return view.settings.is_private

    async def rename(self, view: TableView, name: str, locale: str) -> int | None:
        return None

    async def add_to_thread(self, view: TableView, user_id: int) -> bool:
        if not self.shuts_out:
            self.inside.append(user_id)
        return not self.shuts_out

    async def remove_from_thread(self, view: TableView, user_id: int) -> None:
        self.inside.remove(user_id)

    async def call_guest(self, view: TableView, user_id: int, by: str) -> None:
        if self.refuses is not None:
            raise self.refuses
        self.called.append(user_id)

    async def call_players(self, view: TableView, user_ids: Sequence[int], by: str) -> None:
        self.called.extend(user_ids)


class Wishes:
    """Players' game wishes, in memory."""

    def __init__(self) -> None:
        self.of: dict[int, tuple[str, ...]] = {}

    @property
    def port(self) -> LobbyBook:
        return cast(LobbyBook, self)

    async def wanted_by(self, guild_id: int, player_id: int) -> tuple[str, ...]:
        return self.of.get(player_id, ())

    async def save_games_wanted(self, guild_id: int, player_id: int, games: Collection[str]) -> None:
        self.of[player_id] = tuple(games)


@dataclass
class EarlierTables:
    """The settings of earlier tables: public ones, the newest first, and the last practice table of each player."""

    public: list[TableSettings] = field(default_factory=list)
    practice: dict[int, TableSettings] = field(default_factory=dict)

    async def latest(self, guild_id: int) -> list[TableSettings]:
        return self.public

    async def last_practice(self, guild_id: int, player_id: int) -> TableSettings | None:
        return self.practice.get(player_id)


class TableDesk:
    """The shared parts of the table use cases. Players 101 to 112 have wallets."""

    def __init__(self) -> None:
        self.tournaments = Tournaments()
        self.house, self.store = House(self.tournaments), new_store()
        self.room = Room(self.store)
        self.tables, self.places, self.wishes = self.room.tables, Places(), Wishes()
        self.finding = Finding(self.tables, self.house.authority, self.directory)
        self.earlier = EarlierTables()
        self.stakes = RoomStakes(self.rooms, self.earlier)
        self.terms = TableTerms(self.rooms, self.stakes, 45, 600)
        self.opening = OpeningTables(
            self.rooms, self.house.authority, self.terms, self.tables, self.places, self.house.timer
        )

    @property
    def directory(self) -> Directory:
        return cast(Directory, self.house.users)

    @property
    def rooms(self) -> RoomBook:
        return cast(RoomBook, self.house.rooms)

    @property
    def bank(self) -> Bank:
        return cast(Bank, self.house.bank)

    def asks(self, user_id: int = 1, **given: Any) -> Origin:
        return asks(user_id, **{"guild_id": GUILD, **given})

    def views(self) -> list[TableView]:
        return list(self.tables.in_guild(GUILD))
