"""The button *Same again* in a closed table's message: it opens a table with the same settings."""

from typing import Final

from bot.common.escaping import clean
from bot.interactions.click import Click
from bot.interactions.origin import origin_of, spot_of
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.ui.discord.replies import acknowledge, given_up_when_late, redraw, tell
from bot.ui.history.evening import AGAIN_BUTTON, without_again
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.same_again import SameAgain

NAME_MOST: Final = 60


class AgainClicks:
    def __init__(self, same_again: SameAgain, opening: OpeningTables) -> None:
        self._same_again = same_again
        self._opening = opening

    def routes(self) -> tuple[Route, ...]:
        return (Route(AGAIN_BUTTON, self._open_again),)

    async def _open_again(self, click: Click) -> None:
        """Open a new table like the closed one, say where it is, and disable the button for everybody."""
        interaction, say = click.interaction, Phrases(click.locale)
        await acknowledge(interaction)
        table_id = int(click.match["table"])
        opened = await self._same_again.open_again(origin_of(interaction), table_id, spot_of(interaction))
        name, channel = clean(opened.view.place.name, NAME_MOST), f"<#{opened.view.place.channel_id}>"
        await tell(interaction, say("again-opened", table=name, channel=channel, count=opened.called))
        await self._opening.announce(opened.view, interaction.channel_id)
        if interaction.message is not None:
            with given_up_when_late():
                await redraw(interaction, view=without_again(interaction.message))
