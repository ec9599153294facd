"""Plots, one at a time: what draws them is slow, and not made to be used by several threads at once."""

from collections.abc import Callable
from typing import Final

from bot.tables.aside import Aside

_PLOTTING: Final = Aside("plots")


async def plotted(draw: Callable[[], bytes]) -> bytes:
    """What ``draw`` gives; whoever asks meanwhile waits for it."""
    return await _PLOTTING(draw)
