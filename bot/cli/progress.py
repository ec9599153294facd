"""A progress bar in a terminal."""

import sys
from typing import Final

BAR: Final = 40
"""The length of the bar in characters."""


def show(what: str, done: int, of: int) -> None:
    """Show the bar; ``what`` follows the percentage, for example "of the deals"."""
    filled = BAR * done // of
    bar = "#" * filled + "." * (BAR - filled)
    print(f"\r\x1b[K[{bar}] {100 * done // of}% {what}", end="", file=sys.stderr, flush=True)


def clear() -> None:
    print("\r\x1b[K", end="", file=sys.stderr)
