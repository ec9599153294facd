"""A picture as the attachment of a message: sent along, kept, replaced or taken away."""

import hashlib
import io
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.ui.discord.faults import ARCHIVED


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


def is_refused(error: discord.HTTPException) -> bool:
    """Whether the same without its picture may be taken."""
    return error.status in _REFUSALS and error.code != ARCHIVED
