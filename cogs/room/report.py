"""Reports about a room: its last weeks, the bot's health, and the tables where play has stopped."""

import io
from functools import partial
from typing import Final

import discord

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.publishing.standstill.telling import standing_lines
from bot.publishing.standstill.watch import PlayWatch
from bot.ui.discord.replies import fill
from bot.ui.pictures.plotting import plotted
from bot.ui.room.health_text import health_lines, latency_line
from bot.ui.room.plot import PlotWords, plot
from bot.ui.room.weeks import summary, week_table
from bot.use_cases.health import LookingAtHealth
from bot.use_cases.origin import Origin
from bot.use_cases.room_reports import RoomWeeks
from cogs._shared.server import troubles

WEEKS: Final = 8
WEEKS_MOST: Final = 26


class RoomReports:
    def __init__(self, weeks: RoomWeeks, health: LookingAtHealth, play_watch: PlayWatch) -> None:
        self._weeks = weeks
        self._health = health
        self._play_watch = play_watch

    async def send_weeks(self, interaction: BotInteraction, count: int) -> None:
        """Send the statistics of the last ``count`` weeks, including the current one. Raises Complaint."""
        origin = origin_of(interaction)
        say, weeks = Phrases(origin.locale), await self._weeks.last(origin, count)
        picture = await plotted(partial(plot, weeks, PlotWords.of(say)))
        file = discord.File(io.BytesIO(picture), "report.png", description=summary(say, weeks))
        text = "\n".join([say("report-title", count=count), week_table(say, weeks)])
        await fill(interaction, content=text, attachments=[file])

    def standstills(self, origin: Origin) -> list[str]:
        """Return a heading and a line for each table or tournament where play has stopped.

        Empty if play has stopped nowhere.
        """
        say = Phrases(origin.locale)
        lines = standing_lines(say, self._play_watch.in_guild(origin.server))
        return [say("health-standstill"), *lines] if lines else []

    async def health(self, interaction: BotInteraction) -> str:
        """Return a text about the bot's health. Raises Complaint if the user is no moderator."""
        client, origin = interaction.client, origin_of(interaction)
        say = Phrases(origin.locale)
        bot, settings, tables, hands, players = await self._health.of_server(origin)
        lines = [
            latency_line(say, client.latency),
            say("health-tables", tables=tables, hands=hands, players=players),
            *health_lines(say, bot),
        ]
        if not client.intents.members:
            lines.append(say("health-members-off"))
        lacking = troubles(interaction, settings)
        lines.append(say("health-permissions-lack", count=len(lacking)) if lacking else say("health-permissions"))
        return "\n".join([f"**{say('health-title')}**", *lines, *self.standstills(origin)])
