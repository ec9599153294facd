"""The errors that end a command of the command line with a line for the bot's owner, and not with a stack of calls."""

from typing import ClassVar


class OwnerError(Exception):
    """Its text is one line that tells the owner what happened, or what to do."""

    may_pass: ClassVar[bool] = False
    """True if it may pass by itself, so that the same is worth another try."""
