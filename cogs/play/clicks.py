"""Clicks during a hand: acting, seeing one's own cards, and choosing the next game."""

from bot.interactions.click import Click
from bot.interactions.router import Route
from bot.interactions.table_answers import TableAnswers
from bot.poker.actions import ActionKind
from bot.tables.messages import Act, ChooseGame
from bot.ui.discord.custom_ids import PANEL_BUTTON
from bot.ui.discord.sent import selected
from bot.ui.table.game_choice import GAME_MENU
from bot.ui.table.message_buttons import ACT_BUTTON, CARDS_BUTTON


class PlayClicks:
    def __init__(self, answers: TableAnswers) -> None:
        self._answers = answers

    def routes(self) -> tuple[Route, ...]:
        return (
            Route(ACT_BUTTON, self._act, when_lost=True),
            Route(CARDS_BUTTON, self._show_cards, when_lost=True),
            Route(PANEL_BUTTON, self._draw_panel_again, "a panel's button"),
            Route(GAME_MENU, self._choose_game, when_lost=True),
        )

    async def _act(self, click: Click) -> None:
        match = click.match
        hand, version, kind = int(match["hand"]), int(match["version"]), ActionKind(match["kind"])
        to = int(match["to"]) if match["to"] else None
        await self._answers.answered(click, int(match["table"]), lambda request: Act(request, kind, to, hand, version))

    async def _show_cards(self, click: Click) -> None:
        await self._answers.show_cards(click.interaction, int(click.match["table"]))

    async def _draw_panel_again(self, click: Click) -> None:
        """Redraw the hand panel. Every panel has this button, even if it is not the player's turn."""
        await self._answers.show_cards(click.interaction, int(click.match["table"]), in_place=click.on_panel)

    async def _choose_game(self, click: Click) -> None:
        """Choose the next game; the table checks the choice, because a modified client may send anything."""
        game, hand = next(iter(selected(click.interaction)), ""), int(click.match["hand"])
        await self._answers.answered(click, int(click.match["table"]), lambda request: ChooseGame(request, game, hand))
