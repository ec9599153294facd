"""Acting in a hand: /fold to /pat, and /plan, /time and /show."""

from bot.client import LowballClient
from cogs.play.actions import Play
from cogs.play.turn import TurnRequests


async def setup(client: LowballClient) -> None:
    await client.add_cog(Play())
    await client.add_cog(TurnRequests())
