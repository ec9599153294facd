"""/table: opening, finding, joining and leaving tables."""

from bot.client import LowballClient
from bot.ui.joining import JoinButton
from cogs.table.lobby import Lobby


async def setup(client: LowballClient) -> None:
    client.add_dynamic_items(JoinButton)
    await client.add_cog(Lobby())
