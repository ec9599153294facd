"""Acting in a hand: /fold to /pat, and /plan, /time and /show."""

from bot.client.client import LowballClient
from cogs.play import amounts, clicks, drawing, planning
from cogs.play.actions import Play
from cogs.play.turn import TurnRequests


async def setup(client: LowballClient) -> None:
    client.router.add(*clicks.ROUTES, *amounts.ROUTES, *drawing.ROUTES, *planning.ROUTES)
    await client.add_cog(Play())
    await client.add_cog(TurnRequests())
