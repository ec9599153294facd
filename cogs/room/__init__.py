"""/room, and the server's own events."""

from bot.client.client import LowballClient
from cogs.room import setup_clicks
from cogs.room.commands import Room
from cogs.room.server_events import ServerEvents


async def setup(client: LowballClient) -> None:
    client.router.add(*setup_clicks.ROUTES)
    await client.add_cog(ServerEvents(client))
    await client.add_cog(Room())
