"""*Play now*: a seat at the table that suits the asker best, else a table opened for them."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.moderation.lobby_book import LobbyBook
from bot.moderation.ports import RoomBook
from bot.moderation.powers import Power
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.tables.manager import TableManager
from bot.tables.messages import Sit
from bot.tables.ports import Bank, TableView
from bot.tables.replies import TableDenial, TableReply
from bot.tables.state import TableSettings
from bot.typed.game_names import MIX
from bot.typed.rotation import games_of
from bot.typed.stakes import parse_limit, stakes_text, suggest_from
from bot.typed.table_order import TableOrder
from bot.use_cases.authority import Authority
from bot.use_cases.finding import Finding
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.requests import Requests, Submitted
from bot.use_cases.standing import Standings
from bot.use_cases.tables.open_tables import best_for, people_seated, seated_at
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.places import TablePlaces
from bot.use_cases.tables.terms import TableTerms
from bot.use_cases.wallets import Wallets

QUIET_MOST: Final = 2
"""People at tables up to whom the server counts as quiet."""
SMALL_BETS: Final = (10, 5, 2)
"""The stakes of a new table where the room names none: the first whose buy-in the player can pay."""
TOO_POOR: Final = "lobby-too-poor"
"""The complaint that no table helps against: the asker needs chips first."""
_OVERTAKEN: Final = frozenset(
    {
        TableDenial.TABLE_FULL,
        TableDenial.WAITING_FIRST,
        TableDenial.CLOSES_AFTER_HAND,
        TableDenial.CLOSED,
        TableDenial.PAUSED,
        TableDenial.TOURNAMENT,
    }
)
"""Why a table that had a seat a moment ago has none now: another may have one."""
Sat = Submitted[Sit, TableReply | None]


class Played(NamedTuple):
    """Where the asker sits now, or why not. Without a view no table fits, and ``complaint`` says why none could be
    opened."""

    view: TableView | None = None
    sat: Sat | None = None
    """Sitting down; None where they sat there already."""
    is_new: bool = False
    complaint: Complaint | None = None
    is_quiet: bool = False


@dataclass(frozen=True, slots=True)
class _Wish:
    origin: Origin
    player_id: int
    games: tuple[str, ...]
    wallet: int
    here: Spot


class PlayNow:
    def __init__(
        self,
        authority: Authority,
        finding: Finding,
        terms: TableTerms,
        opening: OpeningTables,
        requests: Requests,
        tables: TableManager,
        standings: Standings,
        wallets: Wallets,
        bank: Bank,
        rooms: RoomBook,
        book: LobbyBook,
        places: TablePlaces,
    ) -> None:
        self._authority = authority
        self._finding = finding
        self._terms = terms
        self._opening = opening
        self._requests = requests
        self._tables = tables
        self._standings = standings
        self._wallets = wallets
        self._bank = bank
        self._rooms = rooms
        self._book = book
        self._places = places
        self._turns: Final = defaultdict[int, asyncio.Lock](asyncio.Lock)
        """By server: of two who click at once the second finds the table that was opened for the first."""

    async def play(self, origin: Origin, here: Spot) -> Played:
        """Raises Complaint for who may sit nowhere, and StoreError."""
        wish = await self._wish_of(origin, here)
        played = await self._at_a_table(wish) or await self._opened_for_them(wish)
        quiet = len(people_seated(await self._finding.visible(origin))) <= QUIET_MOST
        return played._replace(is_quiet=quiet)

    async def liked_games(self, origin: Origin) -> tuple[str, ...]:
        """The games that the asker wants to be called to; empty where they have named none."""
        player = await self._requests.known_player(origin)
        return await self._book.wanted_by(origin.server, player) if player is not None else ()

    async def like(self, origin: Origin, games: list[str]) -> None:
        """Call the asker to these games from now on. Raises Complaint."""
        asker = await self._authority.asker_of(origin)
        await self._book.save_games_wanted(origin.server, asker.player_id, games)

    async def _wish_of(self, origin: Origin, here: Spot) -> _Wish:
        asker = await self._authority.asker_of(origin)
        if asker.banned:
            raise Complaint("denial-banned", until=await self._standings.ban_ends(origin.server, asker.player_id))
        if (await self._standings.of(origin.server, asker.player_id)).frozen:
            raise Complaint("denial-wallet_frozen")
        wallet = await self._wallets.opened(origin.server, asker.player_id)
        return _Wish(origin, asker.player_id, await self.liked_games(origin), wallet, here)

    async def _opened_for_them(self, wish: _Wish) -> Played:
        """One at a time opens a table: Discord may take minutes, and who finds a seat does not wait for that."""
        async with self._turns[wish.origin.server]:
            return await self._at_a_table(wish) or await self._at_a_new_table(wish)

    async def _at_a_table(self, wish: _Wish) -> Played | None:
        """None where no table there is suits them."""
        views = await self._finding.visible(wish.origin)
        own = seated_at(views, wish.player_id)
        if own is not None:
            return Played(own)
        while (view := best_for(views, wish.player_id, wish.wallet, wish.games)) is not None:
            sat = await self._sit(wish.origin, view, None)
            if sat.reply is None or sat.reply.done or sat.reply.denial not in _OVERTAKEN:
                return Played(view, sat)
            views = [each for each in views if each.table_id != view.table_id]
        return None

    async def _sit(self, origin: Origin, view: TableView, part: int | None) -> Sat:
        """``part``: of a request that has opened the table as well."""
        return await self._requests.submit(
            origin,
            lambda request: Sit(request if part is None else request.part(part)),
            lambda message: self._tables.submit(view.table_id, message),
        )

    async def _at_a_new_table(self, wish: _Wish) -> Played:
        try:
            view = await self._opened(wish)
        except Complaint as complaint:
            if complaint.key == TOO_POOR:
                raise
            return Played(complaint=complaint)
        return Played(view, await self._sit(wish.origin, view, view.table_id), is_new=True)

    async def _opened(self, wish: _Wish) -> TableView:
        """Raises Complaint."""
        await self._authority.may(wish.origin, Power.OPEN_TABLE)
        wanted = await self._affordable(wish)
        if wanted is None:
            raise await self._too_poor(wish)
        spot = await self._opening.spot_for(wish.origin, wish.here)
        view, _ = await self._opening.open(wish.origin, wanted, spot)
        await self._places.announce(view, spot.channel_id or 0)
        return view

    async def _affordable(self, wish: _Wish) -> TableSettings | None:
        """A table of a game that they like at the first stakes that the room offers and whose buy-in the wallet
        holds."""
        room = await self._rooms.settings(wish.origin.server)
        game = MIX if wish.games == (MIX,) else first_game(wish.games)
        for stakes in _stakes(game, room.stakes_menu):
            wanted = await self._terms.ordered(wish.origin.server, TableOrder(game, stakes))
            if wanted.buy_in_least <= wish.wallet:
                return wanted
        return None

    async def _too_poor(self, wish: _Wish) -> Complaint:
        """Names the claim only to those who have less than it fills up to."""
        guild_id = wish.origin.server
        owned = wish.wallet + await self._bank.at_tables(guild_id, wish.player_id)
        claim = "yes" if owned < await self._wallets.daily_claim(guild_id) else "no"
        return Complaint(TOO_POOR, wallet=wish.wallet, claim=claim, practice="lobby-button-practice")


def first_game(liked: tuple[str, ...]) -> str:
    """A single game that the player likes, else the first there is."""
    return next((name for name in GAMES if name in liked), next(iter(GAMES)))


def _stakes(name: str, menu: tuple[str, ...]) -> Iterator[str]:
    games, rules = games_of(name, None, None), HouseRules()
    limit = parse_limit(None, games)
    if menu:
        yield from (stakes_text(each) for each in suggest_from(menu, "", games[0], rules, limit))
    else:
        yield from (stakes_text(games[0].stakes(rules, small, limit=limit)) for small in SMALL_BETS)
