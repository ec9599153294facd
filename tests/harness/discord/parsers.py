"""The library looks through all that a new client's state has for what reads Discord's events. It is the same each
time, and the look takes longer than all else that the client begins with."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from discord import state


@contextmanager
def parsers_found_at_once() -> Iterator[None]:
    """For the clients that are made meanwhile."""
    with patch.object(state, "inspect", SimpleNamespace(getmembers=_parsers)):
        yield


def _parsers(of: Any) -> list[tuple[str, Any]]:
    return [(name, getattr(of, name)) for name in _names(of.__class__)]


@cache
def _names(kind: type) -> list[str]:
    return [name for name in dir(kind) if name.startswith("parse_")]
