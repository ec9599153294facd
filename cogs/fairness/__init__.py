"""/fair and /cut: how deals are proved, and cutting the next one."""

from bot.client.client import LowballClient
from cogs.fairness.clicks import ROUTES
from cogs.fairness.commands import Fairness


async def setup(client: LowballClient) -> None:
    client.router.add(*ROUTES)
    await client.add_cog(Fairness())
