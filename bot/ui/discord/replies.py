"""Answers to commands and clicks: acknowledged within 3 seconds, given once, and for the asker alone."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import app_commands

from bot.ui.discord.attachments import Drawn, files_of, is_refused
from bot.ui.discord.outbox import Outbox

log = logging.getLogger(__name__)

ACKNOWLEDGE_SECONDS: Final = 2.0
"""Discord gives 3; a table that has not answered by now is waited for after an acknowledgement."""
_NOBODY_WAITS: Final = frozenset({10062, 40060})
"""Too late to answer, or answered before."""
_NOBODY: Final = discord.AllowedMentions.none()
T = TypeVar("T")


class Complaint(app_commands.AppCommandError):
    """The asker's mistake: ``key`` is the phrase that says what to do, ``values`` its variables."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


@contextlib.asynccontextmanager
async def taken_in_time() -> AsyncIterator[None]:
    """Gives up an answer that Discord does not take: what was done stands, and the card tells it to all."""
    try:
        async with Outbox.limited("answer"):
            yield
    except TimeoutError:
        log.info("Discord does not take the answer to a click")


async def in_time(interaction: discord.Interaction, work: Coroutine[Any, Any, T]) -> T:
    """The work's outcome; where it takes long, the click is acknowledged meanwhile, unless it is already."""
    task = asyncio.get_running_loop().create_task(work)
    done, _ = await asyncio.wait((task,), timeout=ACKNOWLEDGE_SECONDS)
    if not done and not interaction.response.is_done():
        async with taken_in_time():
            # Of a command the answer to come would be public otherwise; a click's acknowledgement shows nothing.
            await interaction.response.defer(ephemeral=True)
    return await task


async def tell(interaction: discord.Interaction, text: str, drawn: Drawn | None = None) -> None:
    """Answer privately, whether or not the command or click was acknowledged before, with a picture that Discord may
    refuse."""
    try:
        await _say(interaction, text, drawn)
    except discord.HTTPException as error:
        if drawn is None or not is_refused(error):
            raise
        await _say(interaction, text, None)


async def _say(interaction: discord.Interaction, text: str, drawn: Drawn | None) -> None:
    files = files_of(drawn)
    if not interaction.response.is_done():
        await interaction.response.send_message(text, files=files, ephemeral=True, allowed_mentions=_NOBODY)
    elif interaction.type is discord.InteractionType.application_command:
        # The acknowledgement of a command is a message that waits for its words.
        pictures = files or discord.utils.MISSING
        await interaction.edit_original_response(content=text, attachments=pictures, allowed_mentions=_NOBODY)
    else:
        # A click's original response is the message that was clicked.
        await interaction.followup.send(text, files=files, ephemeral=True, allowed_mentions=_NOBODY)


async def tell_view(interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
    """Answer a command that was deferred with a message of components."""
    await interaction.edit_original_response(view=view, allowed_mentions=_NOBODY)


def is_unheard(interaction: discord.Interaction, error: BaseException | None) -> bool:
    """True if an answer failed that nobody waits for: it came too late, was given before (Discord may deliver a click
    or command twice), or was lost with its connection."""
    if isinstance(error, discord.HTTPException):
        return error.code in _NOBODY_WAITS
    return isinstance(error, aiohttp.ClientError | ConnectionError) and not interaction.response.is_done()


def unheard(error: BaseException | None) -> str:
    """For the log."""
    return f"Discord's code {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__
