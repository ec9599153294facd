"""The games that a clicker likes, and the table of them that they can afford."""

from collections.abc import Iterator
from typing import Final

from bot.interactions.click import BotInteraction
from bot.moderation.room_settings import RoomSettings
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.tables.state import TableSettings
from bot.typed.rotation import games_of
from bot.typed.stakes import parse_limit, suggest_from
from bot.typed.table_order import Order
from bot.ui.scene.stakes import stakes_text
from cogs._asking.asker import guild_of
from cogs.room.presets import ordered_settings

SMALL_BETS: Final = (10, 5, 2)
"""The stakes of a new table where the room names none: the first whose buy-in the player can pay."""


async def liked_games(interaction: BotInteraction, player_id: int) -> tuple[str, ...]:
    """The games that the player wants to be called to; empty where they have named none."""
    return await interaction.client.services.lobby_book.wishes(guild_of(interaction), player_id)


def first_game(liked: tuple[str, ...]) -> str:
    """A single game that the player likes, else the first there is."""
    return next((name for name in GAMES if name in liked), next(iter(GAMES)))


async def affordable(interaction: BotInteraction, room: RoomSettings, game: str, wallet: int) -> TableSettings | None:
    """A table of the game at the first stakes that the room offers and whose buy-in the wallet holds. Raises
    Complaint."""
    for stakes in _stakes(game, room.stakes_menu):
        wanted = await ordered_settings(interaction, Order(game, stakes))
        if wanted.buy_in_least <= wallet:
            return wanted
    return None


def _stakes(name: str, menu: tuple[str, ...]) -> Iterator[str]:
    games, rules = games_of(name, None, None), HouseRules()
    limit = parse_limit(None, games)
    if menu:
        yield from (stakes_text(each) for each in suggest_from(menu, "", games[0], rules, limit))
    else:
        yield from (stakes_text(games[0].stakes(rules, small, limit=limit)) for small in SMALL_BETS)
