"""Errors that end the program with one line for the bot's owner instead of a traceback."""

from errno import EACCES, EBUSY, EDQUOT, EIO, EMFILE, ENFILE, ENOMEM, ENOSPC, EPERM, EROFS, ESTALE, ETIMEDOUT
from typing import ClassVar, Final

PASSING_NUMBERS: Final = frozenset(
    {EACCES, EBUSY, EDQUOT, EIO, EMFILE, ENFILE, ENOMEM, ENOSPC, EPERM, EROFS, ESTALE, ETIMEDOUT}
)
"""The system's error numbers that may be temporary: a full or failing disk, or resources in use."""


class OwnerError(Exception):
    """An error whose text is one line that tells the owner what happened, or what to do."""

    may_pass: ClassVar[bool] = False
    """True if the error may be temporary, so that a retry makes sense."""
