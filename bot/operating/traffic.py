"""Counts of clicks and commands, and of requests to Discord."""

import math
import re
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

from bot.operating.figures import MetricFigures

WAITING_MOST: Final = 1000
"""The maximum number of clicks that wait for their acknowledgement; older ones are no longer measured."""
CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
KINDS: Final = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "click",
    discord.InteractionType.modal_submit: "form",
    discord.InteractionType.autocomplete: "suggestion",
}
RECENT_SECONDS: Final = 60.0
RECENT_MOST: Final = 50_000
"""The maximum number of acknowledgements remembered; one process makes fewer in a minute."""
TOO_MANY: Final = 429


@dataclass(frozen=True, slots=True)
class ClickTimes:
    """The rate and delay of acknowledgements in the last minute."""

    per_second: float
    """The number of acknowledged clicks, commands and forms per second."""
    p99_seconds: float
    """The 99th percentile of the delay until the acknowledgement, in seconds; 0 if there were none."""


class Traffic:
    """A meter for users' clicks and the requests to Discord.

    ``trace`` is for the client's HTTP requests, ``came`` is the handler of its event ``interaction``. The content of
    requests is not read.
    """

    def __init__(self, figures: MetricFigures, seconds: Callable[[], float] = time.monotonic) -> None:
        self._figures = figures
        self._seconds = seconds
        self._waiting: OrderedDict[int, tuple[str, float]] = OrderedDict()
        """Interaction id -> (its kind, the time when it arrived)."""
        self._recent: deque[tuple[float, float]] = deque(maxlen=RECENT_MOST)
        """(time of the acknowledgement, delay until the acknowledgement), in seconds."""

    def pace(self) -> ClickTimes:
        since = self._seconds() - RECENT_SECONDS
        took = sorted(seconds for at, seconds in self._recent if at > since)
        return ClickTimes(len(took) / RECENT_SECONDS, took[math.ceil(len(took) * 0.99) - 1] if took else 0.0)

    def trace(self) -> aiohttp.TraceConfig:
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._count_answer)
        config.on_request_exception.append(self._count_failure)
        return config

    async def came(self, interaction: discord.Interaction) -> None:
        kind = KINDS.get(interaction.type)
        if kind is not None:
            self._waiting[interaction.id] = kind, self._seconds()
            if len(self._waiting) > WAITING_MOST:
                self._waiting.popitem(last=False)

    async def _count_answer(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
    ) -> None:
        status = answered.response.status
        self._figures.requests[f"{status // 100}xx"] += 1
        if status == TOO_MANY:
            self._figures.limited += 1
        if status < 300 and (called := CALLBACK.search(answered.url.path)):
            self._acknowledged(int(called[1]))

    async def _count_failure(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._figures.requests["none"] += 1

    def _acknowledged(self, interaction_id: int) -> None:
        kind, came = self._waiting.pop(interaction_id, (None, 0.0))
        if kind is not None:
            now = self._seconds()
            self._figures.acknowledged[kind].observe(now - came)
            if kind != "suggestion":
                self._recent.append((now, now - came))
