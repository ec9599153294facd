"""Opening a table whose game and stakes suit a player, for *Play now* if no open table does."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.common.complaint import Complaint
from bot.moderation.ports import RoomBook
from bot.moderation.powers import Power
from bot.poker.house_rules import HouseRules
from bot.tables.ports import Bank, TableView
from bot.tables.state import TableSettings
from bot.typed.game_names import MIX
from bot.typed.rotation import games_of
from bot.typed.stakes import first_limit, stakes_text, suggest_from
from bot.typed.table_order import TableOrder
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.tables.game_wishes import first_game
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.terms import TableTerms
from bot.use_cases.wallets import Wallets

SMALL_BETS: Final = (10, 5, 2)
"""The small bets to try for a new table, if the room sets no stakes; the first affordable one is used."""


@dataclass(frozen=True, slots=True)
class PlayWish:
    origin: Origin
    player_id: int
    games: tuple[str, ...]
    wallet: int
    here: Spot


class NewTables:
    def __init__(
        self,
        authority: Authority,
        terms: TableTerms,
        opening: OpeningTables,
        wallets: Wallets,
        bank: Bank,
        rooms: RoomBook,
    ) -> None:
        self._authority = authority
        self._terms = terms
        self._opening = opening
        self._wallets = wallets
        self._bank = bank
        self._rooms = rooms

    async def open(self, wish: PlayWish) -> TableView | None:
        """Open and announce a table for the player; return None if they can afford none.

        Raises Complaint and StoreError. The right to open tables is checked before the player's chips.
        """
        asker = await self._authority.require(wish.origin, Power.OPEN_TABLE)
        settings = await self._affordable(wish)
        if settings is None:
            return None
        spot = await self._opening.spot_for(wish.origin, wish.here)
        view, _ = await self._opening.open(wish.origin, asker, settings, spot)
        await self._opening.announce(view, spot.channel_id)
        return view

    async def _affordable(self, wish: PlayWish) -> TableSettings | None:
        """Return settings with the player's preferred game and stakes that their wallet can pay, or None.

        The stakes are the first affordable ones of the room.
        """
        room = await self._rooms.settings(wish.origin.server)
        game = MIX if wish.games == (MIX,) else first_game(wish.games)
        for stakes in _stakes(game, room.stakes_menu):
            settings = await self._terms.ordered(wish.origin.server, TableOrder(game, stakes))
            if settings.buy_in_least <= wish.wallet:
                return settings
        return None

    async def too_poor(self, wish: PlayWish) -> Complaint:
        """Return the complaint for a player who can afford no table.

        It mentions the daily claim only if the claim would increase their chips.
        """
        guild_id = wish.origin.server
        owned = wish.wallet + await self._bank.at_tables(guild_id, wish.player_id)
        claim = "yes" if owned < await self._wallets.daily_claim(guild_id) else "no"
        return Complaint("lobby-too-poor", wallet=wish.wallet, claim=claim, practice="lobby-button-practice")


def _stakes(name: str, menu: tuple[str, ...]) -> Iterator[str]:
    games, rules = games_of(name, None, None), HouseRules()
    limit = first_limit(None, games)
    if menu:
        yield from (stakes_text(each) for each in suggest_from(menu, "", games[0], rules, limit))
    else:
        yield from (stakes_text(games[0].stakes(rules, small, limit=limit)) for small in SMALL_BETS)
