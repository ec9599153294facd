"""Clicks on *Manage*: the organizer's private buttons. The right to them is checked at each click."""

from collections.abc import Mapping
from typing import Final

from bot.interactions.click import Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.tournaments.messages import Delay, StartNow
from bot.ui.discord.components import PrivateNote
from bot.ui.tournament.answers import answer
from bot.ui.tournament.buttons import MANAGE_BUTTON, START_BUTTON
from bot.ui.tournament.managing import ManageMenu
from bot.use_cases.tournaments.managing import ManagingTournaments

_ORDERS: Final[Mapping[str, type[StartNow | Delay]]] = {"now": StartNow, "delay": Delay}


class ManageClicks:
    def __init__(self, managing: ManagingTournaments) -> None:
        self._managing = managing

    def routes(self) -> tuple[Route, ...]:
        return (Route(MANAGE_BUTTON, self._open), Route(START_BUTTON, self._move_start))

    async def _open(self, click: Click) -> None:
        view = await self._managing.manage(origin_of(click.interaction), int(click.match["tournament"]))
        await click.answer(ManageMenu(Phrases(click.locale), view))

    async def _move_start(self, click: Click) -> None:
        """Move the start, and show the buttons for the new one."""
        order = click.pick(_ORDERS)
        await click.acknowledge()
        tournament_id, seen_ms = int(click.match["tournament"]), int(click.match["seen"])
        origin = origin_of(click.interaction)
        submitted = await self._managing.move_start(origin, tournament_id, lambda request: order(request, seen_ms))
        told = answer(click.locale, submitted.message, submitted.reply)
        if submitted.reply is None:
            await click.answer(PrivateNote(told))
        else:
            await click.answer(ManageMenu(Phrases(click.locale), submitted.reply.view, told))
