"""Doubles for the ports of the use cases. They keep everything in memory, and tests set their answers."""

import asyncio
import itertools
from collections.abc import Awaitable, Iterable
from typing import Any, cast

import pytest

from bot.common.complaint import Complaint
from bot.fairness.proof import DealRecord
from bot.history.ports import Achieved, CashRecord, HandPlace, History, TournamentHands, TournamentRecord
from bot.moderation.hand_archive import HandArchive, LoggedHand, RecentHand
from bot.moderation.ports import FOREVER, AuditLog, Conduct, RoomBook, Standing
from bot.moderation.room_settings import RoomSettings
from bot.tables.ports import Bank, Claim, Directory
from bot.tables.saving import AuditEntry, DuplicateRequest, PlayerBanned, Request, StoreError, WalletFrozen
from bot.tables.state import TableSettings
from bot.tournaments.manager import TournamentManager
from bot.use_cases.authority import MANAGE_CHANNELS, MANAGE_GUILD, Authority
from bot.use_cases.origin import Origin, Person
from bot.use_cases.requests import Requests
from bot.use_cases.standing import Standings
from bot.use_cases.wallets import Wallets
from tests.harness.tables.doubles import ManualTimer
from tests.harness.ui.scenes import SETTINGS

GUILD, CHANNEL = 1, 2
GRANT = 10_000


class Users:
    """Users of the server; user 7 becomes player 107 with their first request."""

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
    def __init__(self) -> None:
        self.seen: dict[int, str] = {}

    def remember_name(self, guild_id: int, player_id: int, name: str) -> None:
        self.seen[player_id] = name

    async def learn(self, guild_id: int, player_ids: Any) -> None: ...

    def name(self, guild_id: int, player_id: int) -> str:
        return f"Player {player_id}"


class Rooms:
    """Settings and presets, with an audit line for each change.

    If ``fails`` is set, every change raises it and changes nothing. A change sets ``asked`` and then waits for
    ``goes_on``.
    """

    def __init__(self) -> None:
        self.now = RoomSettings()
        self.named: dict[str, TableSettings] = {}
        self.audit: list[AuditEntry] = []
        self.requests: set[int] = set()
        self.fails: StoreError | None = None
        self.asked, self.goes_on = asyncio.Event(), asyncio.Event()
        self.goes_on.set()

    async def settings(self, guild_id: int) -> RoomSettings:
        return self.now

    async def change(self, request: Request, entry: AuditEntry, settings: RoomSettings) -> None:
        await self._saved(request, entry)
        self.now = settings

    async def presets(self, guild_id: int) -> dict[str, TableSettings]:
        await asyncio.sleep(0)
        return dict(sorted(self.named.items()))

    async def save_preset(self, request: Request, entry: AuditEntry, name: str, preset: TableSettings) -> None:
        await self._saved(request, entry)
        self.named = {each: kept for each, kept in self.named.items() if each.casefold() != name.casefold()}
        self.named[name] = preset

    async def drop_preset(self, request: Request, entry: AuditEntry, name: str) -> bool:
        await self._saved(request, entry)
        return self.named.pop(name, None) is not None

    async def _saved(self, request: Request, entry: AuditEntry) -> None:
        await asyncio.sleep(0)
        self.asked.set()
        await self.goes_on.wait()
        if self.fails is not None:
            raise self.fails
        if request.request_id in self.requests:
            raise DuplicateRequest
        self.requests.add(request.request_id)
        self.audit.append(entry)


class Bans:
    """Players' standings; ``read`` lists the players whose standing was read."""

    def __init__(self) -> None:
        self.of: dict[int, Standing] = {}
        self.read: list[int] = []

    def ban(self, player_id: int, until_ms: int = FOREVER) -> None:
        self.of[player_id] = Standing(until_ms)

    async def standing(self, guild_id: int, player_id: int) -> Standing:
        self.read.append(player_id)
        return self.of.get(player_id, Standing())


class NoAudit:
    async def page(self, guild_id: int, wanted: object, *, skip: int, most: int) -> list[Any]:
        return []


class PlayersWallets:
    """Wallets by player_id.

    They refuse claims of banned and frozen players and repeated requests, as the file does. If ``fails`` is set, they
    raise it.
    """

    def __init__(self, bans: Bans) -> None:
        self._bans = bans
        self.opened: list[int] = []
        self.balances: dict[int, int] = {}
        self.claimed: set[int] = set()
        self.fails: StoreError | None = None

    async def wallet(self, guild_id: int, player_id: int, first_grant: int, at_ms: int) -> int:
        self.opened.append(player_id)
        return self.balances.setdefault(player_id, first_grant)

    async def at_tables(self, guild_id: int, player_id: int) -> int:
        return 30

    async def claim(self, request: Request, guild_id: int, amount: int, at_ms: int) -> Claim:
        player_id = request.player_id or 0
        standing, before = self._bans.of.get(player_id, Standing()), self.balances[player_id]
        refusals = {
            self.fails: self.fails is not None,
            DuplicateRequest(): request.request_id in self.claimed,
            PlayerBanned(): standing.banned(at_ms),
            WalletFrozen(): standing.frozen,
        }
        for error, refused in refusals.items():
            if refused and error is not None:
                raise error
        self.claimed.add(request.request_id)
        self.balances[player_id] = max(amount, before)
        return Claim(self.balances[player_id] - before, self.balances[player_id])


