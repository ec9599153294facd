"""Joining and leaving a waiting list by click, and the answer to it."""

from typing import Final

import discord

from bot.tables.ports import TableView
from bot.tables.replies import Reply
from bot.tables.seat_messages import Unwait, Wait
from bot.ui.context.bans import end_of_ban, end_told
from bot.ui.context.first_words import first_words
from bot.ui.context.router import Route
from bot.ui.context.services import Services, services_of
from bot.ui.discord.click_replies import Click, in_time, taken_in_time, tell
from bot.ui.discord.components import PrivateNote
from bot.ui.scene.answers import Asking, answer
from bot.ui.table.clicks.submit import submitted, wrong_place
from bot.ui.table.doors import has_role
from bot.ui.table.waiting_list import WAITING_BUTTON, WaitingNote
from bot.ui.text.phrases import say


async def _press(click: Click) -> None:
    """One click, whichever table's."""
    interaction, table_id = click.interaction, int(click.match["table"])
    services, locale = services_of(interaction.client), interaction.locale.value
    wrong, view = wrong_place(services, interaction, table_id), services.tables.view(table_id)
    if wrong is not None or view is None:
        await tell(interaction, say(locale, wrong or "table-gone"))
    elif click.match["verb"] == "unwait":
        await _unwait(click, services, table_id)
    else:
        await _wait(click, services, view)


ROUTES: Final = (Route(WAITING_BUTTON, _press, when_lost=True),)


async def _wait(click: Click, services: Services, view: TableView) -> None:
    interaction = click.interaction
    guild_id, locale, by_role = view.guild_id, interaction.locale.value, has_role(interaction.user, view.settings)
    player = await services.directory.known(interaction.user.id)
    if player is not None and await is_banned(services, guild_id, player):
        until = await end_of_ban(services, guild_id, player, locale)
        await tell(interaction, say(locale, "denial-banned", until=until))
        return
    with services.cards.expecting(view.table_id):
        message, reply = await in_time(
            interaction,
            submitted(services, interaction, view.table_id, lambda request: Wait(request, by_role=by_role)),
        )
        async with taken_in_time():
            if reply is not None and reply.done:
                await services.cards.carry(interaction, reply.view)
            note = await note_of(services, interaction.user.id, locale, message, reply, guild_id)
            await click.answer(note)


async def _unwait(click: Click, services: Services, table_id: int) -> None:
    interaction = click.interaction
    message, reply = await in_time(interaction, submitted(services, interaction, table_id, Unwait))
    name_of = services.readers.name_of(interaction.guild_id)
    await click.answer(PrivateNote(answer(interaction.locale.value, message, reply, name_of)))


async def is_banned(services: Services, guild_id: int, player_id: int) -> bool:
    """Whether they may wait for no table."""
    standing = await services.office.conduct.standing(guild_id, player_id)
    return standing.banned(services.timer.now_ms())


async def note_of(
    services: Services, user_id: int, locale: str, message: Asking, reply: Reply | None, guild_id: int
) -> discord.ui.LayoutView:
    """What is told to who asked for a place, or gave theirs up."""
    player_id = message.request.player_id if message.request is not None else None
    until = await end_told(services, guild_id, player_id, locale, reply)
    text = answer(locale, message, reply, services.readers.name_of(guild_id), until)
    if reply is None or not reply.done or not isinstance(message, Wait):
        return PrivateNote(text)
    assert player_id is not None
    words = await first_words(services, user_id, player_id, reply.view, locale)
    told = f"{text}\n\n{words}" if words is not None else text
    return WaitingNote(locale, reply.view.table_id, told) if _waits(reply.view, player_id) else PrivateNote(told)


def _waits(view: TableView, player_id: int) -> bool:
    return any(entry.player_id == player_id for entry in view.waiting)
