"""The choice of the next game in the menu of a table's card, or of its player's panel."""

from typing import Final

from bot.tables.messages import ChooseGame
from bot.ui.context.interactions import Click
from bot.ui.context.router import Route
from bot.ui.discord.sent import selected
from bot.ui.table.clicks.card import answered
from bot.ui.table.game_choice import GAME_MENU


async def _choose(click: Click) -> None:
    """A changed client may send anything for a game; the table knows its list."""
    game, hand = next(iter(selected(click.interaction)), ""), int(click.match["hand"])
    await answered(click, int(click.match["table"]), lambda request: ChooseGame(request, game, hand))


ROUTES: Final = (Route(GAME_MENU, _choose, when_lost=True),)
