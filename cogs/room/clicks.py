"""Clicks and forms of /room setup.

Each one checks again whether the user may change settings, saves the change and shows the page. The page replaces the
private message that was clicked; otherwise it is a new private message. A modified client may send a click with a
message that others see, so such a message is never edited.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction, Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.moderation.powers import Power
from bot.moderation.room_settings import RoomSettings
from bot.typed.room_settings import SETTINGS, changed, chosen
from bot.ui.discord.replies import in_time, open_form, redraw
from bot.ui.discord.sent import selected, written
from bot.ui.room.setup import DONE, FORMS, SETUP, SETUP_FORM, Setup, SetupDone, SetupForm, SetupPage
from bot.ui.room.words import RoomDefaults, dashed
from bot.ui.text.sentences import complaint_text
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin
from bot.use_cases.room_settings import RoomSettingsDesk
from cogs._shared.server import places_of, server_of, troubles

COMMAND: Final = "room setup"


class Saved(NamedTuple):
    settings: RoomSettings
    wrong: Sequence[str] = ()
    """A line for each value that was refused."""


class SetupClicks:
    def __init__(self, authority: Authority, desk: RoomSettingsDesk, defaults: RoomDefaults) -> None:
        self._authority = authority
        self._desk = desk
        self._defaults = defaults

    def routes(self) -> tuple[Route, ...]:
        return (
            Route(SETUP, self._press, "a page of the set-up"),
            Route(SETUP_FORM, self._fill_in, "a form of the set-up", form=True),
        )

    async def first_page(self, interaction: BotInteraction) -> SetupPage:
        """Return the first page. Raises Complaint if the user may not change settings."""
        settings = await self._desk.settings(origin_of(interaction), Power.SET_ROOM)
        return SetupPage(self._setup(interaction, settings), 1)

    def _setup(self, interaction: BotInteraction, settings: RoomSettings) -> Setup:
        say_ = Phrases(origin_of(interaction).locale)
        return Setup(say_, settings, self._defaults, tuple(troubles(interaction, settings)))

    async def _press(self, click: Click) -> None:
        """Handle a click on a page's button, or a choice from its menu."""
        interaction, page, part = click.interaction, int(click.match["page"]), click.match["what"]
        if part in FORMS:
            settings = await self._desk.settings(origin_of(interaction), Power.SET_ROOM)
            await open_form(interaction, SetupForm(self._setup(interaction, settings), page, part))
            return
        await self._leave_what_others_see(click)
        if part == DONE:
            await self._authority.require(origin_of(interaction), Power.SET_ROOM)
            await redraw(interaction, view=SetupDone(Phrases(click.locale)))
        else:
            await self._show(interaction, page, await in_time(interaction, self._chosen(interaction, part)))

    async def _leave_what_others_see(self, click: Click) -> None:
        if not click.private:
            await click.acknowledge()

    async def _chosen(self, interaction: BotInteraction, name: str | None) -> Saved:
        """Save the value chosen in a menu; for a click on a button, only return the current settings."""
        origin = origin_of(interaction)
        if name not in SETTINGS:
            return Saved(await self._desk.settings(origin, Power.SET_ROOM))
        read = partial(chosen, name=name, values=selected(interaction), places=places_of(server_of(interaction)))
        return await self._change(origin, {name: read})

    async def _fill_in(self, click: Click) -> None:
        """Save the valid values of a submitted form; the page then lists the invalid ones."""
        interaction, page, form = click.interaction, int(click.match["page"]), click.match["what"]
        await self._leave_what_others_see(click)
        await self._show(interaction, page, await in_time(interaction, self._filled_in(interaction, form)))

    async def _filled_in(self, interaction: BotInteraction, form: str) -> Saved:
        places, typed = places_of(server_of(interaction)), written(interaction)
        names = [name for name in typed if name in FORMS[form]]
        readings = {name: partial(changed, name=name, text=typed[name], places=places) for name in names}
        return await self._change(origin_of(interaction), readings)

    async def _change(self, origin: Origin, readings: Mapping[str, Callable[[RoomSettings], RoomSettings]]) -> Saved:
        """Apply the parsed values to the settings, and save the result.

        Values that cannot be parsed are skipped and reported. Raises Complaint if the user may not change settings.
        """
        wrong: list[str] = []

        def take(settings: RoomSettings) -> RoomSettings:
            for name, read in readings.items():
                try:
                    settings = read(settings)
                except Complaint as error:
                    wrong.append(_problem(origin.locale, name, error))
            return settings

        change = await self._desk.change(origin, COMMAND, take)
        return Saved(change.after, wrong)

    async def _show(self, interaction: BotInteraction, page: int, saved: Saved) -> None:
        await redraw(interaction, view=SetupPage(self._setup(interaction, saved.settings), page, saved.wrong))


def _problem(locale: str, name: str, error: Complaint) -> str:
    """Return a line that says why a setting's value was refused."""
    say_ = Phrases(locale)
    return say_("with-label", label=say_(f"setting-{dashed(name)}"), text=complaint_text(say_, error))
