"""The click that opens a table's menu: finds out what there is in it for the clicker."""

from typing import Final

from bot.ui.context.interactions import BotInteraction, Click
from bot.ui.context.router import Route
from bot.ui.table.clicks.card import table_of
from bot.ui.table.table_menu import TABLE_MENU, MenuReader, TableMenu
from cogs._asking.asker import moderates


async def _open(click: Click) -> None:
    """One click, whichever table's."""
    interaction, table_id = click.interaction, int(click.match["table"])
    scene = interaction.client.services.readers.scene(table_of(interaction, table_id), interaction.locale.value)
    await click.answer(TableMenu(scene, await _reader(interaction, table_id)))


ROUTES: Final = (Route(TABLE_MENU, _open, when_lost=True),)


async def _reader(interaction: BotInteraction, table_id: int) -> MenuReader:
    services = interaction.client.services
    player = await services.directory.player_id(interaction.user.id)
    prospect = services.tables.prospect(table_id, player)
    plans = prospect is not None and bool(prospect.kinds)
    return MenuReader(player, plans, await moderates(interaction))
