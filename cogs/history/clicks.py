"""Clicks on a replayed hand and on a leaderboard."""

from bot.common.complaint import Complaint
from bot.interactions.click import Click
from bot.interactions.router import Route
from bot.ui.history.board import BOARD_BUTTON, Wanted
from bot.ui.history.replay import STEP_BUTTON
from cogs.history.figures import FigureAnswers
from cogs.history.hands import HandAnswers


class HistoryClicks:
    def __init__(self, hands: HandAnswers, figures: FigureAnswers) -> None:
        self._hands = hands
        self._figures = figures

    def routes(self) -> tuple[Route, ...]:
        return (
            Route(STEP_BUTTON, self._press, "a button of a hand"),
            Route(BOARD_BUTTON, self._turn, "a button of a leaderboard"),
        )

    async def _press(self, click: Click) -> None:
        """Show the step of a hand that the clicked button names."""
        match = click.match
        await click.acknowledge()
        table, hand, step = int(match["table"]), int(match["hand"]), int(match["step"])
        await self._hands.show_step(click.interaction, table, hand, step, by_pot=match["order"] is not None)

    async def _turn(self, click: Click) -> None:
        """Show another page of a leaderboard, or post the current page for everyone."""
        wanted = Wanted.of(click.custom_id)
        await click.acknowledge()
        if wanted is None:
            raise Complaint("click-gone")
        show = click.pick({"board": self._figures.show_board, "share": self._figures.share_board})
        await show(click.interaction, wanted)
