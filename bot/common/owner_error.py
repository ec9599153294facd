"""The errors that end a command of the command line with a line for the bot's owner, and not with a stack of calls."""

from errno import EACCES, EBUSY, EDQUOT, EIO, EMFILE, ENFILE, ENOMEM, ENOSPC, EPERM, EROFS, ESTALE, ETIMEDOUT
from typing import ClassVar, Final

PASSING_NUMBERS: Final = frozenset(
    {EACCES, EBUSY, EDQUOT, EIO, EMFILE, ENFILE, ENOMEM, ENOSPC, EPERM, EROFS, ESTALE, ETIMEDOUT}
)
"""Numbers of the system's errors that may pass by themselves: a disk that is full, read-only, or failing, and things
that are in use or used up."""


class OwnerError(Exception):
    """Its text is one line that tells the owner what happened, or what to do."""

    may_pass: ClassVar[bool] = False
    """True if it may pass by itself, so that the same is worth another try."""
