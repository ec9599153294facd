"""The buttons of the waiting list.

lb:w:12:wait      on the card of table 12: be put on its list
lb:w:12:unwait    in the private answer: leave it
"""

import re
from typing import Final

import discord

from bot.tables.ports import TableView
from bot.tables.replies import Reply
from bot.tables.seat_messages import Unwait, Wait
from bot.ui.answers import Asking, answer
from bot.ui.buttons import Button, LastingItem, Row, carried_out
from bot.ui.clicks import in_time, is_private, submitted, taken_in_time, tell, wrong_place
from bot.ui.discard_picker import NUMBER, PrivateNote
from bot.ui.first_time import first_words
from bot.ui.guest_sight import has_role
from bot.ui.phrases import say
from bot.ui.services import Services, services_of
from bot.ui.standings import end_of_ban, end_told

_TEMPLATE: Final = re.compile(rf"lb:w:(?P<table>{NUMBER}):(?P<verb>wait|unwait)")
_NOBODY: Final = discord.AllowedMentions.none()


class WaitingButton(LastingItem[Button], template=_TEMPLATE):
    """One click, whichever table's."""

    async def callback(self, interaction: discord.Interaction) -> None:
        await carried_out(interaction, f"the button {self.custom_id}", _press(interaction, self.custom_id))


def waiting_button(table_id: int, label: str) -> WaitingButton:
    return WaitingButton(Button(custom_id=f"lb:w:{table_id}:wait", label=label, style=discord.ButtonStyle.secondary))


class WaitingNote(discord.ui.LayoutView):
    """Which place somebody has, and the way off the list."""

    def __init__(self, locale: str, table_id: int, text: str) -> None:
        super().__init__(timeout=None)
        leave = Button(
            custom_id=f"lb:w:{table_id}:unwait",
            label=say(locale, "button-unwait"),
            style=discord.ButtonStyle.secondary,
        )
        self.add_item(discord.ui.TextDisplay(text))
        self.add_item(Row(WaitingButton(leave)))


async def is_banned(services: Services, guild_id: int, player_id: int) -> bool:
    """Who is banned from tables waits for none."""
    standing = await services.office.conduct.standing(guild_id, player_id)
    return standing.banned(services.timer.now_ms())


async def note_of(
    services: Services, user_id: int, locale: str, message: Asking, reply: Reply | None, guild_id: int
) -> discord.ui.LayoutView:
    """What is told to who asked for a place, or gave his up."""
    player_id = message.request.player_id if message.request is not None else None
    until = await end_told(services, guild_id, player_id, locale, reply)
    text = answer(locale, message, reply, services.sight.name_of(guild_id), until)
    if reply is None or not reply.done or not isinstance(message, Wait):
        return PrivateNote(text)
    assert player_id is not None
    words = await first_words(services, user_id, player_id, reply.view, locale)
    told = f"{text}\n\n{words}" if words is not None else text
    return WaitingNote(locale, reply.view.table_id, told) if _waits(reply.view, player_id) else PrivateNote(told)


def _waits(view: TableView, player_id: int) -> bool:
    return any(entry.player_id == player_id for entry in view.waiting)


async def _press(interaction: discord.Interaction, custom_id: str) -> None:
    match = _TEMPLATE.fullmatch(custom_id)
    assert match is not None
    services, locale, table_id = services_of(interaction.client), interaction.locale.value, int(match["table"])
    wrong, view = wrong_place(services, interaction, table_id), services.tables.view(table_id)
    if wrong is not None or view is None:
        await tell(interaction, say(locale, wrong or "table-gone"))
    elif match["verb"] == "unwait":
        await _unwait(interaction, services, table_id)
    else:
        await _wait(interaction, services, view)


async def _wait(interaction: discord.Interaction, services: Services, view: TableView) -> None:
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
            await _answer(interaction, note)


async def _unwait(interaction: discord.Interaction, services: Services, table_id: int) -> None:
    message, reply = await in_time(interaction, submitted(services, interaction, table_id, Unwait))
    name_of = services.sight.name_of(interaction.guild_id)
    await _answer(interaction, PrivateNote(answer(interaction.locale.value, message, reply, name_of)))


async def _answer(interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
    """Privately; in the place of the clicked message where that is the clicker's own."""
    own = is_private(interaction)
    if own and not interaction.response.is_done():
        await interaction.response.edit_message(view=view, allowed_mentions=_NOBODY)
    elif own:
        await interaction.edit_original_response(view=view, allowed_mentions=_NOBODY)
    elif interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=_NOBODY)
    else:
        await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=_NOBODY)
