"""A camera that copies files before and after each step of a program, as a crash would leave them."""

from collections.abc import Callable
from typing import Any

import pytest


def point_at(
    patch: pytest.MonkeyPatch, owner: Any, name: str, take: Callable[[], None], *, awaited: bool = False
) -> None:
    """Call ``take`` before and after each call of ``owner.name``, which is ``awaited`` or not."""
    step = getattr(owner, name)

    def watched(*args: Any, **kwargs: Any) -> Any:
        take()
        try:
            return step(*args, **kwargs)
        finally:
            take()

    async def watched_while_awaited(*args: Any, **kwargs: Any) -> Any:
        take()
        try:
            return await step(*args, **kwargs)
        finally:
            take()

    patch.setattr(owner, name, watched_while_awaited if awaited else watched)
