"""/help and /rules."""

from bot.client import LowballClient
from cogs.help.commands import Help
from cogs.help.guide_menus import RulesMenu
from cogs.help.pages import HelpMenu


async def setup(client: LowballClient) -> None:
    client.add_dynamic_items(RulesMenu, HelpMenu)
    await client.add_cog(Help())
