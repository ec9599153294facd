"""/fair: how deals are proved."""

from bot.client import LowballClient
from cogs.fairness.commands import Fairness


async def setup(client: LowballClient) -> None:
    await client.add_cog(Fairness())
