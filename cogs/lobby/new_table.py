"""Clicks on the lobby's form for a new table."""

from bot.interactions.click import Click
from bot.interactions.origin import origin_of, spot_of
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.ui.discord.sent import selected, shown_menus
from bot.ui.lobby.buttons import SeatedAnswer
from bot.ui.lobby.new_table import NEW_TABLE, NewTableForm, has_rules, order_of
from bot.ui.table.joining import join_button, ordered_text
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.tables.drafting import DraftingTables
from bot.use_cases.tables.opening import OpeningTables


class NewTableClicks:
    """The handlers of clicks on the form for a new table.

    The form itself contains the choices, so it works after a restart too.
    """

    def __init__(self, drafting: DraftingTables, opening: OpeningTables) -> None:
        self._drafting = drafting
        self._opening = opening

    def routes(self) -> tuple[Route, ...]:
        return (Route(NEW_TABLE, self._press),)

    async def begin(self, click: Click) -> None:
        """Show the form. Raises Complaint if the user may not open tables."""
        origin = origin_of(click.interaction)
        draft = await self._drafting.begin(origin, await self._spot(click, origin))
        await click.answer(NewTableForm(Phrases(click.locale), draft, has_rules=False))

    async def _press(self, click: Click) -> None:
        if click.match["verb"] == "open":
            await self._open(click)
            return
        origin, shown, verb = origin_of(click.interaction), shown_menus(click.interaction), click.match["verb"]
        order = order_of(verb, selected(click.interaction), shown)
        draft = await self._drafting.draft(origin, order, await self._spot(click, origin))
        await click.answer(NewTableForm(Phrases(click.locale), draft, has_rules=has_rules(verb, shown)))

    async def _open(self, click: Click) -> None:
        """Open the table; the answer, with a button to join, replaces the form."""
        origin, say = origin_of(click.interaction), Phrases(click.locale)
        await click.acknowledge()
        spot = await self._spot(click, origin)
        ordered = await self._opening.order(origin, order_of("open", (), shown_menus(click.interaction)), spot)
        await click.answer(SeatedAnswer(ordered_text(say, ordered), join_button(say, ordered.view)))
        await self._opening.announce(ordered.view, spot.channel_id)

    async def _spot(self, click: Click, origin: Origin) -> Spot:
        return await self._opening.spot_for(origin, spot_of(click.interaction))
