"""/hand, /stats and /leaderboard: what was played."""

from bot.client import LowballClient
from cogs.history.hands import Hands, StepButton
from cogs.history.stats import BoardButton, Stats


async def setup(client: LowballClient) -> None:
    client.add_dynamic_items(StepButton, BoardButton)
    await client.add_cog(Hands())
    await client.add_cog(Stats())
