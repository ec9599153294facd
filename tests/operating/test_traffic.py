"""The pace of clicks in the last minute."""

from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
from yarl import URL

from bot.operating.figures import MetricFigures
from bot.operating.traffic import ClickTimes, Traffic


class Clock:
    seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


async def clicked(traffic: Traffic, clock: Clock, number: int, took: float, kind: discord.InteractionType) -> None:
    await traffic.came(cast(discord.Interaction, SimpleNamespace(id=number, type=kind)))
    clock.seconds += took
    answered = SimpleNamespace(response=SimpleNamespace(status=204), url=URL(f"/interactions/{number}/token/callback"))
    trace = traffic.trace().on_request_end[0]
    await trace(cast(aiohttp.ClientSession, None), SimpleNamespace(), cast(aiohttp.TraceRequestEndParams, answered))


async def test_the_pace_counts_clicks_and_commands_of_the_last_minute_but_no_suggestions() -> None:
    clock = Clock()
    traffic = Traffic(MetricFigures(), clock)
    assert traffic.pace() == ClickTimes(0.0, 0.0)
    await clicked(traffic, clock, 1, 0.5, discord.InteractionType.component)
    clock.seconds += 61
    await clicked(traffic, clock, 2, 0.25, discord.InteractionType.application_command)
    await clicked(traffic, clock, 3, 0.125, discord.InteractionType.component)
    await clicked(traffic, clock, 4, 2.0, discord.InteractionType.autocomplete)
    assert traffic.pace() == ClickTimes(2 / 60, 0.25)
