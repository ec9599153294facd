"""Plots, one at a time: what draws them is slow, and not made to be used by several threads at once."""

from collections.abc import Callable
from typing import Final

from bot.common.single_thread import SingleThread

_PLOTTING: Final = SingleThread("plots")


async def plotted(draw: Callable[[], bytes]) -> bytes:
    """Draw one plot at a time; everybody else who asks waits for their turn."""
    return await _PLOTTING(draw)
