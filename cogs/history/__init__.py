"""/hand, /stats and /leaderboard: what was played."""

from bot.client.client import LowballClient
from cogs.history import hands, stats
from cogs.history.hands import Hands
from cogs.history.stats import Stats


async def setup(client: LowballClient) -> None:
    client.router.add(*hands.ROUTES, *stats.ROUTES)
    await client.add_cog(Hands())
    await client.add_cog(Stats())
