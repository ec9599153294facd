"""/room, and the server's own events."""

from bot.client import LowballClient
from cogs.room.commands import Room
from cogs.room.server_events import ServerEvents
from cogs.room.setup_clicks import SetupItem


async def setup(client: LowballClient) -> None:
    client.add_dynamic_items(SetupItem)
    await client.add_cog(ServerEvents(client))
    await client.add_cog(Room())
