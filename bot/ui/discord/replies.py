"""Answers to commands and clicks: acknowledged within 3 seconds, sent once, and private to the user."""

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
"""The time after which a click or command is acknowledged if there is no answer yet, in seconds.

Discord allows 3 seconds.
"""
_NOBODY_WAITS: Final = frozenset({10062, 40060})
"""Discord's error codes for an answer that is too late or a duplicate."""
_NOBODY: Final = discord.AllowedMentions.none()
_TAKEN: Final = "place-taken"
"""The key in an interaction's ``extras``, set once an answer has replaced the acknowledgement."""
T = TypeVar("T")
Suggester = Callable[[Any, Any], Awaitable[list[app_commands.Choice[Any]]]]
"""A function that returns suggestions; its arguments are the interaction and the input so far."""
CogsSuggester = Callable[[Any], Suggester]
"""A function that returns a command's suggester; its argument is the command's cog."""


@contextlib.contextmanager
def given_up_when_late() -> Iterator[None]:
    """Ignore a TimeoutError of an answer: the act is done anyway, and the table's message shows it."""
    try:
        yield
    except TimeoutError:
        log.info("Discord did not accept the answer to a click in time")


async def in_time(interaction: discord.Interaction, work: Coroutine[Any, Any, T], *, thinking: bool = False) -> T:
    """Return the result of ``work``; acknowledge the interaction first if the work takes too long.

    ``thinking``: the answer is a message of its own, even to a click.
    """
    task = asyncio.get_running_loop().create_task(work)
    done, _ = await asyncio.wait((task,), timeout=ACKNOWLEDGE_SECONDS)
    if not done and not interaction.response.is_done():
        with given_up_when_late():
            await acknowledge(interaction, thinking=thinking)
    return await task


async def acknowledge(interaction: discord.Interaction, *, thinking: bool = False) -> None:
    """Acknowledge the interaction; the actual answer must follow.

    For a command, Discord shows the user that the bot is thinking. For a click it shows nothing, unless the answer
    will be a separate message (``thinking``).
    """
    await Outbox.callback(partial(interaction.response.defer, ephemeral=True, thinking=thinking))


async def suggest(interaction: discord.Interaction, choices: list[app_commands.Choice[Any]]) -> None:
    """Send suggestions for the option that the user is typing."""
    await Outbox.callback(partial(interaction.response.autocomplete, choices))


def suggesting(**suggesters: Suggester | CogsSuggester) -> Callable[[T], T]:
    """Return a decorator that adds suggestions to a command's options; use it instead of ``autocomplete``.

    discord.py's ``autocomplete`` would bypass the outbox and log the text of an error. A function with one parameter
    selects a suggester of the cog, as in ``suggesting(hand=lambda cog: cog.suggestions.hands)``.
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


async def tell(
    interaction: discord.Interaction, text: str, drawn: Drawn | None = None
) -> discord.WebhookMessage | None:
    """Send the user a private text, as the answer or after an earlier answer or acknowledgement.

    If Discord refuses the picture, the text is sent alone. Return the text's message if it is a separate one; None if
    the text is in the ``@original`` message.
    """
    try:
        return await _send(interaction, content=text, files=files_of(drawn))
    except discord.HTTPException as error:
        if drawn is None or not is_refused(error):
            raise
        return await _send(interaction, content=text)


async def show(interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
    """Show components to the user in a separate private message."""
    await _send(interaction, view=view)


async def redraw(interaction: discord.Interaction, **body: Any) -> object:
    """Edit the clicked message to show this content; return Discord's answer."""
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
    """Put the answer into the message that acknowledged the command, or into the clicked private message.

    If another answer has already replaced the acknowledgement, send this one as a separate message.
    """
    if _thinks(interaction) and _TAKEN in interaction.extras:
        await follow_up(interaction, content=content, view=view, files=attachments)
    else:
        body = {"content": content, "view": view, "attachments": attachments, "allowed_mentions": _NOBODY}
        await take_place(interaction, _kind(attachments), **body)


async def take_place(
    interaction: discord.Interaction, kind: Kind = "request", **body: Any
) -> discord.InteractionMessage:
    """Put the answer into the ``@original`` message; later answers are then sent as separate messages."""
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
) -> discord.WebhookMessage | None:
    """Send the user another private message after an answer or acknowledgement, and return it.

    If Discord still shows the bot as thinking, that message is edited to show the text, as Discord's documentation
    asks. For older bots, Discord itself turns the first such message into that edit. Return None then.
    """
    if _thinks(interaction) and _TAKEN not in interaction.extras:
        await fill(interaction, content=content, view=view, attachments=files or MISSING)
        return None
    send = partial(interaction.followup.send, content=content, view=view, files=files, wait=True)
    return await Outbox.by_token(partial(send, ephemeral=True, allowed_mentions=_NOBODY), _kind(files))


def _thinks(interaction: discord.Interaction) -> bool:
    """Return True if the acknowledgement was a message that shows the bot as thinking until it is edited."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


def _kind(files: Sequence[discord.File]) -> Kind:
    # A file may be large, and the host's connection slow.
    return "patient" if files else "words"


async def open_form(interaction: discord.Interaction, form: discord.ui.Modal) -> None:
    await Outbox.callback(partial(interaction.response.send_modal, form))


async def _send(interaction: discord.Interaction, **content: Any) -> discord.WebhookMessage | None:
    if interaction.response.is_done():
        return await follow_up(interaction, **content)
    respond = partial(interaction.response.send_message, ephemeral=True, allowed_mentions=_NOBODY, **content)
    await Outbox.callback(respond)
    return None


def is_unheard(interaction: discord.Interaction, error: BaseException | None) -> bool:
    """Return True if the failed answer needs no retry, because nobody waits for it any more.

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
