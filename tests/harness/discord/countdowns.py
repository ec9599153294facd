"""Times that Discord counts down or up before the reader's eyes, such as "in 37 seconds"."""

import json
import re
from collections.abc import Iterator
from typing import Final

import simcord
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.types import HttpLogEntry

from bot.locales.phrases import LOCALES, say
from bot.publishing.table.reminders import reminder_patterns
from bot.ui.discord.custom_ids import PANEL_BUTTON
from tests.harness.discord.who_sees import is_private

COUNTS: Final = re.compile(r"<t:\d+:R>")
"""Not where it stands in a hostile name, and means nothing."""


def left_to_run_on(env: simcord.Env) -> Iterator[str]:
    """Messages sent so far with a time that goes on counting when it is past, because nobody renews them. Public
    posts of components are cards, and renewed; so are hand panels, until they say that they stop; a call to a player
    whose time runs out is taken away when it has."""
    for entry in env.http_requests:
        if not COUNTS.search(json.dumps(entry.json)) or _is_call(entry):
            continue
        try:
            renewed = _is_live_panel(entry) or _is_card(env, entry)
        except BackendError:
            continue  # what was clicked is taken away since
        if not renewed:
            yield f"{entry.method} {entry.path}: {entry.json}"


def _is_card(env: simcord.Env, entry: HttpLogEntry) -> bool:
    return bool(_data(entry).get("components")) and not is_private(env, entry) and not _is_letter(env, entry)


def _is_live_panel(entry: HttpLogEntry) -> bool:
    components = _data(entry).get("components") or []
    assert isinstance(components, list)
    buttons = [part for part in walk_components(components) if PANEL_BUTTON.fullmatch(str(part.get("custom_id")))]
    return any(button["label"] not in {say(locale, "panel-continue") for locale in LOCALES} for button in buttons)


def _is_call(entry: HttpLogEntry) -> bool:
    return any(call.fullmatch(str(_data(entry).get("content"))) for call in reminder_patterns())


def _is_letter(env: simcord.Env, entry: HttpLogEntry) -> bool:
    parts = entry.path.split("/")
    channel = env.backend.channels.get(int(parts[2])) if parts[1] == "channels" else None
    return channel is not None and channel.guild_id is None


def _data(entry: HttpLogEntry) -> dict[str, object]:
    body = entry.json if isinstance(entry.json, dict) else {}
    data = body.get("data") or body
    assert isinstance(data, dict)
    return data
