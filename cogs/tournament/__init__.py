"""/tournament and /league."""

from bot.client import LowballClient
from bot.ui.tournament.clicks import coming_back, entering
from cogs.tournament import preview
from cogs.tournament.commands import Tournaments


async def setup(client: LowballClient) -> None:
    client.router.add(*entering.ROUTES, *coming_back.ROUTES, *preview.ROUTES)
    await client.add_cog(Tournaments())
