"""A click on a table's card, from Discord to the table and back: acknowledged within 3 seconds, answered once."""

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import aiohttp
import discord

from bot.tables.messages import Leave, Sit
from bot.tables.replies import Reply
from bot.tables.saving import Request
from bot.tables.seat_messages import Wait
from bot.ui.answers import Asking, answer
from bot.ui.attachments import files_of, is_refused
from bot.ui.first_time import first_words
from bot.ui.phrases import say
from bot.ui.pictures.studio import Drawn
from bot.ui.private_cards import cardless, private_text
from bot.ui.room_defaults import starting_chips
from bot.ui.services import Services, services_of
from bot.ui.standings import end_told

log = logging.getLogger(__name__)

ACKNOWLEDGE_SECONDS: Final = 2.0
"""Discord gives 3; a table that has not answered by now is waited for after an acknowledgement."""
ANSWER_SECONDS: Final = 3.0
"""How long Discord may take to take an answer: after that it is worth nothing, and the card waits for it."""
_NOBODY_WAITS: Final = frozenset({10062, 40060})
"""Too late to answer, or answered before."""
_NOBODY: Final = discord.AllowedMentions.none()
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Click:
    """A click, or a form that is sent off."""

    interaction: discord.Interaction
    match: re.Match[str]
    """Of its custom_id."""
    private: bool
    """Whether only the clicker sees the clicked message, so that an answer may take its place. What others see is never
    drawn over."""

    @property
    def custom_id(self) -> str:
        return self.match.string

    async def defer(self) -> None:
        """Acknowledge it, where the answer takes the place of the clicked message if that is private, and else is a
        private one of its own."""
        if self.private:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def answer(self, view: discord.ui.LayoutView) -> None:
        """Privately; in the place of the clicked message where that is the clicker's own."""
        interaction, done = self.interaction, self.interaction.response.is_done()
        if self.private and done:
            await interaction.edit_original_response(view=view, allowed_mentions=_NOBODY)
        elif self.private:
            await interaction.response.edit_message(view=view, allowed_mentions=_NOBODY)
        elif done:
            await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=_NOBODY)
        else:
            await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=_NOBODY)


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
    return answer(locale, message, reply, services.sight.name_of(guild_id, locale), until)


def _leaves_later(message: Asking, reply: Reply) -> bool:
    """He still sits there until the hand ends: the card alone would not tell him what becomes of it."""
    return isinstance(message, Leave) and any(line.player_id == message.request.player_id for line in reply.view.seats)


@contextlib.asynccontextmanager
async def taken_in_time() -> AsyncIterator[None]:
    """Gives up an answer that Discord does not take: what was done stands, and the card tells it to all."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            yield
    except TimeoutError:
        log.info("Discord does not take the answer to a click")


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


async def in_time(interaction: discord.Interaction, work: Coroutine[Any, Any, T]) -> T:
    """The work's outcome; where it takes long, the click is acknowledged meanwhile, unless it is already."""
    task = asyncio.get_running_loop().create_task(work)
    done, _ = await asyncio.wait((task,), timeout=ACKNOWLEDGE_SECONDS)
    if not done and not interaction.response.is_done():
        async with taken_in_time():
            await interaction.response.defer()
    return await task


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
    scene = services.sight.scene(view, locale)
    drawn = None
    if interaction.app_permissions.attach_files:
        acknowledged = interaction.response.is_done()
        drawn = await services.pictures.own(scene, player, private, soon=not acknowledged)
    await tell(interaction, private_text(scene, private), drawn)


async def tell(interaction: discord.Interaction, text: str, drawn: Drawn | None = None) -> None:
    """Say something to the clicker alone, with a picture that Discord may refuse."""
    try:
        await _say(interaction, text, drawn)
    except discord.HTTPException as error:
        if drawn is None or not is_refused(error):
            raise
        await _say(interaction, text, None)


async def _say(interaction: discord.Interaction, text: str, drawn: Drawn | None) -> None:
    files = files_of(drawn)
    if interaction.response.is_done():
        await interaction.followup.send(text, files=files, ephemeral=True, allowed_mentions=_NOBODY)
    else:
        await interaction.response.send_message(text, files=files, ephemeral=True, allowed_mentions=_NOBODY)


def is_unheard(interaction: discord.Interaction, error: BaseException | None) -> bool:
    """Whether an answer failed that nobody waits for: it came too late, was given before (Discord may deliver a click
    or command twice), or was lost with its connection."""
    if isinstance(error, discord.HTTPException):
        return error.code in _NOBODY_WAITS
    return isinstance(error, aiohttp.ClientError | ConnectionError) and not interaction.response.is_done()


def unheard(error: BaseException | None) -> str:
    """For the log."""
    return f"Discord's code {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__


async def apologise(interaction: discord.Interaction) -> None:
    """Say that something failed, where that can still be said."""
    with contextlib.suppress(discord.HTTPException, discord.InteractionResponded, aiohttp.ClientError, OSError):
        await tell(interaction, say(interaction.locale.value, "error-ours"))
