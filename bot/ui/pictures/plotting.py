"""Plots, one at a time: matplotlib is slow and not thread-safe."""

from collections.abc import Callable
from typing import Final

from bot.common.single_thread import SingleThread

_PLOTTING: Final = SingleThread("plots")


async def plotted(draw: Callable[[], bytes]) -> bytes:
    """Run ``draw``, which draws a plot, in a thread; wait first while another plot is being drawn."""
    return await _PLOTTING(draw)
