"""/help and /rules."""

from bot.client import LowballClient
from cogs.help import guide_menus, pages
from cogs.help.commands import Help


async def setup(client: LowballClient) -> None:
    client.router.add(*guide_menus.ROUTES, *pages.ROUTES)
    await client.add_cog(Help())
