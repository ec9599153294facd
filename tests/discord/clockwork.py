"""A simulated Discord whose time goes by only when it is told to, and which waits for nothing that is done.

By itself it lets a timer ring in real time, too, and waits for one that is about to ring; and it looks twenty times a
second only whether the bot has come to rest. Where thousands of things are asked in one world that is most of the time.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

import simcord

LOOK_EVERY_SECONDS: Final = 0.001
PATIENCE_SECONDS: Final = 60.0
"""For work in threads, such as a plot, on a machine that has much else to do."""


@contextmanager
def by_hand() -> Iterator[None]:
    """For every simulated Discord that is used meanwhile."""
    settle = simcord.Env._settle_internal

    async def quickly(env: simcord.Env, **how: Any) -> None:
        env.settle_timeout = PATIENCE_SECONDS
        await settle(env, **{"idle": LOOK_EVERY_SECONDS, **how})

    def never_by_itself(*_: object) -> None:
        """No timer rings in real time."""

    with (
        patch.object(simcord.Env, "_settle_internal", quickly),
        patch.object(simcord.Env, "_schedule_timer", never_by_itself),
    ):
        yield
