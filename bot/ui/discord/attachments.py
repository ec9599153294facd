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
"""Any of the library's ways to change a message; gives Discord's answer."""


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
"""The one of these where the picture that was to stay hangs there no more."""


@dataclass(frozen=True, slots=True)
class Attached:
    """The picture that hangs on a message."""

    digest: bytes
    file: discord.Attachment | None = field(default=None, repr=False)
    """Discord's own record of it; None where nothing hangs there."""

    def is_of(self, drawn: Drawn | None) -> bool:
        return self.digest == _digest(drawn)


def attached(drawn: Drawn | None, answer: object) -> Attached | None:
    """The picture on a message that was sent or edited with this one, by Discord's ``answer`` to that; None where the
    answer does not say."""
    message = answer.resource if isinstance(answer, discord.InteractionCallbackResponse) else answer
    files = message.attachments if isinstance(message, discord.Message) else []
    if drawn is not None and not files:
        return None
    return Attached(_digest(drawn), None if drawn is None else files[0])


def _digest(drawn: Drawn | None) -> bytes:
    return b"" if drawn is None else hashlib.blake2b(drawn.png, digest_size=16).digest()


def files_for(drawn: Drawn | None, before: Attached | None) -> Any:
    """The attachments of an edit: a new picture in place of the old, none where the old one goes, and left out where
    none was. A picture that stays is kept by its id: Discord refuses an edit that shows it without. ``before``: what
    hangs on the message; None where nobody knows."""
    if before is None or not before.is_of(drawn):
        return files_of(drawn)
    return discord.utils.MISSING if before.file is None else [before.file]


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
    # Until it is done nobody knows what hangs there.
    message.attached = None
    answer = await edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
    message.attached = attached(drawn, answer)


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
