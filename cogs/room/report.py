"""/room report: the room by week, as a table and a plot."""

import io
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.moderation.ports import Accounts
from bot.ui.discord.replies import fill
from bot.ui.pictures.plotting import plotted
from bot.ui.room.plot import PlotWords, plot
from bot.ui.room.weeks import summary, week_table

WEEKS: Final = 8
WEEKS_MOST: Final = 26
WEEK: Final = timedelta(weeks=1)


async def send_report(interaction: BotInteraction, accounts: Accounts, now_ms: int, count: int) -> None:
    """The last weeks, including the running one. They begin on Mondays at midnight, UTC."""
    say_ = Phrases(origin_of(interaction).locale)
    weeks = await accounts.weeks(interaction.guild_id or 0, first_start_ms(now_ms, count), count)
    words = PlotWords.of(say_)
    picture = await plotted(partial(plot, weeks, words))
    file = discord.File(io.BytesIO(picture), "report.png", description=summary(say_, weeks))
    text = "\n".join([say_("report-title", count=count), week_table(say_, weeks)])
    await fill(interaction, content=text, attachments=[file])


def first_start_ms(now_ms: int, count: int) -> int:
    """The beginning of the first of ``count`` weeks, where the last is the running one."""
    now = datetime.fromtimestamp(now_ms / 1000, UTC)
    monday = now.replace(hour=0, minute=0, second=0, microsecond=0) - timedelta(days=now.weekday())
    return int((monday - (count - 1) * WEEK).timestamp() * 1000)
