"""A click on a table's card, from Discord to the table and back: acknowledged within 3 seconds, answered once."""

import logging
from collections.abc import Callable

import discord

from bot.tables.messages import Leave, Sit
from bot.tables.replies import Reply
from bot.tables.saving import Request
from bot.tables.seat_messages import Wait
from bot.ui.context.bans import end_told
from bot.ui.context.defaults import starting_chips
from bot.ui.context.first_words import first_words
from bot.ui.context.services import Services, services_of
from bot.ui.discord.click_replies import in_time, taken_in_time, tell
from bot.ui.scene.answers import Asking, answer
from bot.ui.scene.private_cards import cardless, private_text
from bot.ui.text.phrases import say

log = logging.getLogger(__name__)


async def submit(interaction: discord.Interaction, table_id: int, message_of: Callable[[Request], Asking]) -> bool:
    """Bring a click before its table, and give whether it was done. Once it is, the click's own answer draws the card
    anew; else it says why not. Who leaves in mid-hand is told besides what that means.
    """
    services, locale = services_of(interaction.client), interaction.locale.value
    wrong = wrong_place(services, interaction, table_id)
    if wrong is not None:
        await tell(interaction, say(locale, wrong))
        return False
    with services.cards.expecting(table_id):
        message, reply = await in_time(interaction, submitted(services, interaction, table_id, message_of))
        async with taken_in_time():
            if reply is not None and reply.done:
                await services.cards.carry(interaction, reply.view)
            if reply is None or not reply.done or _leaves_later(message, reply):
                await tell(interaction, await _answered(services, interaction, message, reply))
            elif isinstance(message, Sit) and message.request.player_id is not None:
                player, user = message.request.player_id, interaction.user.id
                words = await first_words(services, user, player, reply.view, locale)
                if words is not None:
                    await tell(interaction, words)
        return reply is not None and reply.done


async def _answered(services: Services, interaction: discord.Interaction, message: Asking, reply: Reply | None) -> str:
    guild_id, locale = interaction.guild_id or 0, interaction.locale.value
    player = message.request.player_id if message.request is not None else None
    until = await end_told(services, guild_id, player, locale, reply)
    return answer(locale, message, reply, services.readers.name_of(guild_id, locale), until)


def _leaves_later(message: Asking, reply: Reply) -> bool:
    """He still sits there until the hand ends: the card alone would not tell him what becomes of it."""
    return isinstance(message, Leave) and any(line.player_id == message.request.player_id for line in reply.view.seats)


def wrong_place(services: Services, interaction: discord.Interaction, table_id: int) -> str | None:
    """The phrase that says why nothing can be asked of this table from here; None where all is well."""
    view = services.tables.view(table_id)
    if view is None:
        return "table-gone"
    return None if view.guild_id == interaction.guild_id else "table-elsewhere"


async def submitted(
    services: Services,
    interaction: discord.Interaction,
    table_id: int,
    message_of: Callable[[Request], Asking],
) -> tuple[Asking, Reply | None]:
    """What was asked, and the table's answer; None where no such table is open any more."""
    player = await services.directory.player_id(interaction.user.id)
    guild_id = interaction.guild_id
    assert guild_id is not None
    services.names.saw(guild_id, player, interaction.user.display_name)
    message = message_of(Request(interaction.id, player, "button"))
    if isinstance(message, Sit | Wait):
        # A newcomer's wallet opens with the first grant, so that he can buy in at all.
        await services.bank.wallet(guild_id, player, await starting_chips(services, guild_id), services.timer.now_ms())
    return message, await services.tables.submit(table_id, message)


async def show_cards(interaction: discord.Interaction, table_id: int) -> None:
    """The clicker's own cards, for his eyes only."""
    services, locale = services_of(interaction.client), interaction.locale.value
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
