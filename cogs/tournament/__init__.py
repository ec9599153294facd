"""/tournament and /league."""

from bot.client.client import LowballClient
from cogs.tournament import coming_back, entering, preview
from cogs.tournament.commands import Tournaments


async def setup(client: LowballClient) -> None:
    client.router.add(*entering.ROUTES, *coming_back.ROUTES, *preview.ROUTES)
    await client.add_cog(Tournaments())
