"""Autocomplete for the option ``value`` of /room set, which depends on the chosen setting."""

from collections.abc import Sequence
from typing import Final

from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases
from bot.moderation.powers import Power
from bot.moderation.room_settings import RoomSettings
from bot.typed.room_settings import OFF, ON, SETTINGS, Places, languages, typed
from bot.typed.stakes import USUAL_STAKES
from bot.typed.times.zones import suggest_zones
from bot.ui.room.words import RoomDefaults, value_text
from bot.use_cases.room_settings import RoomSettingsDesk
from cogs._shared.server import places_of, server_of

Choices = list[app_commands.Choice[str]]
DEFAULT_WORD: Final = "default"
"""One of the words that reset a setting to its default; bot.typed.room_settings.BACK lists them all."""


class ValueSuggestions:
    def __init__(self, desk: RoomSettingsDesk, defaults: RoomDefaults) -> None:
        self._desk = desk
        self._defaults = defaults

    async def values(self, interaction: BotInteraction, typed_: str) -> Choices:
        """Suggest values, but none to members who may not change settings.

        Otherwise the suggestions would reveal the names of hidden channels and roles.
        """
        name, origin = interaction.namespace.setting, origin_of(interaction)
        try:
            settings, places = await self._desk.settings(origin, Power.SET_ROOM), places_of(server_of(interaction))
        except Complaint:
            return []
        if name not in SETTINGS:
            return []
        texts = [text for text in suggestions(name, typed_, settings, places) if len(text) <= CHOICE_CHARACTERS]
        found = texts[: CHOICES_MOST - 1]
        choices = [app_commands.Choice(name=text, value=text) for text in found]
        if not DEFAULT_WORD.startswith(typed_.strip().casefold()):
            # The Enter key takes the first suggestion, which must not reset the setting that is being typed.
            return choices
        return [*choices, back_to_default(Phrases(origin.locale), name, self._defaults)]


def back_to_default(say_: Phrases, name: str, defaults: RoomDefaults) -> app_commands.Choice[str]:
    default_text = value_text(say_, RoomSettings(), name, defaults)
    return app_commands.Choice(name=say_("room-default", value=default_text)[:CHOICE_CHARACTERS], value=DEFAULT_WORD)


def suggestions(name: str, text: str, settings: RoomSettings, places: Places) -> list[str]:
    """Return the values of the setting ``name`` that match the text typed so far."""
    kind = SETTINGS[name].kind
    if kind == "number":
        return _of_number(text, typed(settings, name))
    if kind == "language":
        return [called for called in languages().values() if text.casefold() in called.casefold()]
    if kind == "zone":
        return suggest_zones(text)
    if kind == "switch":
        return [word for word in (ON, OFF) if _fits(word, text)]
    if kind == "stakes":
        return _continued(text, [f"{small}/{big}" for small, big in USUAL_STAKES])
    sign = "@" if kind == "roles" else "#"
    names = [f"{sign}{called.removeprefix('@')}" for known, called in places.of(name) if known != places.guild_id]
    if kind == "channel":
        return [called for called in names if _fits(called, text)]
    return _continued(text, names)


def _of_number(text: str, now: str) -> list[str]:
    return [each for each in dict.fromkeys((text.strip(), now)) if each]


def _continued(text: str, names: Sequence[str]) -> list[str]:
    """Complete the last part of a typed list; return one list for each matching name."""
    before, comma, last = text.rpartition(",")
    parts = [part.strip() for part in before.split(",") if part.strip()] if comma else []
    return [", ".join([*parts, called]) for called in names if called not in parts and _fits(called, last)]


def _fits(called: str, text: str) -> bool:
    return text.strip().casefold() in called.casefold()
