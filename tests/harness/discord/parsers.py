"""A cache of the library's event parsers.

The library searches each new client's state for them, which takes longer than everything else at its start. The result
is always the same.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from discord import state


@contextmanager
def parsers_found_at_once() -> Iterator[None]:
    """Use the cache for clients created in this block."""
    with patch.object(state, "inspect", SimpleNamespace(getmembers=_parsers)):
        yield


def _parsers(of: Any) -> list[tuple[str, Any]]:
    return [(name, getattr(of, name)) for name in _names(of.__class__)]


@cache
def _names(kind: type) -> list[str]:
    return [name for name in dir(kind) if name.startswith("parse_")]
