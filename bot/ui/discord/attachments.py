"""A picture as the attachment of a message: sent along, kept, replaced or taken away."""

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
"""Any of the library's ways to change a message."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A finished picture."""

    png: bytes = field(repr=False)
    filename: str
    """Says nothing of what is on it."""
    alt: str = field(repr=False)
    """The same in words, for a media item's description: 1,024 characters at the most."""


_REFUSALS: Final = frozenset({400, 403, 413})
"""HTTP statuses of a request that may be taken without its picture."""
_NOT_FOUND: Final = 400
"""The one of these where the request shows a picture that hangs there no more."""


@dataclass(frozen=True, slots=True)
class Attached:
    """The picture that hangs on a message."""

    digest: bytes
    filename: str


NOTHING: Final = Attached(b"", "")


def attached(drawn: Drawn | None) -> Attached:
    if drawn is None:
        return NOTHING
    return Attached(hashlib.blake2b(drawn.png, digest_size=16).digest(), drawn.filename)


def files_for(drawn: Drawn | None, before: Attached | None) -> Any:
    """The attachments of an edit: a new picture in place of the old, none where the old one goes, and left out where
    all stays as it is. ``before``: what hangs on the message; None where nobody knows."""
    return discord.utils.MISSING if attached(drawn) == before else files_of(drawn)


def files_of(drawn: Drawn | None) -> list[discord.File]:
    """New ones for each try: a file is read once."""
    return [] if drawn is None else [discord.File(io.BytesIO(drawn.png), drawn.filename, description=drawn.alt)]


class Pictured(Protocol):
    """A message that may have a picture."""

    attached: Attached | None
    """The picture on it; None where nobody knows."""


async def change(
    message: Pictured, drawn: Drawn | None, composed: Callable[[Drawn | None], LayoutView], edit: Edit
) -> bool:
    """Change the message by ``edit``, and give whether its picture was taken. A picture that hangs there already stays;
    where Discord cannot find it, it is attached again; where it is refused, the message goes without. Raises what the
    library raises."""
    stays = attached(drawn) == message.attached
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
    # Until it is done nobody knows what hangs there.
    message.attached = None
    await edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
    message.attached = attached(drawn)


async def with_or_without(send: Callable[[Drawn | None], Awaitable[_Sent]], drawn: Drawn | None) -> _Sent:
    """Sends it with its picture; where Discord refuses that, without."""
    try:
        return await send(drawn)
    except discord.HTTPException as error:
        if drawn is None or not is_refused(error):
            raise
        return await send(None)


def is_refused(error: discord.HTTPException) -> bool:
    """True if the same without its picture may be taken."""
    return error.status in _REFUSALS and error.code != ARCHIVED
