"""The stakes that a room plays, as offered for a new table."""

import contextlib
from collections.abc import Iterator
from itertools import islice
from typing import Final

from bot.common.complaint import Complaint
from bot.moderation.ports import RoomBook
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit, Stakes
from bot.typed.stakes import parse_stakes, stakes_text, suggest_from, suggest_stakes
from bot.use_cases.tables.past_tables import PastTables

USUAL_BET: Final = 10
"""The small bet of a table if neither the command nor the room says which stakes to play."""
LATEST_MOST: Final = 3
"""The maximum number of stakes that are offered because the room played them last."""


class RoomStakes:
    def __init__(self, rooms: RoomBook, past: PastTables) -> None:
        self._rooms = rooms
        self._past = past

    async def offered(
        self, guild_id: int, game: Game, rules: HouseRules, limit: Limit, *, practice: bool = False
    ) -> list[Stakes]:
        """Return at least one choice of stakes for a table of the game, the room's usual ones first.

        If the room has a menu of stakes, they are those of the menu. Without a menu, they are those of its presets with
        the same game, those of its latest tables, and common ones. For practice, the latest tables are ignored, so that
        a player's practice table keeps its stakes.
        """
        usual = game.stakes(rules, USUAL_BET, limit=limit)
        menu = (await self._rooms.settings(guild_id)).stakes_menu
        if menu:
            return suggest_from(menu, "", game, rules, limit) or [usual]
        latest = [] if practice else await self._latest(guild_id, limit)
        texts = [*await self._of_presets(guild_id, game, limit), *latest]
        found = [*_parsed(texts, game, rules, limit), usual, *suggest_stakes("", game, rules, limit)]
        return list(dict.fromkeys(found))

    async def _of_presets(self, guild_id: int, game: Game, limit: Limit) -> list[str]:
        presets = (await self._rooms.presets(guild_id)).values()
        return [stakes_text(each.stakes) for each in presets if each.game == game.name and each.stakes.limit == limit]

    async def _latest(self, guild_id: int, limit: Limit) -> list[str]:
        """Return the stakes of the latest tables with this limit, as people type them."""
        played = [each.stakes for each in await self._past.latest(guild_id)]
        texts = dict.fromkeys(stakes_text(stakes) for stakes in played if stakes.limit == limit)
        return list(islice(texts, LATEST_MOST))


def _parsed(texts: list[str], game: Game, rules: HouseRules, limit: Limit) -> Iterator[Stakes]:
    """Yield the stakes that are possible in the game.

    For example, blinds are not possible in a game with antes.
    """
    for text in texts:
        with contextlib.suppress(Complaint):
            yield parse_stakes(text, game, rules, limit)
