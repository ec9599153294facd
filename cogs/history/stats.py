"""/stats and /leaderboard: receive whose figures are wanted, in which game and for how long. The file has counted them,
and the answer is for the asker alone."""

import io
from functools import partial
from typing import Final, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.common.one_at_a_time import OneAtATime
from bot.history.achievements import BY_DOWN_CARDS
from bot.history.facts import has_shown
from bot.history.periods import PERIODS, Period, since_ms
from bot.history.ports import Achieved, Measure
from bot.interactions.click import BotInteraction, Click
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.tables.saving import StoreError
from bot.ui.discord.replies import fill
from bot.ui.history.board import BOARD_BUTTON, PAGE_MOST, PER_PAGE, BoardView, Wanted, pages_of
from bot.ui.history.plot import plot
from bot.ui.history.stats import PlayerStats, figures_text, line_text
from bot.ui.pictures.plotting import plotted
from bot.ui.text.command_texts import described, phrase
from bot.ui.text.hand_names import HandNames
from cogs._asking.asker import guild_of, player_of
from cogs._asking.members import known_player
from cogs._games.choices import game_choices

_PLOTS: Final = OneAtATime("stats-busy")
_GAMES: Final = game_choices()
_PERIODS: Final = [app_commands.Choice(name=phrase(f"period-{period}"), value=period) for period in PERIODS]
_MEASURES: Final = [app_commands.Choice(name=phrase(f"measure-{name}"), value=name) for name in ("rate", "profit")]


class Stats(commands.Cog):
    """Figures of play."""

    @app_commands.command(name="stats", description=described("stats"))
    @app_commands.guild_only()
    @app_commands.describe(
        player=described("stats-player"),
        game=described("stats-game"),
        period=described("stats-period"),
        hide=described("stats-hide"),
    )
    @app_commands.choices(game=_GAMES, period=_PERIODS)
    async def stats(
        self,
        interaction: BotInteraction,
        player: discord.User | None = None,
        game: str | None = None,
        period: str = "all",
        hide: bool | None = None,
    ) -> None:
        asker, guild, history = await player_of(interaction), guild_of(interaction), interaction.client.services.history
        if hide is not None:
            await history.list_player(guild, asker, listed=not hide)
        if player is None or player.id == interaction.user.id:
            whose, name = asker, interaction.user.display_name
        else:
            whose, name = await known_player(interaction, player), player.display_name
            if not await history.is_listed(guild, whose):
                raise Complaint("stats-hidden", name=clean(name))
        with _PLOTS.of(interaction.user.id):
            await _show(interaction, asker, whose, clean(name), game, cast(Period, period))

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
        period: str = "month",
        by: str = "rate",
        game: str | None = None,
        page: app_commands.Range[int, 1, PAGE_MOST] = 1,
    ) -> None:
        await _show_board(interaction, Wanted(cast(Period, period), cast(Measure, by), game, page - 1))


async def _show(
    interaction: BotInteraction, asker: int, whose: int, name: str, game: str | None, period: Period
) -> None:
    guild, history, say = guild_of(interaction), interaction.client.services.history, Phrases(str(interaction.locale))
    left = await history.catch_up()
    start_ms = since_ms(period, interaction.client.services.timer.now_ms())
    achieved, archive = await _achieved(interaction, asker, whose), interaction.client.services.office.hands
    tables = await archive.table_names(guild, [each.table_id for each in achieved], private=whose == asker)
    figures = PlayerStats(
        name,
        game,
        period,
        await history.record(guild, whose, game, start_ms),
        await history.tournaments(guild, whose, start_ms),
        achieved,
        left,
        await history.is_listed(guild, whose),
        HandNames(tables),
    )
    points = await history.line(guild, whose, game, start_ms) if figures.record.hands else []
    text, files = figures_text(say, figures), []
    if points:
        told = line_text(say, figures, points)
        if interaction.client.services.readers.wants_pictures(guild, asker):
            words = say("stats-plot-chips"), say("stats-plot-hands")
            picture = await plotted(partial(plot, points, *words, say.figure))
            files.append(discord.File(io.BytesIO(picture), "chips.png", description=told))
        else:
            text = f"{text}\n{told}"
    await fill(interaction, content=text, attachments=files)


async def _achieved(interaction: BotInteraction, asker: int, whose: int) -> list[Achieved]:
    """Players alone are told how they played cards that they never showed."""
    found = await interaction.client.services.history.achieved(guild_of(interaction), whose)
    open_to_all = whose == asker
    return [
        each
        for each in found
        if open_to_all or each.name not in BY_DOWN_CARDS or await _was_shown(interaction, each, whose)
    ]


async def _was_shown(interaction: BotInteraction, achieved: Achieved, player: int) -> bool:
    """A hand that is no longer kept shows nothing."""
    hands = interaction.client.services.office.hands
    try:
        hand = await hands.hand(guild_of(interaction), achieved.table_id, achieved.number)
    except StoreError:
        return False
    if hand is None:
        return False
    events = [logged.event for logged in hand.events]
    return any(who == player and has_shown(events, seat) for seat, who in hand.players.items())


async def _show_board(interaction: BotInteraction, wanted: Wanted) -> None:
    """Answers a deferred command or click with a page of the board; with the last one if there are not so many."""
    services, guild, history = interaction.client.services, guild_of(interaction), interaction.client.services.history
    await history.catch_up()
    start_ms = since_ms(wanted.period, services.timer.now_ms())
    own = await services.directory.known(interaction.user.id)
    board = await history.board(
        guild, wanted.measure, wanted.game, start_ms, own=own, skip=wanted.page * PER_PAGE, most=PER_PAGE
    )
    if not board.lines and wanted.page:
        await _show_board(interaction, Wanted(wanted.period, wanted.measure, wanted.game, pages_of(board) - 1))
        return
    await services.names.learn(guild, [placed.player_id for placed in board.lines])
    view = BoardView(Phrases(str(interaction.locale)), wanted, board, services.readers.name_of(guild))
    await fill(interaction, view=view)


async def _turn(click: Click) -> None:
    """Turns to another page of a leaderboard."""
    interaction, wanted = click.interaction, Wanted.of(click.custom_id)
    await click.acknowledge()
    if wanted is None:
        raise Complaint("click-gone")
    await _show_board(interaction, wanted)


ROUTES: Final = (Route(BOARD_BUTTON, _turn, "a button of a leaderboard"),)
