"""Answers to commands and clicks: acknowledged within 3 seconds, given once, and for the asker alone."""

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
"""Discord gives 3; a table that has not answered by now is waited for after an acknowledgement."""
_NOBODY_WAITS: Final = frozenset({10062, 40060})
"""Too late to answer, or answered before."""
_NOBODY: Final = discord.AllowedMentions.none()
_TAKEN: Final = "place-taken"
"""Among an interaction's ``extras`` once an answer stands in the message that its acknowledgement made."""
T = TypeVar("T")
Suggester = Callable[[Any, Any], Awaitable[list[app_commands.Choice[Any]]]]
"""By the asker's interaction, and what they have typed so far."""
CogsSuggester = Callable[[Any], Suggester]
"""By the command's cog, which has the parts that a suggester needs."""


@contextlib.contextmanager
def given_up_when_late() -> Iterator[None]:
    """Gives up an answer that Discord does not take: what was done stands, and the card tells it to all."""
    try:
        yield
    except TimeoutError:
        log.info("Discord does not take the answer to a click")


async def in_time(interaction: discord.Interaction, work: Coroutine[Any, Any, T]) -> T:
    """The work's outcome; where it takes long, the click is acknowledged meanwhile, unless it is already."""
    task = asyncio.get_running_loop().create_task(work)
    done, _ = await asyncio.wait((task,), timeout=ACKNOWLEDGE_SECONDS)
    if not done and not interaction.response.is_done():
        with given_up_when_late():
            await acknowledge(interaction)
    return await task


async def acknowledge(interaction: discord.Interaction, *, thinking: bool = False) -> None:
    """Say that the answer comes. A command shows the asker alone that the bot thinks; a click shows nothing, unless the
    answer comes in a message of its own, and that shows ``thinking``."""
    await Outbox.callback(partial(interaction.response.defer, ephemeral=True, thinking=thinking))


async def suggest(interaction: discord.Interaction, choices: list[app_commands.Choice[Any]]) -> None:
    """Answer with suggestions for what somebody types."""
    await Outbox.callback(partial(interaction.response.autocomplete, choices))


def suggesting(**suggesters: Suggester | CogsSuggester) -> Callable[[T], T]:
    """Suggest values for these options of a command, as the library's ``autocomplete`` does, which would answer past
    the outbox and log the text of an error. A suggester that the cog has is named by a function with one parameter:

    @suggesting(hand=lambda cog: cog.suggestions.hands)
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

    # The library passes the cog to a function whose name says that it stands in a class.
    answer_of_cog.__qualname__ = "Cog.suggest"
    return answer_of_cog


async def _answer(suggester: Suggester, interaction: discord.Interaction, typed: Any) -> list[app_commands.Choice[Any]]:
    choices: list[app_commands.Choice[Any]] = []
    try:
        choices = await suggester(interaction, typed)
    except Exception as error:
        # The place alone: the text of an error could tell a card.
        command = interaction.command.qualified_name if interaction.command else None
        log.error("suggestions for /%s failed: %s", command, where(error))
    await suggest(interaction, choices)
    return choices


async def tell(interaction: discord.Interaction, text: str, drawn: Drawn | None = None) -> None:
    """Answer privately, whether or not the command or click was acknowledged or answered before, with a picture that
    Discord may refuse."""
    try:
        await _send(interaction, content=text, files=files_of(drawn))
    except discord.HTTPException as error:
        if drawn is None or not is_refused(error):
            raise
        await _send(interaction, content=text)


async def show(interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
    """Show components to the asker alone, in a message of their own."""
    await _send(interaction, view=view)


async def redraw(interaction: discord.Interaction, **body: Any) -> object:
    """Put components, and pictures, in the place of those that were clicked. Gives Discord's answer."""
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
    """Put the answer where the acknowledgement has made a place for it: in a message of its own, or in that of the
    asker's that was clicked. Where other words have taken that place first, the answer comes after them."""
    if _thinks(interaction) and _TAKEN in interaction.extras:
        await follow_up(interaction, content=content, view=view, files=attachments)
    else:
        body = {"content": content, "view": view, "attachments": attachments, "allowed_mentions": _NOBODY}
        await take_place(interaction, _kind(attachments), **body)


async def take_place(
    interaction: discord.Interaction, kind: Kind = "request", **body: Any
) -> discord.InteractionMessage:
    """Put the answer in the message that ``@original`` means, in which nothing else is said from now on."""
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
    """Say something to the asker alone after they have been answered or acknowledged.

    Where they are shown that the bot thinks, the first words replace that by an edit, as Discord's documentation asks:
    it still turns a first follow-up into that edit, but only so that older bots keep working."""
    if _thinks(interaction) and _TAKEN not in interaction.extras:
        await fill(interaction, content=content, view=view, attachments=files or MISSING)
    else:
        send = partial(interaction.followup.send, content=content, view=view, files=files)
        await Outbox.by_token(partial(send, ephemeral=True, allowed_mentions=_NOBODY), _kind(files))


def _thinks(interaction: discord.Interaction) -> bool:
    """True if it was acknowledged by a message of its own, which shows that the bot thinks until it is filled."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


def _kind(files: Sequence[discord.File]) -> Kind:
    # A file may be large, and the line of whoever runs the bot slow.
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
    """True if an answer failed that nobody waits for: it came too late, was given before (Discord may deliver a click
    or command twice), or was lost with its connection."""
    if isinstance(error, discord.HTTPException):
        return error.code in _NOBODY_WAITS
    if isinstance(error, NotTaken):
        return True
    return isinstance(error, aiohttp.ClientError | ConnectionError) and not interaction.response.is_done()


def unheard(error: BaseException | None) -> str:
    """Why nobody heard the answer, for the log."""
    return f"Discord's code {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__
