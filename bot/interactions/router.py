"""The single listener for clicks and forms. It finds the handler by the custom_id and calls it.

It also answers clicks on buttons that were removed from their message, or that no version of the bot ever sent.
"""

import contextlib
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
import discord

from bot.common.complaint import Complaint
from bot.common.tracebacks import where
from bot.interactions.admission import Admission
from bot.interactions.click import BotInteraction, Click
from bot.interactions.refusals import Refusals
from bot.locales.phrases import say
from bot.tables.saving import StoreError
from bot.ui.discord.custom_ids import OF_TABLE, PANEL_BUTTON
from bot.ui.discord.faults import cause
from bot.ui.discord.replies import is_unheard, tell, unheard
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.text.sentences import is_askers, sentence

log = logging.getLogger(__name__)

Handler = Callable[[Click], Awaitable[None]]
ClickWatcher = Callable[[BotInteraction], Awaitable[None]]
_KINDS: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)


@dataclass(frozen=True, slots=True)
class Route:
    """A pattern of custom_ids, and the handler for clicks that match it."""

    pattern: re.Pattern[str]
    handler: Handler
    what: str | None = None
    """A name for the click in the log; needed if the custom_id must not be logged."""
    form: bool = False
    """True for a form, False for a button or menu."""
    when_lost: bool = False
    """True to handle a click even if its button has just been removed, as happens every turn at a table."""


class Router:
    """The routes of all features.

    ``click_watchers`` are functions that are called with every admitted click before its handler.
    """

    def __init__(
        self,
        admission: Admission,
        preferences: PlayerPreferences,
        refusals: Refusals,
        click_watchers: Iterable[ClickWatcher] = (),
    ) -> None:
        self.refusals = refusals
        self._admission = admission
        self._preferences = preferences
        self._click_watchers: Final = tuple(click_watchers)
        self._routes: Final[list[Route]] = []

    @property
    def families(self) -> list[re.Pattern[str]]:
        """The patterns of the custom_ids of all buttons and menus."""
        return [route.pattern for route in self._routes if not route.form]

    def add(self, *routes: Route) -> None:
        self._routes.extend(routes)

    async def handle_click(self, interaction: BotInteraction) -> None:
        """Handle a click or a submitted form, and ignore all other interactions.

        If an error is raised, the user gets an answer about it too; discord.py would only log the error.
        """
        if interaction.type not in _KINDS:
            return
        routed = None
        try:
            if not await self._admission.admits(interaction):
                return
            routed = self._routed(interaction)
            if interaction.type is discord.InteractionType.component:
                for watcher in self._click_watchers:
                    await watcher(interaction)
            if routed is None:
                await self.refusals.tell(interaction, say(interaction.locale.value, "click-gone"))
            else:
                await self._carry_out(*routed)
            self._preferences.note_language(interaction)
        except Exception as error:
            _complain(interaction, error, "an unknown click" if routed is None else _named(*routed))
            await apologise(interaction)
        finally:
            # An interaction is kept for its token, then until garbage is collected: it and its response are a cycle.
            interaction.message = None

    def _routed(self, interaction: BotInteraction) -> tuple[Route, Click] | None:
        """Return the route that matches the click, and the click; None if the click cannot be handled.

        That is the case for an unknown custom_id, for a button that the message no longer has (unless the route allows
        it), and for a hand panel with another table's button.
        """
        data: Mapping[str, Any] = interaction.data or {}
        custom_id, message = str(data.get("custom_id")), interaction.message
        panel = panel_table(message)
        if panel is not None and (of_table := OF_TABLE.match(custom_id)) and int(of_table["table"]) != panel:
            return None
        is_form = interaction.type is discord.InteractionType.modal_submit
        for route in self._routes:
            match = route.pattern.fullmatch(custom_id) if route.form is is_form else None
            if match is None:
                continue
            if not (is_form or route.when_lost) and (message is None or custom_id not in _ids(message.components)):
                continue
            # A modified client may send any click with any message, a table's message for example.
            private = message is not None and message.flags.ephemeral
            locale, own = interaction.locale.value, private and panel is None
            return route, Click(interaction, match, locale, private=own, on_panel=panel is not None)
        return None

    async def _carry_out(self, route: Route, click: Click) -> None:
        """Call the handler. Answer a Complaint or StoreError with its text, as commands do.

        A StoreError is also logged.
        """
        try:
            await route.handler(click)
        except (Complaint, StoreError) as error:
            if not is_askers(error):
                log.error("%s: %s", _named(route, click), error)
            await self.refusals.tell(click.interaction, sentence(error, click.locale))


def panel_table(message: discord.Message | None) -> int | None:
    """Return the table_id if the message is a player's hand panel, otherwise None."""
    if message is None or not message.flags.ephemeral:
        return None
    found = (PANEL_BUTTON.fullmatch(custom_id) for custom_id in _ids(message.components))
    return next((int(match["table"]) for match in found if match is not None), None)


def _ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom_ids of all buttons and menus among the components, at any depth."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id is not None:
            yield custom_id
        yield from _ids(getattr(component, "children", ()))
        yield from _ids(filter(None, (getattr(component, "accessory", None),)))


def _named(route: Route, click: Click) -> str:
    return route.what or f"the button {click.custom_id}"


def _complain(interaction: BotInteraction, error: Exception, what: str) -> None:
    if is_unheard(interaction, error):
        log.info("%s: Discord did not accept the answer (%s)", what, unheard(error))
    elif isinstance(error, discord.HTTPException):
        log.error("a click: %s", cause(error))
    else:
        # Log only the place in the code: the text of an error could contain a card.
        log.error("%s failed: %s", what, where(error))


async def apologise(interaction: BotInteraction) -> None:
    """Tell the user that something failed, if an answer is still possible."""
    with contextlib.suppress(discord.HTTPException, discord.InteractionResponded, aiohttp.ClientError, OSError):
        await tell(interaction, say(interaction.locale.value, "error-ours"))
