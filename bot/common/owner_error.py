"""Errors that end a command with one line for the bot's owner instead of a traceback."""

from errno import EACCES, EBUSY, EDQUOT, EIO, EMFILE, ENFILE, ENOMEM, ENOSPC, EPERM, EROFS, ESTALE, ETIMEDOUT
from typing import ClassVar, Final

PASSING_NUMBERS: Final = frozenset(
    {EACCES, EBUSY, EDQUOT, EIO, EMFILE, ENFILE, ENOMEM, ENOSPC, EPERM, EROFS, ESTALE, ETIMEDOUT}
)
"""Error numbers of the system that may be temporary: a full, read-only or failing disk, and resources in use."""


class OwnerError(Exception):
    """An error with a one-line text that tells the owner what happened, or what to do."""

    may_pass: ClassVar[bool] = False
    """True if the error may be temporary, so that a retry makes sense."""
