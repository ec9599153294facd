"""A picture as the attachment of a message: sent, kept, replaced or removed."""

import hashlib
import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

import discord
from discord.ui import LayoutView

from bot.ui.discord.faults import ARCHIVED

_Sent = TypeVar("_Sent")
Edit = Callable[..., Awaitable[object]]
"""Any method of discord.py that edits a message; it returns Discord's answer."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A finished picture."""

    png: bytes = field(repr=False)
    filename: str
    """A neutral name, which reveals nothing of the picture."""
    alt: str = field(repr=False)
    """A description of the picture, for its media item: at most 1,024 characters."""
    shows_table: bool = False
    """True if a player's private picture shows all seats and the pot, so that the text beside it need not."""
    nameless: tuple[int, ...] = ()
    """The seats whose players' names the picture's font cannot write."""


_REFUSALS: Final = frozenset({400, 403, 413})
"""HTTP statuses after which the same request may succeed without its picture."""
_NOT_FOUND: Final = 400
"""The status if a picture that an edit keeps is no longer attached."""


@dataclass(frozen=True, slots=True)
class Attached:
    """The picture attached to a message."""

    digest: bytes
    file: discord.Attachment | None = field(default=None, repr=False)
    """Discord's data of the attachment; None if nothing is attached."""

    def is_of(self, drawn: Drawn | None) -> bool:
        return self.digest == _digest(drawn)


def attached(drawn: Drawn | None, answer: object) -> Attached | None:
    """Return the picture attached to a message, from Discord's ``answer`` to sending or editing it.

    None if the answer does not contain it.
    """
    message = answer.resource if isinstance(answer, discord.InteractionCallbackResponse) else answer
    files = message.attachments if isinstance(message, discord.Message) else []
    if drawn is not None and not files:
        return None
    return Attached(_digest(drawn), None if drawn is None else files[0])


def _digest(drawn: Drawn | None) -> bytes:
    return b"" if drawn is None else hashlib.blake2b(drawn.png, digest_size=16).digest()


def files_for(drawn: Drawn | None, before: Attached | None) -> Any:
    """Return the attachments of an edit: a new picture, none, or MISSING if nothing was or is attached.

    A picture that stays is kept by its id: Discord refuses an edit that shows a picture but does not keep its
    attachment. ``before`` is the attached picture; None if it is unknown.
    """
    if before is None or not before.is_of(drawn):
        return files_of(drawn)
    return discord.utils.MISSING if before.file is None else [before.file]


def files_of(drawn: Drawn | None) -> list[discord.File]:
    """Return the picture as a new file; call this for each attempt, because a file can be read only once."""
    return [] if drawn is None else [discord.File(io.BytesIO(drawn.png), drawn.filename, description=drawn.alt)]


class Pictured(Protocol):
    """A message that may have a picture."""

    attached: Attached | None
    """The picture on it; None if it is unknown."""


async def change(
    message: Pictured, drawn: Drawn | None, composed: Callable[[Drawn | None], LayoutView], edit: Edit
) -> bool:
    """Edit the message and return True if Discord accepted its picture.

    A picture that is already attached stays; if Discord cannot find it, it is attached again. If Discord refuses the
    picture, the message is edited without it. Raises what discord.py raises.
    """
    stays = message.attached is not None and message.attached.is_of(drawn)
    try:
        await _change(message, drawn, composed, edit)
    except discord.HTTPException as error:
        if drawn is None or not is_refused(error) or (stays and error.status != _NOT_FOUND):
            raise
        if stays:
            return await change(message, drawn, composed, edit)
        await _change(message, None, composed, edit)
        return False
    return True


async def _change(
    message: Pictured, drawn: Drawn | None, composed: Callable[[Drawn | None], LayoutView], edit: Edit
) -> None:
    view, files = composed(drawn), files_for(drawn, message.attached)
    # Until the edit succeeds, the attached picture is unknown.
    message.attached = None
    answer = await edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
    message.attached = attached(drawn, answer)


async def with_or_without(send: Callable[[Drawn | None], Awaitable[_Sent]], drawn: Drawn | None) -> _Sent:
    """Send a message with its picture, or without it if Discord refuses the picture."""
    try:
        return await send(drawn)
    except discord.HTTPException as error:
        if drawn is None or not is_refused(error):
            raise
        return await send(None)


def is_refused(error: discord.HTTPException) -> bool:
    """Return True if Discord may accept the same message without its picture."""
    return error.status in _REFUSALS and error.code != ARCHIVED
