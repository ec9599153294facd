"""Shows in a terminal how far something is that takes long."""

import sys
from typing import Final

BAR: Final = 40
"""Its length in characters."""


def show(what: str, done: int, of: int) -> None:
    """``what``: such as "of the deals", for it stands behind the share."""
    filled = BAR * done // of
    bar = "#" * filled + "." * (BAR - filled)
    print(f"\r\x1b[K[{bar}] {100 * done // of}% {what}", end="", file=sys.stderr, flush=True)


def clear() -> None:
    print("\r\x1b[K", end="", file=sys.stderr)
