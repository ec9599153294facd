"""/table: opening, finding, joining and leaving tables."""

from bot.client import LowballClient
from bot.ui.table.clicks import joining as join_clicks
from cogs.table import menu
from cogs.table.commands import Tables


async def setup(client: LowballClient) -> None:
    client.router.add(*join_clicks.ROUTES, *menu.ROUTES)
    await client.add_cog(Tables())
