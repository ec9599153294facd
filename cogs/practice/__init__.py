"""/practice, /learn and /odds."""

from bot.client.client import LowballClient
from cogs.practice import clicks
from cogs.practice.commands import Practice
from cogs.table.commands import Tables


async def setup(client: LowballClient) -> None:
    tables = client.get_cog(Tables.__cog_name__)
    assert isinstance(tables, Tables), "/table is loaded first"
    client.router.add(*clicks.ROUTES)
    await client.add_cog(Practice(tables.openings))
