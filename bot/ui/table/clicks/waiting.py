"""Joining and leaving a waiting list by click, and the answer to it."""

from typing import Final

from bot.locales.phrases import say
from bot.tables.ports import TableView
from bot.tables.seat_messages import Unwait, Wait
from bot.ui.context.bans import end_of_ban
from bot.ui.context.interactions import Click
from bot.ui.context.router import Route
from bot.ui.context.services import Services
from bot.ui.context.submission import Submitted, submit
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import given_up_when_late, tell
from bot.ui.table.clicks.card import table_of
from bot.ui.table.private_access import has_role
from bot.ui.table.waiting_list import WAITING_BUTTON, WaitingNote


async def _press(click: Click) -> None:
    """One click, whichever table's."""
    interaction, table_id = click.interaction, int(click.match["table"])
    view = table_of(interaction, table_id)
    if click.match["verb"] == "unwait":
        await _unwait(click, table_id)
    else:
        await _wait(click, interaction.client.services, view)


ROUTES: Final = (Route(WAITING_BUTTON, _press, when_lost=True),)


async def _wait(click: Click, services: Services, view: TableView) -> None:
    interaction = click.interaction
    guild_id, locale, by_role = view.guild_id, interaction.locale.value, has_role(interaction.user, view.settings)
    player = await services.directory.known(interaction.user.id)
    if player is not None and await is_banned(services, guild_id, player):
        until = await end_of_ban(services, guild_id, player, locale)
        await tell(interaction, say(locale, "denial-banned", until=until))
        return
    if await services.users.is_leaving(interaction.user.id):
        await tell(interaction, say(locale, "denial-leaving"))
        return
    with services.cards.expecting(view.table_id):
        submitted = await submit(interaction, view.table_id, lambda request: Wait(request, by_role=by_role))
        with given_up_when_late():
            if submitted.done is not None and not click.private:
                await services.cards.carry(interaction, submitted.done.view)
            await click.answer(await note_of(submitted))


async def _unwait(click: Click, table_id: int) -> None:
    submitted = await submit(click.interaction, table_id, Unwait)
    await click.answer(PrivateNote(await submitted.words()))


async def is_banned(services: Services, guild_id: int, player_id: int) -> bool:
    """True if they may wait for no table."""
    standing = await services.office.conduct.standing(guild_id, player_id)
    return standing.banned(services.timer.now_ms())


async def note_of(submitted: Submitted[Wait]) -> WaitingNote | PrivateNote:
    """The answer to those who asked for a place."""
    words, done = await submitted.all_words(), submitted.done
    if done is None or all(entry.player_id != submitted.player_id for entry in done.view.waiting):
        return PrivateNote(words)
    return WaitingNote(submitted.interaction.locale.value, done.view.table_id, words)
