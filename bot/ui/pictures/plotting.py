"""Plots, one at a time: matplotlib is slow and not thread-safe."""

from collections.abc import Callable
from typing import Final

from bot.common.single_thread import SingleThread

_PLOTTING: Final = SingleThread("plots")


async def plotted(draw: Callable[[], bytes]) -> bytes:
    """Draw a plot; wait while another one is drawn."""
    return await _PLOTTING(draw)
