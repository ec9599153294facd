"""Giving memory back to the system."""

import ctypes
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Final

EVERY_SECONDS: Final = 60


async def give_memory_back(sleep: Callable[[float], Awaitable[Any]]) -> None:
    """Give free memory back once a minute; return at once where the C library has no way to do so.

    glibc itself gives back only what is free at the end of its heap. Between used blocks, 2 MiB are free after the
    start, and about as much after each minute in which pictures are drawn. A call takes about a millisecond.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    while trim is not None:
        await sleep(EVERY_SECONDS)
        trim(0)
