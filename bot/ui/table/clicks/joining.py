"""Clicks on the button that joins a table from elsewhere."""

from typing import Final

from bot.locales.phrases import say
from bot.tables.messages import Sit
from bot.ui.context.interactions import BotInteraction, Click
from bot.ui.context.router import Route
from bot.ui.context.submission import submit
from bot.ui.discord.replies import in_time, tell
from bot.ui.scene.scene import link_to
from bot.ui.table.clicks.card import table_of
from bot.ui.table.joining import JOIN_BUTTON
from bot.ui.table.private_access import has_role, let_in_or_complain


async def _press(click: Click) -> None:
    """One click, whichever table's."""
    await join(click.interaction, int(click.match["table"]))


ROUTES: Final = (Route(JOIN_BUTTON, _press),)


async def join(interaction: BotInteraction, table_id: int) -> None:
    """Sits the clicker down like *Sit down* on the table's card; the answer leads there. Raises Complaint where no
    such table is here."""
    services, locale = interaction.client.services, interaction.locale.value
    view = table_of(interaction, table_id)
    by_role = has_role(interaction.user, view.settings)
    player = await services.directory.known(interaction.user.id)
    if by_role or (player is not None and view.includes(player)):
        await in_time(interaction, let_in_or_complain(interaction, view))
    submitted = await submit(interaction, table_id, lambda request: Sit(request, by_role=by_role))
    link = say(locale, "my-cards-link", link=link_to(view))
    await tell(interaction, f"{await submitted.all_words()}\n\n{link}")
