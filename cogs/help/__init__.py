"""/help and /rules."""

from bot.client.client import LowballClient
from cogs.help.clicks import ROUTES
from cogs.help.commands import Help


async def setup(client: LowballClient) -> None:
    client.router.add(*ROUTES)
    await client.add_cog(Help())
