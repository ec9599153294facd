"""Commands about oneself: /wallet, /claim, /settings and /privacy."""

from bot.client.client import LowballClient
from cogs.people.privacy import Privacy
from cogs.people.settings import Settings
from cogs.people.wallet import Wallet


async def setup(client: LowballClient) -> None:
    await client.add_cog(Wallet())
    await client.add_cog(Privacy())
    await client.add_cog(Settings())
