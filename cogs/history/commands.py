"""The commands /hand, /stats and /leaderboard: to replay, prove and export hands, and show statistics."""

from typing import Final, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.history.periods import PERIODS, WHOLE_DAYS, Period
from bot.history.ports import Measure
from bot.interactions.click import BotInteraction
from bot.ui.discord.replies import suggesting
from bot.ui.history.board import PAGE_MOST, Wanted
from bot.ui.text.command_texts import described, phrase
from bot.use_cases.exports import OWN_HANDS_MOST, WantedHands
from cogs._shared.choices import game_choices
from cogs._shared.suggestions import HandSuggestions
from cogs.history.figures import FigureAnswers
from cogs.history.hands import HandAnswers

_GAMES: Final = game_choices()
_PERIODS: Final = [app_commands.Choice(name=phrase(f"period-{period}"), value=period) for period in PERIODS]
_DAYS: Final = [choice for choice in _PERIODS if choice.value in WHOLE_DAYS]
_MEASURES: Final = [app_commands.Choice(name=phrase(f"measure-{name}"), value=name) for name in ("rate", "profit")]


class Hands(commands.Cog):
    """The commands that replay hands, prove their deals and export them."""

    def __init__(self, answers: HandAnswers, suggestions: HandSuggestions) -> None:
        self._answers = answers
        self.suggestions = suggestions

    hand = app_commands.Group(name="hand", description=described("hand"), guild_only=True)

    @hand.command(name="last", description=described("hand-last"))
    async def last(self, interaction: BotInteraction) -> None:
        await self._answers.show_step(interaction, *await self._answers.find(interaction))

    @hand.command(name="id", description=described("hand-id"))
    @app_commands.describe(hand=described("hand-id-hand"))
    @suggesting(hand=lambda cog: cog.suggestions.own)
    async def by_id(self, interaction: BotInteraction, hand: str) -> None:
        await self._answers.show_step(interaction, *await self._answers.find(interaction, hand))

    @hand.command(name="proof", description=described("hand-proof"))
    @app_commands.describe(hand=described("hand-proof-hand"))
    @suggesting(hand=lambda cog: cog.suggestions.own)
    async def proof(self, interaction: BotInteraction, hand: str | None = None) -> None:
        await self._answers.send_proof(interaction, *await self._answers.find(interaction, hand))

    @hand.command(name="export", description=described("hand-export"))
    @app_commands.describe(
        hand=described("hand-export-hand"), last=described("hand-export-last"), since=described("hand-export-since")
    )
    @suggesting(hand=lambda cog: cog.suggestions.own)
    async def export(
        self,
        interaction: BotInteraction,
        hand: str | None = None,
        last: app_commands.Range[int, 1, OWN_HANDS_MOST] | None = None,
        since: str | None = None,
    ) -> None:
        await self._answers.send_own(interaction, WantedHands(hand, last, since))


class Stats(commands.Cog):
    """The commands that show statistics."""

    def __init__(self, answers: FigureAnswers) -> None:
        self._answers = answers

    @app_commands.command(name="stats", description=described("stats"))
    @app_commands.guild_only()
    @app_commands.describe(
        player=described("stats-player"),
        game=described("stats-game"),
        period=described("stats-period"),
        hide=described("stats-hide"),
    )
    @app_commands.choices(game=_GAMES, period=_DAYS)
    async def stats(
        self,
        interaction: BotInteraction,
        player: discord.User | None = None,
        game: str | None = None,
        period: str = "all",
        hide: bool | None = None,
    ) -> None:
        await self._answers.show(interaction, player, game, cast(Period, period), hide)

    @app_commands.command(name="leaderboard", description=described("leaderboard"))
    @app_commands.guild_only()
    @app_commands.describe(
        period=described("leaderboard-period"),
        by=described("leaderboard-by"),
        game=described("stats-game"),
        page=described("leaderboard-page"),
    )
    @app_commands.choices(game=_GAMES, period=_PERIODS, by=_MEASURES)
    async def leaderboard(
        self,
        interaction: BotInteraction,
        period: str = "tonight",
        by: str = "profit",
        game: str | None = None,
        page: app_commands.Range[int, 1, PAGE_MOST] = 1,
    ) -> None:
        wanted = Wanted(cast(Period, period), cast(Measure, by), game, page - 1)
        await self._answers.show_board(interaction, wanted)
