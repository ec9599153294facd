"""The picture attached to a message: sending, keeping, replacing and removing it."""

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
    """A picture that has been drawn."""

    png: bytes = field(repr=False)
    filename: str
    """A neutral file name, which does not reveal what the picture shows."""
    alt: str = field(repr=False)
    """A description of the picture for people who cannot see it, at most 1,024 characters."""
    shows_table: bool = False
    """True if a player's private picture shows all seats and the pot, so the message's text can omit them."""
    nameless: tuple[int, ...] = ()
    """The seats, or the numbers in a bracket's draw, of players whose names the picture's font cannot write."""


_REFUSALS: Final = frozenset({400, 403, 413})
"""HTTP statuses after which the same request may succeed without its picture."""
_NOT_FOUND: Final = 400
"""The HTTP status of an edit that keeps a picture which is no longer attached."""


@dataclass(frozen=True, slots=True)
class Attached:
    """The picture attached to a message."""

    hashed: int
    """The hash of the picture's PNG, which Python computes only once for each picture drawn."""
    file: discord.Attachment | None = field(default=None, repr=False)
    """Discord's description of the attachment; None if nothing is attached."""

    def is_of(self, drawn: Drawn | None) -> bool:
        return self.hashed == _hashed(drawn)


def attached(drawn: Drawn | None, answer: object) -> Attached | None:
    """Return the picture that is attached to a message, according to Discord's ``answer`` to the request.

    None if that is unknown, because the answer does not contain the attachment.
    """
    message = answer.resource if isinstance(answer, discord.InteractionCallbackResponse) else answer
    files = message.attachments if isinstance(message, discord.Message) else []
    if drawn is not None and not files:
        return None
    return Attached(_hashed(drawn), None if drawn is None else files[0])


def _hashed(drawn: Drawn | None) -> int:
    return hash(b"" if drawn is None else drawn.png)


def files_for(drawn: Drawn | None, before: Attached | None) -> Any:
    """Return the ``attachments`` argument for an edit that shows the picture ``drawn``, or no picture.

    A picture that stays is kept by its id: Discord refuses an edit that shows a picture but does not keep its
    attachment. ``before`` is the picture attached so far; None if it is unknown. Return MISSING if there was no picture
    and none is wanted.
    """
    if before is None or not before.is_of(drawn):
        return files_of(drawn)
    return discord.utils.MISSING if before.file is None else [before.file]


def files_of(drawn: Drawn | None) -> list[discord.File]:
    """Return the picture as a new list of files.

    Call this for each attempt to send it, because a file can be read only once.
    """
    return [] if drawn is None else [_PictureFile(io.BytesIO(drawn.png), drawn.filename, description=drawn.alt)]


class _PictureFile(discord.File):
    """A picture's file that is freed as soon as it has been sent."""

    __slots__ = ()

    def close(self) -> None:
        # discord.py's own puts the buffer's method into the buffer: a cycle, which keeps the copy that was sent until
        # garbage is collected. A second call changes nothing.
        vars(self.fp).pop("close", None)


class Pictured(Protocol):
    """A message that may have a picture."""

    attached: Attached | None
    """The picture attached to the message; None if it is unknown."""


async def change(
    message: Pictured, drawn: Drawn | None, composed: Callable[[Drawn | None], LayoutView], edit: Edit
) -> bool:
    """Edit the message with ``edit``; return False if Discord refused the picture.

    The message then shows text instead. A picture that is already attached stays; if Discord cannot find it, attach it
    again. Raises discord.py's errors.
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
