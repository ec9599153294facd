"""Answers to commands and clicks: acknowledged within 3 seconds, sent once, and only to the person who asked."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from functools import partial
from inspect import signature
from typing import Any, Final, TypeVar, cast

import aiohttp
import discord
from discord import app_commands
from discord.utils import MISSING

from bot.common.tracebacks import where
from bot.ui.discord.attachments import Drawn, files_of, is_refused
from bot.ui.discord.outbox import Kind, NotTaken, Outbox

log = logging.getLogger(__name__)

ACKNOWLEDGE_SECONDS: Final = 2.0
"""The time until an acknowledgement; Discord allows 3 seconds. A table that takes longer answers after it."""
_NOBODY_WAITS: Final = frozenset({10062, 40060})
"""Discord's codes for an answer that is too late or a duplicate."""
_NOBODY: Final = discord.AllowedMentions.none()
_TAKEN: Final = "place-taken"
"""The key in an interaction's ``extras`` that is set once an answer has replaced the acknowledgement."""
T = TypeVar("T")
Suggester = Callable[[Any, Any], Awaitable[list[app_commands.Choice[Any]]]]
"""A function of the interaction and the input so far that returns suggestions."""
CogsSuggester = Callable[[Any], Suggester]
"""A function of a command's cog that returns the suggester, so that it can use the cog's parts."""


@contextlib.contextmanager
def given_up_when_late() -> Iterator[None]:
    """Ignore an error if Discord does not accept the answer: the act is done, and the table's message shows it."""
    try:
        yield
    except TimeoutError:
        log.info("Discord did not accept the answer to a click in time")


async def in_time(interaction: discord.Interaction, work: Coroutine[Any, Any, T]) -> T:
    """Return the work's result; acknowledge the interaction first if the work takes long."""
    task = asyncio.get_running_loop().create_task(work)
    done, _ = await asyncio.wait((task,), timeout=ACKNOWLEDGE_SECONDS)
    if not done and not interaction.response.is_done():
        with given_up_when_late():
            await acknowledge(interaction)
    return await task


async def acknowledge(interaction: discord.Interaction, *, thinking: bool = False) -> None:
    """Acknowledge the interaction; the answer will follow.

    For a command, Discord shows the user that the bot is thinking. For a click it shows nothing, unless the answer
    will be a separate message (``thinking``).
    """
    await Outbox.callback(partial(interaction.response.defer, ephemeral=True, thinking=thinking))


async def suggest(interaction: discord.Interaction, choices: list[app_commands.Choice[Any]]) -> None:
    """Send suggestions for the option that the user is typing."""
    await Outbox.callback(partial(interaction.response.autocomplete, choices))


def suggesting(**suggesters: Suggester | CogsSuggester) -> Callable[[T], T]:
    """Return a decorator that adds suggestions to a command's options, in place of discord.py's ``autocomplete``.

    That would bypass the outbox and log the text of an error. A function with one parameter selects a suggester of the
    cog, as in ``suggesting(hand=lambda cog: cog.suggestions.hands)``.
    """
    return app_commands.autocomplete(**{option: _callback(each) for option, each in suggesters.items()})


def _callback(suggester: Suggester | CogsSuggester) -> Any:
    if len(signature(suggester).parameters) > 1:
        free = cast(Suggester, suggester)

        async def answer(interaction: discord.Interaction, typed: Any) -> list[app_commands.Choice[Any]]:
            return await _answer(free, interaction, typed)

        return answer

    of_cog = cast(CogsSuggester, suggester)

    async def answer_of_cog(cog: Any, interaction: discord.Interaction, typed: Any) -> list[app_commands.Choice[Any]]:
        return await _answer(of_cog(cog), interaction, typed)

    # discord.py passes the cog only to functions with a class in their qualified name.
    answer_of_cog.__qualname__ = "Cog.suggest"
    return answer_of_cog


async def _answer(suggester: Suggester, interaction: discord.Interaction, typed: Any) -> list[app_commands.Choice[Any]]:
    choices: list[app_commands.Choice[Any]] = []
    try:
        choices = await suggester(interaction, typed)
    except Exception as error:
        # Only the place of the error: its text could reveal a card.
        command = interaction.command.qualified_name if interaction.command else None
        log.error("suggestions for /%s failed: %s", command, where(error))
    await suggest(interaction, choices)
    return choices


