"""The click that opens a table's menu: finds out what there is in it for the clicker."""

from typing import Final

from bot.ui.context.interactions import BotInteraction, Click
from bot.ui.context.router import Route
from bot.ui.discord.replies import tell
from bot.ui.table.clicks.card import wrong_place
from bot.ui.table.table_menu import TABLE_MENU, MenuReader, TableMenu
from bot.ui.text.phrases import say
from cogs._asking.asker import moderates


async def _open(click: Click) -> None:
    """One click, whichever table's."""
    interaction, table_id = click.interaction, int(click.match["table"])
    services, locale = interaction.client.services, interaction.locale.value
    wrong, view = wrong_place(services, interaction, table_id), services.tables.view(table_id)
    if wrong is not None or view is None:
        await tell(interaction, say(locale, wrong or "table-gone"))
        return
    await click.answer(TableMenu(services.readers.scene(view, locale), await _reader(interaction, table_id)))


ROUTES: Final = (Route(TABLE_MENU, _open, when_lost=True),)


async def _reader(interaction: BotInteraction, table_id: int) -> MenuReader:
    services = interaction.client.services
    player = await services.directory.player_id(interaction.user.id)
    prospect = services.tables.prospect(table_id, player)
    plans = prospect is not None and bool(prospect.kinds)
    return MenuReader(player, plans, await moderates(interaction))
