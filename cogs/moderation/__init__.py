"""/mod, /audit, /ledger and /dispute: running a room, and complaints about it."""

from bot.client.client import LowballClient
from cogs.moderation import hands
from cogs.moderation.commands import Moderation
from cogs.moderation.disputes import Disputes
from cogs.moderation.records import Records


async def setup(client: LowballClient) -> None:
    client.router.add(*hands.ROUTES)
    await client.add_cog(Moderation())
    await client.add_cog(Records())
    await client.add_cog(Disputes())
