"""The clicks and forms of /room setup. For each the right is checked again, the change saved, and the page shown again:
in place of the private page that it came from, else as a private message of its own. A changed client may send any of
them along with a message that others see, and that is never drawn over."""

from collections.abc import Sequence
from typing import Final

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction, Click
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.moderation.powers import Power
from bot.moderation.room_settings import RoomSettings
from bot.typed.room_settings import SETTINGS, changed, chosen
from bot.ui.discord.replies import in_time, open_form, redraw
from bot.ui.discord.sent import selected, written
from bot.ui.room.setup import DONE, FORMS, SETUP, SETUP_FORM, Setup, SetupDone, SetupForm, SetupPage
from bot.ui.room.words import dashed
from bot.ui.text.sentences import complaint_told
from cogs._asking.authority import authorised
from cogs.room.changes import change, places_of, room_defaults, server_of, settings_of_room, troubles

COMMAND: Final = "room setup"


async def first_page(interaction: BotInteraction) -> SetupPage:
    return SetupPage(setup_of(interaction, await settings_of_room(interaction)), 1)


def setup_of(interaction: BotInteraction, settings: RoomSettings) -> Setup:
    return Setup(
        Phrases(str(interaction.locale)), settings, room_defaults(interaction), tuple(troubles(interaction, settings))
    )


async def _press(click: Click) -> None:
    """Carries out a click on a page, or a choice from its menu."""
    interaction, page, what = click.interaction, int(click.match["page"]), click.match["what"]
    if what in FORMS:
        await authorised(interaction, Power.SET_ROOM)
        setup = setup_of(interaction, await settings_of_room(interaction))
        await open_form(interaction, SetupForm(setup, page, what))
        return
    await _leave_what_others_see(click)
    if what == DONE:
        await authorised(interaction, Power.SET_ROOM)
        await redraw(interaction, view=SetupDone(Phrases(str(interaction.locale))))
    else:
        wrong = await in_time(interaction, _chosen(interaction, what))
        await _show(interaction, page, wrong)


async def _leave_what_others_see(click: Click) -> None:
    if not click.private:
        await click.acknowledge()


async def _chosen(interaction: BotInteraction, name: str | None) -> list[str]:
    """Saves a choice from a menu, if it was one. Returns a line for each value that could not be taken."""
    await authorised(interaction, Power.SET_ROOM)
    if name not in SETTINGS:
        return []
    values, places = selected(interaction), places_of(server_of(interaction))
    try:
        await change(interaction, COMMAND, lambda settings: chosen(settings, name, values, places))
    except Complaint as error:
        return [told(interaction, name, error)]
    return []


async def _fill_in(click: Click) -> None:
    """Answers a form: saves what can be read of it, and the page tells what could not."""
    interaction, page, form = click.interaction, int(click.match["page"]), click.match["what"]
    await _leave_what_others_see(click)
    wrong = await in_time(interaction, _filled_in(interaction, form))
    await _show(interaction, page, wrong)


async def _filled_in(interaction: BotInteraction, form: str) -> list[str]:
    typed = {name: text for name, text in written(interaction).items() if name in FORMS[form]}
    wrong: list[str] = []

    def take(settings: RoomSettings) -> RoomSettings:
        for name, text in typed.items():
            try:
                settings = changed(settings, name, text, places_of(server_of(interaction)))
            except Complaint as error:
                wrong.append(told(interaction, name, error))
        return settings

    await change(interaction, COMMAND, take)
    return wrong


def told(interaction: BotInteraction, name: str, error: Complaint) -> str:
    """The line about a bad setting."""
    say_ = Phrases(str(interaction.locale))
    return say_("with-label", label=say_(f"setting-{dashed(name)}"), text=complaint_told(say_, error))


async def _show(interaction: BotInteraction, page: int, wrong: Sequence[str]) -> None:
    await redraw(interaction, view=SetupPage(setup_of(interaction, await settings_of_room(interaction)), page, wrong))


ROUTES: Final = (
    Route(SETUP, _press, "a page of the set-up"),
    Route(SETUP_FORM, _fill_in, "a form of the set-up", form=True),
)
