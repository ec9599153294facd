"""/tournament and /league."""

from bot.client import LowballClient
from bot.ui.tournament import clicks
from cogs.tournament import preview
from cogs.tournament.commands import Tournaments


async def setup(client: LowballClient) -> None:
    client.router.add(*clicks.ROUTES, *preview.ROUTES)
    await client.add_cog(Tournaments())
