"""/lobby, and the clicks on what it posts."""

from bot.client.client import LowballClient
from cogs.lobby.clicks import LobbyClicks
from cogs.lobby.commands import Lobby
from cogs.table.commands import Tables


async def setup(client: LowballClient) -> None:
    tables = client.get_cog(Tables.__cog_name__)
    assert isinstance(tables, Tables), "/table is loaded first"
    client.router.add(*LobbyClicks(tables.openings).routes)
    await client.add_cog(Lobby())
