"""Clicks on the button that joins a table from elsewhere."""

from typing import Final

from bot.tables.messages import Sit
from bot.ui.context.bans import end_told
from bot.ui.context.first_words import first_words
from bot.ui.context.router import Route
from bot.ui.context.services import services_of
from bot.ui.discord.click_replies import Click, in_time, tell
from bot.ui.scene.answers import answer
from bot.ui.scene.scene import link_to
from bot.ui.table.clicks.submit import submitted, wrong_place
from bot.ui.table.doors import has_role, let_in
from bot.ui.table.joining import JOIN_BUTTON
from bot.ui.text.phrases import say


async def _join(click: Click) -> None:
    """As *Sit down* on the table's card; the answer leads there. One click, whichever table's."""
    interaction, table_id = click.interaction, int(click.match["table"])
    services, locale = services_of(interaction.client), interaction.locale.value
    wrong, view = wrong_place(services, interaction, table_id), services.tables.view(table_id)
    if wrong is not None or view is None:
        await tell(interaction, say(locale, wrong or "table-gone"))
        return
    by_role = has_role(interaction.user, view.settings)
    message, reply = await in_time(
        interaction, submitted(services, interaction, table_id, lambda request: Sit(request, by_role=by_role))
    )
    player = message.request.player_id if message.request is not None else None
    until = await end_told(services, view.guild_id, player, locale, reply)
    told = [answer(locale, message, reply, services.readers.name_of(view.guild_id, locale), until)]
    if reply is not None and reply.done and player is not None:
        await let_in(interaction.client, reply.view, interaction.user.id)
        words = await first_words(services, interaction.user.id, player, reply.view, locale)
        told += [words] if words is not None else []
    await tell(interaction, "\n\n".join([*told, say(locale, "my-cards-link", link=link_to(view))]))


ROUTES: Final = (Route(JOIN_BUTTON, _join),)