class House:
    """The shared parts of all use cases, over these doubles."""

    def __init__(self, tournaments: object = None) -> None:
        self.timer, self.users, self.rooms, self.names, self.bans = ManualTimer(), Users(), Rooms(), Names(), Bans()
        self.bank = PlayersWallets(self.bans)
        rooms, directory = cast(RoomBook, self.rooms), cast(Directory, self.users)
        self.wallets = Wallets(cast(Bank, self.bank), rooms, self.timer, GRANT, GRANT)
        self.standings = Standings(cast(Conduct, self.bans), cast(AuditLog, NoAudit()), self.timer)
        self.requests = Requests(directory, self.names, self.wallets)
        manager = cast(TournamentManager, tournaments)
        self.authority = Authority(rooms, self.standings, self.requests, directory, self.names, manager, self.timer)


_NUMBERS = itertools.count(1_000_001)
"""Far from the numbers of a room's own requests: a table carries out each number only once."""


def asks(user_id: int = 7, *, permissions: int = 0, sees: int = -1, **given: Any) -> Origin:
    """Return the origin of a new request by a member; ``sees``: their permissions in its channels."""
    person = Person(user_id, f"User {user_id}", permissions=permissions)
    usual = {"name": "test", "guild_id": GUILD, "channel_id": CHANNEL, "access": lambda channel_id: sees}
    return Origin(next(_NUMBERS), person, **{**usual, **given})


def moderator(user_id: int = 9, **given: Any) -> Origin:
    return asks(user_id, permissions=MANAGE_CHANNELS, **given)


def administrator(user_id: int = 5, **given: Any) -> Origin:
    return asks(user_id, permissions=MANAGE_GUILD, **given)


async def refused(asked: Awaitable[object]) -> str:
    """Return the key of the complaint that the request raises."""
    with pytest.raises(Complaint) as raised:
        await asked
    return raised.value.key


def played(table_id: int, number: int, players: dict[int, int]) -> LoggedHand:
    """Return a finished hand without its events."""
    return LoggedHand(GUILD, table_id, f"Table {table_id}", number, "done", SETTINGS, players, (), 0, 9, {})


class FakeArchive:
    """Archive of finished hands. If ``fails`` is set, reading a hand raises it."""

    def __init__(self, *hands: LoggedHand) -> None:
        self.hands = {(hand.table_id, hand.number): hand for hand in hands}
        self.tables_at: dict[int, int] = {}
        self.fails: StoreError | None = None

    @property
    def port(self) -> HandArchive:
        return cast(HandArchive, self)

    async def hand(self, guild_id: int, table_id: int, number: int) -> LoggedHand | None:
        if self.fails is not None:
            raise self.fails
        return self.hands.get((table_id, number))

    async def recent(self, guild_id: int, *, player_id: int | None, most: int) -> list[RecentHand]:
        found = [hand for hand in self.hands.values() if player_id is None or player_id in hand.players.values()]
        return [RecentHand(hand.table_id, hand.table, hand.number, hand.closed_ms or 0) for hand in found][:most]

    async def table_names(self, guild_id: int, table_ids: Iterable[int], *, private: bool) -> dict[int, str]:
        return {table_id: f"Table {table_id}" for table_id in table_ids}

    async def table_at(self, guild_id: int, channel_id: int) -> int | None:
        return self.tables_at.get(channel_id)


class FakeHistory:
    """History of hands and the sealed records of their deals, by table and number.

    If ``fails`` is set, reading a record raises it. ``asked``: the start and the number of own hands requested.
    """

    def __init__(self) -> None:
        self.places: dict[tuple[int, int], HandPlace] = {}
        self.sealed: dict[tuple[int, int], DealRecord | None] = {}
        self.never_dealt: dict[tuple[int, int], tuple[int, DealRecord]] = {}
        self.seals: dict[tuple[int, int], bytes] = {}
        self.own: list[LoggedHand] = []
        self.asked: list[tuple[int, int]] = []
        self.hidden: set[int] = set()
        self.achievements: list[Achieved] = []
        self.fails: StoreError | None = None

    @property
    def port(self) -> History:
        return cast(History, self)

    async def place(self, guild_id: int, table_id: int, number: int) -> HandPlace | None:
        return self.places.get((table_id, number))

    async def tournament_hands(self, guild_id: int, player_id: int, game: str | None, since_ms: int) -> TournamentHands:
        """Return no hands."""
        return TournamentHands()

    async def records(
        self, guild_id: int, hands: Iterable[tuple[int, int]]
    ) -> dict[tuple[int, int], DealRecord | None]:
        if self.fails is not None:
            raise self.fails
        return {meant: self.sealed[meant] for meant in hands if meant in self.sealed}

    async def undealt(self, guild_id: int, table_id: int, number: int) -> tuple[int, DealRecord] | None:
        return self.never_dealt.get((table_id, number))

    async def seal_of(self, guild_id: int, table_id: int, number: int) -> bytes | None:
        return self.seals.get((table_id, number))

    async def own_hands(self, guild_id: int, player_id: int, since_ms: int, most: int) -> list[LoggedHand]:
        self.asked.append((since_ms, most))
        return self.own[-most:]

    async def list_player(self, guild_id: int, player_id: int, *, listed: bool) -> None:
        (self.hidden.discard if listed else self.hidden.add)(player_id)

    async def is_listed(self, guild_id: int, player_id: int) -> bool:
        return player_id not in self.hidden

    async def achieved(self, guild_id: int, player_id: int) -> list[Achieved]:
        return self.achievements

    async def catch_up(self) -> int:
        return 0

    async def record(self, *_: object) -> CashRecord:
        return CashRecord()

    async def tournaments(self, *_: object) -> TournamentRecord:
        return TournamentRecord()
