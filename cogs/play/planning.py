"""Clicks to plan an action ahead of one's turn, to take more time, or to show cards after the hand."""

from typing import Final, get_args

from bot.interactions.click import Click, UnknownButton
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import say
from bot.publishing.panel.panels import HandPanels
from bot.tables.manager import TableManager
from bot.tables.messages import MoreTime, PlanAhead, ShowHolding
from bot.tables.ports import Directory
from bot.tables.rules.pre_actions import Prospect
from bot.tables.saving import Request
from bot.tables.state import PlanKind
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import tell
from bot.ui.scene.scene import Scene
from bot.ui.table.turn_buttons import TURN_BUTTON, PlanPanel
from bot.use_cases.origin import Origin

_KINDS: Final[dict[str, PlanKind | None]] = {"none": None, **{kind: kind for kind in get_args(PlanKind)}}


class Planning:
    def __init__(self, answers: TableAnswers, tables: TableManager, directory: Directory, panels: HandPanels) -> None:
        self._answers = answers
        self._tables = tables
        self._directory = directory
        self._panels = panels

    def routes(self) -> tuple[Route, ...]:
        return (Route(TURN_BUTTON, self._press, when_lost=True),)

    async def _press(self, click: Click) -> None:
        """Handle a click that plans an action, takes more time or shows cards."""
        match = click.match
        table_id, hand = int(match["table"]), int(match["hand"] or 0)
        if match["ahead"]:
            await self._show_plan(click, table_id)
        elif match["plan"]:
            await self._plan(click, table_id, hand)
        elif match["show"]:
            await self._answers.answered(click, table_id, lambda request: ShowHolding(request, hand))
        elif match["time"]:
            version = int(match["version"])
            await self._answers.answered(click, table_id, lambda request: MoreTime(request, hand, version))
        else:
            raise UnknownButton(click.custom_id)

    # A player's own plan, privately

    async def _show_plan(self, click: Click, table_id: int, trouble: str | None = None) -> None:
        """Show the user's plan. ``trouble`` is the reason why their last click was refused."""
        look = await self._look(origin_of(click.interaction), table_id)
        if click.on_panel:
            await self._show_on_panel(click, table_id, trouble or (look if isinstance(look, str) else None))
        elif not isinstance(look, str):
            await click.answer(PlanPanel(*look, trouble))
        elif click.private or click.interaction.response.is_done():
            await click.answer(PrivateNote(trouble or look))
        else:
            await tell(click.interaction, look)

    async def _show_on_panel(self, click: Click, table_id: int, trouble: str | None) -> None:
        """Redraw the hand panel with the user's possible plans, and with ``trouble`` if it is given."""
        view = self._answers.table_of(click.interaction.guild_id, table_id)
        player = await self._directory.player_id(click.interaction.user.id)
        await self._panels.answer(click.interaction, view, player, trouble, planning=True)

    async def panel(self, origin: Origin, table_id: int) -> PlanPanel | PrivateNote:
        """Return a message with the user's possible plans, or with the reason why there are none."""
        look = await self._look(origin, table_id)
        return PrivateNote(look) if isinstance(look, str) else PlanPanel(*look)

    async def _plan(self, click: Click, table_id: int, hand: int) -> None:
        interaction, match, locale = click.interaction, click.match, click.locale
        wrong = self._answers.wrong_place(interaction.guild_id, table_id)
        if wrong is not None:
            await click.answer(PrivateNote(say(locale, wrong)))
            return
        kind, to = click.pick(_KINDS, "plan"), int(match["to"]) if match["to"] else None

        def plan(request: Request) -> PlanAhead:
            return PlanAhead(request, kind, hand, to)

        submitted = await self._answers.submit(interaction, table_id, plan)
        await self._show_plan(click, table_id, None if submitted.done else await submitted.words())

    async def _look(self, origin: Origin, table_id: int) -> tuple[Scene, Prospect] | str:
        """Return the table as the user sees it and their possible plans, or the reason why there are none."""
        locale = origin.locale
        wrong, view = self._answers.wrong_place(origin.guild_id, table_id), self._tables.view(table_id)
        if wrong is not None or view is None:
            return say(locale, wrong or "table-gone")
        player = await self._directory.player_id(origin.asker.user_id)
        prospect = self._tables.prospect(table_id, player)
        if prospect is None:
            return say(locale, "no-cards")
        if not prospect.kinds:
            seats = dict(view.last.hand_players)
            turn = view.hand is not None and view.hand.to_act is not None and seats.get(view.hand.to_act) == player
            return say(locale, "denial-your_turn" if turn else "denial-no_plan")
        return self._answers.scene(locale, view), prospect
