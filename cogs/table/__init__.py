"""/table: opening, finding, joining and leaving tables."""

from bot.client.client import LowballClient
from cogs.table.clicks import ROUTES
from cogs.table.commands import Tables


async def setup(client: LowballClient) -> None:
    client.router.add(*ROUTES)
    await client.add_cog(Tables())
