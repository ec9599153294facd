"""A click on a table's card, from Discord to the table and back: acknowledged within 3 seconds, answered once."""

from collections.abc import Callable

from bot.tables.messages import Leave
from bot.tables.saving import Request
from bot.ui.context.asked import Asked
from bot.ui.context.services import Services
from bot.ui.context.submission import Submitted, submit
from bot.ui.discord.replies import taken_in_time, tell
from bot.ui.scene.answers import Asking
from bot.ui.scene.private_cards import cardless, private_text
from bot.ui.text.phrases import say


async def answered_by_card(interaction: Asked, table_id: int, message_of: Callable[[Request], Asking]) -> bool:
    """Bring a click before its table, and give whether it was done. Once it is, the click's own answer draws the card
    anew; else it says why not. Also explains what leaving mid-hand means."""
    services, locale = interaction.client.services, interaction.locale.value
    wrong = wrong_place(services, interaction, table_id)
    if wrong is not None:
        await tell(interaction, say(locale, wrong))
        return False
    with services.cards.expecting(table_id):
        submitted = await submit(interaction, table_id, message_of)
        done = submitted.done
        async with taken_in_time():
            if done is not None:
                await services.cards.carry(interaction, done.view)
            words = await _beside_card(submitted)
            if words is not None:
                await tell(interaction, words)
        return done is not None


async def _beside_card(submitted: Submitted[Asking]) -> str | None:
    """What the card alone does not tell. Who leaves in mid-hand sits there until it ends."""
    done = submitted.done
    if done is None:
        return await submitted.words()
    if isinstance(submitted.message, Leave) and any(line.player_id == submitted.player_id for line in done.view.seats):
        return await submitted.words()
    return await submitted.first_words()


def wrong_place(services: Services, interaction: Asked, table_id: int) -> str | None:
    """The phrase that says why nothing can be asked of this table from here; None where all is well."""
    view = services.tables.view(table_id)
    if view is None:
        return "table-gone"
    return None if view.guild_id == interaction.guild_id else "table-elsewhere"


async def show_cards(interaction: Asked, table_id: int) -> None:
    """The clicker's own cards, for their eyes only."""
    services, locale = interaction.client.services, interaction.locale.value
    wrong = wrong_place(services, interaction, table_id)
    if wrong is not None:
        await tell(interaction, say(locale, wrong))
        return
    player = await services.directory.player_id(interaction.user.id)
    view, private = services.tables.view(table_id), services.tables.private(table_id, player)
    why_none = cardless(private)
    if view is None or private is None or why_none is not None:
        await tell(interaction, say(locale, why_none or "no-cards"))
        return
    scene = services.readers.scene(view, locale)
    drawn = None
    if interaction.app_permissions.attach_files:
        acknowledged = interaction.response.is_done()
        drawn = await services.pictures.own(scene, player, private, soon=not acknowledged)
    await tell(interaction, private_text(scene, private), drawn)
