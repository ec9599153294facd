"""Plots, one at a time: what draws them is slow, and not made to be used by several threads at once."""

from collections.abc import Callable
from typing import Final

from bot.common.single_thread import SingleThread

_PLOTTING: Final = SingleThread("plots")


async def plotted(draw: Callable[[], bytes]) -> bytes:
    """What ``draw`` gives; whoever asks meanwhile waits for it."""
    return await _PLOTTING(draw)
