"""*Play now*: a seat at the open table that suits the user best, or at a new table."""

import asyncio
from collections import defaultdict
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.tables.manager import TableManager
from bot.tables.messages import Sit
from bot.tables.ports import TableView
from bot.tables.replies import TableDenial, TableReply
from bot.use_cases.authority import Authority
from bot.use_cases.finding import Finding
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.requests import Requests, Submitted
from bot.use_cases.tables.game_wishes import GameWishes
from bot.use_cases.tables.new_tables import NewTables, PlayWish
from bot.use_cases.tables.open_tables import best_for, people_seated, seated_at
from bot.use_cases.wallets import Wallets

QUIET_MOST: Final = 2
"""The maximum number of seated people at which a server counts as quiet."""
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
"""Refusals after which the next best table is tried, because the table has just filled up or changed."""
Sat = Submitted[Sit, TableReply | None]


class Played(NamedTuple):
    """The table where the user now sits, or the reason why they do not sit.

    Without ``view``, no open table suits them, and ``complaint`` says why none could be opened.
    """

    view: TableView | None = None
    sat: Sat | None = None
    """The user's request for a seat and the table's reply; None if they already sat there."""
    is_new: bool = False
    complaint: Complaint | None = None
    is_quiet: bool = False


class PlayNow:
    def __init__(
        self,
        authority: Authority,
        finding: Finding,
        requests: Requests,
        tables: TableManager,
        wallets: Wallets,
        wishes: GameWishes,
        new_tables: NewTables,
    ) -> None:
        self._authority = authority
        self._finding = finding
        self._requests = requests
        self._tables = tables
        self._wallets = wallets
        self._wishes = wishes
        self._new_tables = new_tables
        self._turns: Final = defaultdict[int, asyncio.Lock](asyncio.Lock)
        """server -> lock; if two people click at once, the second finds the table opened for the first."""

    async def play(self, origin: Origin, here: Spot) -> Played:
        """Seat the user. Raises StoreError, and Complaint if they may not sit anywhere."""
        wish = await self._wish_of(origin, here)
        played = await self._at_a_table(wish) or await self._opened_for_them(wish)
        quiet = len(people_seated(await self._finding.visible(origin))) <= QUIET_MOST
        return played._replace(is_quiet=quiet)

    async def _wish_of(self, origin: Origin, here: Spot) -> PlayWish:
        asker = await self._authority.asker_of(origin)
        if asker.banned:
            raise Complaint("denial-banned", until=asker.standing.ban_ends_ms)
        if asker.standing.frozen:
            raise Complaint("denial-wallet_frozen")
        wallet = await self._wallets.open_and_read(origin.server, asker.player_id)
        return PlayWish(origin, asker.player_id, await self._wishes.of(origin), wallet, here)

    async def _opened_for_them(self, wish: PlayWish) -> Played:
        """Open a table for the user, unless one that suits them has been opened in the meantime.

        A lock for each server allows only one opening at a time. Discord may take minutes; players who find a seat at
        an open table do not wait for that.
        """
        async with self._turns[wish.origin.server]:
            return await self._at_a_table(wish) or await self._at_a_new_table(wish)

    async def _at_a_table(self, wish: PlayWish) -> Played | None:
        """Seat the user at an open table; return None if no table suits them."""
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
        """Seat the user at the table.

        If the same command has also opened the table, ``part`` gives this request an id of its own.
        """
        return await self._requests.submit(
            origin,
            lambda request: Sit(request if part is None else request.part(part)),
            lambda message: self._tables.submit(view.table_id, message),
        )

    async def _at_a_new_table(self, wish: PlayWish) -> Played:
        try:
            view = await self._new_tables.open(wish)
        except Complaint as complaint:
            return Played(complaint=complaint)
        if view is None:
            raise await self._new_tables.too_poor(wish)
        return Played(view, await self._sit(wish.origin, view, view.table_id), is_new=True)