async def tell(interaction: discord.Interaction, text: str, drawn: Drawn | None = None) -> None:
    """Answer privately, before or after an acknowledgement or another answer.

    If Discord refuses the picture, the text is sent alone.
    """
    try:
        await _send(interaction, content=text, files=files_of(drawn))
    except discord.HTTPException as error:
        if drawn is None or not is_refused(error):
            raise
        await _send(interaction, content=text)


async def show(interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
    """Show components to the user alone, in a separate message."""
    await _send(interaction, view=view)


async def redraw(interaction: discord.Interaction, **body: Any) -> object:
    """Replace the clicked message's components and pictures; return Discord's answer."""
    body = {"allowed_mentions": _NOBODY, **body}
    if interaction.response.is_done():
        return await Outbox.by_token(partial(interaction.edit_original_response, **body), "words")
    return await Outbox.callback(partial(interaction.response.edit_message, **body))


async def fill(
    interaction: discord.Interaction,
    *,
    content: str = MISSING,
    view: discord.ui.LayoutView = MISSING,
    attachments: Sequence[discord.File] = MISSING,
) -> None:
    """Put the answer into the acknowledgement's message, or into the user's private message that was clicked.

    If another answer has already replaced the acknowledgement, send this one as a follow-up.
    """
    if _thinks(interaction) and _TAKEN in interaction.extras:
        await follow_up(interaction, content=content, view=view, files=attachments)
    else:
        body = {"content": content, "view": view, "attachments": attachments, "allowed_mentions": _NOBODY}
        await take_place(interaction, _kind(attachments), **body)


async def take_place(
    interaction: discord.Interaction, kind: Kind = "request", **body: Any
) -> discord.InteractionMessage:
    """Put the answer into the ``@original`` message; later answers then become follow-ups."""
    interaction.extras[_TAKEN] = True
    try:
        return await Outbox.by_token(partial(interaction.edit_original_response, **body), kind)
    except BaseException:
        interaction.extras.pop(_TAKEN, None)
        raise


async def follow_up(
    interaction: discord.Interaction,
    *,
    content: str = MISSING,
    view: discord.ui.LayoutView = MISSING,
    files: Sequence[discord.File] = MISSING,
) -> None:
    """Send the user a private message after an answer or acknowledgement.

    If the bot is still shown as thinking, the text replaces that by an edit, as Discord's documentation asks. Discord
    still turns a first follow-up into that edit, but only for older bots.
    """
    if _thinks(interaction) and _TAKEN not in interaction.extras:
        await fill(interaction, content=content, view=view, attachments=files or MISSING)
    else:
        send = partial(interaction.followup.send, content=content, view=view, files=files)
        await Outbox.by_token(partial(send, ephemeral=True, allowed_mentions=_NOBODY), _kind(files))


def _thinks(interaction: discord.Interaction) -> bool:
    """Return True if Discord acknowledged with a message that shows the bot thinking until it is filled."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


def _kind(files: Sequence[discord.File]) -> Kind:
    # A file may be large, and the host's connection slow.
    return "patient" if files else "words"


async def open_form(interaction: discord.Interaction, form: discord.ui.Modal) -> None:
    await Outbox.callback(partial(interaction.response.send_modal, form))


async def _send(interaction: discord.Interaction, **content: Any) -> None:
    if interaction.response.is_done():
        await follow_up(interaction, **content)
    else:
        respond = partial(interaction.response.send_message, ephemeral=True, allowed_mentions=_NOBODY, **content)
        await Outbox.callback(respond)


def is_unheard(interaction: discord.Interaction, error: BaseException | None) -> bool:
    """Return True if nobody waits for the failed answer.

    It came too late, was a duplicate (Discord may deliver a click or command twice), or was lost with its connection.
    """
    if isinstance(error, discord.HTTPException):
        return error.code in _NOBODY_WAITS
    if isinstance(error, NotTaken):
        return True
    return isinstance(error, aiohttp.ClientError | ConnectionError) and not interaction.response.is_done()


def unheard(error: BaseException | None) -> str:
    """Return why the answer did not arrive, for the log."""
    return f"Discord's code {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__
